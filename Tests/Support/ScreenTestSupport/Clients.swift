public import Clients
internal import Foundation
internal import Phrases
public import Reports
internal import Testing

/// The answer of a dependency that a test did not supply, which records an issue wherever it is used.
func missing<Value>(_ call: String, _ value: Value) -> Value {
  Issue.record("\(call) was not supplied.")
  return value
}

extension WeatherClient {
  public static let unimplemented = WeatherClient { _ async throws(ServiceError) in
    throw missing("WeatherClient.reports", .noReport)
  }

  /// A client with the same report for every place.
  public static func answering(_ report: Report) -> WeatherClient {
    WeatherClient { places async throws(ServiceError) in places.map { _ in report } }
  }

  public static func failing(_ error: ServiceError) -> WeatherClient {
    WeatherClient { _ async throws(ServiceError) in throw error }
  }
}

extension PlacesClient {
  public static let unimplemented = PlacesClient { _, _ async throws(ServiceError) in
    missing("PlacesClient.search", [])
  }

  public static func finding(_ places: [Place]) -> PlacesClient {
    PlacesClient { _, _ async throws(ServiceError) in places }
  }

  public static func failing(_ error: ServiceError) -> PlacesClient {
    PlacesClient { _, _ async throws(ServiceError) in throw error }
  }
}

extension GazetteerClient {
  public static let unimplemented = GazetteerClient(
    search: { _, _, _ throws(GazetteerError) in missing("GazetteerClient.search", []) },
    complete: { _, _, _ throws(GazetteerError) in missing("GazetteerClient.complete", []) },
    nearest: { _, _ throws(GazetteerError) in missing("GazetteerClient.nearest", nil) },
    cities: { _, _, _ throws(GazetteerError) in missing("GazetteerClient.cities", []) },
    largest: { _, _, _ throws(GazetteerError) in missing("GazetteerClient.largest", []) },
    isArea: { _ throws(GazetteerError) in missing("GazetteerClient.isArea", false) })

  /// A client with these places, each found by its name and by the beginning of it, also with its area behind it.
  public static func finding(_ places: [Place]) -> GazetteerClient {
    var client = matching([])
    client.search = { text, _, limit throws(GazetteerError) in
      let found = places.filter { $0.isMeant(by: text) }
      return Array(found.prefix(limit)).map { PlaceMatch(place: $0, kind: .whole, score: 5) }
    }
    client.complete = client.search
    return client
  }

  /// A client with these places, each found by its whole name alone, whatever its case and accents.
  public static func knowing(_ places: [Place]) -> GazetteerClient {
    var client = matching([])
    client.search = { text, _, _ throws(GazetteerError) in
      places.filter { $0.name.folded == text.folded }
        .map { PlaceMatch(place: $0, kind: .whole, score: 5) }
    }
    return client
  }

  /// A client with places of these names in Oslo.
  public static func knowing(_ names: String...) -> GazetteerClient {
    knowing(
      names.map { name in
        var place = Fixture.oslo
        place.name = name
        return place
      })
  }

  /// A client with the same matches for every text, also for one that is being typed.
  public static func matching(_ matches: [PlaceMatch]) -> GazetteerClient {
    var client = unimplemented
    client.search = { _, _, limit throws(GazetteerError) in Array(matches.prefix(limit)) }
    client.complete = client.search
    client.nearest = { _, _ throws(GazetteerError) in nil }
    client.largest = { _, _, _ throws(GazetteerError) in [] }
    client.isArea = { _ throws(GazetteerError) in false }
    return client
  }

  /// A client with the same cities in every country.
  public static func listing(_ cities: [Place]) -> GazetteerClient {
    var client = unimplemented
    client.cities = { _, limit, _ throws(GazetteerError) in Array(cities.prefix(limit)) }
    return client
  }

  /// A client with the same place near every point, and no names.
  public static func naming(_ nearest: NearestPlace?) -> GazetteerClient {
    var client = unimplemented
    client.search = { _, _, _ throws(GazetteerError) in [] }
    client.nearest = { _, _ throws(GazetteerError) in nearest }
    client.largest = { _, _, _ throws(GazetteerError) in [] }
    return client
  }

