import CommandKit
public import LineEditor
public import Phrases
import WeatherModels

/// The keyboard, for as long as the map is drawn in place.
public nonisolated struct MapKeys: Sendable {
  /// Throws `needsKeys` where there are none.
  public var begin: @MainActor () throws(Failure) -> Void
  /// Waits for a key below the map, where the hints stand; without any, those that stand there stay.
  public var next: @MainActor (_ hints: [String]) async -> Key
  public var end: @MainActor () -> Void

  public init(
    begin: @escaping @MainActor () throws(Failure) -> Void,
    next: @escaping @MainActor ([String]) async -> Key, end: @escaping @MainActor () -> Void
  ) {
    self.begin = begin
    self.next = next
    self.end = end
  }
}

extension MapPinPresenter {
  /// Hands the keyboard to the map until `q`, Escape or Ctrl-C, or until a place is opened.
  func moveByKeys() async throws(Failure) -> Route {
    try keys.begin()
    isMoving = true
    defer {
      isMoving = false
      keys.end()
    }
    try await open()
    var hints = phrases.mapKeys
    while !Task.isCancelled {
      let key = await keys.next(hints)
      hints = phrases.mapKeys
      switch key {
      case .escape, .interrupt, .end, .character("q"):
        isMoving = false
        return .then { () async throws(Failure) in
          try await self.open()
          return .stay
        }
      case .enter: return try await perform(.openAtCross)
      case .resize: try await open()
      default:
        guard let action = MapPinAction(key) else {
          // The hints stand there already, and a second line would scroll the map away.
          hints = []
          continue
        }
        do {
          try await perform(action)
        } catch  where error != .service(.cancelled) {
          // The map stays as it was; why stands below it until the next key.
          try await open()
          hints = [phrases.sentence(for: error)]
        }
      }
    }
    return .stay
  }
}

extension MapPinAction {
  /// The action of a key while the keyboard steers the map; `nil` for other keys.
  init?(_ key: Key) {
    switch key {
    case .up, .character("k"): self = .pan(right: 0, up: 1)
    case .down, .character("j"): self = .pan(right: 0, up: -1)
    case .right, .character("l"): self = .pan(right: 1, up: 0)
    case .left, .character("h"): self = .pan(right: -1, up: 0)
    case .character("+"), .character("="): self = .zoomBy(1)
    case .character("-"): self = .zoomBy(-1)
    case .character(","): self = .hourBy(-1)
    case .character("."): self = .hourBy(1)
    case .tab: self = .nextPin
    case .character("p"): self = .pinAtCross
    default: return nil
    }
  }
}
