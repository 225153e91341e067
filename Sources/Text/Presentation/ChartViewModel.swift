public import TerminalText

/// A chart with its values in words.
public struct ChartViewModel: Hashable, Sendable {
  /// The subject, for screen readers; the drawing has it in its legend.
  public var title: String
  public var chart: Chart
  var glyphs: Glyphs
  /// Its values as sentences, where these are read.
  public var reading: [String]
  /// A sentence for each kind of thing in it that no legend explains.
  public var notes: [String]

  public init(
    title: String, chart: Chart, glyphs: Glyphs, reading: [String], notes: [String] = []
  ) {
    self.title = title
    self.chart = chart
    self.glyphs = glyphs
    self.reading = reading
    self.notes = notes
  }

  /// Whether nothing falls in any hour of a chart of precipitation.
  public var isDry: Bool { chart.panels.allSatisfy(\.isEmpty) }
}

extension WeatherLines {
  /// A chart of its usual size or of at most this many lines; its title alone where there is no room for one.
  public static func chart(_ words: ChartViewModel, width: Int, height: Int? = nil) -> [Line] {
    let lines = words.chart.lines(width: width, height: height, glyphs: words.glyphs)
    return (lines.isEmpty ? heading(words.title).wrapped(to: width, indent: 1) : lines)
      .read(as: [words.title] + words.reading)
  }
}
