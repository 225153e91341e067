@testable import Detail
import ScreenTestSupport

/// Values of quantities to come, as a table and as a chart.
struct QuantityTableTests {
  private func series(_ name: String, _ values: [Double?]) throws -> QuantitySeries {
    let start = (Fixture.now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    return QuantitySeries(
      try #require(WeatherQuantity.named(name)),
      values.enumerated().map {
        .init(
          time: Date(timeIntervalSince1970: start + Double($0.offset) * 3600), value: $0.element)
      }, fetched: Fixture.now, timeZone: "Europe/Oslo", service: .openMeteo)
  }

  private func table(
    _ name: String, _ values: [Double?], _ words: Wording = Wording()
  ) throws -> QuantityViewModel? {
    try words.quantities.table(Fixture.oslo, series(name, values), limit: 24)
  }

  @Test func listsTheHoursWithTheirExtremesAndWhatTheServiceSaysAgainstAUse() throws {
    let table = try #require(try self.table("sea", [8.55, 7, nil, 9.2]))
    #expect(table.title == "Sea temperature (°C)")
    #expect(table.rows.map(\.value) == ["8.6", "7.0", "–", "9.2"])
    #expect(
      table.rows.map(\.reading)
        == ["14:00 now: 8.6\u{A0}°C", "15:00: 7.0\u{A0}°C", "16:00: –", "17:00: 9.2\u{A0}°C"])
    #expect(table.notes == ["Not suitable for coastal navigation."])
    #expect(table.summary.first == "Now 8.6\u{A0}°C.")
    #expect(table.summary.count == 2)
    let slovak = try #require(try self.table("sea", [8.55], Wording(Slovak())))
    #expect(slovak.title == "Teplota mora (°C)")
    #expect(slovak.rows.map(\.value) == ["8,6"])
    #expect(slovak.notes == ["Nevhodné na navigáciu pri pobreží."])
  }

  /// The turns of the tide lie between the hours, and are its range; without one, the hours are.
  @Test func theTurnsOfTheTideAreItsRange() throws {
    let tide = try #require(try table("tide", [0.7, 0.1, -0.6, -0.8, -0.5, 0.2, 0.7]))
    #expect(tide.turns.map(\.name) == ["Low water"])
    #expect(tide.summary.count == 1 && tide.summary[0].hasPrefix("Now "))
    let rising = try #require(try table("tide", [0.1, 0.3, 0.7]))
    #expect(rising.turns.isEmpty)
    #expect(rising.summary.count == 2)
  }

  @Test func nothingToComeIsNoTable() throws {
    #expect(try table("sea", [nil, nil]) == nil)
    #expect(try table("sea", []) == nil)
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
