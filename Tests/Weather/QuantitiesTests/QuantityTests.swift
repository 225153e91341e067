import Foundation
import Reports
import Testing

@testable import Quantities

/// The table of quantities, and questions about them.
@Suite struct QuantityTests {
  @Test func everyRowHasItsOwnName() {
    let rows = WeatherQuantity.all
    #expect(rows.count >= 40)
    let words = rows.flatMap { [$0.name] + $0.words }
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") })
    for row in rows { #expect(WeatherQuantity.named(row.name.uppercased()) == row) }
    #expect(WeatherQuantity.named("nonsense") == nil)
  }

  @Test(arguments: [
    ("5kWp 35 180", 5.0, 35.0, 0.0), ("800 Wp, 20, 90", 0.8, 20, -90),
    ("2.5kW 90 270", 2.5, 90, 90),
    ("1kwp 0 0", 1, 0, -180),
  ])
  func readsPanels(text: String, peak: Double, tilt: Double, azimuth: Double) throws {
    let panel = try #require(SunPanel(text))
    #expect(panel.peak == peak && panel.tilt == tilt && panel.azimuth == azimuth)
  }

  @Test(arguments: [
    "", "5 35 180", "5kWp 95 180", "5kWp 35 361", "-1kWp 1 1", "5kWp 35", "nankWp 1 1",
  ])
  func refusesOtherPanels(text: String) { #expect(SunPanel(text) == nil) }

  @Test func knowsTheValueOfTheHour() throws {
    let row = try #require(WeatherQuantity.named("sea"))
    let start = Date(timeIntervalSince1970: 1_795_269_600)
    let series = QuantitySeries(
      row, (0..<3).map { .init(time: start + Double($0) * 3600, value: Double($0)) },
      fetched: start, timeZone: nil, service: .openMeteo)
    #expect(series.value(at: start + 3700) == 1)
    #expect(series.value(at: start - 1) == nil)
    #expect(series.value(at: start + 4 * 3600) == nil)
    #expect(series.coming(from: start + 3700).count == 2)
    #expect(series.isCovered)
  }
}
