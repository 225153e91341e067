internal import Clients
internal import Foundation
internal import JSON
internal import Reports

/// GeoJSON (RFC 7946): a collection of points, with what Vane knows of each among its properties.
enum GeoJSON {
  static func data(_ places: [ListedPlace]) -> Data {
    let features = places.map(feature)
    let text =
      #"{"type":"FeatureCollection","features":["#
      + (features.isEmpty ? "" : "\n" + features.joined(separator: ",\n") + "\n") + "]}\n"
    return Data(text.utf8)
  }

  /// Reads a collection, one feature, or geometries alone. Other geometries than points are rejected.
  static func content(of data: Data) throws(Malformed) -> PlaceFileContent {
    // A tree takes some fifty bytes for each value, however short that is.
    guard data.count(where: { $0 == UInt8(ascii: ",") }) <= mostValues else {
      throw Malformed(isTooMuch: true)
    }
    var content = PlaceFileContent()
    guard let rows = rows(Array(data)) else { throw Malformed() }
    for (index, row) in rows.enumerated() {
      if let place = row.place {
        content.places.append(place)
      } else {
        content.rejected.append(RejectedRow(row: index + 1, reason: row.reason))
      }
    }
    return content
  }
}

extension GeoJSON {
  /// The number of values in the longest readable file, with coordinates of six digits.
  private static let mostValues = 800_000

  /// RFC 7946, section 1.4
  private static let geometries = [
    "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
  ]

  /// The features, up to one more than allowed; `nil` if this isn't GeoJSON.
  private static func rows(_ bytes: [UInt8]) -> [GeoJSONRow]? {
    var reader = JSONReader(bytes)
    var type: String?
    var rows: [GeoJSONRow]?
    do throws(JSONReader.Failure) {
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        switch name {
        case "type": type = try reader.string()
        case "features" where try reader.kind() == .array:
          var features: [GeoJSONRow] = []
          try reader.array(atMost: .max) { (reader) throws(JSONReader.Failure) in
            guard features.count <= PlaceFiles.most else { return try reader.skip() }
            features.append(GeoJSONRow(try JSONTree(&reader)))
          }
          rows = features
        default: try reader.skip()
        }
      }
      try reader.end()
      if type == "FeatureCollection" { return rows }
      let tree = try JSONTree(bytes)
      switch type {
      case "Feature": return [GeoJSONRow(tree)]
      case "GeometryCollection": return tree["geometries"].elements.map { GeoJSONRow(geometry: $0) }
      case let type? where geometries.contains(type): return [GeoJSONRow(geometry: tree)]
      default: return nil
      }
    } catch {
      return nil
    }
  }

  private static func feature(_ listed: ListedPlace) -> String {
    let text = PlaceFacts(listed)
    let point = listed.kept.place.coordinate
    let members =
      [("list", text.list), ("name", text.name)]
      + PlaceFacts.facts.map { ($0.name, text[keyPath: $0.path]) } + [("added", text.added)]
    var properties = members.compactMap { name, value in
      value.map { "\"\(name)\":\(quoted($0))" }
    }
    if let population = text.population { properties.append("\"population\":\(population)") }
    // Not written as a third coordinate, which counts from the ellipsoid and not from the sea.
    if let elevation = text.elevation { properties.append("\"elevation\":\(elevation)") }
    // Longitude comes first (section 3.1.1).
    return #"{"type":"Feature","geometry":{"type":"Point","coordinates":["#
      + "\(point.longitude),\(point.latitude)"
      + #"]},"properties":{"# + properties.joined(separator: ",") + "}}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
