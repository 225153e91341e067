import Foundation
public import Reports

/// Places without a network, by names in all languages and by position.
public struct GazetteerClient: Sendable {
  /// The places that a text may mean, the likeliest first; none when nothing is near.
  public var search:
    @Sendable (_ text: String, _ scope: SearchScope, _ limit: Int) throws(GazetteerError) ->
      [PlaceMatch]
  /// Places whose names begin with the text, quick enough to ask with every key.
  public var complete:
    @Sendable (_ text: String, _ scope: SearchScope, _ limit: Int) throws(GazetteerError) ->
      [PlaceMatch]
  /// The place that a person would name for a point; `nil` only if there is none at all.
  public var nearest:
    @Sendable (_ point: Coordinate, _ language: PlaceLanguage) throws(GazetteerError) ->
      NearestPlace?
  /// The most populous places, the largest first, of one country (ISO 3166-1 alpha-2) or of the world.
  public var cities:
    @Sendable (_ country: String?, _ limit: Int, _ language: PlaceLanguage)
      throws(GazetteerError) -> [Place]
  /// The places with the most people in an area, the largest first.
  public var largest:
    @Sendable (_ area: MapArea, _ limit: Int, _ language: PlaceLanguage) throws(GazetteerError) ->
      [Place]

  /// Whether this is the name of a country or a region, or begins one.
  public var isArea: @Sendable (_ name: String) throws(GazetteerError) -> Bool

  /// Whether a name begins so, or goes on behind these words.
  public var begins: @Sendable (_ text: String) throws(GazetteerError) -> Bool

  public init(
    search: @escaping @Sendable (String, SearchScope, Int) throws(GazetteerError) -> [PlaceMatch],
    complete: @escaping @Sendable (String, SearchScope, Int) throws(GazetteerError) -> [PlaceMatch],
    nearest:
      @escaping @Sendable (Coordinate, PlaceLanguage) throws(GazetteerError) -> NearestPlace?,
    cities: @escaping @Sendable (String?, Int, PlaceLanguage) throws(GazetteerError) -> [Place],
    largest: @escaping @Sendable (MapArea, Int, PlaceLanguage) throws(GazetteerError) -> [Place],
    isArea: @escaping @Sendable (String) throws(GazetteerError) -> Bool,
    begins: @escaping @Sendable (String) throws(GazetteerError) -> Bool = {
      _ throws(GazetteerError) in true
    }
  ) {
    self.search = search
    self.complete = complete
    self.nearest = nearest
    self.cities = cities
    self.largest = largest
    self.isArea = isArea
    self.begins = begins
  }
}

extension GazetteerClient {
  /// The code of the country (ISO 3166-1 alpha-2) that a text means, or that is called so in the language; `nil` for none.
  public func country(
    named text: String, in language: PlaceLanguage
  ) throws(GazetteerError) -> String? {
    let matches = try search(text, SearchScope(language: language), 10)
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    let country = matches.first { match in
      // Singapore is found as a town.
      let isCountry =
        match.place.kind == .country
        || match.place.countryName?.compare(text, options: options) == .orderedSame
      return isCountry && match.likeness == .exact
        && (match == matches.first || match.matchedName == nil)
    }
    return country?.place.country
  }

  /// The English names of the regions of the towns around a point: that of the nearest, and of those up to 8 km farther
  /// away. None where no town is within some 200 km.
  public func regionsOfTowns(around point: Coordinate) -> [String] {
    for reach in [0.1, 0.5, 2.0] {
      guard
        let area = MapArea(
          south: max(-90, point.latitude - reach), north: min(90, point.latitude + reach),
          west: max(-180, point.longitude - reach), east: min(180, point.longitude + reach)),
        let towns = try? largest(area, 500, .english), !towns.isEmpty
      else { continue }
      let distances = towns.map { town in
        (town: town, distance: town.coordinate.distance(to: point)?.in(.kilometers) ?? .infinity)
      }
      let limit = (distances.map(\.distance).min() ?? 0) + 8
      let names = distances.filter { $0.distance <= limit }.compactMap(\.town.region)
      if !names.isEmpty { return Set(names).sorted() }
    }
    return []
  }
}
