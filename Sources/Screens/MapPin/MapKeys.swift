public import LineEditor
public import Phrases

/// The keyboard, for as long as the map is drawn in place.
public nonisolated struct MapKeys: Sendable {
  /// Hands the keys to a command; throws `needsKeys` if there are none.
  var begin: @MainActor (CommandName) throws(Failure) -> Void
  /// Waits for a key below the map, where the hints are printed; without new ones, the old ones remain.
  var next: @MainActor (_ hints: [String]) async -> Key
  var end: @MainActor () -> Void
  /// Waits for seconds, or until the task is canceled.
  var pause: @Sendable (_ seconds: Double) async -> Void

  public init(
    // Sleeping fails only by being cancelled.
    pause: @escaping @Sendable (Double) async -> Void = {
      _ = try? await Task.sleep(for: .seconds($0))
    },
    begin: @escaping @MainActor (CommandName) throws(Failure) -> Void,
    next: @escaping @MainActor ([String]) async -> Key, end: @escaping @MainActor () -> Void
  ) {
    self.pause = pause
    self.begin = begin
    self.next = next
    self.end = end
  }
}

extension MapKeys {
  /// At most ten frames a second are allowed; this many can be followed.
  private static let secondsPerFrame = 0.25

  /// Takes one step after the other, until a key is pressed or a step was the last. The answer is the wait for that key.
  func play(
    _ hints: [String], step: @MainActor () async throws(Failure) -> Bool
  ) async throws(Failure) -> Task<Key, Never> {
    var isPressed = false
    let next = Task {
      let key = await self.next(hints)
      isPressed = true
      return key
    }
    while !isPressed, !Task.isCancelled {
      await pause(Self.secondsPerFrame)
      guard !isPressed, try await step() else { break }
    }
    return next
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
