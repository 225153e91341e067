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
    var lines: [Line] = []
    var current = ""
    for fact in facts where !fact.isEmpty {
      if current.isEmpty {
        current = fact
      } else if 1 + current.displayWidth + 3 + fact.displayWidth <= width {
        current += "   " + fact
      } else {
        lines += Line(" " + current).wrapped(to: width, indent: 1)
        current = fact
      }
    }
    if !current.isEmpty { lines += Line(" " + current).wrapped(to: width, indent: 1) }
    return lines.read(as: facts)
  }

  public static func heading(_ text: String) -> Line { Line(" ") + Line(text, .strong) }

  /// A sentence in the style of something that may be overlooked.
  public static func note(_ text: String, _ style: Style = .dim, width: Int) -> [Line] {
    (Line(" ") + Line(text, style)).wrapped(to: width, indent: 1)
  }
}
