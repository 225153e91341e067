import Foundation

/// A point in a `geo:` address (RFC 5870) or in a link of OpenStreetMap, Google or Apple maps, and others like them.
enum PointLink {
  static func isLink(_ text: String) -> Bool {
    // The part of a link of Google that people copy: `@48.15,17.11,15z`.
    if text.first == "@", let number = text.dropFirst().split(separator: ",").first {
      return PointToken.Number(number) != nil
    }
    let text = text.prefix(40).lowercased()
    return beginnings.contains { text.hasPrefix($0) }
  }

  /// Prefers a marker to the middle of the map.
  static func point(_ link: String) -> Coordinate? {
    if link.lowercased().hasPrefix("geo:") { return geo(link.dropFirst("geo:".count)) }
    let (address, fragment) = halves(link[...], "#")
    let (path, query) = halves(address, "?")
    let fields = fields(query)
    let steps = path.split(separator: "/").map(decoded)
    return marked(path) ?? point(fields) ?? steps.last { CoordinateText.point($0, false) != nil }
      .flatMap { CoordinateText.point($0, false) }
      ?? steps.first { $0.hasPrefix("@") }.flatMap { pair($0.dropFirst()) } ?? view(fragment)
  }

  private static let beginnings = [
    "geo:", "http://", "https://", "www.", "openstreetmap.org/", "osm.org/", "maps.google.",
    "google.com/maps", "goo.gl/", "maps.app.goo.gl/", "maps.apple.com/",
  ]

  /// `geo:48.15,17.11;u=35`, and of telephones `geo:0,0?q=48.15,17.11(Castle)`.
  private static func geo(_ text: Substring) -> Coordinate? {
    let (address, query) = halves(text, "?")
    let parts = address.split(separator: ";", omittingEmptySubsequences: false)
    let system = parts.dropFirst().first { $0.lowercased().hasPrefix("crs=") }
    guard system.map({ $0.lowercased() == "crs=wgs84" }) ?? true, let numbers = parts.first else {
      return nil
    }
    return point(fields(query)) ?? pair(numbers)
  }

  /// `…!3d48.15!4d17.11`, the place of a link of Google, whose view may be elsewhere.
  private static func marked(_ path: Substring) -> Coordinate? {
    let steps = decoded(path).split(separator: "!")
    return zip(steps, steps.dropFirst()).lazy
      .filter { $0.hasPrefix("3d") && $1.hasPrefix("4d") }
      .compactMap {
        pair("\($0.dropFirst(2)),\($1.dropFirst(2).prefix { $0 != "?" && $0 != "/" })")
      }
      .first
  }

  private static func point(_ fields: [String: String]) -> Coordinate? {
    for (latitude, longitude) in [("mlat", "mlon"), ("lat", "lon"), ("lat", "lng"), ("y", "x")] {
      guard let latitude = fields[latitude], let longitude = fields[longitude] else { continue }
      if let point = pair("\(latitude),\(longitude)") { return point }
    }
    for name in ["q", "query", "ll", "coordinate", "destination", "daddr", "center"] {
      guard var value = fields[name]?[...] else { continue }
      if value.hasPrefix("loc:") { value = value.dropFirst("loc:".count) }
      let text = String(value.prefix { $0 != "(" })
      if let point = CoordinateText.point(text, true) ?? PlusCode.center(text) { return point }
    }
    return nil
  }

  /// `map=15/48.15/17.11`, also without the name: the zoom is first.
  private static func view(_ fragment: Substring) -> Coordinate? {
    let view = fields(fragment)["map"] ?? String(fragment)
    let steps = view.split(separator: "/")
    guard steps.count >= 3, Double(steps[0]) != nil else { return nil }
    return pair("\(steps[1]),\(steps[2].prefix { $0 != "&" })")
  }

  /// The first two of numbers with commas between: a height or a zoom follows.
  private static func pair(_ text: some StringProtocol) -> Coordinate? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count >= 2 else { return nil }
    return CoordinateText.point("\(numbers[0]),\(numbers[1])", true)
  }

  /// The first of each name.
  private static func fields(_ query: Substring) -> [String: String] {
    let fields = query.split(separator: "&").map { field in
      let (name, value) = halves(field, "=")
      return (name.lowercased(), decoded(value))
    }
    return Dictionary(fields) { first, _ in first }
  }

  private static func halves(_ text: Substring, _ sign: Character) -> (Substring, Substring) {
    let parts = text.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  private static func decoded(_ text: Substring) -> String {
    let spaced = text.replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? String(spaced)
  }
}
