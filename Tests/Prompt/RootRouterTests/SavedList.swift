import Itineraries
import ScreenTestSupport

/// What a person keeps in a list, in memory.
final class SavedList<Row: Hashable & Sendable>: Sendable {
  private let state: Mutex<[Row]>
  private let id: @Sendable (Row) -> String

  init(_ rows: [Row], id: @escaping @Sendable (Row) -> String) {
    state = Mutex(rows)
    self.id = id
  }

  var list: [Row] { state.withLock { $0 } }

  var client: SavedListClient<Row> {
    SavedListClient(
      all: { () throws(StorageError) in self.list },
      add: { row, renaming throws(StorageError) in
        self.state.withLock { list in
          let id = renaming ?? self.id(row)
          if let index = list.firstIndex(where: { self.id($0) == id }) {
            list[index] = row
          } else {
            list.append(row)
          }
        }
      },
      remove: { ids throws(StorageError) in
        self.state.withLock { list in
          let gone = list.enumerated().filter { ids.contains(self.id($1)) }
          list.removeAll { ids.contains(self.id($0)) }
          return gone.map { Removed(index: $0, kept: $1) }
        }
      },
      restore: { rows throws(StorageError) in
        self.state.withLock { list in
          for row in rows { list.insert(row.kept, at: min(row.index, list.count)) }
        }
      })
  }
}

typealias SavedWays = SavedList<SavedWay>

extension SavedWays {
  convenience init(_ ways: SavedWay...) { self.init(ways) { $0.name } }
}

typealias SavedQuestions = SavedList<SavedQuestion>

extension SavedQuestions {
  convenience init() { self.init([]) { $0.id } }

  func add(_ texts: String..., at place: Place = Fixture.oslo, in language: PlaceLanguage? = nil) {
    state.withLock { list in
      list += texts.map {
        SavedQuestion(text: $0, place: place, language: language, added: Fixture.now)
      }
    }
  }
}
