import Fields
public import Quantities

/// A map as rows of characters with their meaning. The caller decides how they look.
public struct MapImage: Hashable, Sendable {
  public var rows: [[Cell]]

  /// One character of one column.
  public struct Cell: Hashable, Sendable {
    public var character: Character
    public var layer: Layer
    /// The field's level in this cell, whatever is drawn there; the greatest where nothing is known.
    public var level: UInt8
    /// The caller's color of the character; 0 for that of the layer.
    public var tone: UInt8
    /// The ground below; `nil` beside a globe and beyond a pole.
    public var ground: Ground?

    public init(_ character: Character, _ layer: Layer, level: UInt8 = 0, tone: UInt8 = 0) {
      self.character = character
      self.layer = layer
      self.level = level
      self.tone = tone
    }
  }

  /// Land or water, and the light on it.
  public struct Ground: Hashable, Sendable {
    public var isLand: Bool
    /// From 0 for day to 4 for night, with civil, nautical and astronomical twilight between; 0 on maps without a
    /// night.
    public var darkness: UInt8
  }

  /// The layer of a character; where several meet, the last of them.
  public enum Layer: UInt8, Hashable, Sendable, CaseIterable, Comparable {
    case empty, twilight, night, missing, field, graticule, region, border, lake, terminator, coast,
      isoline, minorAlert, alert, severeAlert, light, city, label, title, figure, center, position,
      pin, cross

    public static func < (a: Layer, b: Layer) -> Bool { a.rawValue < b.rawValue }
  }

  /// The characters alone, without spaces at the ends of lines.
  public var text: String {
    rows.map { row in
      var line = String(row.map(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

/// The characters of a map.
public enum MapGlyphs: String, Hashable, Sendable, CaseIterable {
  /// Braille: 2 × 4 dots a character.
  case dots
  /// Half blocks: 1 × 2.
  case blocks
  case ascii

  public var positionSign: Character { self == .ascii ? "@" : "◉" }
}

/// The content of a map.
public enum MapType: String, Hashable, Sendable, CaseIterable {
  case outline, borders, cities, night, weather, globe
  case temperature, rain, wind, pressure, clouds, radar, warnings

  public var field: WeatherQuantity? {
    FieldWeek.quantities.first { $0.name == rawValue || $0.words.contains(rawValue) }
  }

  /// Whether it shows something that differs from hour to hour.
  public var hasTime: Bool { field != nil || self == .radar }
}
