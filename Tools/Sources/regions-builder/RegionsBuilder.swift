import Foundation
@_spi(Building) import WarningServices

/// Packs the regions of MeteoAlarm's warnings: GeoJSON with `code` (the scheme) and `value` of each.
@main
struct RegionsBuilder {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: regions-builder GEOJSON REGIONS\n".utf8))
      exit(2)
    }
    let source = try JSONDecoder().decode(Source.self, from: Data(contentsOf: arguments[0]))
    try RegionsFormat.file(source.features.compactMap(\.region)).write(to: arguments[1])
  }

  private struct Source: Decodable {
    var features: [Feature]
  }

  private struct Feature: Decodable {
    var properties: Properties
    var geometry: Geometry

    var region: BuiltRegion? {
      guard let scheme = RegionCode.Scheme(rawValue: properties.code) else { return nil }
      let polygons = geometry.coordinates.map { polygon in
        polygon.map { ring in
          var points = ring.filter { $0.count >= 2 }.map { point in
            (x: Int((point[0] * 10_000).rounded()), y: Int((point[1] * 10_000).rounded()))
          }
          if let first = points.first, let last = points.last, points.count > 1, first == last {
            points.removeLast()
          }
          return points
        }
      }
      return BuiltRegion(RegionCode(scheme, properties.value), polygons: polygons)
    }
  }

  private struct Properties: Decodable {
    var code: String
    var value: String
  }

  private struct Geometry: Decodable {
    var coordinates: [[[[Double]]]]
  }
}
