import Foundation
import Reports

/// A background of text.
public enum Shade: Hashable, Sendable {
  /// The shade behind the hours in which the sun is down.
  case night
  /// The shade between the ends of a wide band.
  case faint
  /// The shade between the ends of a narrow band within it.
  case clear
  /// Bands, or one and nothing, that meet in the middle of a cell.
  indirect case halves(upper: Shade?, lower: Shade?)
  /// Ground of a map with a field of weather, at a share of its colors from 0 to 255.
  case field(FieldRamp, UInt8)
  // Ground of a map, from 0 for day to 4 for night
  case land(darkness: UInt8), water(darkness: UInt8)

  /// Whether it is a ground of its own, of whatever color the terminal's is.
  var isOfMap: Bool {
    switch self {
    case .field, .land, .water: true
    case .night, .faint, .clear, .halves: false
    }
  }

  /// The character used for the shade in terminals without background colors.
  public func sign(_ glyphs: Glyphs) -> Character {
    switch (self, glyphs) {
    case (.faint, .unicode): "░"
    case (.clear, .unicode): "▒"
    case (.faint, .ascii): ":"
    case (.clear, .ascii): "="
    case (.land(0), .unicode): "⋅"
    case (.land(0), .ascii): "."
    case (.halves(let upper, let lower), _):
      (upper == .clear || lower == .clear ? Shade.clear : .faint).sign(glyphs)
    case (.field(let ramp, let share), _):
      ramp.signs(glyphs)[Int(share) * ramp.signs(glyphs).count / 256]
    default: " "
    }
  }
}

/// One line of text with its styles; a value until a theme turns it into bytes.
public struct Line: Hashable, Sendable {
  /// A run of text in one style.
  public struct Span: Hashable, Sendable {
    public var text: String
    public var style: Style
    /// The shade behind it, as of signs in front of a band of a chart.
    public var shade: Shade?
    /// The address that opens where the terminal has links.
    public var link: String?

    fileprivate func continues(in next: Span) -> Bool {
      style == next.style && shade == next.shade && link == next.link
    }
  }

  public internal(set) var spans: [Span]
  /// `nil` for its text.
  var reading: Reading?

  public init(_ text: String, _ style: Style = .plain, shade: Shade? = nil, link: String? = nil) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style, shade: shade, link: link)]
  }

  /// Joins lines; neighbors in the same style become one span.
  public init(_ lines: [Line]) {
    spans = []
    for line in lines { append(line.spans) }
  }

  fileprivate mutating func append(_ added: [Span]) {
    guard !spans.isEmpty else { return spans = added }
    spans.reserveCapacity(spans.count + added.count)
    for span in added {
      let last = spans.count - 1
      if spans[last].continues(in: span) {
        spans[last].text += span.text
      } else {
        spans.append(span)
      }
    }
  }

  /// The text without its styles. Shaded spaces at its end are only drawn.
  public var text: String {
    let text = spans.map(\.text).joined()
    guard spans.last?.shade != nil else { return text }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  public var style: Style { spans.first?.style ?? .plain }

  /// The columns that the line takes in a terminal.
  public var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  /// The line cut to `width` columns; the end of a cut line is `…`.
  public func clipped(to width: Int) -> Line {
    guard self.width > width else { return self }
    guard width > 0 else { return Line("") }
    return prefix(columns: width - 1, cut: "…").read(as: .lines([self]))
  }

  /// Exactly `width` columns, clipped or filled with spaces.
  public func padded(to width: Int, _ alignment: Alignment = .leading) -> Line {
    var (line, columns) = (self, self.width)
    if columns > width {
      line = clipped(to: width)
      columns = line.width
    }
    guard columns < width else { return line }
    let space = Line(String(repeating: " ", count: width - columns))
    return alignment == .leading ? line + space : space + line
  }

  /// The side of a column to which its text is aligned.
  public enum Alignment: Sendable {
    case leading
    case trailing
  }

  public static func + (a: Line, b: Line) -> Line {
    var sum = Line("")
    sum.append(a.spans)
    sum.append(b.spans)
    return sum
  }
}

