import Foundation
import Reports
import Testing

/// A day at a point as `Resources/ephem.tsv` has it.
///
/// The 500 rows were computed with PyEphem 4.2.1 (libastro: VSOP87 and its own lunar theory): points from pole to pole,
/// a third of them at latitudes of 58° to 80°, days of the years 1990 to 2060, all drawn at random but for some of the
/// first rows, which are poles, polar circles, the date line and leap days. The day is that of a fixed offset from UTC.
/// Times are where `alt + radius` passes -34′ with `pressure = 0`, found by steps of three minutes and halving, so that
/// no pair of passages is missed; the moon's fraction and phase (apparent longitudes) are those of 12:00 UTC.
struct ReferenceRow: CustomTestStringConvertible {
  let text: String
  let coordinate: Coordinate
  let date: CalendarDay
  let offset: Int
  let sunrise, sunset, noon, moonrise, moonset: Date?
  let polar: String?
  let moonFraction, moonPhase: Double

  init(_ line: Substring) throws {
    let cells = line.split(separator: "\t").map(String.init)
    try #require(cells.count == 12)
    text = cells[0..<3].joined(separator: " ")
    coordinate = try point(try #require(Double(cells[0])), try #require(Double(cells[1])))
    date = try day(cells[2])
    offset = try #require(Int(cells[3]))
    sunrise = try Self.time(cells[4])
    sunset = try Self.time(cells[5])
    noon = try Self.time(cells[6])
    polar = cells[7] == "-" ? nil : cells[7]
    moonFraction = try #require(Double(cells[8]))
    moonPhase = try #require(Double(cells[9]))
    moonrise = try Self.time(cells[10])
    moonset = try Self.time(cells[11])
  }

  var testDescription: String { text }

  static func all() throws -> [ReferenceRow] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Resources/ephem.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map(ReferenceRow.init)
  }

  private static func time(_ cell: String) throws -> Date? { cell == "-" ? nil : try instant(cell) }
}
