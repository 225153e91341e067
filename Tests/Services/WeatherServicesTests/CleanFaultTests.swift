import HTTP
import Reports
import Testing

@testable import WarningServices
@testable import WeatherServices

/// attacks.md 2: text of a service that becomes part of an error.
struct CleanFaultTests {
  private static let hostile = #"10\u001b]0;pwn\u0007\u001b[31mred\u202e"#

  @Test func namesUnknownCodesWithoutTheirEscapeSequences() throws {
    let body = #"{"WTS":{"code":"\#(Self.hostile)"},"\#(Self.hostile)":{"code":"x"}}"#
    let alerts = try HongKongObservatory.summary(Array(body.utf8), in: "en")
    #expect(
      alerts.map { $0.fault?.description } == [
        "code 10]0;pwn[31mred x", "code WTS 10]0;pwn[31mred",
      ])
  }

  @Test func namesAnUnknownLevelWithoutItsEscapeSequences() throws {
    let item = #"{"headline":"Wind","level":"\#(Self.hostile)"}"#
    let body = #"{"warnings":{"national":[\#(item)],"marine":[],"environmental":[]}}"#
    let faults = try MetEireann.alerts(Array(body.utf8)).compactMap { $0.fault?.description }
    #expect(faults == ["level 10]0;pwn[31mred"])
  }

  /// attacks.md 7
  @Test(arguments: ["s3cr3t", "s3/cr&3t"])
  func repeatsNoKey(key: String) {
    let body = #"{"error":true,"reason":"No such key: \#(key), s3%2Fcr%263t"}"#
    let answer = HTTPResponse(status: 400, host: "h", body: Array(body.utf8), secret: key)
    let shown: CleanText = key == "s3cr3t" ? "No such key: …, s3%2Fcr%263t" : "No such key: …, …"
    #expect(throws: ServiceError.status(400, host: "h", reason: shown)) {
      try OpenMeteoAnswer(answer, asked: Answers.now)
    }
  }
}
