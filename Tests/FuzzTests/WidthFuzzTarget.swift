import Reports
import TerminalText

/// Untrusted text before it reaches a terminal: it is cleaned, measured and broken into lines.
enum WidthFuzzTarget {
  /// Whether nothing had to be cleaned away.
  static func reads(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let clean = text.cleaned(limit: 200)
    precondition(clean == clean.cleaned(limit: 200), "cleaned twice is cleaned otherwise")
    let widest = clean.map { String($0).displayWidth }.max() ?? 0
    precondition(clean.displayWidth <= widest * clean.count, "wider than its characters")
    for width in [max(2, widest), max(40, widest)] {
      let lines = Line(clean).wrapped(to: width)
      precondition(lines.allSatisfy { $0.width <= width }, "wider than the window")
      precondition(signs(lines.map(\.text).joined()) == signs(clean), "a sign is lost")
    }
    return text == clean
  }

  private static func signs(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }
  }
}
