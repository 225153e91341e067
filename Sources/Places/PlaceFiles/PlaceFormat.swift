internal import Clients
internal import Foundation
internal import Preferences

/// Why a text in one of the formats could not be read.
struct Malformed: Error, Hashable {
  /// The line, from 1, if known.
  var line: Int?
  /// There is more in it than any list of places holds.
  var isTooMuch = false
}

extension PlaceFileFormat {
  /// By the ending of a file's name; `.json` is taken for GeoJSON.
  init?(path: String) {
    let ending = (path as NSString).pathExtension.lowercased()
    self.init(rawValue: ending == "json" ? "geojson" : ending)
  }

  func data(_ places: [ListedPlace]) -> Data {
    switch self {
    case .geoJSON: GeoJSON.data(places)
    case .gpx: GPX.data(places)
    case .plist: PlacePropertyList.data(places)
    }
  }

  func content(of data: Data) throws(Malformed) -> PlaceFileContent {
    switch self {
    case .geoJSON: return try GeoJSON.content(of: data)
    case .gpx: return try GPXReader(data).places
    case .plist:
      guard let content = PlacePropertyList.content(of: data) else {
        throw Malformed(isTooMuch: PlacePropertyList.holdsTooMuch(data))
      }
      return content
    }
  }
}