extension Line: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension [Line] {
  public func joined(separator: Line) -> Line {
    var joined = Line("")
    for (index, line) in enumerated() {
      if index > 0 { joined.append(separator.spans) }
      joined.append(line.spans)
    }
    return joined
  }
}

extension Line {
  /// Breaks at spaces, so that no line is wider than `width`. A dot between two parts is left out at a break. The lines after the first begin with `indent` spaces.
  ///
  /// A word that is wider than a whole line is broken behind a `|` of a usage, or where the line ends. Only a character that is wider than a whole
  /// line sticks out, alone.
  public func wrapped(to width: Int, indent: Int = 0) -> [Line] {
    guard self.width > width, width > 0 else { return [self] }
    // A line with room for fewer than two columns after the indent goes without it.
    let indent = width > indent + 1 ? indent : 0
    var lines: [Line] = []
    var current = Line("")
    var start = 0
    var hasText = false

    func endLine() {
      if hasText { lines.append(current.trimmed.withoutSeparator) }
      current = Line(String(repeating: " ", count: indent))
      start = indent
      hasText = false
    }

    for word in words {
      var rest = word
      var shown = rest.trimmed
      if hasText, current.width + shown.width > width {
        endLine()
        if shown.text == "·" { continue }
      }
      while current.width + shown.width > width {
        var head = rest.prefix(columns: width - current.width)
        if let bar = head.text.lastIndex(of: "|") {
          head = rest.prefix(columns: String(head.text[...bar]).displayWidth)
        }
        if head.text.isEmpty, current.width == start { head = rest.firstCharacter }
        if !head.text.isEmpty {
          current = current + head
          rest = rest.dropping(head)
          shown = rest.trimmed
          hasText = true
        }
        endLine()
      }
      current = current + rest
      hasText = hasText || !shown.spans.isEmpty
    }
    if hasText || lines.isEmpty { lines.append(current.trimmed) }
    return lines.read(as: .lines([self]))
  }

  /// `left` and `right` at the two ends of one line, or one below the other where they do not fit.
  public static func spread(_ left: Line, _ right: Line, width: Int) -> [Line] {
    let gap = width - left.width - right.width
    guard gap < 2 else {
      let line = left + Line(String(repeating: " ", count: gap)) + right
      return [line.read(as: .lines([left, right]))]
    }
    return left.wrapped(to: width, indent: 1) + (" " + right).wrapped(to: width, indent: 1)
  }
}

extension Line {
  /// The line with a space alone between its parts, where dots leave them no room; a count stays with its name.
  public var dense: Line {
    var line = self
    for span in spans.indices {
      line.spans[span].text = spans[span].text.replacing(" · ", with: " ")
        .replacing(" ★", with: "\u{A0}★")
    }
    return line
  }

  /// The line without the dot at its end that separates it from the next row.
  private var withoutSeparator: Line {
    guard text.hasSuffix(" ·") else { return self }
    var line = self
    line.spans[spans.count - 1].text.removeLast()
    if line.spans[spans.count - 1].text.isEmpty { line.spans.removeLast() }
    return line.trimmed
  }

  /// The line without the spaces at its end.
  public var trimmed: Line {
    var line = self
    while let last = line.spans.indices.last {
      let text = line.spans[last].text
      let spaces = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
      guard spaces > 0, line.spans[last].shade == nil else { break }
      line.spans[last].text = String(Substring(text.utf8.dropLast(spaces)))
      guard line.spans[last].text.isEmpty else { break }
      line.spans.removeLast()
    }
    return line
  }

  /// The line cut after every run of spaces.
  private var words: [Line] {
    var words: [Line] = []
    var current = Line("")
    var inSpace = false
    for span in spans {
      var text = ""
      for character in span.text {
        if inSpace, character != " " {
          words.append(current + Line(text, span.style, shade: span.shade, link: span.link))
          current = Line("")
          text = ""
        }
        inSpace = character == " "
        text.append(character)
      }
      current = current + Line(text, span.style, shade: span.shade, link: span.link)
    }
    words.append(current)
    return words
  }

