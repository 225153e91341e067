import Clients
import Foundation
import Reports
import Testing

@testable import WeatherServices

struct OpenMeteoErrorTests {
  @Test(arguments: [
    ("", "empty"), (" ", "not JSON at byte 1"), ("<html></html>", "not JSON"),
    (#"{"latitude":nan}"#, "no current, hourly or daily"),
    (#"{"hourly":{"time":["2026-11-21T00:00"]}"#, "not JSON at byte 39"),
    (#"{"hourly":{}} {}"#, "not JSON at byte 14"), ("{}", "no current, hourly or daily"),
    ("null", "no current, hourly or daily"), ("[]", "reports: 0, places: 1"),
    (#"[{"hourly":{}},{"hourly":{}}]"#, "reports: 2, places: 1"),
    (#"{"location_id":3,"hourly":{}}"#, "location_id"),
    (String(repeating: "[", count: 100_000), "not JSON at byte 64"),
  ])
  func saysWhereAnAnswerIsNotWhatWasPromised(body: String, detail: String) {
    #expect(throws: ServiceError.badAnswer(.openMeteo, detail: detail.cleaned(limit: 300))) {
      try Answers.reports(Array(body.utf8))
    }
  }

  @Test(arguments: [200, 400, 503])
  func givesTheReasonOfTheService(status: Int) {
    let body = #"{"error":true,"reason":"Latitude must be\u001b[2J in range of -90 to 90\u00b0."}"#
    let reason: CleanText = "Latitude must be[2J in range of -90 to 90°."
    #expect(throws: ServiceError.status(status, host: "example.org", reason: reason)) {
      try Answers.answer(Array(body.utf8), status: status)
    }
  }

  @Test(arguments: ["", "<html>", "[1]", #"{"error":true}"#, #"{"reason":7}"#])
  func needsNoReason(body: String) {
    #expect(throws: ServiceError.status(502, host: "example.org", reason: nil)) {
      try Answers.answer(Array(body.utf8), status: 502)
    }
  }

  // The clock stands at 2026-11-21T14:20:00Z.
  @Test(arguments: [
    ("Minutely API request limit exceeded. Please try again in one minute.", 1_795_270_860.0),
    ("Hourly API request limit exceeded. Please try again in the next hour.", 1_795_273_200),
    ("Daily API request limit exceeded. Please try again tomorrow.", 1_795_305_600),
    ("Too many concurrent requests", nil),
    ("", nil),
  ])
  func knowsWhenALimitEnds(reason: String, until: Double?) {
    let error = ServiceError.limited(
      .openMeteo, until: until.map(Date.init(timeIntervalSince1970:)))
    #expect(throws: error) {
      try Answers.answer(Array(#"{"reason":"\#(reason)","error":true}"#.utf8), status: 429)
    }
  }
}
