public import Clients
public import Reports
internal import Synchronization

/// The three lists of places in memory, with the promises of `PlaceListClient`.
public final class SavedPlaces: Sendable {
  private let lists: Mutex<[PlaceList: [SavedPlace]]>

  public init(searches: [Place] = [], favorites: [Place] = [], pins: [Place] = []) {
    func kept(_ places: [Place]) -> [SavedPlace] {
      places.map { SavedPlace(place: $0, added: Fixture.now) }
    }
    lists = Mutex([.searches: kept(searches), .favorites: kept(favorites), .pins: kept(pins)])
  }

  public func places(_ list: PlaceList) -> [Place] {
    lists.withLock { $0[list, default: []].map(\.place) }
  }

  public func kept(_ list: PlaceList) -> [SavedPlace] { lists.withLock { $0[list, default: []] } }

  public var client: PlaceListClient {
    PlaceListClient(
      all: { list throws(StorageError) in self.kept(list) },
      add: { kept, list throws(StorageError) in self.add(kept, to: list) },
      remove: { ids, list throws(StorageError) in self.remove(ids, from: list) },
      restore: { removed, list throws(StorageError) in self.restore(removed, to: list) },
      arrange: { ids, list throws(StorageError) in self.arrange(ids, in: list) })
  }

  /// Adds a place as it is saved while this language is set.
  public func add(_ place: Place, in language: PlaceLanguage, to list: PlaceList = .searches) {
    add(SavedPlace(place: place, added: Fixture.now, language: language), to: list)
  }

  public func add(_ kept: SavedPlace, to list: PlaceList) {
    lists.withLock { lists in
      var places = lists[list, default: []]
      let index = places.firstIndex { list.id(of: $0.place) == list.id(of: kept.place) }
      if let index, list != .searches {
        places[index] = kept
      } else {
        if let index { places.remove(at: index) }
        places.insert(kept, at: list == .searches ? 0 : places.endIndex)
      }
      lists[list] = places
    }
  }

  public func remove(_ ids: Set<Place.ID>, from list: PlaceList) -> [Removed<SavedPlace>] {
    lists.withLock { lists in
      let places = lists[list, default: []]
      lists[list] = places.filter { !ids.contains(list.id(of: $0.place)) }
      return places.enumerated().filter { ids.contains(list.id(of: $0.element.place)) }
        .map { Removed(index: $0.offset, kept: $0.element) }
    }
  }

  private func arrange(_ ids: [Place.ID], in list: PlaceList) {
    lists.withLock { lists in
      lists[list] = lists[list, default: []].enumerated().sorted { one, other in
        let ranks = [one, other].map { ids.firstIndex(of: list.id(of: $0.element.place)) ?? .max }
        return (ranks[0], one.offset) < (ranks[1], other.offset)
      }.map(\.element)
    }
  }

  private func restore(_ removed: [Removed<SavedPlace>], to list: PlaceList) {
    lists.withLock { lists in
      for place in removed {
        let count = lists[list, default: []].count
        lists[list, default: []].insert(place.kept, at: min(place.index, count))
      }
    }
  }
}
