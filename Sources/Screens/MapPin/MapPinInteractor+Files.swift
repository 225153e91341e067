import CommandKit
import Foundation
import Phrases
import WeatherClients
import WeatherModels

extension MapPinInteractor {
  /// Gives a pin another name; the result is the pin as it was.
  nonisolated func rename(_ id: Place.ID, to name: String) throws(Failure) -> SavedPlace {
    let pins = try Failure.wrapping(storage: places.all(.pins))
    // Another program may have removed it meanwhile.
    guard let old = pins.first(where: { $0.place.id == id }) else { throw .goneAlready }
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

  /// Adds those that don't exist yet, with a name and a time if the file had none; the result is the added ones.
  nonisolated func merge(_ listed: [ListedPlace]) throws(Failure) -> [ListedPlace] {
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
    return added
  }

  nonisolated func remove(_ listed: [ListedPlace]) throws(StorageError) {
    for list in [PlaceList.favorites, .pins] {
      let ids = Set(listed.filter { $0.list == list }.map(\.kept.place.id))
      if !ids.isEmpty { _ = try places.remove(ids, list) }
    }
  }
}
