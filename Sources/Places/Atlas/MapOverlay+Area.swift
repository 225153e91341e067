public import Fields

extension MapOverlay {
  /// Ground within borders, holes among them (the even-odd rule).
  public struct Area: Hashable, Sendable {
    var value: Double
    var rings: [Contour]

    public init(_ value: Double, _ rings: [Contour]) {
      self.value = value
      self.rings = rings
    }

    /// Row by row the greatest value of the areas at each point, 0 where there is none. Latitudes fall evenly.
    static func values(
      _ areas: [Area], _ latitudes: [Double], _ longitudes: [Double]
    ) -> [Double] {
      var values = [Double](repeating: 0, count: latitudes.count * longitudes.count)
      for area in areas {
        for (row, crossings) in area.crossings(latitudes).enumerated() where !crossings.isEmpty {
          for (column, longitude) in longitudes.enumerated() {
            // Borders may go on beyond the 180th meridian.
            let isInside = [-360.0, 0, 360].contains { turn in
              !crossings.count { $0 < longitude + turn }.isMultiple(of: 2)
            }
            let index = row * longitudes.count + column
            if isInside { values[index] = max(values[index], area.value) }
          }
        }
      }
      return values
    }

    /// The longitudes at which the borders cross each parallel.
    private func crossings(_ latitudes: [Double]) -> [[Double]] {
      var crossings = [[Double]](repeating: [], count: latitudes.count)
      for ring in rings {
        for (a, b) in zip(ring.points, ring.points.dropFirst()) where a.latitude != b.latitude {
          let (high, low) = (max(a.latitude, b.latitude), min(a.latitude, b.latitude))
          for (row, latitude) in latitudes.enumerated() where low <= latitude && latitude < high {
            let part = (latitude - a.latitude) / (b.latitude - a.latitude)
            crossings[row].append(a.longitude + part * (b.longitude - a.longitude))
          }
        }
      }
      return crossings
    }
  }
}
