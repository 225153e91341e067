public import Foundation
public import HTTP
public import WeatherClients
public import WeatherModels

/// Open-Meteo: forecasts and places by name, without a key.
///
/// Answers and refusals are described at https://open-meteo.com/en/docs and /en/docs/geocoding-api.
public struct OpenMeteo: Sendable {
  private let http: HTTPClient
  private let servers: OpenMeteoServers
  private let language: @Sendable () -> String
  private let days: Int

  /// - Parameters:
  ///   - http: Shared with other services.
  ///   - servers: Whom to ask.
  ///   - days: How many days of forecast to ask for, from today, 1…16.
  ///   - language: The language of place names, ISO 639-1.
  public init(
    http: HTTPClient, servers: OpenMeteoServers, days: Int = 16,
    language: @escaping @Sendable () -> String = { "en" }
  ) {
    self.http = http
    self.servers = servers
    self.days = days
    self.language = language
  }

  /// Many places are asked for in one request. The present and today cost one of the free requests for each place, a
  /// whole report about five.
  public var weather: WeatherClient {
    WeatherClient(
      present: { places async throws(ServiceError) in
        try await reports(for: places, Self.present)
      },
      reports: { places async throws(ServiceError) in
        try await reports(for: places, forecast)
      })
  }

  public var places: PlacesClient {
    PlacesClient { text, country async throws(ServiceError) in
      var query = [(name: "name", value: text), ("count", "20"), ("language", language())]
      if let country { query.append(("countryCode", country)) }
      return try await servers.ask(.geocoding, query, by: http).places()
    }
  }
}

extension OpenMeteo {
  /// The request about each place.
  private struct Question {
    var blocks: [(name: String, variables: [String])]
    var days: Int

    var weight: Double {
      OpenMeteoServers.weight(
        variables: blocks.reduce(0) { $0 + $1.variables.count }, days: days)
    }
  }

  /// The service takes a thousand places at once, but not every server an address as long as that.
  private static let placesPerRequest = 100

  /// A request for more places than this waits for up to a minute.
  private static let few = 20

  private static let present = Question(
    blocks: [("current", OpenMeteoVariables.present), ("daily", OpenMeteoVariables.today)], days: 1)

  private var forecast: Question {
    let conditions = OpenMeteoVariables.conditions.map(\.name)
    return Question(
      blocks: [
        ("current", conditions), ("hourly", conditions),
        ("daily", OpenMeteoVariables.day.map(\.name)),
      ], days: days)
  }

  private func reports(
    for places: [Place], _ question: Question
  ) async throws(ServiceError) -> [Report] {
    var reports: [Report] = []
    while reports.count < places.count {
      let group = Array(places[reports.count...].prefix(Self.placesPerRequest))
      let answer = try await servers.ask(
        .forecast, query(group, question), weight: question.weight * Double(group.count),
        waits: places.count > Self.few, by: http)
      reports += try answer.reports(count: group.count)
    }
    return reports
  }

  private func query(
    _ places: [Place], _ question: Question
  ) -> [(name: String, value: String)] {
    Coordinate.openMeteoQuery(places.map(\.coordinate))
      + question.blocks.map { ($0.name, $0.variables.joined(separator: ",")) }
      + [("wind_speed_unit", "ms"), ("forecast_days", "\(question.days)"), ("timezone", "auto")]
  }
}

extension OpenMeteo {
  /// The reports in the body of an answer about so many places.
  public static func reports(
    in body: [UInt8], count: Int, fetched: Date
  ) throws(ServiceError) -> [Report] {
    try OpenMeteoAnswer(HTTPResponse(status: 200, host: "", body: body), asked: fetched)
      .reports(count: count)
  }
}
