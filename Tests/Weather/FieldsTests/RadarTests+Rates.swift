@testable import Fields
import Foundation
import Testing

// The rates of a place over time.
extension RadarTests {
  /// B16: rain that moves a cell in 20 minutes, for points all over a cell: it begins where it is, and not when the cell
  /// gets its first drops. `frame` draws the rate at the middle of each cell, so what falls anywhere is known.
  @Test func slowRainBeginsInItsMinute() throws {
    let series = RadarSeries(
      try (0...24).map { try Self.frame(0, Double($0) * 0.25, seconds: Double($0) * 300) },
      fetched: Self.start)
    for index in 0..<40 {
      let column = 41 + Double(index) / 20
      let point = CompositeGrid.point(row: 576.3, column: 500 + column)
      let rates = series.rates(latitude: point.latitude, longitude: point.longitude)
      let begin = try #require(rates.firstIndex { ($0.rate ?? 0) >= RadarSeries.wet })
      let truth = try #require(
        (0...24).first { Self.rate(76.3, column, 0, Double($0) * 0.25) >= RadarSeries.wet })
      #expect(abs(begin - truth) <= 1, "\(column)")
    }
  }

  /// Where the cells around a point are unknown, its own says what falls.
  @Test func theEdgeOfThePictureHasItsOwnRate() throws {
    let frame = try Self.frame(known: 31)
    let edge = CompositeGrid.point(row: 540, column: 530.4)
    let outside = CompositeGrid.point(row: 540, column: 530.6)
    let series = RadarSeries([frame], fetched: Self.start)
    #expect(
      series.rates(latitude: edge.latitude, longitude: edge.longitude)[0].rate
        == frame.rate(row: 40, column: 30))
    #expect(series.rates(latitude: outside.latitude, longitude: outside.longitude)[0].rate == nil)
  }
}
