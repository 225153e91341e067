import Atlas
import CommandKit
import Foundation
import MapPin
import Output
import Phrases
import Reports

// The map, and the keys that move it.
extension RootRouter {
  /// Carries an action out on the map, which is shown then; an export goes nowhere.
  func perform(_ action: MapPinAction) async throws(Failure) -> Route {
    switch action {
    case .export: break
    case .rename, .importPlaces, .move:
      return try await travel { [unowned self] () async throws(Failure) in
        if case .move = action { arrive(at: .map) } else { enter(.map) }
        return try await pins.perform(action)
      }
    default: enter(.map)
    }
    return try await pins.perform(action)
  }

  /// The words of a line about the map, with the positions of rows of the list in sight instead of their numbers:
  /// `2`, `rain 2`, `type rain in 2`. Those of the map's own list open pages.
  func withPlaces(ofRowsIn words: [String]) -> [String] {
    guard top != .map, onScreen.list?.location != .map else { return words }
    return words.indices.map { index in
      let isPlace =
        index == 0 || MapType(rawValue: words[index - 1].lowercased()) != nil
        || Language.typed.isPreposition(words[index - 1])
          && !Language.typed.hourPrepositions.contains(words[index - 1].folded)
      // `map 48 17` is a position.
      guard isPlace, words.dropFirst(index + 1).first.flatMap(Arguments.number) == nil,
        let row = Arguments.number(words[index]), let place = try? listScreen().place(atRow: row)
      else { return words[index] }
      return "\(place.coordinate.latitude),\(place.coordinate.longitude)"
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
