import Clients
import Fields
import Foundation
import Reports
import Synchronization

/// The series asked for last, in memory: pictures of an area serve the points in it, for which no key would do.
final class RadarCache: Sendable {
  /// The seconds from one picture to the next.
  private static let lifetime = 300.0
  private let kept = Mutex<(series: RadarSeries, point: Coordinate, reach: Double)?>(nil)

  /// The series that was kept around about that point, and is at least as wide, or what `request` answers, which is kept
  /// then.
  func answer(
    _ service: RadarService, _ point: Coordinate, _ reach: Double, _ now: Date,
    request: (Coordinate, Double) async throws(ServiceError) -> RadarSeries
  ) async throws(ServiceError) -> RadarAnswer {
    if let known = kept.withLock({ $0 }),
      known.series.fetched.isRecent(at: now, for: Self.lifetime),
      let distance = known.point.distance(to: point)?.in(.meters),
      distance + reach <= known.reach * 1.01
    {
      return RadarAnswer(series: known.series, service: service)
    }
    let series = try await request(point, reach)
    kept.withLock { $0 = (series, point, reach) }
    return RadarAnswer(series: series, service: service)
  }
}
