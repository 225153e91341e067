internal import Clients
internal import Foundation
internal import Reports

/// A place as the texts and numbers that a file has of it, before anything is believed.
struct PlaceFacts {
  var list: String?
  var name: String?
  /// The place's own name, if `name` was given by the user.
  var placeName: String?
  var country: String?
  var countryName: String?
  var region: String?
  var population: String?
  /// In meters.
  var elevation: String?
  var timeZone: String?
  var added: String?
  var kind: String?
  var town: String?
  var iata: String?
  var icao: String?

  init() {}

  /// The facts that a format may hold as text, by their names.
  static var facts: [(name: String, path: WritableKeyPath<PlaceFacts, String?>)] {
    [
      ("country", \.country), ("countryName", \.countryName), ("region", \.region),
      ("timeZone", \.timeZone), ("kind", \.kind), ("town", \.town), ("iata", \.iata),
      ("icao", \.icao), ("placeName", \.placeName),
    ]
  }

  init(_ listed: ListedPlace) {
    let place = listed.kept.place
    list = listed.list.rawValue
    name = listed.kept.called.name
    placeName = listed.kept.ownName.map { _ in place.name }
    country = place.country
    countryName = place.countryName
    region = place.region
    population = place.population.map { "\($0)" }
    elevation = place.elevation.map { "\(Int($0.in(.meters).rounded()))" }
    timeZone = place.timeZone
    kind = place.kind == .town ? nil : place.kind.rawValue
    town = place.town
    iata = place.codes?.iata
    icao = place.codes?.icao
    let added = listed.kept.added
    self.added = Self.years.contains(added) ? added.formatted(.iso8601) : nil
  }

  /// The place at this point. A place in no known list is a pin; missing values remain missing.
  func listed(at coordinate: Coordinate) -> ListedPlace {
    let placeName = Self.clean(placeName)
    let place = Place(
      name: placeName ?? Self.clean(name) ?? "", country: Self.clean(country),
      countryName: Self.clean(countryName), region: Self.clean(region), coordinate: coordinate,
      population: Self.clean(population).flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil },
      elevation: Self.clean(elevation).flatMap { Double($0) }.flatMap { Elevation($0, .meters) },
      timeZone: Self.clean(timeZone), kind: kind.flatMap(PlaceKind.init) ?? .town,
      town: Self.clean(town), codes: AirportCodes(iata: iata, icao: icao))
    let moment = Self.clean(added).flatMap { try? Date($0, strategy: .iso8601) }
    let isFavorite = Self.clean(list) == PlaceList.favorites.rawValue
    return ListedPlace(
      list: isFavorite ? .favorites : .pins,
      kept: SavedPlace(
        place: place,
        added: moment.flatMap { Self.years.contains($0) ? $0 : nil } ?? .distantPast,
        ownName: placeName == nil ? nil : Self.clean(name)))
  }

  /// The years 1 to 9999, within which ISO 8601 needs no sign.
  private static let years =
    Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)

  private static func clean(_ text: String?) -> String? {
    guard let text = text?.cleaned(limit: 200).trimmingCharacters(in: .whitespaces), !text.isEmpty
    else { return nil }
    return text
  }
}
