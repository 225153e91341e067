/// A number in five rows of half blocks, to be read from across the room; ours, in the manner of seven segments.
public enum BigFigure {
  public static let height = 5

  /// Five lines of one width; `nil` if a character isn't a digit, a minus sign or a degree sign.
  public static func lines(_ text: String, _ style: Style = .plain) -> [Line]? {
    var rows = [String](repeating: "", count: height)
    for character in text {
      guard let drawn = glyphs[character] else { return nil }
      for row in rows.indices {
        rows[row] += (rows[row].isEmpty ? "" : " ") + drawn[row]
      }
    }
    return rows.map { Line($0, style) }
  }

  private static let glyphs: [Character: [String]] = [
    "0": ["█▀▀▀█", "█   █", "█   █", "█   █", "▀▀▀▀▀"],
    "1": ["  ▀█ ", "   █ ", "   █ ", "   █ ", "   ▀ "],
    "2": ["▀▀▀▀█", "    █", "█▀▀▀▀", "█    ", "▀▀▀▀▀"],
    "3": ["▀▀▀▀█", "    █", " ▀▀▀█", "    █", "▀▀▀▀▀"],
    "4": ["█   █", "█   █", "▀▀▀▀█", "    █", "    ▀"],
    "5": ["█▀▀▀▀", "█    ", "▀▀▀▀█", "    █", "▀▀▀▀▀"],
    "6": ["█▀▀▀▀", "█    ", "█▀▀▀█", "█   █", "▀▀▀▀▀"],
    "7": ["▀▀▀▀█", "    █", "    █", "    █", "    ▀"],
    "8": ["█▀▀▀█", "█   █", "█▀▀▀█", "█   █", "▀▀▀▀▀"],
    "9": ["█▀▀▀█", "█   █", "▀▀▀▀█", "    █", "▀▀▀▀▀"],
    "−": ["   ", "   ", "▀▀▀", "   ", "   "],
    "°": ["█▀█", "▀▀▀", "   ", "   ", "   "],
  ]
}
