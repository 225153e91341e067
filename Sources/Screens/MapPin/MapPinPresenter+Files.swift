import Clients
import CommandKit
import Documents
import Phrases
import Reports

// Favorites and pins to files and back.
extension MapPinPresenter {
  func export(to path: String) async throws(Failure) -> Answer {
    let places = try interactor.listed()
    guard !places.isEmpty else { throw .nothingToExport }
    if try !interactor.write(places, to: path, replaces: false) {
      guard try await context.mayReplace(path, phrases, .export) else {
        return Answer(phrases.notDone)
      }
      _ = try interactor.write(places, to: path, replaces: true)
    }
    let counts = PlaceCounts(places)
    return Answer(
      phrases.exported(counts, to: path),
      document: [
        "file": .string(path), "favorites": .int(counts.favorites), "pins": .int(counts.pins),
      ])
  }

  /// The places of a file of which some were added, with a sentence and a document about them.
  func importPlaces(
    from path: String
  ) throws(Failure) -> (places: [Place], sentence: String, document: JSONValue) {
    let content = try interactor.read(path)
    guard !content.places.isEmpty else { throw .nothingToImport(path: path) }
    let (added, repeated) = try interactor.merge(content.places)
    let counts = PlaceCounts(added)
    if !added.isEmpty {
      editor.remember(
        Undoable(sentence: phrases.importUndone(counts)) {
          [interactor] () throws(StorageError) in try interactor.remove(added)
        })
    }
    let present = content.places.count - added.count - repeated
    let imported = phrases.imported(counts, present: present, repeated: repeated)
    let hint = phrases.undoHint(counts.all, .deletes)
    var sentences = [added.isEmpty ? imported : context.undoable(imported, hint)]
    if !content.rejected.isEmpty { sentences.append(phrases.notImported(content.rejected)) }
    let rejected = content.rejected.map { row -> JSONValue in
      ["row": .int(row.row), "reason": .string(row.reason.rawValue)]
    }
    return (
      added.isEmpty ? [] : content.places.map(\.kept.place), sentences.joined(separator: " "),
      [
        "favorites": .int(counts.favorites), "pins": .int(counts.pins), "present": .int(present),
        "rejected": .array(rejected),
      ]
    )
  }
}

extension PlaceCounts {
  fileprivate init(_ places: [ListedPlace]) {
    let favorites = places.count { $0.list == .favorites }
    self.init(favorites: favorites, pins: places.count - favorites)
  }
}
