import Gazetteer
import TestSupport
import Testing

let gazetteer = Gazetteer(file: PackageFolder.gazetteer)

/// A place as the tests write it: `Vienna (Wien), Vienna, AT`.
func description(_ match: PlaceMatch) -> String {
  let name = match.place.name + (match.matchedName.map { " (\($0))" } ?? "")
  return [name, match.place.region, match.place.country].compactMap { $0 }.joined(separator: ", ")
}

/// The one point of a table, which has to be on the Earth.
func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
  try #require(Coordinate(latitude: latitude, longitude: longitude))
}
