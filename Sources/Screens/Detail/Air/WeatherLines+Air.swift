import TerminalText
import WeatherText

nonisolated extension WeatherLines {
  private static let curveRows = 7

  static func air(_ words: AirViewModel, width: Int) -> [Line] {
    let now =
      indices(words, width: width) + facts(words.facts, width: width)
      + (words.pollen.map { facts([$0], width: width) } ?? [])
    var lines = head(words.head, width: width, isWide: true)
    if !now.isEmpty { lines += note(words.title, .strong, width: width) + now }
    if !words.reading.isEmpty {
      let strip = words.hours?.lines(width: width, curveRows: curveRows, glyphs: words.glyphs)
      lines +=
        note(words.hoursTitle, .strong, width: width) + (strip ?? [""]).read(as: words.reading)
    }
    if now.isEmpty, words.reading.isEmpty { lines += note(words.placeholder, width: width) }
    return lines + credits(words.credits, width: width)
  }

  /// Each index with a bar where there is room for one.
  private static func indices(_ words: AirViewModel, width: Int) -> [Line] {
    let text = words.indices.map(\.text.displayWidth).max() ?? 0
    let room = min(40, width - text - 4)
    guard room >= 10 else { return facts(words.indices.map(\.text), width: width) }
    return words.indices.map { index in
      let style = Style(airBand: index.band)
      let bar = Line.bar(
        index.value, of: index.worst, width: room, glyphs: words.glyphs, style)
      let rest = String(repeating: words.glyphs == .ascii ? "-" : "─", count: room - bar.width)
      return (" " + Line(index.text).padded(to: text) + "  " + bar + Line(rest, .dim))
        .read(as: [index.text])
    }
  }
}
