/// A number in five rows of half blocks, to be read from across the room, or in three; ours, in the manner of seven
/// segments.
public enum BigFigure: Sendable, CaseIterable {
  case large, small

  public var height: Int { self == .large ? 5 : 3 }

  /// Lines of one width; `nil` if a character isn't a digit, a minus sign or a degree sign.
  public func lines(_ text: String, _ style: Style = .plain) -> [Line]? {
    var rows = [String](repeating: "", count: height)
    for character in text {
      guard let drawn = (self == .large ? Self.largeGlyphs : Self.smallGlyphs)[character] else {
        return nil
      }
      for row in rows.indices {
        rows[row] += (rows[row].isEmpty ? "" : " ") + drawn[row]
      }
    }
    return rows.map { Line($0, style) }
  }

  private static let smallGlyphs: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"],
    "1": [" ▀█", "  █", "  ▀"],
    "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", " ▀█", "▀▀▀"],
    "4": ["█ █", "▀▀█", "  ▀"],
    "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"],
    "7": ["▀▀█", "  █", "  ▀"],
    "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"],
    "−": ["  ", "▀▀", "  "],
    "°": ["▄", " ", " "],
  ]

  private static let largeGlyphs: [Character: [String]] = [
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
