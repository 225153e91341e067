/// How each style looks: the parameters of a Select Graphic Rendition sequence (ECMA-48, 8.3.117).
public struct Theme: Sendable {
  private let parameters: @Sendable (Style) -> String?

  /// No escape sequence at all: for pipes, `NO_COLOR` and `TERM=dumb`.
  public static let none = Theme { _ in nil }

  /// The 16 base colours, which follow the person's own theme on a light and a dark ground.
  public static let basic = Theme { style in
    switch style {
    case .plain: nil
    case .strong: "1"
    case .dim: "2"
    case .match: "1;4"
    case .accent: "36"
    case .warning: "33"
    case .error: "31"
    case .coast: "36"
    case .border: "33"
    case .pin: "1;35"
    }
  }

  /// The line as bytes for a terminal, without a line end.
  ///
  /// Texts from outside are cleaned where they come in; this is the last gate, for a path or an address that was not.
  public func render(_ line: Line) -> String {
    line.spans.reduce(into: "") { text, span in
      let shown = span.text.withoutControls
      if let parameters = parameters(span.style) {
        text += "\u{1B}[\(parameters)m\(shown)\u{1B}[0m"
      } else {
        text += shown
      }
    }
  }
}

extension String {
  /// The text without C0 and C1 controls, which a terminal would obey.
  fileprivate var withoutControls: String {
    let isControl: (Unicode.Scalar) -> Bool = {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !isControl($0) }))
  }
}
