import Clients
import Fields
import Foundation
import Reports
import Synchronization

/// The series asked for last, in memory: pictures of an area serve the points in it, for which no key would do.
final class RadarCache: Sendable {
  private struct Kept {
    var series: RadarSeries
    var point: Coordinate
    var reach: Double
  }

  /// The seconds from one picture to the next.
  private static let lifetime = 300.0
  private let kept = Mutex<[Kept]>([])

  /// The series that was kept around about that point, or what `request` answers, which is kept then.
  func answer(
    _ service: RadarService, _ point: Coordinate, _ reach: Double, _ now: Date,
    request: (_ reach: Double) async throws(ServiceError) -> RadarSeries
  ) async throws(ServiceError) -> RadarAnswer {
    if let known = series(point, reach, now) { return RadarAnswer(series: known, service: service) }
    let series = try await request(reach)
    kept.withLock { $0 = [Kept(series: series, point: point, reach: reach)] }
    return RadarAnswer(series: series, service: service)
  }

  /// A picture requested for about the same point, and at least as wide.
  private func series(_ point: Coordinate, _ reach: Double, _ now: Date) -> RadarSeries? {
    kept.withLock { kept in
      kept.first {
        let distance = $0.point.distance(to: point)?.in(.meters) ?? .infinity
        return $0.series.fetched.isRecent(at: now, for: Self.lifetime)
          && distance + reach <= $0.reach * 1.01
      }?.series
    }
  }
}
