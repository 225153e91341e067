import Foundation
public import Phrases
public import WeatherClients
public import WeatherModels

/// Finds the place that words mean, for every command by the same rule: a row, the user's own name, a position, and
/// then the gazetteer, if its match is certain.
@MainActor public struct PlaceResolver: Sendable {
  /// The lists in which a name is looked for.
  public enum Policy: Sendable {
    /// Among the saved places first, for commands that must be fast.
    case known
    case offline
    /// Offline, whatever country was chosen.
    case everywhere
  }

  /// The place that was shown last.
  var subject: @MainActor @Sendable () -> Place?
  var lastSearch: @MainActor @Sendable () throws(Failure) -> Place?
  /// Notes that a place was shown.
  var note: @MainActor @Sendable (Place) -> Void
  /// The place in a row of the list on the screen.
  var row: @MainActor @Sendable (Int) throws(Failure) -> Place
  /// The place to which the user gave this name.
  public var own: @MainActor @Sendable (String) -> Place?
  /// The places that the user keeps, those with a name of their own first.
  var kept: @MainActor @Sendable () -> [Place]
  /// The position of this machine and its source; may ask the user for permission.
  public var here: @MainActor @Sendable () async throws(Failure) -> Route
  /// A position as a place.
  var point: @MainActor @Sendable (Coordinate) -> Place
  /// The likeliest match of the gazetteer.
  var search: @MainActor @Sendable (String, _ everywhere: Bool) throws(Failure) -> PlaceMatch
  /// The likeliest match of the gazetteer, where names that only resemble the text are none.
  package var exact: @MainActor @Sendable (String) throws(Failure) -> PlaceMatch
  /// Whether the name of a place in the gazetteer begins so.
  package var begins: @MainActor @Sendable (String) -> Bool
  /// Throws for a text that never is a place, such as a word of weather.
  var refuse: @MainActor @Sendable (String) throws(Failure) -> Void
  /// Looks a name up, also online, and reports the result; uncertain matches are listed instead. Where it `opens` a
  /// page, the place is saved as a search.
  public var find: @MainActor @Sendable (String, _ opens: Bool) async throws(Failure) -> Route

  public init(
    subject: @escaping @MainActor @Sendable () -> Place?,
    lastSearch: @escaping @MainActor @Sendable () throws(Failure) -> Place?,
    note: @escaping @MainActor @Sendable (Place) -> Void = { _ in },
    row: @escaping @MainActor @Sendable (Int) throws(Failure) -> Place,
    own: @escaping @MainActor @Sendable (String) -> Place?,
    kept: @escaping @MainActor @Sendable () -> [Place],
    here: @escaping @MainActor @Sendable () async throws(Failure) -> Route,
    point: @escaping @MainActor @Sendable (Coordinate) -> Place,
    search:
      @escaping @MainActor @Sendable (
        String, _ everywhere: Bool
      ) throws(Failure) -> PlaceMatch,
    exact: @escaping @MainActor @Sendable (String) throws(Failure) -> PlaceMatch,
    begins: @escaping @MainActor @Sendable (String) -> Bool,
    refuse: @escaping @MainActor @Sendable (String) throws(Failure) -> Void,
    find: @escaping @MainActor @Sendable (String, _ opens: Bool) async throws(Failure) -> Route
  ) {
    self.subject = subject
    self.lastSearch = lastSearch
    self.note = note
    self.row = row
    self.own = own
    self.kept = kept
    self.here = here
    self.point = point
    self.search = search
    self.exact = exact
    self.begins = begins
    self.refuse = refuse
    self.find = find
  }

  /// The place, as far as it is known without a request.
  public func place(
    _ reference: PlaceReference, _ policy: Policy = .offline
  ) throws(Failure) -> Place {
    switch reference {
    case .atHand:
      if let place = subject() { return place }
      guard let last = try lastSearch() else { throw .nothingSearched }
      return last
    case .row(let number): return try row(number)
    case .name(let text):
      if let known = try known(text) { return known }
      if policy == .known,
        let saved = kept().first(where: { $0.name.lowercased() == text.lowercased() })
      {
        return saved
      }
      try refuse(text)
      let match = try search(text, policy == .everywhere)
      guard match.likeness == .exact else { throw .placeNotFound(text) }
      return match.place
    }
  }

