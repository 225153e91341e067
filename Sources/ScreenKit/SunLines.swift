import TerminalText

/// How the sun and the moon of a day are laid out.
public enum SunLines {
  public static func page(_ words: SunViewModel, width: Int) -> Page {
    var lines = Line.spread(
      Line(" ") + Line(words.place, .strong), Line(words.date, .dim), width: min(width, 100))
    lines += WeatherLines.facts(words.daylight, width: width)
    lines += WeatherLines.facts(words.events, width: width)
    lines += words.arc?.lines(width: width) ?? []
    if !words.twilights.isEmpty {
      lines += heading(words.twilightTitle, width: width)
      lines += twilights(words.twilights, width: width)
    }
    lines += heading(words.moonTitle, width: width)
    return Page(lines: lines + moon(words, width: width))
  }

  private static func heading(_ text: String, width: Int) -> [Line] {
    WeatherLines.heading(text).wrapped(to: width, indent: 1)
  }

  private static func twilights(_ rows: [[String]], width: Int) -> [Line] {
    let name = rows.compactMap(\.first?.displayWidth).max() ?? 0
    return rows.flatMap { row in
      let label = Line(row.first ?? "").padded(to: name)
      let times = row.dropFirst().joined()
      return (Line(" ") + label + Line("  " + times)).wrapped(to: width, indent: 1)
        .read(as: [(row.first ?? "") + ": " + times])
    }
  }

  /// The words stand beside the disc where there is room for both, and alone where there is not.
  private static func moon(_ words: SunViewModel, width: Int) -> [Line] {
    let facts = words.moon + words.moonTimes
    let room = width - MoonDisc.columns - 4
    guard let disc = words.disc, facts.allSatisfy({ $0.displayWidth <= room }) else {
      return WeatherLines.facts(words.moon, width: width)
        + WeatherLines.facts(words.moonTimes, width: width)
    }
    return disc.lines.enumerated().map { index, line in
      guard index < facts.count else { return (Line(" ") + line).trimmed }
      return Line(" ") + line + Line("   " + facts[index])
    }
  }
}
