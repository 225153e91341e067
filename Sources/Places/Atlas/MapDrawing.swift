public import Reports

/// Everything that is on one map.
public struct MapDrawing: Hashable, Sendable {
  public var viewport: Viewport
  var type: MapType
  var glyphs: MapGlyphs
  /// The more important first: a name for which there is no room is left out.
  public var labels: [Label]
  var pins: [Pin]
  /// The point that has the sun in the zenith; the types `night` and `globe` need it.
  public var subsolarPoint: Coordinate?
  /// Cities that shine at night.
  public var lights: [Coordinate] = []
  /// Marks the middle.
  var hasCross: Bool
  /// The user's position, which has a sign of its own.
  public var position: Coordinate?
  public var overlay: MapOverlay?

  public init(
    viewport: Viewport, type: MapType = .outline, glyphs: MapGlyphs = .dots, labels: [Label] = [],
    pins: [Pin] = [], subsolarPoint: Coordinate? = nil, hasCross: Bool = false,
    position: Coordinate? = nil, overlay: MapOverlay? = nil
  ) {
    self.overlay = overlay
    self.viewport = viewport
    self.type = type
    self.glyphs = glyphs
    self.labels = labels
    self.pins = pins
    self.subsolarPoint = subsolarPoint
    self.hasCross = hasCross
    self.position = position
  }

  /// A text beside a point. Each of its characters takes one column.
  public struct Label: Hashable, Sendable {
    public var text: String
    public var coordinate: Coordinate
    /// The caller's colors of the characters, from the first; 0 for that of a name.
    public var tones: [UInt8] = []
    /// Whether it stands out among others.
    public var isLarge = false

    public init(_ text: String, at coordinate: Coordinate) {
      self.text = text
      self.coordinate = coordinate
    }
  }

  /// A pin and its number in the list below the map.
  public struct Pin: Hashable, Sendable {
    public var number: Int
    var coordinate: Coordinate

    public init(_ number: Int, at coordinate: Coordinate) {
      self.number = number
      self.coordinate = coordinate
    }
  }
}
