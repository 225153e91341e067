import Foundation
import Reports

/// Made-up roads in the form of OSRM: a fifth longer than the straight lines between the points.
enum RoadScribe {
  /// The start of the paths of FOSSGIS, which has a server for each means of travel.
  static let paths = "/routed-"

  /// `nil` for a path without points.
  static func answer(to request: StandInRequest) -> StandInAnswer? {
    let points = (request.path.split(separator: "/").last ?? "").split(separator: ";")
      .compactMap { pair -> Coordinate? in
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2 else { return nil }
        return Coordinate(latitude: numbers[1], longitude: numbers[0])
      }
    guard points.count > 1 else { return nil }
    let legs = zip(points, points.dropFirst()).map { here, next in
      let length = here.distance(to: next)?.in(.meters) ?? 0
      return #"{"steps":[],"distance":\#((length * 12).rounded() / 10)}"#
    }
    let ends = points.map { #"{"distance":0,"location":[\#($0.longitude),\#($0.latitude)]}"# }
    return StandInAnswer(
      json: #"{"code":"Ok","routes":[{"geometry":\#(line(points).asJSON),"legs":["#
        + legs.joined(separator: ",") + #"]}],"waypoints":["# + ends.joined(separator: ",") + "]}")
  }

  /// The points as an encoded polyline with six decimals.
  static func line(_ points: [Coordinate]) -> String {
    var text = ""
    var last = [0, 0]
    for point in points {
      let here = [point.latitude, point.longitude].map { Int(($0 * 1e6).rounded()) }
      for (new, old) in zip(here, last) {
        var bits = new < old ? ~((new - old) << 1) : (new - old) << 1
        while bits >= 32 {
          text.unicodeScalars.append(Unicode.Scalar(UInt8(bits & 31 | 32) + 63))
          bits >>= 5
        }
        text.unicodeScalars.append(Unicode.Scalar(UInt8(bits) + 63))
      }
      last = here
    }
    return text
  }
}
