import Reports

/// The number of colors of a terminal.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  case none
  /// Bold, faint and underlined text alone: `NO_COLOR` at a terminal.
  case attributes
  /// The 16 that every color terminal has, in the shades that the user set there.
  case basic
  /// xterm's 256.
  case indexed
  /// 24 bits.
  case full
}

/// The background of a terminal's text.
public enum Background: String, Hashable, Sendable, CaseIterable {
  case dark, light
}

/// The look of each style: the parameters of a Select Graphic Rendition sequence (ECMA-48, 8.3.117).
public struct Theme: Hashable, Sendable {
  public let canvas: Canvas
  public let depth: ColorDepth
  /// Whether the character set of the terminal has no more than ASCII.
  public var isASCII: Bool

  public init(_ canvas: Canvas, _ depth: ColorDepth, isASCII: Bool = false) {
    self.canvas = canvas
    self.depth = depth
    self.isASCII = isASCII
  }

  public init(_ background: Background, _ depth: ColorDepth, isASCII: Bool = false) {
    self.init(Canvas(background), depth, isASCII: isASCII)
  }

  public var background: Background { canvas.background }

  /// No escape sequence at all: for pipes, `NO_COLOR` and `TERM=dumb`.
  public static let none = Theme(.dark, .none)

  /// The line as bytes for a terminal, without a line end.
  ///
  /// Whatever the text came through, it is made fit for a terminal here, and nowhere later.
  public func render(_ line: Line) -> String {
    guard ![.none, .attributes].contains(depth) || line.spans.last?.shade == nil else {
      return render(line.withoutShades.trimmed)
    }
    let spans = (isASCII ? line.inASCII : line).spans
    return spans.indices.reduce(into: "") { text, index in
      var span =
        depth == .basic ? spans.withFieldSigns(index, isASCII ? .ascii : .unicode) : spans[index]
      let isPale = isPale(span)
      if isPale { span.text = span.text.replacing("░", with: "▒") }
      span.shade = span.shade.flatMap(drawn)
      let shade = span.shade.flatMap(self.shade)
      // A background needs no sign on it.
      let bare = shade == nil ? span.text : span.withoutSigns
      let shown = bare.fitForTerminal
      let link = [.none, .attributes, .basic].contains(depth) ? nil : span.link
      if let link { text += "\u{1B}]8;;\(link.fitForTerminal)\u{1B}\\" }
      if let parameters = isPale ? Self.lightGray : parameters(of: span) {
        text += "\u{1B}[\(parameters)m\(shown)\u{1B}[0m"
      } else {
        text += shown
      }
      if link != nil { text += "\u{1B}]8;;\u{1B}\\" }
    }
  }
}

extension [Line.Span] {
  /// A border or a coast as signs of the field behind it, where it has any: as dots it would be a hole in it. A coast
  /// between equal signs stays as it is.
  fileprivate func withFieldSigns(_ index: Int, _ glyphs: Glyphs) -> Line.Span {
    var span = self[index]
    guard case .field = span.shade, let sign = span.shade?.sign(glyphs), sign != " ",
      [.border, .coast].contains(span.style)
    else { return span }
    let beside = [index - 1, index + 1].filter(indices.contains).map {
      self[$0].shade?.sign(glyphs)
    }
    if span.style == .coast, beside.allSatisfy({ $0 == sign }) { return span }
    span.text = String(repeating: sign, count: span.text.count)
    return span
  }
}

extension Line.Span {
  /// The text with a space in place of each sign that is drawn for a shade, or a half block for a cell of two shades.
  fileprivate var withoutSigns: String {
    var bare: Unicode.Scalar = " "
    if case .halves(let upper, _) = shade {
      // The band is the half that is drawn, and the night its ground.
      bare = upper == nil || upper == .night ? "▄" : "▀"
    }
    let signs =
      switch shade {
      case nil: ""
      case .night, .faint, .clear, .halves: "░▒"
      // Signs on land and water have a style of their own.
      case .land, .water: style == .dim ? "⋅·░.:" : ""
      default: "·:░▒▓█"
      }
    // As scalars, which need no search for where characters end.
    guard text.unicodeScalars.contains(where: signs.unicodeScalars.contains) else { return text }
    var drawn = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      drawn.append(signs.unicodeScalars.contains(scalar) ? bare : scalar)
    }
    return String(drawn)
  }
}

