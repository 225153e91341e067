import LineEditor
import MapPin
import Phrases
import ScreenKit
import WeatherModels

extension RootRouter {
  /// Hands the keyboard to the map, which is drawn in place, until `q`, Escape or Ctrl-C, or until a place is opened.
  func move() async throws(Failure) -> Route {
    guard runMode.isInteractive, !runMode.isForPrograms, output.hasKeys else {
      throw .needsKeys(.move)
    }
    arrive(at: .map)
    output.isInPlace = true
    defer { output.isInPlace = false }
    try await screen(.map).open()
    var refusal: String?
    while !Task.isCancelled {
      let hints = refusal.map { [$0] } ?? world.phrases.mapKeys
      refusal = nil
      switch await output.nextKey(hints: hints) {
      case .escape, .interrupt, .end, .character("q"):
        output.isInPlace = false
        output.clear()
        return .then { [unowned self] () async throws(Failure) in try await open(.map) }
      case .enter:
        output.isInPlace = false
        output.clear()
        return try await pins.perform(.openAtCross)
      case .resize: try await screen(.map).open()
      case let key:
        guard let action = MapPinAction(key) else { continue }
        do {
          try await pins.perform(action)
        } catch  where error != .service(.cancelled) {
          // The map stays as it was; why stands below it until the next key.
          try await screen(.map).open()
          refusal = world.phrases.sentence(for: error)
        }
      }
    }
    return .stay
  }
}
