import Fields
public import Foundation
public import WeatherClients
import WeatherModels

extension SampleWeather {
  /// Pictures of the made-up rain, a quarter of an hour apart.
  public static func radar(now: @escaping @Sendable () -> Date) -> RadarClient {
    RadarClient(
      series: { point, reach async throws(ServiceError) in
        RadarAnswer(series: series(around: point, reach: reach, now: now()), service: .sample)
      }, covers: { _ in true })
  }

  private static func series(around point: Coordinate, reach: Double, now: Date) -> RadarSeries {
    let side = 90
    let spot = Mercator.spot(latitude: point.latitude, longitude: point.longitude)
    let narrowing = max(0.1, cos(point.latitude * .pi / 180))
    let size = min(0.2, 2 * reach / 40_075_016.7 / narrowing)
    let corner = (x: spot.x - size / 2, y: spot.y - size / 2)
    let quarter = (now.timeIntervalSince1970 / 900).rounded(.down)
    let first = RadarFrame(
      time: now, issuedAt: now,
      geometry: .mercator(west: corner.x, north: corner.y, size: size), rows: side, columns: side,
      cells: [UInt16](repeating: 0, count: side * side))
    guard let first else { return RadarSeries([], fetched: now) }
    let points = (0..<side * side).map { first.point(row: $0 / side, column: $0 % side) }
    let climates = points.map { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
      .map { $0.map(SampleClimate.init) }
    // Counted since 1970.
    let quarters = (-4...8).map { quarter + Double($0) }
    var rains: [Double: [SampleRain?]] = [:]
    for hour in Set(quarters.map(hour(ofQuarter:))) {
      rains[hour] = climates.map { $0.map { SampleRain($0, until: hour + 1) } }
    }
    let issued = Date(timeIntervalSince1970: quarter * 900)
    return RadarSeries(
      quarters.compactMap { quarter in
        let hour = hour(ofQuarter: quarter)
        let start = Date(timeIntervalSince1970: quarter * 900)
        return RadarFrame(
          time: start, issuedAt: min(start, issued), geometry: first.geometry, rows: side,
          columns: side,
          cells: (rains[hour] ?? []).map { cell($0?.rate(Int(quarter - hour * 4))) })
      }, fetched: now)
  }

  private static func cell(_ rate: Double?) -> UInt16 {
    rate.map { UInt16(min(600, $0) * 100) } ?? RadarFrame.missing
  }

  private static func hour(ofQuarter quarter: Double) -> Double { (quarter / 4).rounded(.down) }
}
