import TerminalText

/// Lines of text as an SVG picture in the colors of a theme: letters in the reader's monospaced font; dots, blocks and
/// backgrounds as shapes, which look the same in every font.
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
      let top = margin + Double(index) * rowHeight
      return shapes(of: line, top: top) + "<text y=\"\(y)\">\(spans(of: line))</text>"
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
      let letters = String(span.text.map { Glyph($0) == nil && $0 != "\u{A0}" ? $0 : " " })
      let words = letters.split(separator: " ", omittingEmptySubsequences: false)
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

  /// Backgrounds first, then what is drawn on them.
  private func shapes(of line: Line, top: Double) -> String {
    var column = 0
    var backgrounds = ""
    var shapes = ""
    for span in line.spans {
      let color = theme.shape(of: span.style).color.map { " fill=\"#\(hexadecimal($0))\"" } ?? ""
      for character in span.text {
        defer { column += String(character).displayWidth }
        let left = margin + Double(column) * columnWidth
        if let shade = span.shade {
          backgrounds += rectangle(
            left, top, columnWidth, rowHeight, " fill=\"#\(hexadecimal(theme.color(of: shade)))\"")
        }
        // A background needs no sign on it.
        guard let glyph = Glyph(character), span.shade == nil || !glyph.isShade else { continue }
        shapes += glyph.parts.map { part in
          switch part {
          case .dot(let x, let y):
            "<circle cx=\"\(number(left + x * columnWidth))\" cy=\"\(number(top + y * rowHeight))\" r=\"1.3\"\(color)/>"
          case .block(let x, let y, let width, let height):
            rectangle(
              left + x * columnWidth, top + y * rowHeight, width * columnWidth, height * rowHeight,
              color)
          }
        }.joined()
      }
    }
    return backgrounds + shapes
  }

  private func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: String
  ) -> String {
    "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\"\(color)/>"
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

/// A character that is drawn instead of written. Positions and sizes are shares of a cell.
private struct Glyph {
  enum Part {
    case dot(x: Double, y: Double)
    case block(x: Double, y: Double, width: Double, height: Double)
  }

  var parts: [Part]
  var isShade = false

  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    switch scalar.value {
    case 0x2800...0x28FF:
      // The bits of Braille patterns, https://www.unicode.org/charts/PDF/U2800.pdf: dots 1–3 and 7 on the left, 4–6 and 8.
      let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
      parts = places.enumerated().filter { scalar.value >> UInt32($0.offset) & 1 == 1 }.map {
        .dot(x: 0.25 + 0.5 * Double($0.element.0), y: 0.125 + 0.25 * Double($0.element.1))
      }
    case 0x2581...0x2588:
      let height = Double(scalar.value - 0x2580) / 8
      parts = [.block(x: 0, y: 1 - height, width: 1, height: height)]
    case 0x2580: parts = [.block(x: 0, y: 0, width: 1, height: 0.5)]
    case 0x258C: parts = [.block(x: 0, y: 0, width: 0.5, height: 1)]
    case 0x2591, 0x2592:
      isShade = true
      let size = scalar.value == 0x2591 ? 0.12 : 0.2
      parts = [0.25, 0.75].flatMap { x in
        [0.25, 0.75].map {
          .block(x: x - size / 2, y: $0 - size / 4, width: size, height: size / 2)
        }
      }
    case 0x2501: parts = [.block(x: 0, y: 0.42, width: 1, height: 0.16)]
    case 0x2578: parts = [.block(x: 0, y: 0.42, width: 0.5, height: 0.16)]
    case 0x257A: parts = [.block(x: 0.5, y: 0.42, width: 0.5, height: 0.16)]
    case 0x2500: parts = [.block(x: 0, y: 0.47, width: 1, height: 0.06)]
    default: return nil
    }
  }
}
