public import Atlas
public import TerminalText

extension MapImage.Layer {
  /// The style of each part of a map.
  public var style: Style {
    switch self {
    case .empty, .label, .field, .figure: .plain
    case .graticule, .region, .twilight, .night, .missing: .dim
    case .border: .border
    case .coast: .coast
    case .lake: .rain
    case .city, .center: .accent
    case .pin: .pin
    case .position: .position
    case .cross, .title: .strong
    case .isoline, .light: .sun
    case .minorAlert: .moderate
    case .alert: .severe
    case .severeAlert: .extreme
    case .terminator: .moon
    }
  }
}

extension MapImage.Cell {
  /// The sign of an empty cell of land in terminals without ground colors; `nil` for others.
  public func landSign(_ glyphs: Glyphs) -> Character? {
    guard layer == .empty, let ground, ground.isLand, ground.darkness == 0 else { return nil }
    return Shade(ground).sign(glyphs)
  }
}

extension Shade {
  /// The ground of a map.
  public init(_ ground: MapImage.Ground) {
    self =
      ground.isLand ? .land(darkness: ground.darkness) : .water(darkness: ground.darkness)
  }
}
