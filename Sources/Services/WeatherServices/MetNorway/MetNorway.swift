public import Clients
import Foundation
public import HTTP
import Reports
import Synchronization

/// MET Norway's Locationforecast: the whole world, without a key.
public struct MetNorway: Sendable {
  private let requests: MetNorwayRequests
  private let cache: AnswerCacheClient
  private let notice = Notice()

  /// Reports once per run that the service will drop this interface.
  private final class Notice: Sendable {
    let isGiven = Mutex(false)
  }

  /// `VANE_MET_NORWAY_URL` in the environment replaces the address. `cache` has what it said before.
  public init(_ connection: ServiceConnection, cache: AnswerCacheClient) {
    requests = MetNorwayRequests(connection: connection)
    self.cache = cache
  }

  /// One request for each place whose forecast has expired: the service takes no lists.
  public var weather: WeatherClient {
    WeatherClient(report: { place async throws(ServiceError) in try await report(for: place) })
  }
}

extension MetNorway {
  private func report(for place: Place) async throws(ServiceError) -> Report {
    let height = place.elevation.map { "\(Int($0.in(.meters).rounded()))" }
    let key = [place.coordinate.sent, height].compactMap(\.self).joined(separator: ",")
    let kept = KeptAnswer(cache, key) { answer throws(ServiceError) in
      (answer, try MetNorwayForecast(answer.body))
    }
    // Without a height the service takes that of its own model, whose hills are a kilometer wide.
    let (answer, forecast) = try await kept.value { answer, _ in
      requests.isValid(answer)
    } ask: { answer async throws(ServiceError) in
      try await requests.answer(
        "/weatherapi/locationforecast/2.0/complete", at: place,
        height.map { [("altitude", $0)] } ?? [], kept: answer)
    }
    var report = try forecast.report(for: place, fetched: answer.fetched, now: requests.now())
      .checked()
    if answer.isDeprecated {
      report.isDeprecated = notice.isGiven.withLock { isGiven in
        defer { isGiven = true }
        return !isGiven
      }
    }
    return report
  }
}
