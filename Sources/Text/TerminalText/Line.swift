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

  /// The style of its beginning.
  public var style: Style { spans.first?.style ?? .plain }

  /// The columns that the line takes in a terminal.
  public var width: Int {
    spans.reduce(0) { $0 + $1.text.displayWidth }
  }

  /// The line cut to `width` columns; the end of a cut line is `…`.
  public func clipped(to width: Int) -> Line {
    guard self.width > width else { return self }
    guard width > 0 else { return Line("") }
    var room = width - 1
    var kept: [Line] = []
    for span in spans {
      let text = span.text.prefix(columns: room)
      kept.append(Line(text, span.style, shade: span.shade, link: span.link))
      room -= text.displayWidth
      if text.utf8.count < span.text.utf8.count {
        kept.append(Line("…", span.style))
        break
      }
    }
    return Line(kept).read(as: .lines([self]))
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
