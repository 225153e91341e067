import Atlas
import Documents
import Fields
import Foundation
import Quantities
import WeatherModels

// The field as a document.
extension MapPinPresenter {
  /// The member `field` of the document.
  nonisolated static func document(_ shown: ShownField?) -> JSONValue {
    guard let shown else { return .null }
    if let frame = shown.frame { return radarDocument(shown, frame) }
    guard let field = shown.field else { return .null }
    let columns = field.lattice.columns
    func rows(_ values: [Double]) -> JSONValue {
      .array(
        (0..<field.lattice.rows).map { row in
          .array((0..<columns).map { .optional(values[row * columns + $0] as Double?) })
        })
    }
    var members: [JSONValue.Member] = [
      .init(name: "kind", value: .string(shown.type.rawValue)),
      .init(name: "time", value: .optional(shown.clock.iso8601(field.time))),
      .init(name: "latitudes", value: .array(field.lattice.latitudes.map(JSONValue.number))),
      .init(name: "longitudes", value: .array(field.lattice.longitudes.map(JSONValue.number))),
      .init(name: "values", value: rows(field.values)),
    ]
    if field.quantity == .wind {
      members.append(.init(name: "directions", value: rows(field.directions)))
    }
    if field.quantity == .pressure {
      members.append(
        .init(
          name: "centers",
          value: .array(
            field.centers.map { center in
              [
                "kind": .string(center.kind.rawValue), "latitude": .rounded(center.latitude, to: 3),
                "longitude": .rounded(center.longitude, to: 3),
                "pressure": .rounded(center.pressure, to: 1),
              ]
            })))
      members.append(
        .init(
          name: "isobars",
          value: .array(
            field.contours(every: isobarInterval).map { line in
              [
                "pressure": .number(line.value),
                "points": .array(
                  line.points.map { point in
                    let turns = ((point.longitude + 180) / 360).rounded(.down)
                    return .array([
                      .rounded(point.latitude, to: 4),
                      .rounded(point.longitude - 360 * turns, to: 4),
                    ])
                  }),
              ]
            })))
    }
    return .object(members)
  }

  /// In hPa.
  nonisolated static let isobarInterval = 4.0
}
