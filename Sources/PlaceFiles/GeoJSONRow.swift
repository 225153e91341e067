internal import JSON
internal import WeatherClients
internal import WeatherModels

/// The value in the place of a feature, whatever it is: a faulty one must not spoil the others.
struct GeoJSONRow {
  private(set) var isFeature = false
  private(set) var place: ListedPlace?
  /// Why there is no place.
  private(set) var reason = RejectedRow.Reason.malformed

  init(_ feature: JSONTree) {
    guard feature["type"].text == "Feature" else { return }
    isFeature = true
    let geometry = feature["geometry"]
    guard geometry.isObject else {
      reason = .noPosition
      return
    }
    guard geometry["type"].text == "Point" else {
      reason = .noPoint
      return
    }
    // Longitude comes first, and a height may follow.
    let elements = geometry["coordinates"].elements
    let numbers = elements.compactMap(\.plainNumber)
    guard numbers.count >= 2, numbers.count == elements.count else {
      reason = .noPosition
      return
    }
    guard let coordinate = Coordinate(latitude: numbers[1], longitude: numbers[0]) else {
      reason = .outOfRange
      return
    }
    place = Self.text(feature["properties"]).listed(at: coordinate)
  }

  /// A property of another type counts as missing.
  private static func text(_ properties: JSONTree) -> PlaceFacts {
    var text = PlaceFacts()
    text.list = properties["list"].text
    text.name = properties["name"].text
    for fact in PlaceFacts.facts { text[keyPath: fact.path] = properties[fact.name].text }
    text.added = properties["added"].text
    text.population = properties["population"].plainNumber.flatMap { Int(exactly: $0) }
      .map { "\($0)" }
    text.elevation = properties["elevation"].plainNumber.map { "\($0)" }
    return text
  }
}
