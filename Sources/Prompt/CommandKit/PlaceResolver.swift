public import Clients
import Foundation
public import Phrases
public import Reports

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

  /// The reason for which a name is looked up.
  public enum Use: Hashable, Sendable {
    /// Its page is opened, and the place is saved as a search.
    case page
    case command
    /// A way leads along several, which are meant together.
    case way
    /// Several are compared, each of which a name means as it would alone where none is near the others.
    case comparison
  }

  /// The place that was shown last.
  var subject: @MainActor @Sendable () -> Place?
  var lastSearch: @MainActor @Sendable () throws(Failure) -> Place?
  /// The last two places that answers were about, the last one at the end.
  package var shown: @MainActor @Sendable () -> [Place]
  /// Notes that a place was shown.
  var note: @MainActor @Sendable (Place) -> Void
  /// The place in a row of the list on the screen.
  var row: @MainActor @Sendable (Int) throws(Failure) -> Place
  /// The name in a row of that list, where it is what the row is about.
  var rowName: @MainActor @Sendable (Int) -> String?
  /// The place to which the user gave this name.
  public var own: @MainActor @Sendable (String) -> Place?
  /// The places that the user keeps, those with a name of their own first.
  var kept: @MainActor @Sendable () -> [Place]
  public var favorites: @MainActor @Sendable () throws(Failure) -> [Place]
  /// The position of this machine and its source; may ask the user for permission.
  public var here: @MainActor @Sendable () async throws(Failure) -> Route
  var point: @MainActor @Sendable (Coordinate) -> Place
  /// The likeliest match of the gazetteer.
  var search: @MainActor @Sendable (String, _ everywhere: Bool) throws(Failure) -> PlaceMatch
  /// The likeliest match of the gazetteer, where names that only resemble the text are none.
  package var exact: @MainActor @Sendable (String) throws(Failure) -> PlaceMatch
  /// Whether the name of a place in the gazetteer begins so.
  package var begins: @MainActor @Sendable (String) -> Bool
  /// Throws for a text that never is a place, such as a word of weather.
  var refuse: @MainActor @Sendable (String) throws(Failure) -> Void
  /// Looks names up, also online, and reports the places; where one isn't certain, its matches are listed instead.
  public var find: @MainActor @Sendable ([PlaceReference], Use) async throws(Failure) -> Route

  public init(
    subject: @escaping @MainActor @Sendable () -> Place?,
    lastSearch: @escaping @MainActor @Sendable () throws(Failure) -> Place?,
    shown: @escaping @MainActor @Sendable () -> [Place] = { [] },
    note: @escaping @MainActor @Sendable (Place) -> Void = { _ in },
    row: @escaping @MainActor @Sendable (Int) throws(Failure) -> Place,
    rowName: @escaping @MainActor @Sendable (Int) -> String? = { _ in nil },
    own: @escaping @MainActor @Sendable (String) -> Place?,
    kept: @escaping @MainActor @Sendable () -> [Place],
    favorites: @escaping @MainActor @Sendable () throws(Failure) -> [Place],
    here: @escaping @MainActor @Sendable () async throws(Failure) -> Route,
    point: @escaping @MainActor @Sendable (Coordinate) -> Place,
    search:
      @escaping @MainActor @Sendable (
        String, _ everywhere: Bool
      ) throws(Failure) -> PlaceMatch,
    exact: @escaping @MainActor @Sendable (String) throws(Failure) -> PlaceMatch,
    begins: @escaping @MainActor @Sendable (String) -> Bool,
    refuse: @escaping @MainActor @Sendable (String) throws(Failure) -> Void,
    find: @escaping @MainActor @Sendable ([PlaceReference], Use) async throws(Failure) -> Route
  ) {
    self.subject = subject
    self.lastSearch = lastSearch
    self.shown = shown
    self.note = note
    self.row = row
    self.rowName = rowName
    self.own = own
    self.kept = kept
    self.favorites = favorites
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
      let match = try search(asObject(text), policy == .everywhere)
      guard match.likeness == .exact else {
        let near = match.matchedName ?? match.place.name
        throw match.likeness == .oneSlip ? .onlyNearNames(text, [near]) : .placeNotFound(text)
      }
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

  /// Whether the list on the screen has this row, be it a place or a way.
  func isRow(_ number: Int) -> Bool { (try? row(number)) != nil || rowName(number) != nil }

  /// The rows of the list on the screen, of which some may lie beside the map.
  private var numbers: [Int] {
    var numbers: [Int] = []
    for number in 1... {
      do {
        _ = try row(number)
      } catch .rowOffMap {
        continue
      } catch {
        if rowName(number) == nil { break }
      }
      numbers.append(number)
    }
    return numbers
  }

  package var lastRow: Int? { numbers.last }

  /// The only row of the list on the screen with this name.
  package func row(named text: String) -> Int? {
    let rows = numbers.filter { rowName($0)?.folded == text.folded }
    return rows.count == 1 ? rows[0] : nil
  }

  /// The places in all rows of the list on the screen, of which some may be ways.
  public func rows() throws(Failure) -> [Place] {
    do {
      _ = try row(1)
    } catch .rowOffMap {
    } catch {
      if rowName(1) == nil { throw error }
    }
    return numbers.compactMap { try? row($0) }
  }

  /// Whether a favorite is called so.
  package func isFavorite(_ text: String) -> Bool {
    let place = named(text)
    return (try? favorites())?.contains { $0.id == place?.id } == true
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
    if (try? known(text)) != nil || isHere(text) { return .exact }
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
    _ reference: PlaceReference, for use: PlaceResolver.Use,
    do work: @escaping @MainActor @Sendable (Place) async throws(Failure) -> Route
  ) throws(Failure) -> ResolvedCommand {
    guard case .name = reference else {
      let place = try places.place(reference)
      return ResolvedCommand { () async throws(Failure) in try await work(place) }
    }
    return ResolvedCommand { () async throws(Failure) in
      var route = try await places.find([reference], use)
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
    try about(reference, for: .command) { [places] place throws(Failure) in
      places.note(place)
      try await work(place)
      return .stay
    }
  }
}

// Names within a sentence: after a word such as `in`, and in the grammatical case that it requires.
extension PlaceResolver {
  /// The words of a place without what people say before it, `in Oslo`, unless a place is called so: In Salah.
  public func withoutPreposition(_ words: [String]) throws(Failure) -> [String] {
    guard words.count > 1, let said = words.first?.lowercased(),
      Language.typed.isPreposition(said), !isName(Arguments(words).text)
    else { return words }
    let name = Array(words.dropFirst())
    return try nominative(name, after: said) ?? withoutArticle(name)
  }

  /// `Praha` of `star Prahu`, where nothing is called as it was typed.
  public func asObject(_ text: String) -> String {
    let names = Language.allCases.flatMap { $0.phrases.nominatives(of: text, after: "") }
    guard !names.isEmpty, named(text) == nil else { return text }
    let found = names.lazy.compactMap { name in
      meant(name, in: text).map { $0.matchedName ?? $0.place.name }
    }
    return found.first ?? text
  }

  /// The place that is called so, where it is meant by an inflected text.
  private func meant(_ name: String, in text: String) -> PlaceMatch? {
    guard let match = try? exact(name), match.isCalled(name) else { return nil }
    return match.isMeant(byCaseOf: text) ? match : nil
  }

  /// `Alps` of `the Alps`. The Hague has its article, and `the Highlands` are not the town that is called so in books.
  package func withoutArticle(_ words: [String]) -> [String] {
    let text = Arguments(words).text
    guard words.count > 1, Language.typed.isArticle(words[0]), !isName(text) || isRareName(text),
      named(Arguments(Array(words.dropFirst())).text) != nil
    else { return words }
    return Array(words.dropFirst())
  }

  /// The place of `in Oslo`, as far as it is known without a request.
  public func place(spoken text: String, _ policy: Policy) throws(Failure) -> Place {
    let words = try withoutPreposition(text.spacedWords)
    return try place(.name(Arguments(words).text), policy)
  }

  /// Whether a text is called so only in books, or in a part of an airport's name.
  package func isRareName(_ text: String) -> Bool {
    guard own(text) == nil, let match = try? exact(text), match.likeness == .exact else {
      return false
    }
    return match.isNameRare || match.place.kind == .airport && !match.isCalled(text)
  }

  /// Whether a text behind a comma says where a town of a name lies, as `Maine` does in `Portland, Maine`.
  public func isArea(_ text: String, of name: String) -> Bool {
    guard let alone = named(name), alone.kind == .town,
      let match = try? exact("\(name), \(text)"), match.place.kind == .town, match.isCalled(name)
    else { return false }
    guard isName(text), let city = named(text), city.kind == .town else { return true }
    return match.place.isMeant(inAreaLike: city, itsNameAlone: alone)
  }

  /// The fewest people of a town that is meant before another program's word.
  package nonisolated static let town = 5000

  /// The fewest people of a city that is meant, whatever else is called so.
  package nonisolated static let city = 100_000

  /// `Košice` of `v Košiciach`. Of several places that may be meant, one that is much larger than the others is; `nil`
  /// where none is called so.
  package func nominative(
    _ words: [String], after preposition: String
  ) throws(Failure) -> [String]? {
    let text = Arguments(words).text
    let phrases = Language.allCases.lazy.map(\.phrases)
      .first { $0.casePrepositions.contains(preposition) }
    guard let phrases, try known(text) == nil, !isHere(text) else { return nil }
    let nominatives = phrases.nominatives(of: text, after: preposition)
    if let own = nominatives.first(where: { own($0) != nil }) {
      return own.spacedWords
    }
    let found = ([text] + nominatives).compactMap { meant($0, in: text) }
    // Nová Bystřice is no Bystrica, where both are as large.
    func weight(_ match: PlaceMatch) -> Double {
      match.score - 0.3 * Double(nominatives.map(match.otherMarks(than:)).min() ?? 0)
    }
    guard let first = found.max(by: { weight($0) < weight($1) }) else {
      // A name that only resembles an inflected one isn't certainly meant.
      return nominatives.isEmpty ? nil : [preposition] + words
    }
    let name = first.matchedName ?? first.place.name
    // `v Lome` is Lom as well as Lomé, whose mark wasn't typed.
    let isBare = name.folded == text.folded && name.lowercased() != text.lowercased()
    let rival = found.filter {
      $0.place.id != first.place.id && $0.score > first.score - (isBare ? 2.2 : 1)
    }.max { $0.score < $1.score }
    if let rival {
      // Ilave in Peru is as it was typed, and only `Ilava` says something else.
      let isTyped = name.folded == text.folded
      let meant = isTyped ? rival.matchedName ?? rival.place.name : name
      throw .offer(Offer(text, meant, doubt: .place))
    }
    // A text in small letters may be any word.
    let isWord = text == text.lowercased() && !first.isLikely(as: name, in: text, phrases)
    return isWord ? [preposition] + words : name.spacedWords
  }
}

extension Place {
  /// Whether a town is meant by its name and an area that is called like a city. New York in `Boston, New York` is the
  /// city, although a village there is called Boston; Friday Harbor is in Washington by its name alone.
  package func isMeant(inAreaLike city: Place, itsNameAlone alone: Place?) -> Bool {
    (population ?? 0) >= PlaceResolver.city || alone?.id == id && city.region != region
  }
}

extension PlaceMatch {
  /// The letters of the name that matched whose marks aren't those of this one; many for another name.
  package func otherMarks(than name: String) -> Int {
    let (own, other) = ((matchedName ?? place.name).lowercased(), name.lowercased())
    guard own.folded == other.folded else { return own.count }
    return zip(own, other).count { $0 != $1 }
  }

  /// Marks that are typed are meant: `Šali` isn't Salé, and `práci` not Prača. Of places with names that are rare where
  /// they lie, only cities have one in Slovak, such as Brusel.
  package func isMeant(byCaseOf text: String) -> Bool {
    let (name, typed) = ((matchedName ?? place.name).lowercased(), text.lowercased())
    let first = name.prefix { $0 != " " }.count
    let stem = name.prefix(max(2, first - (first > 5 ? 3 : 2)))
    let isKnown = !isNameRare || (place.population ?? 0) >= PlaceResolver.city
    // Práče is no `práce`.
    let isSame =
      name.folded == typed.folded ? name == typed : typed.hasPrefix(stem) && hasMarks(typed, name)
    return isKnown && (typed == typed.folded || isSame)
  }

  /// Whether the letters that an inflected name shares with its nominative have the marks of it, as those of `Domaši`
  /// and Domás don't. Plzeň is `Plzni`, Košice are `Košíc`, and Budapest is `Budapešti`.
  private func hasMarks(_ typed: String, _ name: String) -> Bool {
    zip(typed.split(separator: " "), name.split(separator: " ")).allSatisfy { typed, name in
      zip(typed.dropLast(2), name).prefix { "\($0)".folded == "\($1)".folded }
        .allSatisfy { $0 == $1 || "dtnls".contains("\($0)".folded) }
    }
  }

  /// Whether people speak of the place by this name: `na dvore` is no village in Croatia, and `v kine` not China, which
  /// Danes call Kina.
  fileprivate func isLikely(as name: String, in text: String, _ phrases: any Phrases) -> Bool {
    // `na juhu` isn't the airport JUH.
    if kind == .airport { return false }
    switch place.kind {
    case .country: return phrases.countryCode(of: name) != nil
    case .town:
      let isNear = !isNameRare && place.country.map(phrases.caseCountries.contains) == true
      let isLarge = (place.population ?? 0) >= PlaceResolver.city / 2
      return isNear || isLarge && (!isNameRare || name.folded != text.folded)
    default: return true
    }
  }

  /// Letters that have no mark to leave out, as they are typed in a hurry: `Tromso`, `Lodz`.
  private static let plain: [Character: Character] = ["ø": "o", "ł": "l", "đ": "d"]

  /// Whether the text is this name, or a short one of it (Al Ain City), but for case, marks and hyphens. Behind a
  /// preposition it is only where the name has that word, too: `v Alpách` is not Valpach. Nor is `wind Bergen`
  /// Windbergen.
  package func isCalled(_ text: String) -> Bool {
    func words(_ text: some StringProtocol) -> [String] {
      text.folded.split { !$0.isLetter && !$0.isNumber }.map { word in
        let plain =
          word.utf8.allSatisfy { $0 < 0x80 }
          ? String(word) : String(word.map { Self.plain[$0] ?? $0 })
        return Self.abbreviations[plain] ?? plain
      }
    }
    /// The number of letters before each end of a word.
    func ends(_ words: [String]) -> [Int] {
      words.reduce(into: []) { $0.append(($0.last ?? 0) + $1.count) }
    }
    guard likeness == .exact else { return false }
    // A code is found only with the names beside it: `602 00 Brno`.
    if kind == .postalCode, let code = matchedName, text.contains(code) { return true }
    let typed = words(text)
    let isPhrase = typed.first.map { Language.typed.isPreposition($0) } == true
    // Donostia / San Sebastián has two names.
    let names = [place.name, matchedName].compactMap(\.self).flatMap { name in
      name.contains("/") ? [name[...]] + name.split(separator: "/") : [name[...]]
    }
    return names.contains { name in
      let name = words(name)
      let (letters, sought) = (name.joined(), typed.joined())
      // Kingston upon Hull is Hull.
      let isEnd = kind == .whole && name.suffix(typed.count).elementsEqual(typed)
      let isBeginning =
        (letters == sought || kind == .whole && letters.hasPrefix(sought))
        && Set(ends(typed).dropLast()).isSubset(of: ends(name))
      return (isBeginning || isEnd)
        && (!isPhrase || name.first == typed.first)
    }
  }
}

nonisolated extension [String] {
  /// The names between commas, of which an area belongs to the name before it: `Portland, Maine`.
  package func withAreas(_ isArea: (_ text: String, _ name: String) -> Bool) -> [String] {
    reduce(into: []) { names, text in
      if let name = names.last, isArea(text, name) {
        names[names.count - 1] = "\(name), \(text)"
      } else {
        names.append(text)
      }
    }
  }
}
