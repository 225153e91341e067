import Atlas
import CommandKit
import LineEditor
import Phrases
import Reports

// The keyboard, as long as it moves the map.
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

  /// Shows one hour or picture after the other. Why one fails is said on the map, for somebody waits for a key already.
  private func play(_ hints: [String]) async throws(Failure) -> Task<Key, Never>? {
    guard state.type.hasTime else { return nil }
    return try await keys.play(hints) { () async throws(Failure) in
      do throws(Failure) {
        try await moveHour(by: 1)
        return true
      } catch {
        if case .hourNotCovered = error { return false }
        guard error != .service(.cancelled) else { throw error }
        try await show(notice: phrases.sentence(for: error))
        return false
      }
    }
  }
}