  /// The beginning, and a sign for what was cut.
  private func prefix(columns: Int, cut sign: String = "") -> Line {
    var room = columns
    var kept: [Line] = []
    for span in spans {
      let text = span.text.prefix(columns: room)
      kept.append(Line(text, span.style, shade: span.shade, link: span.link))
      room -= text.displayWidth
      guard text.utf8.count == span.text.utf8.count else {
        kept.append(Line(sign, span.style))
        break
      }
    }
    return Line(kept)
  }

  private var firstCharacter: Line {
    let span = spans.first { !$0.text.isEmpty }
    return span.map { Line(String($0.text.prefix(1)), $0.style) } ?? Line("")
  }

  /// The line without its beginning, which is `head`.
  private func dropping(_ head: Line) -> Line {
    var skip = head.text.count
    return Line(
      spans.map { span in
        let text = span.text.dropFirst(skip)
        skip = max(0, skip - span.text.count)
        return Line(String(text), span.style, shade: span.shade, link: span.link)
      })
  }
}

extension Line {
  /// The text read out in place of a line. It is made when someone listens: to join and clean it takes longer than to
  /// draw the line.
  enum Reading: Hashable, Sendable {
    case sentences([String])
    /// Reads these lines, one after the other.
    case lines([Line])
    /// The cells of a table's row, below those of its heading, which may have none.
    case row([Line], heading: [Line])
  }

  /// The sentences for a screen reader in place of the line. Signs that it would spell out are words or nothing here.
  public var spoken: [String] {
    switch reading {
    case nil: Self.sentences([text])
    case .sentences(let sentences): Self.sentences(sentences)
    case .lines(let lines): lines.flatMap(\.spoken)
    case .row(let cells, let heading): Self.sentences([Self.sentence(cells, below: heading)])
    }
  }

  /// The line with sentences that are read out in its place; none for a drawing.
  public func read(as sentences: [String]) -> Line { read(as: .sentences(sentences)) }

  func read(as reading: Reading) -> Line {
    var line = self
    line.reading = reading
    return line
  }

