import CommandKit
import Foundation
import Phrases
import ScreenTestSupport
import TerminalText
import Testing
import WeatherModels
import WeatherText

/// What is said of the runs behind a chart.
struct ChartSpreadTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  /// The European ensemble has steps of three hours, and beyond 144 hours of six.
  @Test(arguments: [
    (48, "ECMWF IFS has 3-hour steps. Vane interpolates between them."),
    (
      240,
      "ECMWF IFS has 3-hour steps, later 6-hour steps. Vane interpolates between them."
    ),
  ])
  func saysHowFarApartTheStepsAre(hours: Int, sentence: String) throws {
    let times = (0..<300).map { Fixture.now + Double($0) * 3600 }
    let member = Ensemble.Member(
      number: 0, temperature: times.map { _ in Temperature(1, .celsius) }, precipitation: [],
      windSpeed: [])
    let ensemble = Ensemble(model: .ecmwf, times: times, members: [member])
    let spread = try #require(ChartSpread(.temperature, ensemble, []))
    #expect(try notes(.temperature, spread, hours: hours).contains(sentence))
  }

  /// Amounts of which all runs have none have no band, and runs of another week none either.
  @Test(arguments: [
    (0.0, 0.0, 0, [String]()), (1, 0, 0, ["90 %", "25 %", "10 %"]),
    (0.5, 0.5, 0, ["90 %"]), (1, 0, 500, []),
  ])
  func onlyBandsThatAreDrawnAreExplained(
    most: Double, least: Double, hoursAhead: Int, rows: [String]
  ) throws {
    let times = (0..<30).map { Fixture.now + Double($0 + hoursAhead) * 3600 }
    let members = (0...10).map { number in
      let amount = least + (most - least) * Double(number) / 10
      return Ensemble.Member(
        number: number, temperature: [],
        precipitation: times.map { _ in Precipitation(amount, .millimeters) }, windSpeed: [])
    }
    let spread = try #require(
      ChartSpread(.rain, Ensemble(model: .ecmwf, times: times, members: members), []))
    let chart = try #require(
      words.charts.chart(.rain, Fixture.oslo, report, hours: 24, spread: spread))
    let labels = chart.chart.panels.flatMap(\.figures).map(\.label).filter { $0.hasSuffix(" %") }
    #expect(labels == rows)
    #expect(chart.notes.contains { $0.hasPrefix("Bands:") } == !rows.isEmpty)
  }

  private func notes(_ kind: ChartKind, _ spread: ChartSpread, hours: Int) throws -> [String] {
    try #require(words.charts.chart(kind, Fixture.oslo, report, hours: hours, spread: spread)).notes
  }

  /// Mild and dry for ten days.
  private var report: Report {
    var report = Fixture.report
    report.hours = (0..<250).map { hour in
      var conditions = Conditions(time: Fixture.now + Double(hour) * 3600)
      conditions.temperature = Temperature(9, .celsius)
      conditions.precipitation = Precipitation(0, .millimeters)
      return conditions
    }
    return report
  }
}
