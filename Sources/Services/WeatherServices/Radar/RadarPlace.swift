import Fields
import Foundation
import Reports

/// The position of an answer's pictures on the composite's grid.
struct RadarPlace {
  var top, left, rows, columns: Int

  /// The place by the box, or else by the position of the point in it, or else by the request.
  init?(
    _ box: [Double], _ position: (x: Double?, y: Double?), _ point: Coordinate, _ reach: Double,
    _ entries: [RadarEntry]
  ) {
    let numbers = box.compactMap { Int(exactly: $0) }
    if !box.isEmpty {
      guard numbers.count == 4, box.count == 4,
        numbers.allSatisfy({ (-2000...3000).contains($0) })
      else { return nil }
      (top, left) = (numbers[0], numbers[1])
      guard (0..<RadarFrame.largest).contains(numbers[2] - top),
        (0..<RadarFrame.largest).contains(numbers[3] - left)
      else { return nil }
      (rows, columns) = (numbers[2] - top + 1, numbers[3] - left + 1)
      return
    }
    guard let largest = entries.max(by: { $0.rows < $1.rows }) else {
      (top, left, rows, columns) = (0, 0, 1, 1)
      return
    }
    (rows, columns) = (largest.rows, largest.columns)
    let spot = CompositeGrid.spot(latitude: point.latitude, longitude: point.longitude)
    if let x = position.x, let y = position.y, abs(x) < 5000, abs(y) < 5000 {
      (top, left) = (Int((spot.row - y).rounded()), Int((spot.column - x).rounded()))
      return
    }
    (top, left) = (
      max(0, Int((spot.row - reach / 1000).rounded())),
      max(0, Int((spot.column - reach / 1000).rounded()))
    )
  }
}

extension RadarPlace {
  /// The radars of the Deutscher Wetterdienst (DWD, "Radarverbund", 2024), latitude and longitude.
  private static let sites = [
    (54.004, 10.047), (51.124, 13.769), (49.541, 12.403), (53.339, 7.024), (51.406, 6.967),
    (47.874, 8.004), (51.311, 8.802), (52.460, 9.695), (48.175, 12.102), (48.042, 10.219),
    (50.500, 11.135), (50.110, 6.548), (49.985, 8.713), (52.649, 13.858), (54.176, 12.058),
    (48.585, 9.783), (52.160, 11.176),
  ].map { CompositeGrid.spot(latitude: $0.0, longitude: $0.1) }

  /// The reach of a radar in cells: 150 km.
  private static let range = 159.0

  static func isSeen(_ spot: (row: Double, column: Double)) -> Bool {
    sites.contains { hypot($0.row - spot.row, $0.column - spot.column) <= range }
  }
}
