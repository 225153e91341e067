import WeatherModels

/// The border of an area: points in order, the last joined to the first.
struct Outline: Hashable {
  private let points: [Coordinate]

  /// Reads a polygon of CAP: `48.1,17.0 48.2,17.3 48.0,17.2`, the latitude first. `nil` for fewer than three points, or
  /// more than ten thousand, which no border of a warning has.
  init?(_ text: String) {
    let points = text.split(whereSeparator: \.isWhitespace).prefix(10_001).compactMap { pair in
      let numbers = pair.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2
        ? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil
    }
    guard (3...10_000).contains(points.count) else { return nil }
    self.points = points
  }

  /// Whether a ray from the point crosses the border an odd number of times. No area crosses the 180th meridian.
  func contains(_ point: Coordinate) -> Bool {
    var isInside = false
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      guard (a.latitude > point.latitude) != (b.latitude > point.latitude) else { continue }
      let share = (point.latitude - a.latitude) / (b.latitude - a.latitude)
      if point.longitude < a.longitude + share * (b.longitude - a.longitude) { isInside.toggle() }
    }
    return isInside
  }
}
