import Clients
import Phrases
import Presentation
import Reports
import Synchronization

/// A place that is kept, or something kept about one.
nonisolated private protocol KeptWithPlace: Hashable, Sendable {
  var place: Place { get set }
  /// The language of the place's name; `nil` if unknown.
  var language: PlaceLanguage? { get set }
}

nonisolated extension SavedPlace: KeptWithPlace {}
nonisolated extension SavedQuestion: KeptWithPlace {}

/// Gives saved places, and those of alerts, their names in the present language. A name that the user gave, or that the
/// gazetteer doesn't know, is unchanged.
nonisolated final class PlaceNameLocalizer: Sendable {
  private struct Question: Hashable {
    var place: Place
    var old, language: PlaceLanguage
  }

  private let lists: PlaceListClient
  private let gazetteer: GazetteerClient
  private let words: Wording
  private let known = Mutex<[Question: Place]>([:])

  init(lists: PlaceListClient, gazetteer: GazetteerClient, words: Wording) {
    self.lists = lists
    self.gazetteer = gazetteer
    self.words = words
  }

  /// Lists in which added places are marked with the language of their names.
  var client: PlaceListClient {
    var client = lists
    client.all = { [self] list throws(StorageError) in named(try lists.all(list)) }
    client.ownNamed = { [self] list throws(StorageError) in named(try lists.ownNamed(list)) }
    client.lastSearch = { [self] () throws(StorageError) in
      try lists.lastSearch().map { named($0, in: words.phrases.placeLanguage) }
    }
    client.add = { [self] kept, list throws(StorageError) in
      var kept = kept
      kept.language = kept.language ?? words.phrases.placeLanguage
      try lists.add(kept, list)
    }
    client.remove = { [self] ids, list throws(StorageError) in named(try lists.remove(ids, list)) }
    return client
  }
}

nonisolated extension PlaceNameLocalizer {
  /// Alerts that are marked with the language of their places.
  func questions(
    _ questions: SavedListClient<SavedQuestion>
  ) -> SavedListClient<SavedQuestion> {
    var client = questions
    client.all = { [self] () throws(StorageError) in named(try questions.all()) }
    client.add = { [self] question, renaming throws(StorageError) in
      var question = question
      question.language = question.language ?? words.phrases.placeLanguage
      try questions.add(question, renaming)
    }
    client.remove = { [self] ids throws(StorageError) in named(try questions.remove(ids)) }
    return client
  }

  /// The language is asked for once: it is a setting, which is read from a file.
  private func named<Kept: KeptWithPlace>(_ all: [Kept]) -> [Kept] {
    let language = words.phrases.placeLanguage
    return all.map { named($0, in: language) }
  }

  private func named<Kept: KeptWithPlace>(_ removed: [Removed<Kept>]) -> [Removed<Kept>] {
    zip(removed, named(removed.map(\.kept))).map { Removed(index: $0.index, kept: $1) }
  }

  private func named<Kept: KeptWithPlace>(_ kept: Kept, in language: PlaceLanguage) -> Kept {
    guard let old = kept.language, old != language else { return kept }
    var renamed = kept
    renamed.language = language
    renamed.place = named(kept.place, from: old, in: language)
    return renamed
  }

  private func named(
    _ place: Place, from old: PlaceLanguage, in language: PlaceLanguage
  ) -> Place {
    let question = Question(place: place, old: old, language: language)
    if let known = known.withLock({ $0[question] }) { return known }
    var renamed = place
    if let same = sameName(as: place, from: old, to: language) {
      renamed.name = same.name
      renamed.countryName = same.countryName
      renamed.region = same.region
      renamed.town = same.town
    } else if let country = place.country {
      renamed.countryName = words.phrases.countryName(of: country) ?? place.countryName
    }
    known.withLock { $0[question] = renamed }
    return renamed
  }

  /// The place itself, or the words for where it lies, if those are what its name is.
  private func sameName(
    as place: Place, from old: PlaceLanguage, to language: PlaceLanguage
  ) -> Place? {
    let found = (try? gazetteer.search(place.name, SearchScope(language: language), 50)) ?? []
    let same = found.first { $0.place.id == place.id && $0.place.kind == place.kind }
    if let same { return same.place }
    guard let before = Language.allCases.first(where: { $0.phrases.placeLanguage == old }) else {
      return nil
    }
    let names = names(of: place.coordinate, in: old, words.speaking(before.phrases))
    return names.firstIndex { $0.name == place.name }.map { index in
      self.names(of: place.coordinate, in: language, words)[index]
    }
  }

  /// The names of a point, found near or typed.
  private func names(
    of point: Coordinate, in language: PlaceLanguage, _ words: Wording
  ) -> [Place] {
    let nearest = try? gazetteer.nearest(point, language)
    return [
      words.places.place(at: point, near: nearest), words.places.place(typed: point, near: nearest),
    ]
  }
}
