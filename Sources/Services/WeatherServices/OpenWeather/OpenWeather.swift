public import Clients
import Foundation
public import HTTP
import JSON
import Reports
import Synchronization

/// OpenWeather: forecasts and places, for users with an API key.
///
/// Its answers: https://openweathermap.org/api/one-call-3, /current, /forecast5 and /api/geocoding-api.
public struct OpenWeather: Sendable {
  private let connection: ServiceConnection
  let language: @Sendable () -> String
  private let ledger: ServiceLedgerClient
  private let subscription = Subscription()

  /// The subscription of the key, known from the first answer of this run.
  private final class Subscription: Sendable {
    let lacksOneCall = Mutex(false)
  }

  /// The environment has the key as `OPENWEATHER_API_KEY`; `VANE_OPENWEATHER_URL` replaces the service's address.
  /// `language` is that of place names, ISO 639-1; `ledger` counts requests against the limits of a free key.
  public init(
    _ connection: ServiceConnection, language: @escaping @Sendable () -> String = { "en" },
    ledger: ServiceLedgerClient = .noop
  ) {
    self.connection = connection
    self.language = language
    self.ledger = ledger
  }

  public static func hasKey(_ environment: [String: String]) -> Bool {
    environment[OpenWeatherAnswer.keySetting]?.isEmpty == false
  }

  /// One request for each place with One Call, two without: the service takes no lists.
  public var weather: WeatherClient {
    WeatherClient(report: { place async throws(ServiceError) in try await report(for: place) })
  }
}

extension OpenWeather {
  private func report(for place: Place) async throws(ServiceError) -> Report {
    let reader = OpenWeatherReport(place: place, fetched: connection.now())
    let query = place.coordinate.sentQuery + [("units", OpenWeatherConditions.units)]
    if !subscription.lacksOneCall.withLock({ $0 }) {
      do {
        return try reader.oneCall(
          try await ask("/data/3.0/onecall", query + [("exclude", "alerts")]))
      } catch .badKey(_, _, let reason?) where reason.description.contains("separate subscription")
      {
        // The key is good for the rest.
        subscription.lacksOneCall.withLock { $0 = true }
      }
    }
    let current = try await attempt("/data/2.5/weather", query)
    let forecast = try await attempt("/data/2.5/forecast", query)
    if case .failure(let error) = current, case .failure = forecast { throw error }
    return try reader.free(
      current: (try? current.get()) ?? .null, forecast: (try? forecast.get()) ?? .null)
  }

  /// An answer that may fail while others don't; other errors end all.
  private func attempt(
    _ path: String, _ query: [(name: String, value: String)]
  ) async throws(ServiceError) -> Result<JSONTree, ServiceError> {
    do throws(ServiceError) {
      return .success(try await ask(path, query))
    } catch {
      switch error {
      case .status, .badAnswer, .tooLarge, .connectionLost: return .failure(error)
      default: throw error
      }
    }
  }

  func ask(
    _ path: String, _ query: [(name: String, value: String)]
  ) async throws(ServiceError) -> JSONTree {
    let setting = OpenWeatherAnswer.keySetting
    guard let key = connection.environment[setting], !key.isEmpty else {
      throw .noKey(.openWeather, setting: setting)
    }
    let url = try connection.url(
      "VANE_OPENWEATHER_URL", else: "https://api.openweathermap.org", path,
      query + [("appid", key)])
    // Paying users have other limits, which the service doesn't reveal: requests are only counted here.
    _ = ledger.spend(.openWeather, 1)
    let answer = try await connection.http.get(url, of: .openWeather, secret: key)
    return try OpenWeatherAnswer(answer).tree
  }
}

/// An answer of OpenWeather that is no error.
struct OpenWeatherAnswer {
  static let keySetting = "OPENWEATHER_API_KEY"

  let tree: JSONTree

  /// - Throws: The error that the answer reports, by its status or by its `cod`, a number or a string.
  init(_ answer: HTTPResponse) throws(ServiceError) {
    let read = Result { () throws(ServiceError) in
      try AskedService.openWeather.tree(answer.body)
    }
    let found = (try? read.get()) ?? .null
    let status = answer.status == 200 ? found["cod"].integer ?? 200 : answer.status
    let told = found["message"].text.map(answer.reason)
    switch status {
    case 200: break
    case 401: throw .badKey(.openWeather, setting: Self.keySetting, reason: told)
    // Neither says when it is over.
    case 429: throw .limited(.openWeather, until: nil)
    default: throw .status(status, host: answer.host, reason: told)
    }
    tree = try read.get()
  }
}
