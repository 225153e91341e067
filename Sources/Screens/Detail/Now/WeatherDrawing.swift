import Reports
import TerminalText

/// The weather as a picture of 13 columns and five lines, drawn for Vane.
nonisolated enum WeatherDrawing {
  static let width = 13
  static let height = 5

  /// Blank for a code that has none.
  static func lines(_ code: WeatherCode, isDay: Bool?, _ glyphs: Glyphs) -> [Line] {
    let layers = DrawnSky(code).map { $0.layers(isNight: isDay == false, glyphs) } ?? []
    var cells = [[Line]](repeating: Array(repeating: " ", count: width), count: height)
    for layer in layers {
      for (row, text) in layer.rows.enumerated() where layer.row + row < height {
        for (column, character) in text.enumerated()
        where character != " " && layer.column + column < width {
          cells[layer.row + row][layer.column + column] =
            character == DrawnLayer.cover ? " " : Line(String(character), layer.style)
        }
      }
    }
    return cells.map { Line($0) }
  }
}

/// Characters of one style, laid over those of the layers before; a space lets these be seen.
nonisolated struct DrawnLayer {
  /// Hides the layers behind it, and draws nothing.
  static let cover: Character = "~"

  var rows: [String]
  var row = 0
  var column = 0
  var style: Style
}
