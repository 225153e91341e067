public import Foundation
public import WeatherClients
public import WeatherModels

/// Open-Meteo: forecasts and places by name, without a key.
///
/// What it answers and refuses is described at https://open-meteo.com/en/docs and /en/docs/geocoding-api.
public struct OpenMeteo: Sendable {
  private let fetcher: WebFetcher
  private let environment: [String: String]
  private let language: @Sendable () -> String
  private let days: Int
  private let ledger: ServiceLedgerClient
  private let server: @Sendable () -> String?
  private let now: @Sendable () -> Date
  private let wait: @Sendable (Date) async throws -> Void

  /// - Parameters:
  ///   - fetcher: Shared with other services, so that requests run one at a time over all of them.
  ///   - environment: `VANE_OPEN_METEO_URL` and `VANE_OPEN_METEO_GEOCODING_URL` replace the service's addresses.
  ///   - days: How many days of forecast to ask for, from today, 1…16.
  ///   - language: The language of place names, ISO 639-1.
  ///   - ledger: Counts requests against the service's limits.
  ///   - server: The address of one's own server, whose limits are its own; the environment goes before it.
  ///   - now: The clock, for when a report was fetched and when a limit ends.
  ///   - wait: Returns when that time has come. Long lists wait for a minute's limit to clear.
  public init(
    fetcher: WebFetcher, environment: [String: String], days: Int = 16,
    language: @escaping @Sendable () -> String = { "en" },
    ledger: ServiceLedgerClient = .forgetful, server: @escaping @Sendable () -> String? = { nil },
    now: @escaping @Sendable () -> Date,
    wait: @escaping @Sendable (Date) async throws -> Void = Self.sleep
  ) {
    self.fetcher = fetcher
    self.environment = environment
    self.language = language
    self.days = days
    self.ledger = ledger
    self.server = server
    self.now = now
    self.wait = wait
  }

  /// Many places are asked for in one request. The present alone costs one of the free requests for each place, a whole
  /// report about five.
  public var weather: WeatherClient {
    WeatherClient(
      present: { places async throws(ServiceError) in
        try await reports(for: places, Self.present)
      },
      reports: { places async throws(ServiceError) in
        try await reports(for: places, forecast)
      })
  }

  public static let sleep: @Sendable (Date) async throws -> Void = { time in
    try await Task.sleep(for: .seconds(max(0, time.timeIntervalSinceNow)))
  }

  public var places: PlacesClient {
    PlacesClient { text, country async throws(ServiceError) in
      try await search(text, in: country)
    }
  }
}

extension OpenMeteo {
  /// What is asked about each place.
  private struct Question {
    var blocks: [(name: String, variables: [String])]
    var days: Int

    /// What the service counts for one place: https://open-meteo.com/en/pricing
    var weight: Double {
      let variables = Double(blocks.reduce(0) { $0 + $1.variables.count }) / 10
      return max(1, variables, variables * Double(days) / 14)
    }
  }

  private static let keySetting = "OPEN_METEO_API_KEY"

  /// The service takes a thousand places at once, but not every server an address as long as that.
  private static let placesPerRequest = 100

  /// Who asks for more places than this waits for up to a minute.
  private static let few = 20

  private static let present = Question(
    blocks: [("current", OpenMeteoVariables.present)], days: 1)

  private var forecast: Question {
    Question(
      blocks: [
        ("current", OpenMeteoVariables.conditions), ("hourly", OpenMeteoVariables.conditions),
        ("daily", OpenMeteoVariables.day),
      ], days: days)
  }

  private var key: String? {
    environment[Self.keySetting].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func reports(
    for places: [Place], _ question: Question
  ) async throws(ServiceError) -> [Report] {
    let address = try address("VANE_OPEN_METEO_URL", server: server(), host: "api.open-meteo.com")
    var reports: [Report] = []
    while reports.count < places.count {
      let group = Array(places[reports.count...].prefix(Self.placesPerRequest))
      try await spend(question.weight * Double(group.count), waits: places.count > Self.few)
      let url = address.url("/v1/forecast", query(group, question))
      reports += try OpenMeteoAnswer(try await fetch(url), asked: now())
        .reports(count: group.count)
    }
    return reports
  }

  private func search(_ text: String, in country: String?) async throws(ServiceError) -> [Place] {
    let address = try address(
      "VANE_OPEN_METEO_GEOCODING_URL", server: nil, host: "geocoding-api.open-meteo.com")
    var query = [(name: "name", value: text), ("count", "20"), ("language", language())]
    if let country { query.append(("countryCode", country)) }
    try await spend(1, waits: false)
    let url = address.url("/v1/search", query + keyItem)
    return try OpenMeteoAnswer(try await fetch(url), asked: now()).places()
  }

  /// The environment's address, or that of one's own server, or the service's: with a key that of its customers.
  private func address(
    _ setting: String, server: String?, host: String
  ) throws(ServiceError) -> WebAddress {
    let standard = "https://" + (key == nil ? "" : "customer-") + host
    guard environment[setting]?.isEmpty ?? true, let server else {
      return try WebAddress(setting: setting, in: environment, standard: standard)
    }
    return try WebAddress(
      setting: Self.serverSetting, in: [Self.serverSetting: server], standard: standard)
  }

  /// One's own server, and what is paid for, have limits of their own.
  private func spend(_ weight: Double, waits: Bool) async throws(ServiceError) {
    guard key == nil, server() == nil else { return }
    guard let until = ledger.spend(.openMeteo, weight) else { return }
    guard waits, until.timeIntervalSince(now()) <= 60 else {
      throw .limited(.openMeteo, until: until)
    }
    // Waiting fails only by being cancelled.
    guard (try? await wait(until)) != nil else { throw .cancelled }
    TimeBudget.current?.answered()
    if let later = ledger.spend(.openMeteo, weight) { throw .limited(.openMeteo, until: later) }
  }

  private func query(
    _ places: [Place], _ question: Question
  ) -> [(name: String, value: String)] {
    // Four decimals are ten metres: finer than any grid, and never written with an exponent.
    let points = places.map { $0.coordinate.rounded(to: 4) }
    return [
      ("latitude", points.map { "\($0.latitude)" }.joined(separator: ",")),
      ("longitude", points.map { "\($0.longitude)" }.joined(separator: ",")),
    ]
      + question.blocks.map { ($0.name, $0.variables.joined(separator: ",")) }
      + [
        ("wind_speed_unit", "ms"), ("forecast_days", "\(question.days)"), ("timezone", "auto"),
      ] + keyItem
  }

  private var keyItem: [(name: String, value: String)] {
    key.map { [("apikey", $0)] } ?? []
  }

  private func fetch(_ url: URL?) async throws(ServiceError) -> WebAnswer {
    guard let url else { throw .badAnswer(.openMeteo, detail: "no address to ask") }
    return try await fetcher.get(url, of: .openMeteo, hasSecret: key != nil)
  }
}

extension OpenMeteo {
  /// The reports in the body of an answer about so many places.
  public static func reports(
    in body: [UInt8], count: Int, fetched: Date
  ) throws(ServiceError) -> [Report] {
    try OpenMeteoAnswer(WebAnswer(status: 200, host: "", body: body), asked: fetched)
      .reports(count: count)
  }

  /// The setting that holds the address of one's own server.
  public static let serverSetting = "open-meteo.url"
}
