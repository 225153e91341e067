import CommandKit
import Foundation
import MapPin
import Output
import Phrases

// The map, and the keys that move it.
extension RootRouter {
  /// Carries an action out on the map, which is shown then; an export goes nowhere.
  func perform(_ action: MapPinAction) async throws(Failure) -> Route {
    switch action {
    case .pins(.export): break
    case .pins, .move:
      return try await travel { [unowned self] () async throws(Failure) in
        if case .move = action { arrive(at: .map) } else { enter(.map) }
        return try await pins.perform(action)
      }
    default: enter(.map)
    }
    return try await pins.perform(action)
  }

  /// Shows the place of a row of the list in sight, unless that is the map's own, of which rows open pages.
  func showing(rowOnMap word: String) -> ResolvedCommand? {
    guard let row = Arguments.number(word), top != .map, onScreen.list?.location != .map,
      context.vocabulary.isRow(row)
    else { return nil }
    return ResolvedCommand { [unowned self] () async throws(Failure) in
      try await perform(.look(MapRequest(at: .row(row))))
    }
  }

  var mapKeys: MapKeys {
    MapKeys(pause: world.pause) { [unowned self] command throws(Failure) in
      guard runMode.isAtPrompt, output.hasKeys else { throw .needsKeys(command) }
      output.isInPlace = true
    } next: { [output] hints in
      await output.nextKey(hints: hints)
    } end: { [unowned self] in
      output.isInPlace = false
      output.clear()
      enter(.map)
    }
  }
}
