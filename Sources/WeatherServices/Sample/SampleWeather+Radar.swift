import Fields
public import Foundation
public import WeatherClients
import WeatherModels

extension SampleWeather {
  /// Pictures of the made-up rain, a quarter of an hour apart: those of its fields, and between their hours a part of
  /// each.
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
    let rain = SampleAnchors(points.map { ($0.latitude, $0.longitude) })
    let issued = Date(timeIntervalSince1970: quarter * 900)
    return RadarSeries(
      (-4...8).compactMap { step in
        let time = Date(timeIntervalSince1970: (quarter + Double(step)) * 900)
        let rates = rain.rates(hours: time.timeIntervalSince1970 / 3600)
        return RadarFrame(
          time: time, issuedAt: min(time, issued), geometry: first.geometry, rows: side,
          columns: side, cells: rates.map { UInt16(min(600, max(0, $0)) * 100) })
      }, fetched: now)
  }
}

extension SampleAnchors {
  /// In mm/h at each of the points.
  fileprivate func rates(hours: Double) -> [Double] {
    let end = hours.rounded(.up)
    let part = 1 - (end - hours)
    let amounts = climates.map { climate in
      let (before, after) = (SampleRain(climate, until: end), SampleRain(climate, until: end + 1))
      return before.amount() * (1 - part) + after.amount() * part
    }
    return weights.map { here in here.reduce(0) { $0 + $1.weight * amounts[$1.index] } }
  }
}
