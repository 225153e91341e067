import WeatherModels

/// How many colors a terminal has.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  case none
  /// The 16 that every color terminal has, in the shades that the person gave them.
  case basic
  /// xterm's 256.
  case indexed
  /// 24 bits.
  case full
}

/// The background of a terminal's text.
public enum Background: String, Hashable, Sendable, CaseIterable {
  case dark
  case light
}

/// The look of each style: the parameters of a Select Graphic Rendition sequence (ECMA-48, 8.3.117).
public struct Theme: Hashable, Sendable {
  public let background: Background
  public let depth: ColorDepth

  public init(_ background: Background, _ depth: ColorDepth) {
    self.background = background
    self.depth = depth
  }

  /// No escape sequence at all: for pipes, `NO_COLOR` and `TERM=dumb`.
  public static let none = Theme(.dark, .none)

  /// The line as bytes for a terminal, without a line end.
  ///
  /// Whatever the text came through, it is made fit for a terminal here, and nowhere later.
  public func render(_ line: Line) -> String {
    line.spans.reduce(into: "") { text, span in
      let shade = span.shade.flatMap(self.shade)
      // A background needs no sign on it.
      let bare = shade == nil ? span.text : span.withoutSigns
      let shown = bare.fitForTerminal
      let link = depth == .none || depth == .basic ? nil : span.link
      if let link { text += "\u{1B}]8;;\(link.fitForTerminal)\u{1B}\\" }
      if let parameters = parameters(of: span) {
        text += "\u{1B}[\(parameters)m\(shown)\u{1B}[0m"
      } else {
        text += shown
      }
      if link != nil { text += "\u{1B}]8;;\u{1B}\\" }
    }
  }
}

extension Line.Span {
  /// The text with a space in place of each sign that stands for its shade.
  fileprivate var withoutSigns: String {
    let signs =
      switch shade {
      case nil: ""
      case .faint, .clear: "░▒"
      // What is drawn on land and water has a style of its own.
      case .land, .water: style == .dim ? "⋅·░.:" : ""
      default: "·:░▒▓█"
      }
    return String(text.map { signs.contains($0) ? " " : $0 })
  }
}

extension Theme {
  /// `nil` for text that is written as it is.
  private func parameters(of span: Line.Span) -> String? {
    guard depth != .none else { return nil }
    let all = [attributes(span.style), color(span.style), span.shade.flatMap(shade)]
      .compactMap { $0 }
    return all.isEmpty ? nil : all.joined(separator: ";")
  }

  /// The parameters of a background; `nil` with 16 colors, of which none leaves text legible.
  private func shade(_ shade: Shade) -> String? {
    switch (depth, shade) {
    case (.none, _), (.basic, _): nil
    case (.indexed, .faint): background == .dark ? "48;5;235" : "48;5;254"
    case (.indexed, .clear): background == .dark ? "48;5;238" : "48;5;251"
    case (.indexed, .land(let darkness)):
      "48;5;\(Palette.ground(isLand: true, darkness, background).indexed)"
    case (.indexed, .water(let darkness)):
      "48;5;\(Palette.ground(isLand: false, darkness, background).indexed)"
    case (.indexed, _): "48;5;\(Self.nearest(to: color(of: shade)))"
    case (.full, _):
      "48;2;"
        + [16, 8, 0].map { "\(color(of: shade) >> UInt32($0) & 0xFF)" }.joined(separator: ";")
    }
  }

  /// The background as 0xRRGGBB, about as bright as `░` and `▒` in dim text.
  public func color(of shade: Shade) -> UInt32 {
    switch shade {
    case .faint: background == .dark ? 0x242425 : 0xE4E4E5
    case .clear: background == .dark ? 0x3E3E42 : 0xCCCCD0
    case .land(let darkness): Palette.ground(isLand: true, darkness, background).full
    case .water(let darkness): Palette.ground(isLand: false, darkness, background).full
    default: ground(of: shade)
    }
  }

  /// A fifth of the color, so that text on it keeps its contrast.
  private func ground(of shade: Shade) -> UInt32 {
    guard let style = shade.style, let hues = Palette.hues(style) else { return 0 }
    let color = background == .dark ? hues.dark.full : hues.light.full
    let base: UInt32 = background == .dark ? 0 : 255
    return [UInt32(16), 8, 0].reduce(0) { sum, shift in
      sum | ((base * 4 + (color >> shift & 0xFF)) / 5) << shift
    }
  }

  /// The nearest of xterm's 216 colors (six steps each of red, green and blue) and its 24 grays.
  private static func nearest(to color: UInt32) -> Int {
    let parts = [16, 8, 0].map { Int(color >> UInt32($0) & 0xFF) }
    let steps = [0, 95, 135, 175, 215, 255]
    func distance(_ other: [Int]) -> Int {
      zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let cube = parts.map { part in
      steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
    }
    let gray = min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
    let isGray =
      distance([8 + 10 * gray, 8 + 10 * gray, 8 + 10 * gray]) < distance(cube.map { steps[$0] })
    return isGray ? 232 + gray : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  private func attributes(_ style: Style) -> String? {
    switch style {
    case .strong, .warning, .error, .pin, .position: "1"
    case .match: "1;4"
    case .tintBlue, .tintGreen, .tintOrange, .tintPurple, .tintRed, .tintGray: "1"
    default: nil
    }
  }

  private func color(_ style: Style) -> String? {
    guard let hues = Palette.hues(style) else { return nil }
    let color = background == .dark ? hues.dark : hues.light
    switch depth {
    case .none: return nil
    case .basic: return String(color.basic)
    case .indexed: return "38;5;\(color.indexed)"
    case .full:
      return "38;2;\(color.full >> 16);\(color.full >> 8 & 0xFF);\(color.full & 0xFF)"
    }
  }
}
