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
    var hints = world.phrases.mapKeys
    while !Task.isCancelled {
      let key = await output.nextKey(hints: hints)
      hints = world.phrases.mapKeys
      switch key {
      case .escape, .interrupt, .end, .character("q"):
        output.isInPlace = false
        output.clear()
        return .then { [unowned self] () async throws(Failure) in try await open(.map) }
      case .enter:
        output.isInPlace = false
        output.clear()
        return try await pins.perform(.openAtCross)
      case .resize: try await screen(.map).open()
      default:
        guard let action = MapPinAction(key) else {
          // The hints stand there already, and a second line would scroll the map away.
          hints = []
          continue
        }
        do {
          try await pins.perform(action)
        } catch  where error != .service(.cancelled) {
          // The map stays as it was; why stands below it until the next key.
          try await screen(.map).open()
          hints = [world.phrases.sentence(for: error)]
        }
      }
    }
    return .stay
  }
}
