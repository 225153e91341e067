import Foundation
import Quantities
import Reports
import Testing

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

  /// Two equal values in the middle have their turn between them.
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
