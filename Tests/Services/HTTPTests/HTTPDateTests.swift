import Foundation
import Testing

@testable import HTTP

struct HTTPDateTests {
  @Test(arguments: [
    ("Mon, 20 Jul 2020 12:14:53 GMT", 1_595_247_293.0), ("Mon, 20 Jul 2020 12:14:53 CET", nil),
    ("Monday, 20-Jul-20 12:14:53 GMT", nil), ("0", nil), ("", nil),
    ("Mon, 31 Feb 2020 12:14:53 GMT", nil), ("Mon, 20 Jul 2020 25:14:53 GMT", nil),
    ("Mon, 20 Jul 2020 12:14 GMT", nil), ("Mon, 20 Jul 2020 12:14:53+02:00 GMT", nil),
  ])
  func readsDatesOfHeaders(text: String, seconds: Double?) {
    #expect(HTTPDate.date(text)?.timeIntervalSince1970 == seconds)
  }
}
