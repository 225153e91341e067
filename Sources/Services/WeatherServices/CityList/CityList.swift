public import Clients
import Foundation
public import HTTP
import JSON
import Reports

/// A list of cities in the form of freetestapi.com's `/api/v1/weathers`: the present at each, and a short forecast.
public struct CityList: Sendable {
  private let connection: ServiceConnection
  private let cache: AnswerCacheClient

  /// `VANE_CITY_LIST_URL` in the environment replaces the address. `cache` has the list as it last came.
  public init(_ connection: ServiceConnection, cache: AnswerCacheClient) {
    self.connection = connection
    self.cache = cache
  }

  public var list: CityListClient {
    CityListClient { () async throws(ServiceError) in
      let entries = try await entries()
      let fetched = connection.now()
      return entries.map { ($0.place, $0.report(fetched: fetched)) }
    } kept: {
      kept.last.map { last in
        last.value.map { ($0.place, $0.report(fetched: last.answer.fetched)) }
      } ?? []
    }
  }

  /// The whole list in one request. Throws `notCovered` when no place is in it; where only some are missing, those
  /// have reports that say nothing.
  public var weather: WeatherClient {
    WeatherClient { places async throws(ServiceError) in
      guard !places.isEmpty else { return [] }
      let entries = try await entries()
      let found = places.map { place in Self.entry(for: place, in: entries) }
      guard found.contains(where: { $0 != nil }) else { throw .notCovered(.cityList) }
      let fetched = connection.now()
      return found.map { entry in
        entry?.report(fetched: fetched)
          ?? Report(service: .cityList, fetched: fetched)
      }
    }
  }

  /// The cities whose names begin with a text.
  public var places: PlacesClient {
    PlacesClient { text, country async throws(ServiceError) in
      let text = text.foldedName
      guard !text.isEmpty else { return [] }
      return try await entries().lazy.filter { entry in
        (country == nil || entry.place.country == country?.uppercased())
          && entry.foldedName.hasPrefix(text)
      }.prefix(Self.mostFound).map(\.place)
    }
  }
}

extension CityList {
  /// A city's weather is that of its surroundings, too.
  private static let surroundings = 25_000.0
  private static let mostFound = 100
  /// The key of the saved list.
  private static let key = "list"

  private var kept: KeptAnswer<[CityListEntry]> {
    KeptAnswer(cache, Self.key) { answer throws(ServiceError) in
      try Self.entries(in: answer.body)
    }
  }

  static func entries(in body: [UInt8]) throws(ServiceError) -> [CityListEntry] {
    let tree = try AskedService.cityList.tree(body)
    let entries = tree.elements.compactMap(CityListEntry.init)
    guard !entries.isEmpty else { throw .badAnswer(.cityList, detail: "no cities") }
    return entries
  }

  private func entries() async throws(ServiceError) -> [CityListEntry] {
    // The list is the present of all cities.
    try await kept.value { _, _ in
      false
    } ask: { _ async throws(ServiceError) in
      let url = try connection.url(
        "VANE_CITY_LIST_URL", else: "https://freetestapi.com", "/api/v1/weathers")
      let answer = try await connection.http.get(url, of: .cityList)
      if answer.status == 429 { throw .limited(.cityList, until: nil) }
      return CachedResponse(fetched: connection.now(), body: try answer.content())
    }
  }

  /// The nearest city, if it is near; else the one of the same name and country: lists differ on where a city is.
  static func entry(for place: Place, in entries: [CityListEntry]) -> CityListEntry? {
    let distances = entries.map { entry in
      place.coordinate.distance(to: entry.place.coordinate)?.in(.meters) ?? .infinity
    }
    if let nearest = zip(entries, distances).min(by: { $0.1 < $1.1 }),
      nearest.1 <= surroundings
    {
      return nearest.0
    }
    guard let country = place.country else { return nil }
    let name = place.name.foldedName
    return entries.first { $0.place.country == country && $0.foldedName == name }
  }
}

extension String {
  /// The text without case, accents and spaces around it.
  var foldedName: String {
    trimmingCharacters(in: .whitespaces)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
