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

/// The scope of a search, the countries that it prefers, and the language of its answers.
public struct SearchScope: Hashable, Sendable {
  /// ISO 3166-1 alpha-2, the most preferred first. Their places come before others that match as well.
  public var preferredCountries: [String]
  /// ISO 3166-1 alpha-2; places of other countries are not found at all.
  public var country: String?
  public var language: PlaceLanguage
  /// ISO 3166-1 alpha-2: where the user is at home, whose postal codes are meant rather than those of others.
  public var region: String?
  /// Whether names that only resemble the text are looked for where none is the text, which takes longest.
  public var findsSlips = true

  public init(
    preferredCountries: [String] = [], country: String? = nil,
    language: PlaceLanguage = .english, region: String? = nil
  ) {
    self.preferredCountries = preferredCountries
    self.country = country
    self.language = language
    self.region = region
  }
}

/// A language in which the gazetteer names places, regions and countries.
public enum PlaceLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case slovak = "sk"

  /// The country (ISO 3166-1 alpha-2) whose own places are meant rather than towns abroad that only this language calls
  /// so; `nil` for a language of many.
  public var country: String? { self == .slovak ? "SK" : nil }
}

/// The place that a person would name for a point on the Earth.
public struct NearestPlace: Hashable, Sendable {
  public var place: Place
  /// Along the ground, from the place to the point.
  public var distance: Distance
  /// The direction from the place to the point; `nil` if they coincide.
  public var bearing: Direction?
  /// The country or sea at the point itself when no place is within 100 km.
  public var surroundings: Surroundings?
  /// The IANA name of the civil time at the point, or of the nautical time at sea.
  public var timeZone: String?

  /// Without a time zone of its own the point has that of the place, unless that is more than 300 km away.
  public init(
    place: Place, distance: Distance, bearing: Direction?, surroundings: Surroundings? = nil,
    timeZone: String? = nil
  ) {
    self.place = place
    self.distance = distance
    self.bearing = bearing
    self.surroundings = surroundings
    self.timeZone = timeZone ?? (distance.in(.kilometers) <= 300 ? place.timeZone : nil)
  }

  /// A country without a place near the point, or the sea.
  public enum Surroundings: Hashable, Sendable {
    /// ISO 3166-1 alpha-2, and the name in the language asked for.
    case country(code: String, name: String)
    case sea(Sea)
  }

  /// Whether the point lies among the houses: within a kilometer, or within the circle that the people of the place
  /// would fill at 3,000 to the square kilometer, which is usual for towns.
  public var isWithin: Bool {
    let people = Double(place.population ?? 0)
    return distance.in(.kilometers) <= max(1, (people / 3000 / .pi).squareRoot())
  }
}

/// The oceans, and the seas that are wide enough to be 100 km from every town.
public enum Sea: String, Hashable, Sendable, CaseIterable {
  case arcticOcean, atlanticOcean, indianOcean, pacificOcean, southernOcean
  case arabianSea, bayOfBengal, bayOfBiscay, beringSea, blackSea, caribbeanSea, coralSea
  case caspianSea, gulfOfMexico, hudsonBay, mediterraneanSea, northSea, seaOfJapan, seaOfOkhotsk
  case southChinaSea, tasmanSea
}
