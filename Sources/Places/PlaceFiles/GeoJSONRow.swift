internal import Clients
internal import JSON
internal import Reports

/// The value in the place of a feature, whatever it is: a faulty one must not spoil the others.
struct GeoJSONRow {
  private(set) var place: ListedPlace?
  /// Why there is no place.
  private(set) var reason = RejectedRow.Reason.malformed

  init(_ feature: JSONTree) {
    if feature["type"].text == "Feature" {
      self.init(geometry: feature["geometry"], feature["properties"])
    } else {
      self.init()
    }
  }

  private init() {}

  init(geometry: JSONTree, _ properties: JSONTree = .null) {
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
    // Google writes so where it knows an address alone.
    guard coordinate != .origin || properties["name"].text != nil else {
      reason = .noPosition
      return
    }
    place = Self.text(properties).listed(at: coordinate)
  }

  /// A property of another type counts as missing. Those of Google's saved places have names of their own.
  private static func text(_ properties: JSONTree) -> PlaceFacts {
    var text = PlaceFacts()
    let location = properties["location"]
    let names = [
      properties["name"], properties["Title"], location["name"],
      properties["Location"]["Business Name"],
    ]
    text.list = properties["list"].text
    text.name = names.lazy.compactMap(\.text).first
    for fact in PlaceFacts.facts { text[keyPath: fact.path] = properties[fact.name].text }
    text.country = text.country ?? location["country_code"].text
    text.added =
      [properties["added"], properties["date"], properties["Published"]].lazy
      .compactMap(\.text).first
    text.population = properties["population"].plainNumber.flatMap { Int(exactly: $0) }
      .map { "\($0)" }
    text.elevation = properties["elevation"].plainNumber.map { "\($0)" }
    return text
  }
}
