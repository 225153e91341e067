import Analysis
@testable import Detail
import Phrases
@testable import Presentation
import Quantities
import Reports
import ScreenTestSupport
import TerminalText
import Testing

// A forecast beside runs that are of another model.
extension ChartSpreadTests {
  /// A forecast of another model than the runs: how many hours of it lie outside is counted from the drawn values.
  @Test(arguments: [
    (0.0, nil),
    (
      3.0,
      "In 24 of 24 hours the forecast is more than 0.5\u{A0}°C outside the middle 80\u{A0}% of them."
    ),
  ])
  func saysThatTheForecastIsOutsideTheRuns(shift: Double, sentence: String?) throws {
    let spread = try temperature(shift: shift)
    let chart = try #require(
      words.charts.chart(.temperature, Fixture.oslo, report, hours: 24, spread: spread))
    let note = try #require(chart.notes.first)
    #expect(chart.notes.count == 1 && note.contains("runs of the ECMWF IFS ensemble"))
    if let sentence {
      let known = chart.chart.count
      #expect(note.hasSuffix(sentence.replacing("24", with: "\(known)")), "\(note)")
    } else {
      #expect(!note.contains("outside"), "\(note)")
    }
    let axis = try #require(words.hourly.axis(Fixture.oslo, report, spread: spread))
    for strip in axis.strips {
      #expect(strip.legend.contains { $0.words == "forecast mostly outside" } == (sentence != nil))
      #expect(strip.legend.last?.words == "80\u{A0}% of 20 runs")
    }
  }

  @Test func countsTheHoursOutsideABand() throws {
    var curve = Chart.Curve([1.4, 2, nil, 4, 5, -0.6], styles: [])
    #expect(BandReading(curve) == nil)
    curve.bands = [[0...1, 0...1, 0...1, nil, 4...6, 0...1], [1...1, nil, nil, nil, nil, nil]]
    let reading = try #require(BandReading(curve))
    #expect(reading.hours == 4 && reading.outside == 2 && !reading.isMost)
  }

  /// A21. A band whose ends are written alike isn't read out.
  @Test(arguments: [(0.0, true), (0.5, false)])
  func aNarrowBandIsNotReadOut(shift: Double, isAlike: Bool) throws {
    let spread = try temperature(shift: shift)
    #expect(spread.quantiles.count > 12)
    for (time, found) in spread.quantiles {
      #expect((found.p10.rounded() == found.p90.rounded()) == isAlike)
      let text = words.charts.bandFact(spread, time)
      #expect((text == nil) == isAlike)
      #expect((text?.contains(" from ") ?? false) != isAlike)
    }
  }

  /// Both bands that are drawn, in the chart and under the hours of a place.
  @Test func bothBandsAreReadOut() throws {
    let read = Wording(
      phrases: English(), now: { Fixture.now }, appearance: { Appearance(isRead: true) })
    let spread = try temperature(shift: 0.5, width: 8)
    let axis = try #require(read.hourly.axis(Fixture.oslo, report, spread: spread))
    let chart = try #require(
      read.charts.chart(.temperature, Fixture.oslo, report, hours: 24, spread: spread))
    let hours = report.comingHours(from: Fixture.now).prefix(6)
    #expect(hours.count == 6)
    for hour in hours {
      let found = try #require(spread.quantiles[hour.time])
      func ends(_ low: Double, _ high: Double) -> String {
        [low, high].map { read.figures.bare(Temperature($0, .celsius)) }.joined(separator: " to ")
      }
      let fact =
        "50\u{A0}% of 20 runs from \(ends(found.p25, found.p75))\u{A0}°C, "
        + "80\u{A0}% from \(ends(found.p10, found.p90))\u{A0}°C"
      #expect(axis.reading.contains { $0.hasSuffix(fact) }, "\(fact)")
      #expect(chart.reading.contains { $0.hasSuffix(fact) }, "\(fact)")
    }
  }

  /// Without runs, the thin curves of the other models are figures.
  @Test func otherModelsAreReadOut() throws {
    let read = Wording(
      phrases: English(), now: { Fixture.now }, appearance: { Appearance(isRead: true) })
    let hours = report.hours.map { hour in
      var hour = hour
      hour.temperature = hour.temperature.flatMap { Temperature($0.in(.celsius) + 3, .celsius) }
      return hour
    }
    let other = ModelForecast(model: .gfs, hours: hours, days: [])
    let spread = try #require(ChartSpread(.temperature, nil, [other]))
    let chart = try #require(
      read.charts.chart(.temperature, Fixture.oslo, report, hours: 24, spread: spread))
    let first = try #require(report.comingHours(from: Fixture.now).first?.temperature)
    let figure = read.figures.temperature(Temperature(first.in(.celsius) + 3, .celsius))
    #expect(chart.reading.contains { $0.hasSuffix(", GFS \(figure)") }, "\(chart.reading)")
  }

  /// 20 runs, `width` degrees apart in all, around the forecast moved by `shift`.
  private func temperature(shift: Double, width: Double = 1) throws -> ChartSpread {
    let hours = report.hours
    let members = (0..<20).map { number in
      Ensemble.Member(
        number: number,
        temperature: hours.map { hour in
          hour.temperature.flatMap {
            Temperature($0.in(.celsius) + shift + width * Double(number - 10) / 20, .celsius)
          }
        }, precipitation: [], windSpeed: [])
    }
    let ensemble = Ensemble(model: .ecmwf, times: hours.map(\.time), members: members)
    return try #require(ChartSpread(.temperature, ensemble, []))
  }
}
