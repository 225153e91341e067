import Atlas
import CommandKit
public import LineEditor
public import Phrases
import WeatherModels

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

extension MapPinPresenter {
  /// Hands the keyboard to the map until `q`, Escape or Ctrl-C, or until a place is opened.
  func moveByKeys(plays: Bool = false) async throws(Failure) -> Route {
    try keys.begin(plays ? .play : .move)
    isMoving = true
    defer {
      isMoving = false
      keys.end()
    }
    if plays, !state.type.hasTime {
      try await look(at: MapRequest(hour: .now))
    } else {
      try await open()
    }
    var hints = keyHints
    // A key for which somebody waits already.
    var waiting = plays ? try await play(hints) : nil
    while !Task.isCancelled {
      let key: Key
      if let next = waiting { key = await next.value } else { key = await keys.next(hints) }
      let hasStopped = waiting != nil
      waiting = nil
      hints = keyHints
      switch key {
      case .character(" ") where hasStopped: continue
      case .character(" "): waiting = try await play(hints)
      case .escape, .interrupt, .end, .character("q"):
        isMoving = false
        return .then { () async throws(Failure) in
          try await self.open()
          return .stay
        }
      case .enter: return try await perform(.openAtCross)
      case .resize: try await open()
      default:
        let action = MapPinAction(key)
        guard action != nil || key == .character("f") else {
          // The hints are there already, and a second line would scroll the map away.
          hints = []
          continue
        }
        do {
          if let action { try await perform(action) } else { try await fetch() }
        } catch  where error != .service(.cancelled) {
          // The map stays as it was; why is below it until the next key.
          try await open()
          hints = [phrases.sentence(for: error)]
        }
      }
    }
    return .stay
  }
}

extension MapPinPresenter {
  /// Requests what the view lacks, as if no keys moved the map.
  private func fetch() async throws(Failure) {
    isMoving = false
    defer { isMoving = true }
    try await open()
  }

  private var keyHints: [String] {
    let keys = phrases.mapKeys
    return state.type.hasTime ? [keys[0]] + phrases.hourKeys + keys.dropFirst() : keys
  }

  /// At most ten frames a second are allowed; this many can be followed.
  private static let secondsPerFrame = 0.25

  /// Shows one hour or picture after the other, until a key is pressed or there is no further one. Why one fails is
  /// said on the map, for somebody waits for a key already. The answer is that wait.
  private func play(_ hints: [String]) async throws(Failure) -> Task<Key, Never>? {
    guard state.type.hasTime else { return nil }
    var isPressed = false
    let next = Task { [keys] in
      let key = await keys.next(hints)
      isPressed = true
      return key
    }
    while !isPressed, !Task.isCancelled {
      await keys.pause(Self.secondsPerFrame)
      guard !isPressed else { break }
      do {
        try await moveHour(by: 1)
      } catch {
        if case .hourNotCovered = error { break }
        guard error != .service(.cancelled) else { throw error }
        try await show(notice: phrases.sentence(for: error))
        break
      }
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
