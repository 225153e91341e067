import Clients
import Itineraries
import Synchronization

/// Ways in memory, by their names.
final class SavedWays: Sendable {
  let kept: Mutex<[SavedWay]>

  init(_ ways: SavedWay...) { kept = Mutex(ways) }

  var client: SavedListClient<SavedWay> {
    SavedListClient(
      all: { () throws(StorageError) in self.kept.withLock { $0 } },
      add: { way, replaced throws(StorageError) in
        self.kept.withLock { kept in
          kept.removeAll { $0.name == way.name || $0.name == replaced }
          kept.append(way)
        }
      },
      remove: { names throws(StorageError) in
        self.kept.withLock { kept in
          let gone = kept.filter { names.contains($0.name) }
          kept.removeAll { names.contains($0.name) }
          return gone.map { Removed(index: 0, kept: $0) }
        }
      }, restore: { _ throws(StorageError) in })
  }
}
