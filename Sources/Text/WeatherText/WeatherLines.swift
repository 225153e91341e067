public import Phrases
public import TerminalText

/// The layout of the parts of a report, for all screens that show one.
public enum WeatherLines {
  /// The place and the source. With `isWide`, the source is at the right edge of every window.
  public static func head(_ words: HeadViewModel, width: Int, isWide: Bool = false) -> [Line] {
    let elevation = words.elevation.map { Line(", " + $0, .dim) } ?? ""
    var place = " " + Line(words.place, words.style) + elevation
    if isWide, place.width + 2 + words.source.displayWidth > width {
      place = " " + Line(words.shortPlace ?? words.place, words.style)
    }
    guard !words.source.isEmpty else { return place.wrapped(to: width, indent: 2) }
    // Beyond a hundred columns the eye loses the line on the way, unless the page is as wide.
    return Line.spread(
      place, Line(words.source, words.isSample ? .warning : .dim),
      width: isWide ? width : min(width, 100))
      + words.notes.flatMap { note($0, width: width) }
  }

  /// The place, its temperature and its sky in one line, for where the head has scrolled away.
  public static func headline(_ head: HeadViewModel, _ present: PresentViewModel?) -> Line {
    let facts = [present?.temperature ?? "", present?.condition ?? ""].filter { !$0.isEmpty }
    let weather = facts.isEmpty ? "" : "   " + facts.joined(separator: ", ")
    // First, because the end of the line may be cut.
    let service = head.source.split(separator: " ").first.map(String.init) ?? ""
    let sample = head.isSample ? Line(service, .warning) + "   " : ""
    return " " + sample + Line(head.place, head.style) + Line(weather)
  }

  public static func present(_ words: PresentViewModel, width: Int) -> [Line] {
    let sky = [words.sign.text, words.condition].filter { !$0.isEmpty }.joined(separator: " ")
    let temperature = [words.temperature, words.apparent].compactMap { $0 }.joined(separator: ", ")
    return facts([sky, temperature] + words.facts, width: width)
  }

  /// Facts side by side, three spaces apart; none is broken as long as it fits a line.
  public static func facts(_ facts: [String], width: Int) -> [Line] {
    var rows: [String] = []
    for fact in facts where !fact.isEmpty {
      if let last = rows.last, 1 + last.displayWidth + 3 + fact.displayWidth <= width {
        rows[rows.count - 1] += "   " + fact
      } else {
        rows.append(fact)
      }
    }
    return rows.flatMap { Line(" " + $0).wrapped(to: width, indent: 1) }.read(as: facts)
  }

  public static func heading(_ text: String) -> Line { Line(" ") + Line(text, .strong) }

  /// A sentence in the style of something that may be overlooked.
  public static func note(_ text: String, _ style: Style = .dim, width: Int) -> [Line] {
    (Line(" ") + Line(text, style)).wrapped(to: width, indent: 1)
  }

  /// The least columns that a value has beside its name.
  private static let leastValue = 30

  /// Figures after their names, which have a column of their own where the figures have room beside it.
  public static func values(_ values: [NamedValue], width: Int) -> [Line] {
    let names = values.map(\.name.displayWidth).max() ?? 0
    let isBeside = names + leastValue <= width
    return values.flatMap { value in
      let name = Line(value.name, .dim)
      let start = isBeside ? name.padded(to: names) + "  " : name + Line(": ", .dim)
      return (" " + start + Line(value.value)).wrapped(to: width, indent: isBeside ? names + 3 : 2)
        .read(as: [value.sentence])
    }
  }

  public static func warnings(_ words: WarningsViewModel, width: Int) -> [Line] {
    // Beyond a hundred columns the eye loses the line on the way.
    let column = min(width, 100)
    var lines = head(words.head, width: width)
    if let sentence = words.note { lines += note(sentence, .plain, width: column) }
    for warning in words.warnings {
      lines += alert(warning.title, width: column) + facts(warning.facts, width: column)
      lines += warning.text.flatMap { note($0, .plain, width: column) }
    }
    return lines + credits(words.credits, width: width) + unplaced(words, width: column)
  }

  /// The last line, which must not draw the eye from the others.
  public static func unplaced(_ words: WarningsViewModel, width: Int) -> [Line] {
    words.unplaced.map { note($0, width: width) } ?? []
  }

  /// A sentence that must not be overlooked.
  public static func alert(_ line: WarningLine, width: Int) -> [Line] {
    (" " + line.line).wrapped(to: width, indent: 1 + line.indent)
  }
}
