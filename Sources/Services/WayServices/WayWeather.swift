public import Clients
public import Foundation
public import Itineraries
import Reports

/// The weather along ways as it is: asked for once an hour, and kept. An answer has more than is kept of it.
public struct WayWeather: Sendable {
  public let client: WayWeatherClient

  /// `weather` covers this many days. `variant` is what else the answers depend on: the service, the server and the
  /// chosen model.
  public init(
    _ cache: WayCache, weather: @escaping @Sendable (_ days: Int) -> WeatherClient,
    isSample: @escaping @Sendable () -> Bool, variant: @escaping @Sendable () -> String,
    now: @escaping @Sendable () -> Date
  ) {
    client = WayWeatherClient { points, days async throws(ServiceError) in
      if isSample() { return try await weather(days).reports(points) }
      if let kept = cache.kept(points, variant()), kept.days >= days,
        kept.reports.allSatisfy({ $0.isRecent(at: now(), within: Self.validity) })
      {
        return kept.reports
      }
      // A week or all days, so that a following question is already answered.
      let asked = days <= 7 ? 7 : 16
      // Off the caller's actor: the prompt doesn't wait while a long answer is read.
      let reports = try await weather(asked).concurrent().reports(points)
      cache.keep(reports, points, variant(), days: asked)
      return reports
    } saved: { points in
      isSample() ? nil : cache.kept(points, variant())?.reports
    }
  }

  /// In seconds: models run once an hour at most.
  private static let validity = 3600.0
}
