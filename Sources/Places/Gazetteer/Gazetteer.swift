public import Clients
public import Foundation
import GRDB
public import Reports

/// 235,000 places with their names in all languages, on the disk: search, completion, nearest place.
///
/// The file is opened when it is first asked. Any thread may ask; a question takes a millisecond or
/// two, the correction of a typo about ten.
public struct Gazetteer: Sendable {
  let file: GazetteerFile
  private let sphere: Sphere
  private let kept = AreaCache()

  public init(file: URL) {
    self.file = GazetteerFile(file)
    sphere = Sphere(self.file)
  }

  /// The places that a text may mean, the likeliest first; none when nothing is near.
  ///
  /// The text is a name in any language and script, with a region or country after a comma or "in"
  /// if one is known; that of a region, country, island or airport; a point (`48.15,17.11`); an airport's code of
  /// IATA or ICAO; or a postal code of the United States.
  public func search(
    _ text: String, scope: SearchScope = SearchScope(), limit: Int = 10
  ) throws(GazetteerError) -> [PlaceMatch] {
    let query = TypedQuery(text)
    if let point = CoordinateText(query.text)?.coordinate {
      return [try match(at: point, scope.language)].filter { _ in limit > 0 }
    }
    return try file.read { database in
      try Search(database: database, query: query, scope: scope, kept: kept, regions: file.regions)
        .matches(limit: limit, thorough: true)
    }
  }

  /// Places whose names begin with the text, for Tab: quick enough to ask with every key.
  public func complete(
    _ text: String, scope: SearchScope = SearchScope(), limit: Int = 10
  ) throws(GazetteerError) -> [PlaceMatch] {
    try file.read { database in
      try Search(
        database: database, query: TypedQuery(text), scope: scope, kept: kept, regions: file.regions
      )
      .matches(limit: limit, thorough: false)
    }
  }

  /// The most populous places, the largest first, of one country (ISO 3166-1 alpha-2) or of the world.
  public func cities(
    of country: String? = nil, limit: Int, language: PlaceLanguage = .english
  ) throws(GazetteerError) -> [Place] {
    try file.read { database in
      let area = try country.map { try Area.countries([$0], in: database) }
      return try PlaceRecord.fetchLargest(
        max(0, limit), of: area, in: language, file.regions, from: database
      ).map(\.place)
    }
  }

  /// The places with the most people in an area, the largest first.
  ///
  /// Places are numbered by their people, so the first that lie in the area are those. Of a large area they are
  /// found at once; of a small one after a look at the coordinates of all, which takes some milliseconds.
  public func largest(
    in area: MapArea, limit: Int, language: PlaceLanguage = .english
  ) throws(GazetteerError) -> [Place] {
    try file.read { database in
      let ranks = try PlaceRecord.largest(in: area, limit: limit, from: database)
      return try ranks.compactMap {
        try PlaceRecord.fetch($0, in: language, file.regions, from: database)?.place
      }
    }
  }

  /// The place that a person would name for a point: in the middle of Berlin that is Berlin, not the
  /// nearest of its districts. `nil` only if the gazetteer is empty.
  public func nearest(
    to point: Coordinate, language: PlaceLanguage = .english
  ) throws(GazetteerError) -> NearestPlace? {
    try sphere.nearest(to: point, language)
  }
}

extension Gazetteer {
  private func match(
    at point: Coordinate, _ language: PlaceLanguage
  ) throws(GazetteerError) -> PlaceMatch {
    let nearest = try nearest(to: point, language: language)
    let rounded = point.rounded(to: 4)
    var place = Place(
      name: "\(rounded.latitude), \(rounded.longitude)", coordinate: point,
      timeZone: nearest?.timeZone, kind: .point)
    if let nearest, nearest.surroundings == nil {
      place.country = nearest.place.country
      place.countryName = nearest.place.countryName
      place.region = nearest.place.region
    } else if case .country(let code, let name)? = nearest?.surroundings {
      place.country = code
      place.countryName = name
    }
    return PlaceMatch(place: place, kind: .coordinate, score: 0)
  }

  /// The gazetteer as screens see it. `report` hears the first reason why it cannot answer.
  public func client(report: @escaping @Sendable (GazetteerError) -> Void) -> GazetteerClient {
    file.tellFirstFailure(to: report)
    return GazetteerClient(
      search: search, complete: complete, nearest: nearest, cities: cities, largest: largest,
      isArea: { name throws(GazetteerError) in
        try file.read { database in try Area.named(name, in: database) != nil }
      },
      begins: { text throws(GazetteerError) in
        guard let name = SoughtName(text, areas: []) else { return false }
        return try file.read { database in try name.isName(in: database, inPart: true) }
      })
  }
}
