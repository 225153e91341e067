import FileTestSupport

@testable import Itineraries

/// The tables of `Resources`, which `make-figures.py` made with geographiclib and numpy.
enum Figures {
  static let start = Date(timeIntervalSince1970: 1_795_420_800)

  static func way(_ name: String) throws -> Way {
    let vertices = try tableRows(of: "tracks").filter { $0[0] == name }.compactMap {
      row -> TrackPoint? in
      guard let latitude = Double(row[1]), let longitude = Double(row[2]),
        let point = Coordinate(latitude: latitude, longitude: longitude)
      else { return nil }
      return TrackPoint(
        point, elevation: Double(row[3]), time: Double(row[4]).map(start.addingTimeInterval))
    }
    return try Way(name, through: vertices)
  }

  /// The winds of `make-figures.py` at one of the points: `hour_wind`.
  static func report(_ index: Int, hours: Int) -> Report {
    let rows = (0...hours).map { hour in
      var row = Conditions(time: start.addingTimeInterval(Double(hour) * 3600))
      row.windSpeed = Speed(Double(3 + (index * 7 + hour * 3) % 5), .metersPerSecond)
      row.windDirection = Direction(Double((340 + 25 * hour + 40 * index) % 360), .degrees)
      return row
    }
    return Report(service: .sample, fetched: start, hours: rows)
  }

  /// Two directions in degrees, at most 180 apart.
  static func angle(_ a: Double, _ b: Double) -> Double {
    let turn = abs(a - b).truncatingRemainder(dividingBy: 360)
    return min(turn, 360 - turn)
  }
}
