import Atlas
import Documents
import Fields
import Quantities
import Reports

nonisolated extension ShownField {
  /// The member `field` of the document: the values on their lattice.
  var json: JSONValue {
    if let frame { return json(of: frame) }
    guard let field else { return .null }
    let columns = field.lattice.columns
    func rows(_ values: [Double]) -> JSONValue {
      .array(
        (0..<field.lattice.rows).map { row in
          .array((0..<columns).map { .optional(values[row * columns + $0] as Double?) })
        })
    }
    let base: JSONValue = [
      "kind": .string(type.rawValue), "time": .optional(clock.iso8601(field.time)),
      "latitudes": .array(field.lattice.latitudes.map(JSONValue.number)),
      "longitudes": .array(field.lattice.longitudes.map(JSONValue.number)),
      "values": rows(field.values),
    ]
    switch field.quantity {
    case .wind: return base.merging(["directions": rows(field.directions)])
    case .pressure:
      let centers = field.centers.map { center -> JSONValue in
        [
          "kind": .string(center.kind.rawValue), "latitude": .rounded(center.latitude, to: 3),
          "longitude": .rounded(center.longitude, to: 3),
          "pressure": .rounded(center.pressure, to: 1),
        ]
      }
      let isobars = field.contours(every: Self.isobarInterval).map { line -> JSONValue in
        ["pressure": .number(line.value), "points": .array(line.points.map(\.wrapped.json))]
      }
      return base.merging(["centers": .array(centers), "isobars": .array(isobars)])
    default: return base
    }
  }

  /// The cells of a radar where a lattice of about as many points meets them.
  private func json(of frame: RadarFrame) -> JSONValue {
    let lattice = RadarLattice(frame)
    let rows = lattice.latitudes.map { latitude in
      JSONValue.array(
        lattice.longitudes.map { longitude in
          .optional(frame.rate(latitude: latitude, longitude: longitude))
        })
    }
    return [
      "kind": .string("radar"), "time": .optional(clock.iso8601(frame.time)),
      "service": .optional(radar?.rawValue),
      "issuedAt": .optional(clock.iso8601(frame.issuedAt)),
      "isForecast": .bool(frame.isForecast),
      "latitudes": .array(lattice.latitudes.map { .rounded($0, to: 4) }),
      "longitudes": .array(lattice.longitudes.map { .rounded($0, to: 4) }),
      "values": .array(rows),
      "motion": motion.map {
        ["speed": .rounded($0.speed, to: 2), "direction": .rounded($0.direction, to: 1)]
      } ?? .null,
    ]
  }
}

/// A lattice of degrees over the cells of a radar.
nonisolated struct RadarLattice {
  let latitudes, longitudes: [Double]

  /// More on a side makes no better document.
  private static let most = 150

  init(_ frame: RadarFrame) {
    let (rows, columns) = (frame.rows - 1, frame.columns - 1)
    let edge =
      (0...8).flatMap { part in
        [
          frame.point(row: 0, column: columns * part / 8),
          frame.point(row: rows, column: columns * part / 8),
          frame.point(row: rows * part / 8, column: 0),
          frame.point(row: rows * part / 8, column: columns),
        ]
      }
    func steps(_ values: [Double], _ count: Int) -> [Double] {
      guard let least = values.min(), let most = values.max() else { return [] }
      let count = min(count, Self.most)
      guard count > 1 else { return [least] }
      // Rounded here, so that a value is the one of the point as it is written.
      return (0..<count).map { step in
        let value = least + (most - least) * Double(step) / Double(count - 1)
        return (value * 1e4).rounded() / 1e4
      }
    }
    latitudes = steps(edge.map(\.latitude), frame.rows)
    longitudes = steps(edge.map(\.longitude), frame.columns)
  }
}
