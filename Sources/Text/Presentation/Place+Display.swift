public import Phrases
public import Reports

extension Place {
  /// `Springfield, Missouri, United States`
  public var title: String {
    Self.joined([regionalName, kind == .country ? nil : countryName ?? country])
  }

  /// `Missouri, United States`; `Brno, South Moravian, Czechia` of a part of it.
  public var surroundings: String { Self.joined([near, shownRegion, countryName ?? country]) }

  /// `Missouri` and `US`
  var shortSurroundings: (region: String, country: String) {
    (Self.joined([near, shownRegion]), country ?? countryName ?? "")
  }

  /// The larger town beside one that is known by a postal code.
  private var near: String? { kind == .town ? servedTown : nil }

  /// `Trnitá (Brno)`, `Galileo Galilei Airport (PSA)`, but `Singapore` alone
  var markedName: String {
    let mark = kind == .airport ? codes?.iata ?? codes?.icao : kind == .town ? near : town
    return mark.flatMap { $0 == name ? nil : "\(name) (\($0))" } ?? name
  }

  /// `Springfield, Missouri`; `Tuscany (Florence)`, whose weather it is; `Galileo Galilei Airport (PSA), Pisa, Tuscany`
  fileprivate var regionalName: String {
    Self.joined([
      markedName, kind == .airport ? servedTown : nil,
      shownRegion == name ? nil : shownRegion,
    ])
  }

  /// The town of an airport or a postal code, unless one's name begins with the other's.
  var servedTown: String? { town.flatMap { name.hasPrefix($0) || $0.hasPrefix(name) ? nil : $0 } }

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
