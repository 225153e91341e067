public import Foundation
public import Reports

/// A list of places that the user keeps: searches, favorites, pins.
public enum PlaceList: String, Hashable, Sendable, CaseIterable {
  /// Newest first.
  case searches
  /// Favorites in the user's order, new ones at the end.
  case favorites
  /// Pins in the order in which they were added.
  case pins

  /// By which a place is told from others of the list: a town once, but pins to a meter, as the waypoints of a path lie
  /// close together.
  public func id(of place: Place) -> Place.ID {
    self == .pins ? place.coordinate.rounded(to: 5) : place.id
  }
}

/// A place in a list, with the time at which it was added.
public struct SavedPlace: Hashable, Sendable {
  public var place: Place
  public var added: Date
  /// The language of its saved names; `nil` if unknown.
  public var language: PlaceLanguage?
  /// The name that the user gave it; the place's stays beside it.
  public var ownName: String?

  public init(
    place: Place, added: Date, language: PlaceLanguage? = nil, ownName: String? = nil
  ) {
    self.place = place
    self.added = added
    self.language = language
    self.ownName = ownName
  }

  /// Whether this is its own name or the place's, in whatever case and with or without accents. Behind a comma, its
  /// region or country may be named.
  public func isCalled(_ name: String) -> Bool {
    let parts = name.split(separator: ",", maxSplits: 1).map(String.init)
    let isThere = parts.count == 2 && place.matches(parts[1].trimmingCharacters(in: .whitespaces))
    return [called, place].contains {
      $0.isCalled(name) || isThere && $0.isCalled(parts[0])
    }
  }

  /// Whether the text is in its own name, or the place matches it.
  public func matches(_ text: String) -> Bool {
    ownName?.range(of: text, options: .spelledAnyhow) != nil || place.matches(text)
  }

  /// The place under the name that the user gave it, if there is one.
  public var called: Place {
    var called = place
    called.name = ownName ?? place.name
    return called
  }
}

extension Place {
  /// Whether the text is in its name, or begins a word in the name of its region or country, however it is spelled; an
  /// empty one is.
  public func matches(_ text: String) -> Bool {
    text.isEmpty || name.range(of: text, options: .spelledAnyhow) != nil
      || [region, countryName].compactMap(\.self).contains {
        " \($0)".range(of: " \(text)", options: .spelledAnyhow) != nil
      }
  }

  /// Whether this is its name, in whatever case and with or without accents.
  public func isCalled(_ name: String) -> Bool {
    self.name.compare(name, options: .spelledAnyhow) == .orderedSame
  }
}

extension String.CompareOptions {
  /// In whatever case, with or without accents
  fileprivate static let spelledAnyhow: Self = [.caseInsensitive, .diacriticInsensitive]
}

/// Reads and changes the lists that the user keeps. A change is on the disk when the call returns.
public struct PlaceListClient: Sendable {
  /// The places in the order of the list.
  public var all: @Sendable (PlaceList) throws(StorageError) -> [SavedPlace]
  /// The identifiers of the places of a list, as `PlaceList.id` has them. This is faster than reading the places.
  public var ids: @Sendable (PlaceList) throws(StorageError) -> [Place.ID]
  /// Places with a name of the user's own. A long list is read only if it has one.
  public var ownNamed: @Sendable (PlaceList) throws(StorageError) -> [SavedPlace]
  /// The latest search, read without the rest of a long list.
  public var lastSearch: @Sendable () throws(StorageError) -> SavedPlace?
  /// Adds the place, or renews the one with the same identifier, which in `searches` moves it to the front.
  public var add: @Sendable (SavedPlace, PlaceList) throws(StorageError) -> Void
  /// Removes those of them that exist and returns them, each with the index that it had, ascending.
  public var remove:
    @Sendable (Set<Place.ID>, PlaceList) throws(StorageError) -> [Removed<SavedPlace>]
  /// Puts removed places back in their positions, as far as other changes allow.
  public var restore: @Sendable ([Removed<SavedPlace>], PlaceList) throws(StorageError) -> Void
  /// Puts the places into this order; those of the list that are not named follow in theirs.
  public var arrange: @Sendable ([Place.ID], PlaceList) throws(StorageError) -> Void

  public init(
    all: @escaping @Sendable (PlaceList) throws(StorageError) -> [SavedPlace],
    add: @escaping @Sendable (SavedPlace, PlaceList) throws(StorageError) -> Void,
    remove:
      @escaping @Sendable (Set<Place.ID>, PlaceList) throws(StorageError) -> [Removed<SavedPlace>],
    restore: @escaping @Sendable ([Removed<SavedPlace>], PlaceList) throws(StorageError) -> Void,
    arrange: @escaping @Sendable ([Place.ID], PlaceList) throws(StorageError) -> Void
  ) {
    self.all = all
    ids = { list throws(StorageError) in try all(list).map { list.id(of: $0.place) } }
    ownNamed = { list throws(StorageError) in try all(list).filter { $0.ownName != nil } }
    lastSearch = { () throws(StorageError) in try all(.searches).first }
    self.add = add
    self.remove = remove
    self.restore = restore
    self.arrange = arrange
  }
}

/// An entry taken from a list, so that it can be put back.
public struct Removed<Kept: Hashable & Sendable>: Hashable, Sendable {
  /// Among the entries of the list, from 0.
  public var index: Int
  public var kept: Kept

  public init(index: Int, kept: Kept) {
    self.index = index
    self.kept = kept
  }
}

extension PlaceListClient {
  /// Appends the places that aren't in the list yet, in one change, and returns them. Of several with one identifier the
  /// first counts, but pins with names of their own stand beside each other.
  public func merge(_ places: [SavedPlace], into list: PlaceList) throws(StorageError)
    -> [SavedPlace]
  {
    let present = try all(list)
    var names = Dictionary(present.map { (list.id(of: $0.place), $0.called.name) }) { first, _ in
      first
    }
    let new = places.compactMap { kept -> SavedPlace? in
      var (kept, steps) = (kept, 0)
      while let name = names[list.id(of: kept.place)] {
        let point = kept.place.coordinate
        guard list == .pins, name != kept.called.name, steps < 100,
          // The next position that is told apart, to the south; none at the pole.
          let beside = Coordinate(latitude: point.latitude - 1e-5, longitude: point.longitude)
        else { return nil }
        kept.place.coordinate = beside
        steps += 1
      }
      names[list.id(of: kept.place)] = kept.called.name
      return kept
    }
    guard !new.isEmpty else { return [] }
    let entries = new.enumerated().map { Removed(index: present.count + $0, kept: $1) }
    try restore(entries, list)
    return new
  }
}
