public import Phrases
public import WeatherModels

extension Place {
  /// `Springfield, Missouri, United States`
  public var title: String {
    Self.joined([regionalName, kind == .country ? nil : countryName ?? country])
  }

  /// `Missouri, United States`
  public var surroundings: String { Self.joined([shownRegion, countryName ?? country]) }

  /// `Missouri, US`
  var shortSurroundings: String { Self.joined([shownRegion, country ?? countryName]) }

  /// `Springfield, Missouri`; `Tuscany (Florence)`, whose weather it is; `Galileo Galilei Airport (PSA), Pisa, Tuscany`
  fileprivate var regionalName: String {
    let mark = kind == .airport ? codes?.iata ?? codes?.icao : town
    return Self.joined([
      mark.map { "\(name) (\($0))" } ?? name, kind == .airport ? servedTown : nil,
      shownRegion == name ? nil : shownRegion,
    ])
  }

  /// The town of an airport, unless the airport's name begins with it.
  var servedTown: String? { town.flatMap { name.hasPrefix($0) ? nil : $0 } }

  private var shownRegion: String? { kind == .airport && region == town ? nil : region }

  private static func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension [Place] {
  /// The name of each in this list: where several have one name, also by its region, its country or its position.
  public func distinctNames(in phrases: any Phrases) -> [Place.ID: String] {
    let places = Dictionary(map { ($0.id, $0) }) { first, _ in first }
    let forms: [(Place) -> String] = [{ $0.name }, { $0.regionalName }, { $0.title }]
    let counts = forms.map { form in
      places.values.reduce(into: [String: Int]()) { $0[form($1), default: 0] += 1 }
    }
    return places.mapValues { place in
      let names = zip(forms, counts).filter { form, count in count[form(place)] == 1 }
      let (latitude, longitude) = place.coordinate.columns(in: phrases)
      return names.first?.0(place) ?? "\(place.name), \(latitude) \(longitude)"
    }
  }
}

extension Coordinate {
  /// `48.15° N 17.11° E`
  public func title(in phrases: any Phrases) -> String {
    // A position that is rounded to the equator lies neither north nor south of it.
    let point = rounded(to: 2)
    return phrases.position(
      latitude: Figures.fixed(abs(point.latitude), decimals: 2), isNorth: point.latitude >= 0,
      longitude: Figures.fixed(abs(point.longitude), decimals: 2), isEast: point.longitude >= 0)
  }

  /// `37.22  −93.30`, for two columns of even width.
  public func columns(in phrases: any Phrases) -> (latitude: String, longitude: String) {
    (
      phrases.figure(Figures.fixed(latitude, decimals: 2)),
      phrases.figure(Figures.fixed(longitude, decimals: 2))
    )
  }
}
