import Fields
import Foundation
import JSON
import Reports

/// One picture of the composite as it was sent.
struct RadarEntry {
  private var time: Date?
  private var issuedAt: Date?
  private var cells: [UInt16] = []
  /// The end of each row.
  private var ends: [Int] = []

  var rows: Int { ends.count }
  private(set) var columns = 0

  init(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      switch name {
      case "timestamp":
        time = try reader.string().flatMap(EpochTime.seconds(zoned:)).map(
          Date.init(timeIntervalSince1970:))
      case "source":
        // `RADOLAN::RV::2025-09-23T08:55:00+00:00`
        issuedAt = try reader.string()?.components(separatedBy: "::").last
          .flatMap(EpochTime.seconds(zoned:)).map(Date.init(timeIntervalSince1970:))
      case "precipitation_5":
        try reader.array(atMost: RadarFrame.largest) { (reader) throws(JSONReader.Failure) in
          try reader.array(atMost: RadarFrame.largest) { (reader) throws(JSONReader.Failure) in
            cells.append(Self.cell(try reader.number()))
          }
          columns = max(columns, cells.count - (ends.last ?? 0))
          ends.append(cells.count)
        }
      default: try reader.skip()
      }
    }
  }

  /// Twelve times five minutes are an hour.
  private static func cell(_ amount: Double?) -> UInt16 {
    guard let amount, (0...5_000).contains(amount) else { return RadarFrame.missing }
    return UInt16((amount * 12).rounded())
  }

  func frame(_ place: RadarPlace, fetched: Date) -> RadarFrame? {
    guard let time, rows > 0, columns > 0, rows <= place.rows, columns <= place.columns else {
      return nil
    }
    var filled = [UInt16](repeating: RadarFrame.missing, count: place.rows * place.columns)
    var start = 0
    for (row, end) in ends.enumerated() {
      filled.replaceSubrange(
        row * place.columns..<row * place.columns + end - start, with: cells[start..<end])
      start = end
    }
    return RadarFrame(
      time: time, issuedAt: issuedAt ?? min(time, fetched),
      geometry: .composite(top: place.top, left: place.left), rows: place.rows,
      columns: place.columns, cells: filled)
  }
}

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
