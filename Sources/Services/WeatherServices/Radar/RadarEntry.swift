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
    var entry = self
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      switch name {
      case "timestamp":
        entry.time = try reader.string().flatMap(EpochTime.seconds(zoned:)).map(
          Date.init(timeIntervalSince1970:))
      case "source":
        // `RADOLAN::RV::2025-09-23T08:55:00+00:00`
        entry.issuedAt = try reader.string()?.components(separatedBy: "::").last
          .flatMap(EpochTime.seconds(zoned:)).map(Date.init(timeIntervalSince1970:))
      case "precipitation_5":
        try reader.array(atMost: RadarFrame.largest) { (reader) throws(JSONReader.Failure) in
          try reader.array(atMost: RadarFrame.largest) { (reader) throws(JSONReader.Failure) in
            entry.cells.append(Self.cell(try reader.number()))
          }
          entry.columns = max(entry.columns, entry.cells.count - (entry.ends.last ?? 0))
          entry.ends.append(entry.cells.count)
        }
      default: try reader.skip()
      }
    }
    self = entry
  }

  private init() {}

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
