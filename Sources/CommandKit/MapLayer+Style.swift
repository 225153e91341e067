public import Atlas
public import TerminalText

extension MapImage.Layer {
  /// How the parts of a map are told apart.
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
    case .cross: .strong
    case .isoline: .sun
    case .terminator: .moon
    }
  }
}
