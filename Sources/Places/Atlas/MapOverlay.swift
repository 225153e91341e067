public import Fields

/// A field of weather on a map: a level for each cell, lines of equal values, and texts.
public struct MapOverlay: Hashable, Sendable {
  /// The source of the values of cells.
  public enum Surface: Hashable, Sendable {
    case field(Field)
    case radar(RadarFrame)
    case areas([Area])
    case nothing

    /// Row by row, NaN where nothing is known.
    func values(latitudes: [Double], longitudes: [Double]) -> [Double] {
      switch self {
      case .field(let field): field.values(latitudes: latitudes, longitudes: longitudes)
      case .radar(let frame): frame.rates(latitudes: latitudes, longitudes: longitudes)
      case .areas(let areas): Area.values(areas, latitudes, longitudes)
      case .nothing: [Double](repeating: .nan, count: latitudes.count * longitudes.count)
      }
    }
  }

  /// A line of equal values or a border, and the text that interrupts it.
  public struct Line: Hashable, Sendable {
    var contour: Contour
    var label: String
    var layer: MapImage.Layer

    public init(_ contour: Contour, label: String, layer: MapImage.Layer = .isoline) {
      self.contour = contour
      self.label = label
      self.layer = layer
    }
  }

  /// A text around a cell, such as an arrow with a figure. Each of its characters takes one column.
  public struct Mark: Hashable, Sendable {
    public var text: String
    var cell: Viewport.Cell
    /// The caller's color of the text; 0 for none.
    public var tone: UInt8
    /// Whether it names a center, which is worth more than anything else.
    var isCenter: Bool

    public init(_ text: String, at cell: Viewport.Cell, tone: UInt8 = 0, isCenter: Bool = false) {
      self.text = text
      self.cell = cell
      self.tone = tone
      self.isCenter = isCenter
    }
  }

  var surface: Surface
  /// The thresholds of the levels: a cell's level is the number of thresholds that its value reaches.
  public var thresholds: [Double]
  /// The character of a cell in which nothing else is drawn, by its level from 0.
  var signs: [Character]
  /// Fills a cell without a value.
  var hatching: Character
  public var lines: [Line] = []
  public var marks: [Mark] = []
  /// Whether the line between day and night is drawn, with a sign on each side of it: day, then night.
  var sides: [String]

  public init(
    _ surface: Surface, thresholds: [Double] = [], signs: [Character] = [" "], hatching: Character,
    sides: [String] = []
  ) {
    self.surface = surface
    self.thresholds = thresholds
    self.signs = signs
    self.hatching = hatching
    self.sides = sides
  }

  /// Nothing is known anywhere.
  public static func hatched(_ sign: Character) -> MapOverlay {
    MapOverlay(.nothing, hatching: sign)
  }
}
