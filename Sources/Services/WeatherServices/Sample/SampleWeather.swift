public import Foundation
public import WeatherClients
public import WeatherModels

/// Sample weather, for trying Vane without a network: from a formula for any place, with the capitals to search in.
public enum SampleWeather {
  /// Reports of `SampleClimate`: the present and today, and where that alone is not enough the hours of sixteen days
  /// from the current one and sixteen days from today.
  public static func weather(now: @escaping @Sendable () -> Date) -> WeatherClient {
    WeatherClient { places async throws(ServiceError) in
      places.map { report(for: $0, now: now(), hours: 0, days: 1) }
    } reports: { places async throws(ServiceError) in
      places.map { report(for: $0, now: now(), hours: 384, days: 16) }
    }
  }

  /// The capitals of the world, found by the beginning of a word of their name or of their country's.
  public static var places: PlacesClient {
    PlacesClient { text, country async throws(ServiceError) in
      let text = text.foldedForSearch
      guard !text.isEmpty else { return [] }
      return
        SampleCapitals.all
        .filter { country == nil || $0.country == country?.uppercased() }
        .compactMap { place in rank(of: place, for: text).map { (place, $0) } }
        .sorted { a, b in
          (a.1, -(a.0.population ?? 0), a.0.name) < (b.1, -(b.0.population ?? 0), b.0.name)
        }
        .map(\.0)
    }
  }

  /// The time zone of the sample's days: the place's own, or else that of its longitude.
  public static func timeZone(of place: Place) -> (name: String, zone: TimeZone?) {
    if let name = place.timeZone, let zone = TimeZone(identifier: name) { return (name, zone) }
    let name = place.coordinate.nauticalZone
    return (name, TimeZone(identifier: name))
  }
}

extension SampleWeather {
  private static func report(for place: Place, now: Date, hours: Int, days: Int) -> Report {
    let climate = SampleClimate(place)
    let (name, zone) = timeZone(of: place)
    // One offset for all days, as Open-Meteo has it, even when clocks change in between.
    let offset = Double(zone?.secondsFromGMT(for: now) ?? 0)
    let hour = hour(of: now, at: place)
    let quarter = ((now.timeIntervalSince1970 - hour) / 900).rounded(.down)
    let current = climate.present(
      at: Date(timeIntervalSince1970: hour + quarter * 900), ofHour: hour / 3600, now: now)
    return Report(
      service: .sample, issuedAt: current.time, fetched: now, timeZone: name, current: current,
      hours: (0...hours).map {
        climate.conditions(at: Date(timeIntervalSince1970: hour + Double($0) * 3600), now: now)
      }.spansByBeginning(present: now).dropLast(),
      days: (0..<days).compactMap { index in
        EpochTime.day(
          ofSecond: now.timeIntervalSince1970 + offset + Double(index) * EpochTime.secondsPerDay
        ).map { climate.day($0, offset: offset, now: now) }
      })
  }

  /// The start of the present hour of a place, in seconds since 1970.
  static func hour(of now: Date, at place: Place) -> Double {
    let offset = Double(timeZone(of: place).zone?.secondsFromGMT(for: now) ?? 0)
    return ((now.timeIntervalSince1970 + offset) / 3600).rounded(.down) * 3600 - offset
  }

  /// Smaller is better: the name itself, its beginning, a later word of it, the country.
  private static func rank(of place: Place, for text: String) -> Int? {
    let name = place.name.foldedForSearch
    if name == text { return 0 }
    if name.hasPrefix(text) { return 1 }
    if name.split(separator: " ").contains(where: { $0.hasPrefix(text) }) { return 2 }
    let country = place.countryName?.foldedForSearch ?? ""
    return country.hasPrefix(text) ? 3 : nil
  }
}

extension String {
  fileprivate var foldedForSearch: String {
    trimmingCharacters(in: .whitespaces)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
