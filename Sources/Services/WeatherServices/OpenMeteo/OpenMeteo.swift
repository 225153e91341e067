public import Clients
public import Foundation
import HTTP
public import Reports

/// Open-Meteo: forecasts and places by name, without a key.
///
/// Answers and refusals are described at https://open-meteo.com/en/docs and /en/docs/geocoding-api.
public struct OpenMeteo: Sendable {
  private let servers: OpenMeteoServers
  private let language: @Sendable () -> String
  private let days: Int
  private let choice: @Sendable (Place) -> ModelChoice?
  private let uncovered: @Sendable (WeatherModel, Place) -> Void

  /// `days` are counted from today, 1…16; `choice` is the model to ask at a place, `nil` for the service's own choice,
  /// and `uncovered` remembers that it has nothing there. `language` is that of place names, ISO 639-1.
  public init(
    servers: OpenMeteoServers, days: Int = 16,
    choice: @escaping @Sendable (Place) -> ModelChoice? = { _ in nil },
    uncovered: @escaping @Sendable (WeatherModel, Place) -> Void = { _, _ in },
    language: @escaping @Sendable () -> String = { "en" }
  ) {
    self.servers = servers
    self.days = days
    self.language = language
    self.choice = choice
    self.uncovered = uncovered
  }

  /// Many places are asked for in one request. The present and today cost one of the free requests for each place, a
  /// whole report about five.
  public var weather: WeatherClient {
    WeatherClient(
      present: { places async throws(ServiceError) in
        try await chosen(for: places, Self.present)
      },
      reports: { places async throws(ServiceError) in
        try await chosen(for: places, forecast)
      })
  }

  /// The hours alone, of this many days from today on (1…16), for points that are many: each costs one of the free
  /// requests.
  public func hours(days: Int) -> WeatherClient {
    let question = Question(blocks: [("hourly", OpenMeteoVariables.ofPoints)], days: days)
    return WeatherClient(reports: { points async throws(ServiceError) in
      try await chosen(for: points, question)
    })
  }

  public var places: PlacesClient {
    PlacesClient { text, country async throws(ServiceError) in
      var query = [(name: "name", value: text), ("count", "20"), ("language", language())]
      if let country { query.append(("countryCode", country)) }
      let found = try await servers.ask(.geocoding, query).places()
      // In English it has the gazetteer's names.
      guard language() != "en" else { return found }
      let locale = Locale(identifier: language())
      return found.map { place in
        var place = place
        place.countryName =
          place.country.flatMap { Countries.name(of: $0, in: locale) } ?? place.countryName
        return place
      }
    }
  }
}

extension OpenMeteo {
  /// The request about each place.
  private struct Question {
    var blocks: [(name: String, variables: [String])]
    var days: Int
    /// `nil` for the service's own choice.
    var model: WeatherModel?

    var weight: Double {
      OpenMeteoServers.weight(variables: blocks.reduce(0) { $0 + $1.variables.count }, days: days)
    }
  }

  /// The service takes a thousand places at once, but not every server accepts an address of that length.
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

  /// Reports of the model that was chosen; of a model that has nothing for a place, and of places with several models
  /// in one list, those of the service's own choice.
  private func chosen(
    for places: [Place], _ question: Question
  ) async throws(ServiceError) -> [Report] {
    let choices = Set(places.map(choice))
    guard choices.count == 1, let choice = choices.first ?? nil, choice.isCovered,
      let model = choice.model
    else {
      let reports = try await reports(for: places, question)
      return zip(places, reports).map { place, report in
        var report = report
        report.modelChoice = self.choice(place).flatMap {
          $0.isCovered && $0.model != nil ? nil : $0
        }
        return report
      }
    }
    var own = question
    own.model = model
    var found: [Report]
    do {
      found = try await reports(for: places, own)
    } catch {
      // It reports with status 400 that it has no data for a place.
      guard case .status(400, _, _) = error else { throw error }
      found = []
    }
    let isWhole = found.count == places.count && found.allSatisfy(\.hasTemperature)
    let others = isWhole ? found : try await reports(for: places, question)
    return zip(places, others).enumerated().map { index, pair in
      let place = pair.0
      var report = pair.1
      var choice = choice
      if found.indices.contains(index), found[index].hasTemperature {
        report = found[index]
      } else {
        choice.isCovered = false
        if places.count == 1 || !found.isEmpty { uncovered(model, place) }
      }
      report.modelChoice = choice
      return report
    }
  }

  private func reports(
    for places: [Place], _ question: Question
  ) async throws(ServiceError) -> [Report] {
    var reports: [Int: Report] = [:]
    for group in Self.groups(of: places) {
      let answer = try await servers.ask(
        .forecast, query(group.map { places[$0] }, question),
        weight: question.weight * Double(group.count), waits: places.count > Self.few)
      let points = group.map { places[$0].coordinate }
      for (index, report) in zip(group, try answer.reports(count: group.count, at: points)) {
        reports[index] = report
      }
    }
    return places.indices.compactMap { reports[$0] }
  }

  /// The places of each request, by their indices: a request has a height for all of its places, or for none.
  private static func groups(of places: [Place]) -> [[Int]] {
    Dictionary(grouping: places.indices) { places[$0].summit != nil }.sorted { !$0.key && $1.key }
      .flatMap { _, indices in
        stride(from: 0, to: indices.count, by: placesPerRequest).map { start in
          Array(indices[start..<min(start + placesPerRequest, indices.count)])
        }
      }
  }

  private func query(_ places: [Place], _ question: Question) -> [(name: String, value: String)] {
    Place.openMeteoQuery(places)
      + question.blocks.map { ($0.name, $0.variables.joined(separator: ",")) }
      + [("wind_speed_unit", "ms"), ("forecast_days", "\(question.days)"), ("timezone", "auto")]
      + (question.model.map { [("models", $0.rawValue)] } ?? [])
  }

  /// The reports in the body of an answer about this many places.
  public static func reports(
    in body: [UInt8], count: Int, fetched: Date
  ) throws(ServiceError) -> [Report] {
    try OpenMeteoAnswer(HTTPResponse(status: 200, host: "", body: body), asked: fetched)
      .reports(count: count)
  }
}

extension Report {
  /// A model that does not cover the place has nothing but gaps.
  fileprivate var hasTemperature: Bool {
    current?.temperature != nil || hours.contains { $0.temperature != nil }
  }
}
