public import Atlas
public import TerminalText

extension MapImage.Layer {
  public var style: Style {
    switch self {
    case .empty, .label, .field, .figure: .plain
    case .graticule, .region, .twilight, .night, .missing: .dim
    case .border: .border
    case .coast, .lake: .coast
    case .city, .center: .accent
    case .isoline: .isobar
    case .pin: .pin
    case .position: .position
    case .cross, .title: .strong
    case .light: .sun
    case .minorAlert: .moderate
    case .alert: .severe
    case .severeAlert: .extreme
    case .terminator: .moon
    }
  }
}

extension Style {
  /// The number of the style for what is drawn on a map.
  public var tone: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
}

extension MapImage.Cell {
  public var style: Style {
    tone > 0 && tone < Style.allCases.count ? Style.allCases[Int(tone)] : layer.style
  }

  /// The sign of an empty cell of land in terminals without ground colors; `nil` for others.
  public func landSign(_ glyphs: Glyphs) -> Character? {
    guard layer == .empty, let ground, ground.isLand, ground.darkness == 0 else { return nil }
    return Shade(ground).sign(glyphs)
  }
}

extension Shade {
  public init(_ ground: MapImage.Ground) {
    self =
      ground.isLand ? .land(darkness: ground.darkness) : .water(darkness: ground.darkness)
  }
}
