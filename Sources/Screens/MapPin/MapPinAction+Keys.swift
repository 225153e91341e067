public import LineEditor

extension MapPinAction {
  /// The action of a key while the keyboard steers the map; `nil` for other keys.
  public init?(_ key: Key) {
    switch key {
    case .up, .character("k"): self = .pan(right: 0, up: 1)
    case .down, .character("j"): self = .pan(right: 0, up: -1)
    case .right, .character("l"): self = .pan(right: 1, up: 0)
    case .left, .character("h"): self = .pan(right: -1, up: 0)
    case .character("+"), .character("="): self = .zoomBy(1)
    case .character("-"): self = .zoomBy(-1)
    case .tab: self = .nextPin
    case .character("p"): self = .pinAtCross
    default: return nil
    }
  }
}