extension Theme {
  /// `nil` for text that is written as it is.
  private func parameters(of span: Line.Span) -> String? {
    guard depth != .none else { return nil }
    let text = color(span.style, on: span.shade)
    let all = [attributes(span.style), text, span.shade.flatMap(shade)].compactMap { $0 }
    return all.isEmpty ? nil : all.joined(separator: ";")
  }

  private static let lightGray = "37"

  /// Whether it is a wide band of signs, which in dim text are darker than the narrow band of light gray.
  private func isPale(_ span: Line.Span) -> Bool {
    guard depth == .basic, background == .light, span.text.contains("░") else { return false }
    return switch span.shade {
    case .faint, .halves: true
    default: false
    }
  }

  /// The part of a shade that is drawn. With 16 colors only one gray leaves text legible, and the narrow band has it,
  /// of a cell of two shades its half.
  private func drawn(_ shade: Shade) -> Shade? {
    guard depth == .basic, case .halves(let upper, let lower) = shade else { return shade }
    if upper == .clear { return .halves(upper: .clear, lower: nil) }
    return lower == .clear ? .halves(upper: nil, lower: .clear) : nil
  }

  /// The parameters of a background, and of a half block on it; `nil` if the theme has none.
  private func shade(_ shade: Shade) -> String? {
    guard case .halves(let upper, let lower) = shade else { return ground(shade, plane: 48) }
    let isLower = upper == nil || upper == .night
    let (half, rest) = isLower ? (lower, upper) : (upper, lower)
    let parts = [half.flatMap { ground($0, plane: 38) }, rest.flatMap { ground($0, plane: 48) }]
      .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ";")
  }

  private func ground(_ shade: Shade, plane: Int) -> String? {
    switch depth {
    case .basic where shade == .clear:
      return String((background == .dark ? 90 : 37) + plane - 38)
    case .none, .attributes, .basic: return nil
    case .indexed: return "\(plane);5;\(Palette.ground(shade, background).indexed)"
    case .full: return Self.full(Palette.ground(shade, on: canvas), plane)
    }
  }

  private static func full(_ color: UInt32, _ plane: Int) -> String {
    "\(plane);2;\(color >> 16);\(color >> 8 & 0xFF);\(color & 0xFF)"
  }

  private func attributes(_ style: Style) -> String? {
    switch style {
    case .strong, .warning, .error, .moderate, .severe, .extreme, .pin, .position: "1"
    case .match: "1;4"
    case .tintBlue, .tintGreen, .tintOrange, .tintPurple, .tintRed, .tintGray: "1"
    // The gray of terminals without colors.
    case .dim where depth == .attributes: "2"
    default: nil
    }
  }

  private func color(_ style: Style, on shade: Shade?) -> String? {
    if let shade, shade.isOfMap, depth == .full || depth == .indexed {
      let ground = Palette.ground(shade, background)
      let ink = Ink(style: style, background: background)
      return depth == .full
        ? Self.full(ink.full(on: ground.full), 38) : "38;5;\(ink.indexed(on: ground.indexed))"
    }
    guard let hues = Palette.hues(style) else { return nil }
    let color = background == .dark ? hues.dark : hues.light
    switch depth {
    case .none, .attributes: return nil
    case .basic: return String(color.basic)
    case .indexed: return "38;5;\(color.indexed)"
    case .full: return Self.full(Palette.full(color, on: canvas), 38)
    }
  }
}

extension Line {
  /// The line for terminals that draw no shades, whose blanks at its end are nothing then.
  fileprivate var withoutShades: Line { Line(spans.map { Line($0.text, $0.style, link: $0.link) }) }
}
