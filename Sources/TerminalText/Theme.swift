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
    }
  }

  /// The line as bytes for a terminal, without a line end.
  public func render(_ line: Line) -> String {
    line.spans.reduce(into: "") { text, span in
      if let parameters = parameters(span.style) {
        text += "\u{1B}[\(parameters)m\(span.text)\u{1B}[0m"
      } else {
        text += span.text
      }
    }
  }
}
