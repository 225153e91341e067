import CommandKit
import Documents
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

// Changes of the list.
extension FavoritesPresenter {
  var phrases: any Phrases { words.phrases }

  func star(_ places: [Place], saysWhere: Bool) async throws(Failure) {
    let added = try interactor.star(places)
    isLoaded = false
    let meant = added.isEmpty ? places : added.map(\.place)
    let distinct = meant.distinctNames(in: phrases)
    let names = meant.map { saysWhere ? $0.title : distinct[$0.id] ?? $0.name }
    if !added.isEmpty {
      editor.remember(
        Undoable(sentence: phrases.unstarred(names)) {
          [interactor] () throws(StorageError) in
          _ = try interactor.places.remove(Set(added.map(\.place.id)), .favorites)
        })
    }
    guard !added.isEmpty else { return tell(phrases.alreadyStarred(names), of: places) }
    if context.isListed() {
      changed = places.first
      defer { changed = nil }
      return try await refresh(isRefresh: false, notice: phrases.starred(names))
    }
    tell(phrases.starred(names), of: places)
    await fetch(added.map(\.place))
  }

  /// Best effort: home and this list have the weather of places that were added from then on.
  private func fetch(_ added: [Place]) async {
    let unknown = added.filter { place in
      reports.saved(place, for: .everything).map { reports.isRecent($0) } != true
    }
    guard !unknown.isEmpty, unknown.count <= Self.mostWithHours else { return }
    let request = Task { [reports] in try? await reports.fresh(unknown, for: .everything) }
    if waitsForStarred { _ = await request.value }
  }

  func unstar(_ places: [Place]) throws(Failure) {
    let all = try interactor.all()
    let starred = places.map { place in
      all.first { $0.place.isSame(as: place) }?.place ?? place
    }
    do throws(Failure) {
      _ = try editor.remove(starred)
    } catch .goneAlready {
      return tell(phrases.notStarred(places[0].name), of: places)
    }
    isLoaded = false
    let sentence = phrases.unstarred(places.map(\.name))
    guard context.isListed() else { return tell(sentence, of: places) }
    try reload()
    changed = places.first
    defer { changed = nil }
    show(.final, notice: sentence)
  }

  func unstar(named name: String) throws(Failure) {
    let called = try interactor.all().filter { $0.isCalled(name) }
    guard let first = called.first else { return context.show(Answer(phrases.notStarred(name))) }
    try unstar([first.called])
  }

  private func tell(_ sentence: String, of places: [Place]) {
    var document: JSONValue = ["place": places.first?.json ?? .null]
    if places.count > 1 { document = document.merging(["items": .rows(places)]) }
    context.show(Answer(sentence, document: document))
  }

  func rename(_ row: Int, to name: String?) throws(Failure) {
    try load()
    let favorite = try pages.element(atRow: row)
    guard
      let done = try editor.rename(
        favorite.kept, to: name, in: .favorites, of: interactor.places)
    else {
      return context.show(Answer(phrases.hasOwnName(favorite.place.name)))
    }
    try reload()
    show(.final, notice: done)
  }

  /// Keeps the order shown: after a sorting, in that order. Among rows that fit a text, those between stay where they
  /// are.
  func move(_ row: Int, to target: Int) throws(Failure) {
    try load()
    let (moved, other) = (try pages.element(atRow: row), try pages.element(atRow: target))
    let before = favorites.map(\.kept.place.id)
    var ids = arranged(by: "").map(\.kept.place.id)
    ids.removeAll { $0 == moved.kept.place.id }
    let index = ids.firstIndex(of: other.kept.place.id).map { row < target ? $0 + 1 : $0 }
    ids.insert(moved.kept.place.id, at: index ?? min(row - 1, ids.count))
    try interactor.arrange(ids)
    editor.remember(
      Undoable(sentence: phrases.moved(moved.place.name, toRow: row)) {
        [interactor] () throws(StorageError) in try interactor.places.arrange(before, .favorites)
      })
    order = .own
    try reload()
    show(.final, notice: phrases.moved(moved.place.name, toRow: target))
  }
}
