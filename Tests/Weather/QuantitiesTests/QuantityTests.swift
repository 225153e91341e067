import Foundation
import Reports
import Testing

@testable import Quantities

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

/// Computed quantities, against figures of pythermalcomfort, MetPy and pvlib.
@Suite struct FormulaTests {
  private struct Figure: Decodable {
    var name: String
    var inputs: [Double]
    var value: Double?
  }

  private static let figures: [Figure] = {
    let url = Bundle.module.url(
      forResource: "reference", withExtension: "json", subdirectory: "Resources")
    guard let url, let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([Figure].self, from: data)) ?? []
  }()

  @Test func thereAreFigures() { #expect(Self.figures.count == 379) }

  @Test(arguments: ["wet-bulb", "heat-index", "humidex", "wind-chill", "utci", "sun-power"])
  func isAsOthersComputeIt(name: String) throws {
    let panel = try #require(SunPanel("5kWp 35 180"))
    let figures = Self.figures.filter { $0.name == name }
    #expect(!figures.isEmpty)
    for figure in figures {
      let (a, b) = (figure.inputs[0], figure.inputs[1])
      let value: Double? =
        switch name {
        case "wet-bulb": Formula.wetBulb(a, b)
        case "heat-index": Formula.heatIndex(a, b)
        case "humidex": Formula.humidex(a, b)
        case "wind-chill": Formula.windChill(a, b)
        case "utci": Formula.utci(a, b, humidity: figure.inputs[2])
        default: Formula.sunPower(panel, irradiance: a, temperature: b)
        }
      // Some of them are rounded to tenths.
      let margin = name == "wet-bulb" || name == "humidex" ? 0.06 : 0.01
      let isNear =
        figure.value.map { expected in value.map { abs($0 - expected) <= margin } ?? false }
        ?? (value == nil)
      #expect(isNear, "\(name) \(figure.inputs): \(value ?? .nan), not \(figure.value ?? .nan)")
    }
  }

  @Test func nothingIsComputedOutsideTheRange() {
    #expect(Formula.wetBulb(60, 50) == nil)
    #expect(Formula.wetBulb(.nan, 50) == nil)
    #expect(Formula.utci(20, 30, humidity: 50) == nil)
    #expect(Formula.heatIndex(20, 101) == nil)
    #expect(Formula.windChill(0, -1) == nil)
    #expect(Formula.windChill(20, 10) == 20)
  }
}

/// Highs and lows between hourly values.
struct TurnTests {
  private static let start = Date(timeIntervalSince1970: 1_780_000_000)

  private func series(_ values: [Double?], step: Double = 3600) throws -> QuantitySeries {
    QuantitySeries(
      try #require(WeatherQuantity.named("tide")),
      values.enumerated().map {
        QuantitySeries.Item(time: Self.start + Double($0.offset) * step, value: $0.element)
      }, fetched: Self.start, timeZone: nil, service: .openMeteo)
  }

  /// A tide of 12.42 h and 0.8 m: high water after a quarter of it, low water half of it later.
  @Test func findsHighAndLowWaterBetweenTheHours() throws {
    let period = 12.42
    let values = (0..<50).map { 0.8 * sin(2 * .pi * Double($0) / period) }
    let turns = try series(values).turns(least: 0.05)
    #expect(turns.map(\.isHigh) == [true, false, true, false, true, false, true, false])
    for (index, turn) in turns.enumerated() {
      let expected = (Double(index) + 0.5) / 2 * period * 3600
      #expect(abs(turn.time.timeIntervalSince(Self.start) - expected) < 300)
      #expect(abs(abs(turn.value) - 0.8) < 0.01)
    }
  }

  @Test func theTurnOfTwoEqualValuesIsBetweenThem() throws {
    let turns = try series([0, 1, 1, 0]).turns(least: 0.05)
    #expect(turns.map { $0.time.timeIntervalSince(Self.start) } == [5400])
    #expect(turns.map(\.value) == [1.125])
  }

  /// Ripples, gaps and what isn't finite are no tide.
  @Test(arguments: [
    [0.01, 0.02, 0.01, 0.03, 0.02, 0.03], [], [1], [0, 1], [0, nil, 0, nil, 0], [1, 1, 1, 1],
    [0, .nan, 0, .infinity, 0],
  ]) func ripplesAreNone(values: [Double?]) throws {
    #expect(try series(values).turns(least: 0.05).count < 2)
  }

  /// Between two highs without a low, the higher one counts.
  @Test func theHigherOfTwoHighsCounts() throws {
    let turns = try series([0, 1, 0.98, 1.1, 0, -1, 0]).turns(least: 0.2)
    #expect(turns.map(\.isHigh) == [true, false])
    #expect((turns.first?.value ?? 0) > 1.1)
  }
}
