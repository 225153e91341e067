internal import WeatherClients
internal import WeatherModels

/// A collection of features: those that may be read, and at most one more.
struct GeoJSONCollection: Decodable {
  let type: String
  let features: [GeoJSONRow]

  private enum Key: CodingKey { case type, features }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    type = try members.decode(String.self, forKey: .type)
    var list = try members.nestedUnkeyedContainer(forKey: .features)
    var features: [GeoJSONRow] = []
    while !list.isAtEnd, features.count <= PlaceFiles.most {
      features.append(try list.decode(GeoJSONRow.self))
    }
    self.features = features
  }
}

/// What stands in the place of a feature, whatever it is: a faulty one must not spoil the others.
struct GeoJSONRow: Decodable {
  private(set) var isFeature = false
  private(set) var place: ListedPlace?
  /// Why there is no place.
  private(set) var reason = RejectedRow.Reason.malformed

  init(from decoder: any Decoder) {
    guard let feature = try? decoder.container(keyedBy: FeatureKey.self),
      (try? feature.decode(String.self, forKey: .type)) == "Feature"
    else { return }
    isFeature = true
    guard
      let geometry = try? feature.nestedContainer(keyedBy: GeometryKey.self, forKey: .geometry)
    else {
      reason = .noPosition
      return
    }
    guard (try? geometry.decode(String.self, forKey: .type)) == "Point" else {
      reason = .noPoint
      return
    }
    // Longitude comes first, and a height may follow.
    let numbers = (try? geometry.decode([Double].self, forKey: .coordinates)) ?? []
    guard numbers.count >= 2 else {
      reason = .noPosition
      return
    }
    guard let coordinate = Coordinate(latitude: numbers[1], longitude: numbers[0]) else {
      reason = .outOfRange
      return
    }
    let properties = try? feature.nestedContainer(keyedBy: PropertyKey.self, forKey: .properties)
    place = Self.text(properties).listed(at: coordinate)
  }
}

extension GeoJSONRow {
  private enum FeatureKey: CodingKey { case type, geometry, properties }
  private enum GeometryKey: CodingKey { case type, coordinates }
  private enum PropertyKey: CodingKey {
    case list, name, country, countryName, region, population, elevation, timeZone, added
  }

  private static func text(_ properties: KeyedDecodingContainer<PropertyKey>?) -> PlaceText {
    var text = PlaceText()
    guard let properties else { return text }
    func member(_ key: PropertyKey) -> String? {
      // A property of another type is as good as missing.
      try? properties.decodeIfPresent(String.self, forKey: key)
    }
    text.list = member(.list)
    text.name = member(.name)
    text.country = member(.country)
    text.countryName = member(.countryName)
    text.region = member(.region)
    text.timeZone = member(.timeZone)
    text.added = member(.added)
    text.population = (try? properties.decodeIfPresent(Int.self, forKey: .population))
      .map { "\($0)" }
    text.elevation = (try? properties.decodeIfPresent(Double.self, forKey: .elevation))
      .map { "\($0)" }
    return text
  }
}
