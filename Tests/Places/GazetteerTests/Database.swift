import Clients
import Foundation
import Gazetteer
import Reports
import TestSupport

/// The database and the tables of the tests, located from the path of this file.
enum Files {
  static let database = PackageFolder.gazetteer

  static func rows(_ name: String) throws -> [[String]] {
    let file = tests.appendingPathComponent("Resources/\(name).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}

let gazetteer = Gazetteer(file: Files.database)

/// A place as the tests write it: `Vienna (Wien), Vienna, AT`.
func description(_ match: PlaceMatch) -> String {
  let name = match.place.name + (match.matchedName.map { " (\($0))" } ?? "")
  return [name, match.place.region, match.place.country].compactMap { $0 }.joined(separator: ", ")
}

/// The one point of a table, which has to be on the Earth.
func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
  guard let point = Coordinate(latitude: latitude, longitude: longitude) else {
    throw NoSuchPoint(latitude: latitude, longitude: longitude)
  }
  return point
}

struct NoSuchPoint: Error {
  let latitude: Double
  let longitude: Double
}
