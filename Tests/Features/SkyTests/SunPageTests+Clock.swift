import Phrases
import Presentation
import Reports
import ScreenTestSupport
import Testing

@testable import Sky

extension SunPageTests {
  /// Hours below the curve are those of the person's clock, and times that go on do so below each other.
  @Test(arguments: [40, 80, 120]) func hoursFollowTheClock(width: Int) throws {
    let text = try page(
      59.91, 10.75, "2026-06-21", "Europe/Oslo", width: width, clock: .hours12)
    let words = text.replacing("\u{A0}", with: " ").split(separator: "\n").map(String.init)
    let axis = try #require(words.first { $0.hasPrefix(" 12 am ") })
    #expect(axis.split(separator: " ").joined(separator: " ") == "12 am 6 am 12 pm 6 pm 12 am")
    #expect(axis.count <= width)
    let civil = try #require(words.firstIndex { $0.hasPrefix(" civil") })
    let next = words[civil + 1]
    #expect(next.hasPrefix(" nautical") || next.hasPrefix("               "), "\(text)")
  }
}
