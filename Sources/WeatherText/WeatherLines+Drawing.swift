public import TerminalText

extension WeatherLines {
  /// A chart under its legend, or its title alone where there is no room for one; of its usual size, or in at most this
  /// many lines.
  public static func chart(_ words: ChartViewModel, width: Int, height: Int? = nil) -> [Line] {
    let lines = words.chart.lines(width: width, height: height, glyphs: words.glyphs)
    return (lines.isEmpty ? heading(words.title).wrapped(to: width, indent: 1) : lines)
      .read(as: [words.title] + words.reading)
  }
}
