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
      let asked = Self.asked(days)
      let reports = try await Self.perform(weather(asked).reports, points)
      cache.keep(reports, points, variant(), days: asked)
      return reports
    } saved: { points in
      isSample() ? nil : cache.kept(points, variant())?.reports
    }
  }

  /// Off the caller's actor: the prompt doesn't wait while a long answer is read.
  @concurrent private static func perform(
    _ request: WeatherClient.Request, _ points: [Place]
  ) async throws(ServiceError) -> [Report] {
    // Without a wait of its own, Swift 6.3 does not leave the actor here.
    await Task.yield()
    return try await request(points)
  }

  /// In seconds: models run once an hour at most.
  private static let validity = 3600.0

  /// A week or all days, so that a following question is already answered.
  private static func asked(_ days: Int) -> Int { days <= 7 ? 7 : 16 }
}
