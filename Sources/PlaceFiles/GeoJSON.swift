internal import Foundation
internal import WeatherClients
internal import WeatherModels

/// GeoJSON (RFC 7946): a collection of points, with what Vane knows of each among its properties.
enum GeoJSON {
  static func data(_ places: [ListedPlace]) -> Data {
    let features = places.map(feature)
    let text =
      #"{"type":"FeatureCollection","features":["#
      + (features.isEmpty ? "" : "\n" + features.joined(separator: ",\n") + "\n") + "]}\n"
    return Data(text.utf8)
  }

  /// Reads a collection, or one feature. What is no point is rejected.
  ///
  /// By `JSONDecoder`, for `JSONSerialization` gets the last digit of many numbers wrong on Linux.
  static func content(of data: Data) throws(Malformed) -> PlaceFileContent {
    // The decoder's index takes some fifty bytes for each value, however short that is.
    guard data.count(where: { $0 == UInt8(ascii: ",") }) <= mostValues else {
      throw Malformed(isTooMuch: true)
    }
    let rows: [GeoJSONRow]
    let decoder = JSONDecoder()
    if let collection = try? decoder.decode(GeoJSONCollection.self, from: data),
      collection.type == "FeatureCollection"
    {
      rows = collection.features
    } else if let row = try? decoder.decode(GeoJSONRow.self, from: data), row.isFeature {
      rows = [row]
    } else {
      throw Malformed()
    }
    var content = PlaceFileContent()
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
  /// Those of the longest file that may be read, with coordinates of six digits.
  private static let mostValues = 800_000

  private static func feature(_ listed: ListedPlace) -> String {
    let text = PlaceText(listed)
    let point = listed.kept.place.coordinate
    let members: [(String, String?)] = [
      ("list", text.list), ("name", text.name), ("country", text.country),
      ("countryName", text.countryName), ("region", text.region), ("timeZone", text.timeZone),
      ("added", text.added),
    ]
    var properties = members.compactMap { name, value in
      value.map { "\"\(name)\":\(quoted($0))" }
    }
    if let population = text.population { properties.append("\"population\":\(population)") }
    // Not a third coordinate, which counts from the ellipsoid and not from the sea.
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
