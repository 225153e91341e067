import CommandKit
import Foundation
import Phrases
import WeatherClients
import WeatherModels

extension MapPinInteractor {
  /// Gives a pin another name; the result is the pin as it was.
  nonisolated func rename(_ pin: Place, to name: String) throws(Failure) -> SavedPlace {
    let pins = try Failure.wrapping(storage: places.all(.pins))
    let id = PlaceList.pins.id(of: pin)
    // Another program may have removed it meanwhile.
    guard let old = pins.first(where: { PlaceList.pins.id(of: $0.place) == id }) else {
      throw .goneAlready
    }
    var new = old
    new.place.name = name
    try Failure.wrapping(storage: places.add(new, .pins))
    return old
  }

  /// The favorites, then the pins.
  nonisolated func listed() throws(Failure) -> [ListedPlace] {
    var listed: [ListedPlace] = []
    for list in [PlaceList.favorites, .pins] {
      let kept = try Failure.wrapping(storage: places.all(list))
      listed += kept.map { ListedPlace(list: list, kept: $0) }
    }
    return listed
  }

  /// False when there is such a file, which must not be replaced.
  nonisolated func write(
    _ listed: [ListedPlace], to path: String, replaces: Bool
  ) throws(Failure) -> Bool {
    do {
      try files.write(listed, path, replaces)
      return true
    } catch {
      if case .exists = error { return false }
      throw .placeFile(error)
    }
  }

  nonisolated func read(_ path: String) throws(Failure) -> PlaceFileContent {
    do {
      return try files.read(path)
    } catch {
      throw .placeFile(error)
    }
  }

  /// Adds those that don't exist yet, with a name and a time if the file had none; the result is the added ones, and how
  /// many the file has more than once.
  nonisolated func merge(
    _ listed: [ListedPlace]
  ) throws(Failure) -> (added: [ListedPlace], repeated: Int) {
    let moment = now()
    let whole = listed.map { listed in
      var listed = listed
      if listed.kept.added == .distantPast { listed.kept.added = moment }
      if listed.kept.place.name.isEmpty {
        listed.kept.place = name(listed.kept.place.coordinate)
      }
      return listed
    }
    var added: [ListedPlace] = []
    for list in [PlaceList.favorites, .pins] {
      let kept = whole.filter { $0.list == list }.map(\.kept)
      let new = try Failure.wrapping(storage: places.merge(kept, into: list))
      added += new.map { ListedPlace(list: list, kept: $0) }
    }
    let again = Dictionary(grouping: whole) {
      [$0.list.rawValue, $0.kept.called.name, "\($0.list.id(of: $0.kept.place))"]
    }
    return (added, again.values.reduce(0) { $0 + $1.count - 1 })
  }

  nonisolated func remove(_ listed: [ListedPlace]) throws(StorageError) {
    for list in [PlaceList.favorites, .pins] {
      let ids = Set(listed.filter { $0.list == list }.map { list.id(of: $0.kept.place) })
      if !ids.isEmpty { _ = try places.remove(ids, list) }
    }
  }
}
