import CommandKit
import Foundation
import Outlook
import Phrases
import ScreenTestSupport
import TerminalText
import Testing
import WeatherModels
@testable import WeatherText

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

  /// The cells of the fan against the percentiles: in each column all rows from the lower to the upper end of a band are
  /// shaded, and no other; the further ahead, the more.
  @Test(arguments: [Glyphs.unicode, .ascii]) func theFanCoversThePercentiles(glyphs: Glyphs) throws
  {
    let times = (0..<60).map { Fixture.now + Double($0) * 3600 }
    let members = (-10...10).map { number in
      Ensemble.Member(
        number: number,
        temperature: times.indices.map { Temperature(9 + Double(number * $0) / 40, .celsius) },
        precipitation: [], windSpeed: [])
    }
    let ensemble = Ensemble(model: .ecmwf, times: times, members: members)
    let spread = try #require(ChartSpread(.temperature, ensemble, []))
    let words = Wording(
      phrases: English(), now: { Fixture.now }, appearance: { Appearance(glyphs: glyphs) })
    let chart = try #require(
      words.charts.chart(.temperature, Fixture.oslo, report, hours: 48, spread: spread))
    // Nothing covers it.
    #expect(!chart.notes.contains { $0.hasPrefix("Thin") })
    guard case .curves(let curves, let range) = chart.chart.panels[0].drawing else {
      Issue.record("no curve")
      return
    }
    #expect(curves.count == 1)
    // Two columns for each hour, behind the figures of the axis.
    let count = chart.chart.count
    let lines = WeatherLines.chart(chart, width: 6 + 2 * count, height: 20)
    let rows: [(value: Double?, cells: [(Character, Shade?)])] = lines.compactMap { line in
      let text = Array(line.text)
      guard let axis = text.firstIndex(where: { "┤│|".contains($0) }) else { return nil }
      let cells = line.spans.flatMap { span in span.text.map { ($0, span.shade) } }
      let label = String(text[..<axis]).trimmingCharacters(in: .whitespaces)
      return (Double(label.replacingOccurrences(of: "−", with: "-")), Array(cells[(axis + 1)...]))
    }
    let ticks = rows.enumerated().compactMap { row, line in line.value.map { (row, $0) } }
    let (top, bottom) = (try #require(ticks.first), try #require(ticks.last))
    let step = (top.1 - bottom.1) / Double(bottom.0 - top.0)
    #expect(range.low < 0 && range.high > 18)
    var heights: [Int] = []
    for (sample, time) in chart.chart.times(from: Fixture.now, count: count).enumerated() {
      guard let found = spread.quantiles[time] else { continue }
      func row(_ value: Double) -> Int { top.0 + Int(((top.1 - value) / step).rounded()) }
      let outer = row(found.p90)...row(found.p10)
      let inner = row(found.p75)...row(found.p25)
      var height = 0
      for (index, line) in rows.enumerated() {
        let column = 2 * sample
        let shade = column < line.cells.count ? line.cells[column].1 : nil
        #expect(
          shade == (inner.contains(index) ? .clear : outer.contains(index) ? .faint : nil),
          "sample \(sample), row \(index)")
        height += shade == nil ? 0 : 1
      }
      heights.append(height)
    }
    #expect(heights.count > 40)
    #expect(heights == heights.sorted())
    #expect(heights.first == 1 && (heights.last ?? 0) > 4)
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

extension Chart {
  /// The time of each sample, an hour apart, where the first hour of the report is the present one.
  fileprivate func times(from start: Date, count: Int) -> [Date] {
    (0..<count).map { start + Double($0) * 3600 }
  }
}
