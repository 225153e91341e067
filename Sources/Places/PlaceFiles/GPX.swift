internal import Clients
internal import Foundation
internal import Reports
internal import XML

/// GPX 1.1 (https://www.topografix.com/GPX/1/1/): each place is a waypoint, whose `type` is its list.
///
/// Facts without an element in GPX are in an extension of ours, which other programs pass over.
enum GPX {
  private static let namespace = "urn:vane:place:1"

  static func data(_ places: [ListedPlace]) -> Data {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Vane" xmlns="http://www.topografix.com/GPX/1/1" xmlns:vane="\(namespace)">

      """
    for place in places { text += waypoint(place) }
    return Data((text + "</gpx>\n").utf8)
  }

  /// Reads the waypoints. A track or a route is rejected as a whole.
  static func content(of data: Data) throws(Malformed) -> PlaceFileContent {
    var reader = XMLReader([UInt8](data))
    guard case .start("gpx", _) = try reader.event() else { throw Malformed(line: 1) }
    var content = PlaceFileContent()
    var row = 0
    while let event = try reader.event() {
      guard case .start(let name, let attributes) = event else { continue }
      guard row <= PlaceFiles.most else { throw Malformed(isTooMuch: true) }
      switch name {
      case "wpt":
        row += 1
        let text = try waypoint(&reader)
        let latitude = number(attributes["lat"])
        let longitude = number(attributes["lon"])
        if let latitude, let longitude,
          let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        {
          content.places.append(text.listed(at: coordinate))
        } else {
          let isPosition = [latitude, longitude].allSatisfy { $0?.isFinite == true }
          content.rejected.append(
            RejectedRow(row: row, reason: isPosition ? .outOfRange : .noPosition))
        }
      case "rte", "trk":
        row += 1
        try skip(&reader)
        content.rejected.append(RejectedRow(row: row, reason: .noPoint))
      default: try skip(&reader)
      }
    }
    return content
  }
}

extension GPX {
  private static func waypoint(_ listed: ListedPlace) -> String {
    let text = PlaceFacts(listed)
    let point = listed.kept.place.coordinate
    let extra =
      PlaceFacts.facts.map { ($0.name, text[keyPath: $0.path]) } + [("population", text.population)]
    let attributes = extra.compactMap { name, value in
      value.map { " \(name)=\"\(escaped($0))\"" }
    }
    var lines = [
      "  <wpt lat=\"\(decimal(point.latitude))\" lon=\"\(decimal(point.longitude))\">"
    ]
    if let elevation = text.elevation { lines.append("    <ele>\(elevation)</ele>") }
    if let added = text.added { lines.append("    <time>\(added)</time>") }
    lines.append("    <name>\(escaped(text.name ?? ""))</name>")
    lines.append("    <type>\(text.list ?? "")</type>")
    if !attributes.isEmpty {
      lines.append("    <extensions><vane:place\(attributes.joined())/></extensions>")
    }
    return lines.joined(separator: "\n") + "\n  </wpt>\n"
  }

  /// The number without an exponent, which `xsd:decimal` doesn't allow; all digits are kept.
  private static func decimal(_ number: Double) -> String {
    let text = number.description
    return text.contains("e") ? Decimal(string: text)?.description ?? "0" : text
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where XMLReader.isAllowed(scalar) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Reads a waypoint up to its end tag.
  private static func waypoint(_ reader: inout XMLReader) throws(Malformed) -> PlaceFacts {
    var text = PlaceFacts()
    while let event = try reader.event() {
      switch event {
      case .start("name", _): text.name = try content(&reader)
      case .start("type", _): text.list = try content(&reader).trimmingCharacters(in: .whitespaces)
      case .start("ele", _):
        text.elevation = try content(&reader).trimmingCharacters(in: .whitespaces)
      case .start("time", _): text.added = try content(&reader).trimmingCharacters(in: .whitespaces)
      case .start("extensions", _): try extensions(&reader, &text)
      case .start: try skip(&reader)
      case .end: return text
      case .text: break
      }
    }
    return text
  }

  private static func extensions(
    _ reader: inout XMLReader, _ text: inout PlaceFacts
  ) throws(Malformed) {
    while let event = try reader.event() {
      switch event {
      case .start("place", let attributes):
        for fact in PlaceFacts.facts { text[keyPath: fact.path] = attributes[fact.name] }
        text.population = attributes["population"]
        try skip(&reader)
      case .start: try skip(&reader)
      case .end: return
      case .text: break
      }
    }
  }

  /// The text of the current element, without that of its children.
  private static func content(_ reader: inout XMLReader) throws(Malformed) -> String {
    var text = ""
    while let event = try reader.event() {
      switch event {
      case .start: try skip(&reader)
      case .text(let more): text += more
      case .end: return text
      }
    }
    return text
  }

  /// Passes over the rest of the element that has begun.
  private static func skip(_ reader: inout XMLReader) throws(Malformed) {
    var depth = 1
    while depth > 0, let event = try reader.event() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      }
    }
  }

  private static func number(_ text: String?) -> Double? {
    text.flatMap { Double($0.trimmingCharacters(in: .whitespaces)) }
  }
}

extension XMLReader {
  /// Reads the next element, and reports failures as those of place files.
  fileprivate mutating func event() throws(Malformed) -> Event? {
    do throws(Failure) { return try next() } catch { throw Malformed(line: error.line) }
  }
}
