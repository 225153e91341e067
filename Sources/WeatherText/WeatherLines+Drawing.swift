import Drawings
public import TerminalText

extension WeatherLines {
  /// The drawing with all that is said of the present beside it, from 40 columns on.
  public static func portrait(_ words: PresentViewModel, width: Int) -> [Line] {
    let drawing = words.drawing
    guard width >= 40, !drawing.isEmpty else {
      return present(words, width: width) + facts(words.more, width: width)
    }
    let margin = 1 + WeatherDrawing.width
    let room = width - margin
    let sky = [words.sign, words.condition].filter { !$0.isEmpty }.joined(separator: " ")
    let temperature = [words.temperature, words.apparent].compactMap { $0 }.joined(separator: ", ")
    let heads = [Line(" ") + Line(sky, .strong), Line(" " + temperature)]
      .flatMap { $0.wrapped(to: room, indent: 1) }
    // Beyond a hundred columns the eye loses the line on the way.
    let beside = heads + facts(words.facts + words.more, width: min(room, 86))
    let blank = Line(String(repeating: " ", count: WeatherDrawing.width))
    return (0..<max(drawing.count, beside.count)).map { row in
      let left = " " + (row < drawing.count ? drawing[row] : blank)
      return (left + (row < beside.count ? beside[row] : "")).trimmed
    }
  }

  /// A chart under its legend, or its title alone where there is no room for one; of its usual size, or in at most so many
  /// lines.
  public static func chart(_ words: ChartViewModel, width: Int, height: Int? = nil) -> [Line] {
    let lines = words.chart.lines(width: width, height: height, glyphs: words.glyphs)
    return (lines.isEmpty ? heading(words.title).wrapped(to: width, indent: 1) : lines)
      .read(as: [words.title] + words.reading)
  }
}
