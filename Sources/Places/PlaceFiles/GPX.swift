internal import Clients
internal import Foundation
internal import Reports
internal import XML

/// Writes GPX 1.1 (https://www.topografix.com/GPX/1/1/): each place is a waypoint, whose `type` is its list.
///
/// Facts without an element in GPX are in an extension of ours, which other programs pass over.
enum GPX {
  private static let namespace = "urn:vane:place:1"

  /// The facts that are attributes of our extension.
  static var facts: [(name: String, path: WritableKeyPath<PlaceFacts, String?>)] {
    PlaceFacts.facts + [("population", \.population)]
  }

  static func data(_ places: [ListedPlace]) -> Data {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Vane" xmlns="http://www.topografix.com/GPX/1/1" xmlns:vane="\(namespace)">

      """
    for place in places { text += waypoint(place) }
    return Data((text + "</gpx>\n").utf8)
  }
}

extension GPX {
  private static func waypoint(_ listed: ListedPlace) -> String {
    let text = PlaceFacts(listed)
    let point = listed.kept.place.coordinate
    let attributes = facts.compactMap { name, path in
      text[keyPath: path].map { " \(name)=\"\(escaped($0))\"" }
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
}
