import Fields
import Foundation
import Reports

/// The area that a warning covers: the border of an area, its points in order, the last joined to the first, or a
/// circle.
struct AlertOutline: Hashable, Sendable {
  /// Degrees. Longitudes continue beyond the 180th meridian instead of jumping.
  private let latitudes: Microdegrees
  private let longitudes: Microdegrees
  /// The kilometers around the one point of a circle; 0 for a border.
  private let radius: Double
  /// Borders within this one of ground that does not belong to it.
  var holes: [AlertOutline] = []

  /// More points than any border of a warning has.
  private static let most = 100_000
  /// A tenth of a meter in degrees: a point on a border belongs to both sides.
  private static let tolerance = 1e-6

  /// A border of points; `nil` for fewer than three of them, or too many.
  init?(_ points: [Coordinate]) {
    guard (3...Self.most).contains(points.count) else { return nil }
    latitudes = Microdegrees(points.map(\.latitude))
    var longitudes: [Double] = []
    longitudes.reserveCapacity(points.count)
    var turn = 0.0
    var last = points[0].longitude
    for point in points {
      let step = point.longitude - last
      // No edge is longer than half of the Earth, but one that goes all around a map.
      if abs(step) > 180, abs(step) < 359 { turn += step > 0 ? -360 : 360 }
      last = point.longitude
      guard abs(turn) < Microdegrees.most else { return nil }
      longitudes.append(last + turn)
    }
    self.longitudes = Microdegrees(longitudes)
    radius = 0
  }

  /// Reads a polygon of CAP: `48.1,17.0 48.2,17.3 48.0,17.2`, the latitude first. `nil` if a pair is no point.
  init?(_ text: String) {
    var points: [Coordinate] = []
    var rest = Self.plain(text)[...].utf8
    while let pair = Self.word(&rest) {
      guard points.count <= Self.most, let point = Self.point(pair) else { return nil }
      points.append(point)
    }
    self.init(points)
  }

  /// Reads a circle of CAP: `48.1,17.0 25`, the radius in kilometers.
  init?(circle text: String) {
    var rest = Self.plain(text)[...].utf8
    guard let center = Self.word(&rest).flatMap(Self.point), let word = Self.word(&rest),
      let radius = Double(Substring(word)), Self.word(&rest) == nil, radius > 0, radius < 20_100
    else { return nil }
    latitudes = Microdegrees([center.latitude])
    longitudes = Microdegrees([center.longitude])
    self.radius = radius
  }

  var partCount: Int { 1 + latitudes.count / 25 + holes.reduce(0) { $0 + $1.partCount } }

  /// Whether the point lies within or on the border.
  func contains(_ point: Coordinate) -> Bool {
    if radius > 0 { return isInCircle(point) }
    let isInside = [0.0, 360, -360].contains { turns(point.latitude, point.longitude + $0) != 0 }
    // The border of a hole belongs to the ground around it.
    return isInside
      && !holes.contains { $0.contains(point) && $0.turns(point.latitude, point.longitude) != nil }
  }

  /// The ring to draw; of a circle, 48 of its points.
  var ring: Contour {
    guard radius > 0 else {
      var points = zip(latitudes, longitudes).map { Contour.Point(latitude: $0, longitude: $1) }
      if let first = points.first, points.last != first { points.append(first) }
      return Contour(value: 0, points: points)
    }
    let height = radius / 111.2
    let width = height / max(cos(latitudes[0] * .pi / 180), 0.01)
    return Contour(
      value: 0,
      points: (0...48).map { step in
        let turn = Double(step % 48) * .pi / 24
        return Contour.Point(
          latitude: min(90, max(-90, latitudes[0] + height * sin(turn))),
          longitude: longitudes[0] + width * cos(turn))
      })
  }

  /// Whether it lies within about 550 km of the point.
  func isNear(_ point: Coordinate) -> Bool {
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return false }
    return (south - 5...north + 5).contains(point.latitude)
      && [0.0, 360, -360].contains { (west - 5...east + 5).contains(point.longitude + $0) }
  }

  /// Whether it would hold the point if its latitudes and longitudes had been exchanged.
  func containsExchanged(_ point: Coordinate) -> Bool {
    guard radius > 0 else { return turns(point.longitude, point.latitude) != 0 }
    return point.exchanged.map(isInCircle) ?? false
  }

  /// The text with the white space of ASCII alone.
  private static func plain(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    let scalars = text.unicodeScalars.lazy.map { $0.properties.isWhitespace ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Takes the next word: a list of all takes ten times the room of the text.
  private static func word(_ rest: inout Substring.UTF8View) -> Substring.UTF8View? {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }
    rest = rest.drop(while: isSpace)
    let word = rest.prefix { !isSpace($0) }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : word
  }

  private static func point(_ pair: Substring.UTF8View) -> Coordinate? {
    guard let comma = pair.firstIndex(of: UInt8(ascii: ",")),
      let latitude = Double(Substring(pair[..<comma])),
      let longitude = Double(Substring(pair[pair.index(after: comma)...]))
    else { return nil }
    return point(latitude, longitude)
  }

  /// Some count on beyond the 180th meridian: 190 is 170 west.
  static func point(_ latitude: Double, _ longitude: Double) -> Coordinate? {
    guard abs(longitude) > 180, abs(longitude) <= 360 else {
      return Coordinate(latitude: latitude, longitude: longitude)
    }
    return Coordinate(latitude: latitude, longitude: longitude + (longitude < 0 ? 360 : -360))
  }

  /// The turns of the border around the point, `nil` for a point on it: an area that a self-crossing border encloses
  /// twice is inside, too.
  private func turns(_ latitude: Double, _ longitude: Double) -> Int? {
    var turns = 0
    var last = latitudes.count - 1
    for index in latitudes.indices {
      defer { last = index }
      let (y1, x1) = (latitudes[last], longitudes[last])
      let (y2, x2) = (latitudes[index], longitudes[index])
      if isOnEdge(latitude, longitude, y1, x1, y2, x2) { return nil }
      guard (y1 > latitude) != (y2 > latitude) else { continue }
      if longitude < x1 + (latitude - y1) / (y2 - y1) * (x2 - x1) { turns += y2 > y1 ? 1 : -1 }
    }
    return turns
  }

  private func isOnEdge(
    _ y: Double, _ x: Double, _ y1: Double, _ x1: Double, _ y2: Double, _ x2: Double
  ) -> Bool {
    let near = Self.tolerance
    guard y >= min(y1, y2) - near, y <= max(y1, y2) + near, x >= min(x1, x2) - near,
      x <= max(x1, x2) + near
    else { return false }
    let length = hypot(x2 - x1, y2 - y1)
    guard length > near else { return true }
    return abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length <= near
  }

  private func isInCircle(_ point: Coordinate) -> Bool {
    let center = Coordinate(latitude: latitudes[0], longitude: longitudes[0])
    return center?.distance(to: point).map { $0.in(.kilometers) <= radius } ?? false
  }
}

extension Coordinate {
  /// The point whose latitude is this one's longitude; `nil` if there is none.
  var exchanged: Coordinate? { Coordinate(latitude: longitude, longitude: latitude) }
}
