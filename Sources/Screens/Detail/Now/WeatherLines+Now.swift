import Phrases
import Presentation
import TerminalText

nonisolated extension WeatherLines {
  /// The present in the rows that there are for it.
  enum NowSize: Hashable, Sendable {
    /// The drawing and the large temperature beside the text.
    case large
    /// Large figures of three rows beside the text.
    case medium
    /// A line, and this many rows of facts below it.
    case rows(Int)
  }

  static func now(_ words: NowViewModel, _ size: NowSize, width: Int) -> [Line] {
    let lines =
      switch size {
      case .large where width >= 72 && !words.drawing.isEmpty && !words.figure.isEmpty:
        large(words, width: width)
      case .large: small(words, rows: .max, width: width)
      case .medium:
        medium(words, width: width) ?? small(words, rows: width < 60 ? 1 : 2, width: width)
      case .rows(let rows): small(words, rows: rows, width: width)
      }
    return lines.read(as: words.reading)
  }

  private static func large(_ words: NowViewModel, width: Int) -> [Line] {
    let figureWidth = words.figure.map(\.width).max() ?? 0
    let left = (0..<WeatherDrawing.height).map { row in
      " " + words.drawing[row].padded(to: WeatherDrawing.width) + "  "
        + words.figure[row].padded(to: figureWidth) + "   "
    }
    let margin = left[0].width
    let said = [
      Line(words.condition, .strong), Line(words.apparent ?? ""), Line(words.range ?? ""),
    ].filter { !$0.spans.isEmpty }
    let facts = factLines(words.facts)
    let room = width - margin
    let saidWidth = (said.map(\.width).max() ?? 0) + 3
    let isWide = saidWidth + (facts.map(\.width).max() ?? 0) <= room
    let right =
      isWide
      ? said.beside(facts, at: saidWidth)
      : [said.prefix(2).map { $0 }.joined(separator: ", ")] + facts
    return left.beside(right.map { $0.clipped(to: room) }, at: margin).map(\.trimmed)
  }

  /// The figures, the sky in three lines, then columns of three facts, as many as have room; `nil` where the sky has
  /// none.
  private static func medium(_ words: NowViewModel, width: Int) -> [Line]? {
    let height = BigFigure.small.height
    let sky = [words.sign, Line(words.condition, .strong)].filter { !$0.spans.isEmpty }
      .joined(separator: " ")
    var columns = [
      words.smallFigure,
      [sky, Line(words.apparent ?? ""), Line(words.range ?? "")].filter { !$0.spans.isEmpty },
    ]
    func needed(_ columns: [[Line]]) -> Int {
      columns.reduce(-2) { $0 + 3 + ($1.map(\.width).max() ?? 0) }
    }
    guard !words.smallFigure.isEmpty, needed(columns) <= width else { return nil }
    for start in stride(from: 0, to: words.facts.count, by: height) {
      let more = columns + [factLines(Array(words.facts[start...].prefix(height)))]
      guard needed(more) <= width else { break }
      columns = more
    }
    return (0..<height).map { row in
      columns.reduce(Line("")) { line, column in
        let widest = column.map(\.width).max() ?? 0
        let cell = row < column.count ? column[row] : ""
        return line + (line.spans.isEmpty ? " " : "   ") + cell.padded(to: widest)
      }.trimmed
    }
  }

  /// Names in a column of their own before the values.
  private static func factLines(_ facts: [NamedValue]) -> [Line] {
    let names = facts.map(\.name.displayWidth).max() ?? 0
    return facts.map { Line($0.name, .dim).padded(to: names) + "  " + Line($0.value) }
  }

  private static func small(_ words: NowViewModel, rows: Int, width: Int) -> [Line] {
    let sky = [words.sign, words.temperature, Line(words.condition, .strong)]
      .filter { !$0.spans.isEmpty }.joined(separator: "  ")
    let more = [words.apparent, words.range].compactMap(\.self).map { Line($0) }
    let head = (" " + ([sky] + more).joined(separator: ", ")).wrapped(to: width, indent: 1)
    guard width >= 60 else {
      return head
        + factLines(words.facts).prefix(max(1, rows)).flatMap {
          (" " + $0).wrapped(to: width, indent: 1)
        }
    }
    let facts = words.facts.prefix(rows > 100 ? words.facts.count : rows * 2)
    let left = factLines(facts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
    let right = factLines(facts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
    let column = max(width / 2, 3 + (left.map(\.width).max() ?? 0))
    return head
      + left.indices.flatMap { row -> [Line] in
        let line = " " + left[row]
        guard row < right.count else { return [line] }
        let both = line.padded(to: column) + right[row]
        // A fact that is too long beside another has lines of its own.
        return both.width <= width
          ? [both.trimmed] : [line] + (" " + right[row]).wrapped(to: width, indent: 1)
      }
  }
}