  public static func failing(_ error: GazetteerError) -> GazetteerClient {
    GazetteerClient(
      search: { _, _, _ throws(GazetteerError) in throw error },
      complete: { _, _, _ throws(GazetteerError) in throw error },
      nearest: { _, _ throws(GazetteerError) in throw error },
      cities: { _, _, _ throws(GazetteerError) in throw error },
      largest: { _, _, _ throws(GazetteerError) in throw error },
      isArea: { _ throws(GazetteerError) in throw error })
  }
}

extension Place {
  fileprivate func isMeant(by text: String) -> Bool {
    let parts = text.replacing(" in ", with: ",").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    let areas = [region, countryName, country].compactMap { $0?.lowercased() }
    guard let first = parts.first else { return false }
    // A postal code
    if text.count == 5, text.allSatisfy(\.isNumber) { return true }
    return name.lowercased().hasPrefix(first)
      && parts.dropFirst().allSatisfy { part in areas.contains { $0.hasPrefix(part) } }
  }
}

extension PositionClient {
  /// The client of a machine whose position no source knows.
  public static let nowhere = PositionClient(internetHost: "ip.example") {
    _ async throws(PositionError) in throw .noDevice
  }

  public static let unimplemented = PositionClient(internetHost: "example.org") {
    source throws(PositionError) in throw missing("PositionClient.locate", .noHome)
  }
}

extension PlaceFileClient {
  public static let unimplemented = PlaceFileClient(
    read: { path throws(PlaceFileError) in
      throw missing("PlaceFileClient.read", .missing(path: path.cleanPath))
    },
    write: { _, _, _ throws(PlaceFileError) in missing("PlaceFileClient.write", ()) })
}

extension SavedReportsClient {
  public static let unimplemented = SavedReportsClient(
    last: { _ in missing("SavedReportsClient.last", nil) },
    save: { _, _ in missing("SavedReportsClient.save", ()) })

  /// A client with these forecasts only; changes are not saved. A place without a forecast of its own uses its report.
  public static func holding(
    _ reports: [Place: Report] = [:], forecasts: [Place: Report] = [:]
  ) -> SavedReportsClient {
    SavedReportsClient(
      last: { reports[$0] },
      lastForecast: { place, time in
        (forecasts[place] ?? reports[place]).flatMap { $0.fetched < time ? $0 : nil }
      },
      save: { _, _ in missing("SavedReportsClient.save", ()) })
  }
}

extension NetworkWatch {
  /// Asks after each change of the stream, and never without.
  public static func after(
    _ changes: AsyncStream<Void>, isAnswered: @escaping @Sendable () async -> Bool = { true }
  ) -> NetworkWatch {
    NetworkWatch(changes: { changes }, isAnswered: isAnswered, pause: NetworkWatch.noop.pause)
  }
}

extension SettingsClient {
  public static func failing(_ error: StorageError) -> SettingsClient {
    SettingsClient(
      all: { () throws(StorageError) in throw error },
      set: { _, _ throws(StorageError) in throw error })
  }
}

extension PlaceListClient {
  public static let unimplemented = PlaceListClient(
    all: { _ throws(StorageError) in missing("PlaceListClient.all", []) },
    add: { _, _ throws(StorageError) in missing("PlaceListClient.add", ()) },
    remove: { _, _ throws(StorageError) in missing("PlaceListClient.remove", []) },
    restore: { _, _ throws(StorageError) in missing("PlaceListClient.restore", ()) },
    arrange: { _, _ throws(StorageError) in missing("PlaceListClient.arrange", ()) })

  public static func failing(_ error: StorageError) -> PlaceListClient {
    PlaceListClient(
      all: { _ throws(StorageError) in throw error },
      add: { _, _ throws(StorageError) in throw error },
      remove: { _, _ throws(StorageError) in throw error },
      restore: { _, _ throws(StorageError) in throw error },
      arrange: { _, _ throws(StorageError) in throw error })
  }
}
