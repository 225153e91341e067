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

extension MapOverlay {
  /// Ground within borders, holes among them (the even-odd rule).
  public struct Area: Hashable, Sendable {
    var value: Double
    var rings: [Contour]

    public init(_ value: Double, _ rings: [Contour]) {
      self.value = value
      self.rings = rings
    }

    /// Row by row the greatest value of the areas at each point, 0 where there is none. Latitudes fall evenly.
    static func values(
      _ areas: [Area], _ latitudes: [Double], _ longitudes: [Double]
    ) -> [Double] {
      var values = [Double](repeating: 0, count: latitudes.count * longitudes.count)
      for area in areas {
        for (row, crossings) in area.crossings(latitudes).enumerated() where !crossings.isEmpty {
          for (column, longitude) in longitudes.enumerated() {
            // Borders may go on beyond the 180th meridian.
            let isInside = [-360.0, 0, 360].contains { turn in
              !crossings.count { $0 < longitude + turn }.isMultiple(of: 2)
            }
            let index = row * longitudes.count + column
            if isInside { values[index] = max(values[index], area.value) }
          }
        }
      }
      return values
    }

    /// The longitudes at which the borders cross each parallel.
    private func crossings(_ latitudes: [Double]) -> [[Double]] {
      var crossings = [[Double]](repeating: [], count: latitudes.count)
      for ring in rings {
        for (a, b) in zip(ring.points, ring.points.dropFirst()) where a.latitude != b.latitude {
          let (high, low) = (max(a.latitude, b.latitude), min(a.latitude, b.latitude))
          for (row, latitude) in latitudes.enumerated() where low <= latitude && latitude < high {
            let part = (latitude - a.latitude) / (b.latitude - a.latitude)
            crossings[row].append(a.longitude + part * (b.longitude - a.longitude))
          }
        }
      }
      return crossings
    }
  }
}
