@testable import Detail
import Foundation
import ScreenTestSupport

/// Values of quantities to come, as a table and as a chart.
struct QuantityTableTests {
  private func series(_ name: String, _ values: [Double?], step: Double = 3600) throws
    -> QuantitySeries
  {
    let start = (Fixture.now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    return QuantitySeries(
      try #require(WeatherQuantity.named(name)),
      values.enumerated().map {
        .init(
          time: Date(timeIntervalSince1970: start + Double($0.offset) * step), value: $0.element)
      }, fetched: Fixture.now, timeZone: "Europe/Oslo", service: .openMeteo)
  }

  @Test func listsTheHoursWithTheirExtremesAndWhatTheServiceSaysAgainstAUse() throws {
    let table = try #require(
      Wording().quantities.table(Fixture.oslo, series("sea", [8.55, 7, nil, 9.2]), limit: 24))
    #expect(table.title == "Sea temperature (°C)")
    #expect(table.rows.map(\.value) == ["8.6", "7.0", "–", "9.2"])
    #expect(
      table.rows.map(\.reading)
        == ["14:00 now: 8.6\u{A0}°C", "15:00: 7.0\u{A0}°C", "16:00: –", "17:00: 9.2\u{A0}°C"])
    #expect(table.notes == ["Not suitable for coastal navigation."])
    #expect(table.summary.first == "Now 8.6\u{A0}°C.")
    #expect(table.summary.count == 2)
    let slovak = try #require(
      Wording(Slovak()).quantities.table(Fixture.oslo, series("sea", [8.55]), limit: 24))
    #expect(slovak.title == "Teplota mora (°C)")
    #expect(slovak.rows.map(\.value) == ["8,6"])
    #expect(slovak.notes == ["Nevhodné na navigáciu pri pobreží."])
  }

  /// The turns of the tide lie between the hours, and are its range; without one, the hours are.
  @Test func theTurnsOfTheTideAreItsRange() throws {
    let tide = try #require(
      Wording().quantities.table(
        Fixture.oslo, series("tide", [0.7, 0.1, -0.6, -0.8, -0.5, 0.2, 0.7]), limit: 24))
    #expect(tide.turns.map(\.name) == ["Low water"])
    #expect(tide.summary.count == 1 && tide.summary[0].hasPrefix("Now "))
    let rising = try #require(
      Wording().quantities.table(Fixture.oslo, series("tide", [0.1, 0.3, 0.7]), limit: 24))
    #expect(rising.turns.isEmpty)
    #expect(rising.summary.count == 2)
  }

  @Test func nothingToComeIsNoTable() throws {
    #expect(
      try Wording().quantities.table(Fixture.oslo, series("sea", [nil, nil]), limit: 24) == nil)
    #expect(try Wording().quantities.table(Fixture.oslo, series("sea", []), limit: 24) == nil)
  }

  @Test func drawsBarsForHeightsAndCurvesForTemperatures() throws {
    let waves = try #require(
      Wording().charts.quantity(Fixture.oslo, series("waves", [1, 2, nil, 1]), hours: 24))
    guard case .bars(let bars, _)? = waves.chart.panels.first?.drawing else {
      Issue.record("no bars")
      return
    }
    #expect(bars.values == [1, 2, nil, 1])
    let sea = try #require(
      Wording().charts.quantity(Fixture.oslo, series("sea", [8, 9, 10]), hours: 24))
    guard case .curves(let curves, _)? = sea.chart.panels.first?.drawing else {
      Issue.record("no curves")
      return
    }
    #expect(curves.first?.values == [8, 9, 10])
  }
}
