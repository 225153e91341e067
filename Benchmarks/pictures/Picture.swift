import TerminalText

/// Lines of text as an SVG picture, in the colours of a theme and whatever monospaced font the reader has.
struct Picture {
  let lines: [Line]
  let theme: Theme
  let columns: Int

  private let columnWidth = 8.4
  private let rowHeight = 18.0
  private let margin = 12.0

  var svg: String {
    let width = number(Double(columns) * columnWidth + 2 * margin)
    let height = number(Double(lines.count) * rowHeight + 2 * margin)
    let isDark = theme.background == .dark
    let rows = lines.enumerated().map { index, line in
      let y = number(margin + (Double(index) + 0.75) * rowHeight)
      return "<text y=\"\(y)\">\(spans(of: line))</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <rect width="\(width)" height="\(height)" rx="8" fill="\(isDark ? "#000000" : "#FFFFFF")"/>
      <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
      font-size="14" fill="\(isDark ? "#FFFFFF" : "#000000")">
      \(rows.joined(separator: "\n"))
      </g>
      </svg>

      """
  }
}

extension Picture {
  /// Every character has its own place, because a font that lacks one borrows it from a wider font; and every word is a
  /// piece by itself, because some readers of SVG know only where a piece begins.
  private func spans(of line: Line) -> String {
    var column = 0
    return line.spans.map { span in
      let style = attributes(of: span.style)
      let words = span.text.split(separator: " ", omittingEmptySubsequences: false)
      return words.enumerated().map { index, word in
        if index > 0 { column += 1 }
        let places = word.map { character in
          defer { column += String(character).displayWidth }
          return number(margin + Double(column) * columnWidth)
        }
        guard !word.isEmpty else { return "" }
        let x = places.joined(separator: " ")
        return "<tspan x=\"\(x)\"\(style)>\(word.map(escaped).joined())</tspan>"
      }.joined()
    }.joined()
  }

  private func attributes(of style: Style) -> String {
    let shape = theme.shape(of: style)
    return (shape.color.map { " fill=\"#\(hexadecimal($0))\"" } ?? "")
      + (shape.isBold ? " font-weight=\"bold\"" : "")
      + (shape.isUnderlined ? " text-decoration=\"underline\"" : "")
  }

  private func escaped(_ character: Character) -> String {
    switch character {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(character)
    }
  }

  private func hexadecimal(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
