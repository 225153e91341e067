import Ephemeris
import Foundation
import TerminalText

/// The way of the sun over one day, as a curve above and below the horizon.
nonisolated struct SunArc: Sendable {
  /// The altitude of the sun in degrees, every ten minutes of the day or so, both ends included.
  let altitudes: [Double]
  /// The share of the day that has passed, by the sun.
  let sun: Double
  /// Hours of the clock, labeled below the curve, with their shares of the day.
  let hours: [(share: Double, label: String)]
  let glyphs: Glyphs

  /// On days other than today the sun is drawn where it is at noon. `label` names an hour, from 0 to 24.
  init(
    _ sun: SunDay, at moment: Date?, in zone: TimeZone, glyphs: Glyphs = .unicode,
    label: (Int) -> String
  ) {
    self.glyphs = glyphs
    let day = sun.day
    altitudes = (0...144).map { step in
      sun.altitude(at: day.start.addingTimeInterval(day.length * Double(step) / 144))
    }
    let moment = moment ?? sun.noon ?? day.start
    self.sun = moment.timeIntervalSince(day.start) / day.length
    hours = stride(from: 0, through: 24, by: 6).map { hour in
      // If the clocks change, an hour comes earlier or later than it would.
      let date = day.start.addingTimeInterval(Double(hour) * 3600)
      let change = zone.secondsFromGMT(for: date) - zone.secondsFromGMT(for: day.start)
      let seconds = hour == 24 ? day.length : Double(hour * 3600 - change)
      return (share: max(0, seconds / day.length), label: label(hour))
    }
  }
}

nonisolated extension SunArc {
  private static let fewestRows = 5

  /// Five to eight lines, or more in a window with room for them, as wide as it, and the hours below them.
  func lines(width: Int, height: Int? = nil) -> [Line] {
    let columns = min(width - 2, 400)
    guard columns >= 16, altitudes.allSatisfy(\.isFinite) else { return [] }
    let usual = min(max(columns / 16, Self.fewestRows), 8)
    let rows = height.map { max(Self.fewestRows, min($0 - 1, columns / 5, 20)) } ?? usual
    // The horizon is always in the picture, and both sides of it have more than the line that it lies in.
    let (low, high) = (min(0, altitudes.min() ?? 0), max(0, altitudes.max() ?? 0))
    let (top, bottom) = (max(high, -0.4 * low, 6), min(low, -0.4 * high, -6))
    func dot(_ altitude: Double) -> Int {
      Int(((top - altitude) / (top - bottom) * Double(rows * 4 - 1)).rounded())
    }

    var canvas = DotCanvas(columns: columns, rows: rows)
    for x in 0..<columns * 2 {
      canvas.set(x, dot(altitude(atShare: Double(x) / Double(columns * 2 - 1))))
    }
    let horizon = dot(0) / 4
    // It goes on beside the dots of the curve.
    var ground = canvas
    for x in 0..<columns * 2 { ground.set(x, horizon * 4 + 2) }
    let isASCII = glyphs == .ascii
    let sunColumn = min(columns - 1, max(0, Int(sun * Double(columns))))
    let sunRow = dot(altitude(atShare: sun)) / 4
    let picture = (0..<rows).map { row in
      Line(
        [" "]
          + (0..<columns).map { column in
            let altitude = altitude(atShare: (Double(column) + 0.5) / Double(columns))
            let shade = Self.shade(altitude)
            if (column, row) == (sunColumn, sunRow) {
              return Line(isASCII ? "O" : "☀", .sun, shade: shade)
            }
            let hasCurve = canvas.character(column: column, row: row) != nil
            let character =
              isASCII
              ? canvas.letter(column: column, row: row)
              : hasCurve ? ground.character(column: column, row: row) : nil
            let empty: Character = row != horizon ? " " : isASCII ? "=" : "─"
            return Line(
              String(character ?? empty), hasCurve ? Self.style(altitude) : .dim, shade: shade)
          })
    }
    // In the polar night nothing is above the horizon, and on a polar day nothing below.
    let shown = picture.map(\.trimmed).drop { $0.isBlank }
    return shown.reversed().drop { $0.isBlank }.reversed() + [axis(columns)]
  }

  /// Twilight is shaded from the end of civil twilight on, the night more.
  private static func shade(_ altitude: Double) -> Shade? {
    altitude >= -6 ? nil : altitude >= -18 ? .night : .faint
  }

  /// The style of the sun by day, in twilight and at night.
  private static func style(_ altitude: Double) -> Style {
    altitude >= 0 ? .sun : altitude >= -18 ? .plain : .dim
  }

  private func axis(_ columns: Int) -> Line {
    var text = ""
    for mark in hours {
      let middle = Int((mark.share * Double(columns - 1)).rounded())
      let column = min(columns - mark.label.count, max(0, middle - mark.label.count / 2))
      // A label without room is left out.
      guard column >= text.count + (text.isEmpty ? 0 : 1) else { continue }
      text += String(repeating: " ", count: column - text.count) + mark.label
    }
    return Line(" ") + Line(text, .dim)
  }

  private func altitude(atShare share: Double) -> Double {
    let place = max(0, min(1, share)) * Double(altitudes.count - 1)
    let index = min(altitudes.count - 2, Int(place))
    let rest = place - Double(index)
    return altitudes[index] * (1 - rest) + altitudes[index + 1] * rest
  }
}

nonisolated extension Line {
  fileprivate var isBlank: Bool { text.allSatisfy { $0 == " " } }
}