  /// The place, where the caller can wait: `here` is found out.
  public func awaited(
    _ reference: PlaceReference, _ policy: Policy = .offline
  ) async throws(Failure) -> Place {
    if case .name(let text) = reference, isHere(text), let place = try await here().place {
      return place
    }
    return try place(reference, policy)
  }

  /// Whether the text is the word for the user's location, in any language, and not a name that they gave a place.
  public func isHere(_ text: String) -> Bool {
    Language.allCases.contains { $0.phrases.hereWord == text.lowercased() } && own(text) == nil
  }

  /// All rows of the list on the screen.
  public func rows() throws(Failure) -> [Place] {
    var places: [Place] = []
    for number in 1... {
      do {
        places.append(try row(number))
      } catch .rowOffMap {
        continue
      } catch {
        guard number > 1 else { throw error }
        break
      }
    }
    return places
  }

  /// The place that is called exactly so, be the text a word of weather or not.
  package func named(_ text: String) -> Place? {
    if let own = own(text) { return own }
    guard let match = try? exact(text), match.likeness == .exact else { return nil }
    return match.place
  }

  /// Whether a text is exactly the name of a place, `Thursday Island`, or says in which area it lies, too: `Sun
  /// Prairie, Wisconsin`.
  public func isName(_ text: String) -> Bool {
    if own(text) != nil || (try? exact(text)).map({ $0.isCalled(text) }) == true { return true }
    guard let comma = text.firstIndex(of: ",") else { return false }
    let area = text[text.index(after: comma)...].drop { $0 == " " }
    return isArea(String(area), of: String(text[..<comma]))
  }

  /// The certainty that a text is a place, without a request; `nil` for none.
  public func likeness(of text: String) -> PlaceMatch.Likeness? {
    if (try? known(text)) ?? nil != nil || isHere(text) { return .exact }
    return (try? search(text, false))?.likeness
  }

  /// The place of words for which no list of places is needed: an own name, a row, a position. Throws for a position
  /// that doesn't exist.
  public func known(_ text: String) throws(Failure) -> Place? {
    if let own = own(text) { return own }
    if text.utf8.count == 5, let number = Arguments.number(text), let place = try? row(number) {
      return place
    }
    guard CoordinateText.looksLikePoint(text) || CoordinateText(text) != nil else { return nil }
    guard let point = CoordinateText(text, expectsPoint: true)?.coordinate else {
      throw .badCoordinate(text)
    }
    return self.point(point)
  }
}

extension CommandContext {
  /// Resolves a command about a place. A row and the place at hand are found now: done again later, it is about the
  /// same one. A name is looked up when it is done, and listed where no place is certainly meant. Where a page is
  /// opened by the name, it is remembered as a search.
  public func about(
    _ reference: PlaceReference, opens: Bool = false,
    do work: @escaping @MainActor @Sendable (Place) async throws(Failure) -> Route
  ) throws(Failure) -> ResolvedCommand {
    guard case .name(let text) = reference else {
      let place = try places.place(reference)
      return ResolvedCommand { () async throws(Failure) in try await work(place) }
    }
    return ResolvedCommand { () async throws(Failure) in
      var route = try await places.find(text, opens)
      guard let place = route.place else { return route }
      route.next = ResolvedCommand { () async throws(Failure) in try await work(place) }
      return route
    }
  }

  /// Does work that shows the place and leads to no other screen.
  public func showing(
    _ reference: PlaceReference,
    do work: @escaping @MainActor @Sendable (Place) async throws(Failure) -> Void
  ) throws(Failure) -> ResolvedCommand {
    try about(reference) { [places] place throws(Failure) in
      places.note(place)
      try await work(place)
      return .stay
    }
  }
}
