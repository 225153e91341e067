public import Clients
import Phrases
public import Reports

/// The position of a place, in words.
public struct PlaceText: WordedSubject {
  public let words: Wording

  /// A point as a place, named after what is near: the town that it is in, "4.2 km NW of Dolný Hričov", the sea, or its
  /// coordinates if nothing is known.
  public func place(at point: Coordinate, near nearest: NearestPlace?) -> Place {
    guard let nearest else {
      return Place(name: point.title(in: phrases), coordinate: point, kind: .point)
    }
    var place = nearest.place
    place.coordinate = point
    place.timeZone = nearest.timeZone ?? place.timeZone
    // The next hill may be higher than the middle of the town.
    place.elevation = nil
    if nearest.surroundings == nil, nearest.isWithin { return place }
    // The population of the next town is not that of this place.
    place.population = nil
    place.kind = .point
    switch nearest.surroundings {
    case .sea(let sea):
      return Place(
        name: "\(phrases.sea(sea)), \(point.title(in: phrases))", coordinate: point,
        timeZone: nearest.timeZone, kind: .point)
    case .country(let code, let name) where code != place.country:
      place.country = code
      place.countryName = name
      place.region = nil
      place.timeZone = nearest.timeZone
    case .country, nil: break
    }
    place.name = phrases.position(
      place.name, distance: figures.distance(nearest.distance),
      direction: words.direction(nearest.bearing))
    return place
  }

  /// A typed point as a place: headed by itself, followed by what is near.
  public func place(typed point: Coordinate, near nearest: NearestPlace?) -> Place {
    var place = place(at: point, near: nearest)
    let title = point.title(in: phrases)
    // The sea is named with the point.
    guard nearest != nil, !place.name.hasSuffix(title) else { return place }
    place.name =
      place.kind == .point
      ? "\(title), \(place.name)" : phrases.position(title, near: place.name)
    place.kind = .point
    place.population = nil
    return place
  }

  /// The text beside a place's name: `Missouri, United States`, `mountain 4,478 m · Valais, Switzerland`, `airport ·
  /// Pisa, Tuscany, Italy`, `region · weather at Florence · Italy`.
  public func about(_ place: Place) -> String { about(place, place.surroundings) }

  /// The text for narrow windows, and the code of the country where a region stands before it.
  public func shortAbout(_ place: Place) -> (text: String, country: String) {
    let (region, country) = place.shortSurroundings
    let isAlone = region.isEmpty && (place.kind != .airport || place.servedTown == nil)
    return isAlone || place.kind == .country
      ? (about(place, region.isEmpty ? country : "\(region), \(country)"), "")
      : (about(place, region), country)
  }

  /// The texts that tell places of one name and surroundings apart: their heights, or else their positions.
  public func marks(among places: [Place]) -> [Place.ID: String] {
    let alike = Dictionary(grouping: places.uniqued(by: \.id)) { [$0.name, about($0)] }
    return alike.values.filter { $0.count > 1 }.joined().reduce(into: [:]) { marks, place in
      let others = alike[[place.name, about(place)]] ?? []
      let heights = Set(others.compactMap { $0.kind == .mountain ? nil : elevation($0) })
      let (latitude, longitude) = place.coordinate.columns(in: phrases)
      marks[place.id] =
        heights.count == others.count ? elevation(place) : "\(latitude) \(longitude)"
    }
  }

  private func about(_ place: Place, _ surroundings: String) -> String {
    guard let kind = phrases.kind(place.kind) else { return surroundings }
    let height = place.kind == .mountain ? elevation(place) : nil
    let town = place.kind == .airport ? nil : place.town.map(phrases.weather)
    let served = place.kind == .airport ? place.servedTown : nil
    let around = [served, place.kind == .country ? nil : surroundings].compactMap(\.self)
      .filter { !$0.isEmpty }
    return [[kind, height].compactMap(\.self).joined(separator: " "), town]
      .compactMap(\.self).joined(separator: " · ")
      + (around.isEmpty ? "" : " · " + around.joined(separator: ", "))
  }

  /// The position of a point: "Berlin, State of Berlin, Germany", "4.2 km NW of Dolný Hričov", or the sea and how far
  /// it is to land.
  public func position(_ nearest: NearestPlace) -> String {
    let (place, distance) = (nearest.place, figures.distance(nearest.distance))
    switch nearest.surroundings {
    case .country(_, let name):
      return phrases.position(within: name, place: place.title, distance: distance)
    case .sea(let sea):
      return phrases.position(within: phrases.sea(sea), place: place.title, distance: distance)
    case nil where nearest.isWithin:
      return [place.title, elevation(place).map(phrases.aboveSea)].compactMap(\.self)
        .joined(separator: ", ")
    case nil:
      let direction = words.direction(nearest.bearing)
      return phrases.position(place.title, distance: distance, direction: direction)
    }
  }

  /// `668 m`
  func elevation(_ place: Place) -> String? {
    place.elevation.map { phrases.figure(figures.elevation($0)) }
  }
}
