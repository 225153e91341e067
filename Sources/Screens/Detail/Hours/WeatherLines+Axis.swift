import Foundation
import Quantities
import TerminalText
import WeatherModels
import WeatherText

nonisolated extension WeatherLines {
  /// The hours on one axis, with a curve where it has four rows or more. Every hour has a column where there is room
  /// for 24, or for as many as there are; else every second or third one.
  static func axis(_ words: HourAxisViewModel, width: Int, curveRows: Int = 0) -> [Line] {
    let strip =
      words.strips.enumerated().first { index, strip in
        strip.layout(width: width).count >= min(strip.count, 24 / (index + 1))
      }?.element ?? words.strips.last
    let lines =
      strip?.lines(width: width, curveRows: curveRows, glyphs: words.glyphs)
      ?? [Line("")]
    return lines.read(as: words.reading)
  }

  /// Three hours in a column, with their temperatures drawn in so many rows.
  static func ribbons(_ words: HourAxisViewModel, width: Int, rows: Int) -> [Line] {
    (words.strips.last?.ribbonLines(width: width, rows: rows, glyphs: words.glyphs) ?? [Line("")])
      .read(as: words.reading)
  }
}

nonisolated extension Style {
  /// The figure of a wind, emphasized from a fresh breeze on (8 m/s, Beaufort 5).
  init(windOf speed: Speed?) {
    let style = Style(metersPerSecond: speed?.in(.metersPerSecond))
    self = style == .cool ? .plain : style
  }
}