  private static func sentences(_ texts: [String]) -> [String] {
    texts.map { text in
      text.fitForTerminal.replacing(" · ", with: ", ").replacing("★", with: "")
        .split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  /// `first: second, third`, with all of the cells, however narrow the table is.
  private static func sentence(_ row: [Line], below heading: [Line]) -> String {
    let cells = row.indices.compactMap { column -> String? in
      let cell = row[column].spoken.joined(separator: ", ")
      guard !cell.isEmpty, cell != "–" else { return nil }
      let title = column == 0 || heading.isEmpty ? "" : heading[column].text
      return title.isEmpty ? cell : title + " " + cell
    }
    let facts = cells.dropFirst().joined(separator: ", ")
    return [cells.first ?? "", facts].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension [Line] {
  /// Lines that belong together, with sentences that are read out in place of them all.
  public func read(as sentences: [String]) -> [Line] { read(as: .sentences(sentences)) }

  func read(as reading: Line.Reading) -> [Line] {
    var lines = self
    for index in indices { lines[index].reading = index == 0 ? reading : .sentences([]) }
    return lines
  }
}

extension Line {
  /// The line for a terminal whose character set has no more than ASCII: letters without their accents, and signs by what
  /// is most like them. What gets shorter or longer is made up for in the spaces beside it, so that columns stay in line.
  var inASCII: Line {
    guard spans.contains(where: { !$0.text.utf8.allSatisfy { $0 < 0x80 } }) else { return self }
    var writer = ASCIIWriter()
    let cells = spans.indices.flatMap { span in spans[span].text.map { (span, $0) } }
    for (index, (span, character)) in cells.enumerated() {
      let next = index + 1 < cells.count ? cells[index + 1].1 : nil
      writer.append(character, before: next, span: span)
    }
    var line = self
    for span in spans.indices { line.spans[span].text = "" }
    for cell in writer.cells { line.spans[cell.span].text.append(cell.character) }
    line.spans.removeAll { $0.text.isEmpty }
    return line
  }
}

extension String {
  /// The text for a terminal whose character set has no more than ASCII.
  public var inASCII: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { Line(String($0)).inASCII.text }.joined(separator: "\n")
  }
}

/// Writes the characters of a line one after the other.
private struct ASCIIWriter {
  struct Cell {
    var character: Character
    let span: Int
    /// A space between a figure and its unit.
    var isJoined = false
  }

  private(set) var cells: [Cell] = []
  /// The columns that the text is narrower than before, or wider where it is negative.
  private var owed = 0

  mutating func append(_ character: Character, before next: Character?, span: Int) {
    switch character {
    case "°":
      // A unit alone is the heading of figures, and stays above their last digits. Whole degrees stand in columns with
      // narrow gaps, others in sentences.
      let isUnitAlone = cells.last { !$0.isJoined }?.character.isNumber != true
      let hasDecimals = last(2) == "." || last(3) == "." || last(2) == "," || last(3) == ","
      if !isUnitAlone, !hasDecimals, next == " " {
        write(" ", span)
      } else if !isUnitAlone || !widenGapBeforeWord() {
        owed += 1
      }
    case "·":
      // Between words, or in the place of an amount that is zero.
      let isBetween = last(1) == " " && last(2) != nil && last(2) != " "
      write(isBetween && (next ?? " ") == " " ? "|" : ".", span)
    case "…":
      // Between two figures, after a word with its space, or in the place of letters that were cut.
      let isApart = last(1) == " "
      let isRange = isApart && last(2)?.isNumber == true
      if isApart, !isRange { cells.removeLast() }
      write(isRange ? "/" : isApart ? ".." : ".", span)
    case " ":
      settle(span)
      write(" ", span)
    case "\u{A0}":
      cells.append(Cell(character: " ", span: span, isJoined: true))
    // Drawn only where the user asked for it.
    case "\u{2500}"..."\u{259F}", "\u{2800}"..."\u{28FF}": write(String(character), span)
    default:
      let text = character.inASCII
      owed += String(character).displayWidth - text.utf8.count
      write(text, span)
    }
  }

  private mutating func write(_ text: String, _ span: Int) {
    cells += text.map { Cell(character: $0, span: span) }
  }

  private func last(_ count: Int) -> Character? {
    cells.count >= count ? cells[cells.count - count].character : nil
  }

  /// Widens or narrows a gap of spaces by the columns that the word before it took too few or too many.
  private mutating func settle(_ span: Int) {
    guard owed != 0, last(1) == " " else { return }
    if owed > 0 {
      write(String(repeating: " ", count: owed), span)
      owed = 0
    } else {
      cells.removeLast()
      owed += 1
    }
  }

  private mutating func widenGapBeforeWord() -> Bool {
    guard let space = cells.lastIndex(where: { $0.character == " " && !$0.isJoined }), space > 0,
      cells[space - 1].character == " "
    else { return false }
    cells.insert(cells[space], at: space)
    return true
  }
}

extension Character {
  fileprivate var inASCII: String {
    if let text = Self.signs[self] { return text }
    let scalars = String(self).decomposedStringWithCompatibilityMapping.unicodeScalars
    let text = String(String.UnicodeScalarView(scalars.filter(\.isASCII)))
    return text.isEmpty ? String(repeating: "?", count: String(self).displayWidth) : text
  }

  private static let signs: [Character: String] = [
    "−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "“": "\"", "”": "\"", "„": "\"", "«": "\"",
    "»": "\"", "‘": "'", "’": "'", "‚": "'", "′": "'", "″": "\"", "×": "x", "≤": "<=", "≥": ">=",
    "≈": "~", "±": "+-", "μ": "u", "µ": "u", "★": "*", "☆": "*", "•": "*", "●": "o", "○": ".",
    "⚠": "!", "✓": "v", "→": ">", "←": "<", "↑": "^", "↓": "v", "◉": "@", "Ø": "O", "ø": "o",
    "Đ": "D", "đ": "d",
    "Ł": "L", "ł": "l", "ß": "ss", "Æ": "AE", "æ": "ae", "Œ": "OE", "œ": "oe", "Þ": "Th", "þ": "th",
    "Ð": "D", "ð": "d", "ı": "i", "Ħ": "H", "ħ": "h", "©": "c",
  ]
}
