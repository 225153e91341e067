import Analysis
import ScreenTestSupport
@testable import When

/// Snow where rain was asked for, and the reverse, in Oslo on a Saturday at 14:12.
struct InsteadTests {
  private let words = Wording()

  /// If somebody asks for rain and it snows, the answer says so instead of "no" alone.
  @Test(arguments: [
    ("rain", 73, "No rain in the next 2 days. Snow: 15:00–18:00 (3 h)."),
    ("snow", 61, "No snow in the next 2 days. Rain: 15:00–18:00 (3 h)."),
    ("rain 4h", 73, "No 4 h of rain in the next 2 days."),
  ])
  func whatFallsInsteadIsSaid(text: String, code: Int, sentence: String) throws {
    let report = HandMade.report(wet: 16...18, code: code)
    #expect(try words.answer(text, report) == sentence)
  }

  /// Runs of precipitation can't deny rain where it snows.
  @Test func wetRunsDoNotDoubtThatSnowIsNoRain() throws {
    let report = HandMade.report(wet: 0...18, code: 73)
    let times = report.hours.map(\.time)
    let runs = Ensemble(
      model: .icon, times: times,
      members: (0..<9).map {
        .init(number: $0, precipitation: times.map { _ in Precipitation(1, .millimeters) })
      })
    #expect(
      try words.answer("rain", report, on: .after(0), runs)
        == "No rain today. Snowing now until 18:00 (about 4 h).")
  }

  @Test(arguments: [
    (
      "rain",
      #""instead":{"kind":"snow","from":"2026-11-21T15:00:00+01:00","to":"2026-11-21T18:00:00+01:00","#
        + #""hours":3,"share":null,"word":null,"runs":null,"#
        + #""forecast":{"from":"2026-11-21T15:00:00+01:00","to":"2026-11-21T18:00:00+01:00","hours":3}}"#
    ), ("snow", #""instead":null"#), ("rain 4h", #""instead":null"#),
  ])
  func whatFallsInsteadIsInTheDocument(text: String, member: String) throws {
    let report = HandMade.report(wet: 16...18, code: 73)
    let document = try words.document(text, report)
    #expect(document.contains(member), "\(document)")
  }
}
