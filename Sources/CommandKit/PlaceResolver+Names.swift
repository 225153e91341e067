public import Phrases
import WeatherClients
public import WeatherModels

// Names within a sentence: after a word such as `in`, and in the grammatical case that it requires.
extension PlaceResolver {
  /// The words of a place without what people say before it, `in Oslo`, unless a place is called so: In Salah.
  public func withoutPreposition(_ words: [String]) throws(Failure) -> [String] {
    guard words.count > 1, let said = words.first?.lowercased(),
      Language.typed.isPreposition(said), !isName(Arguments(words).text)
    else { return words }
    let name = Array(words.dropFirst())
    return try nominative(name, after: said) ?? name
  }

  /// The place of `in Oslo`, as far as it is known without a request.
  public func place(spoken text: String, _ policy: Policy) throws(Failure) -> Place {
    let words = try withoutPreposition(text.split(separator: " ").map(String.init))
    return try place(.name(Arguments(words).text), policy)
  }

  /// Whether a text is called so only in books, or in a part of an airport's name.
  package func isRareName(_ text: String) -> Bool {
    guard own(text) == nil, let match = try? exact(text), match.likeness == .exact else {
      return false
    }
    return match.isNameRare || match.place.kind == .airport && !match.isCalled(text)
  }

  /// `Košice` of `v Košiciach`. Of several places that may be meant, one that is much larger than the others is; `nil`
  /// where none is called so.
  private func nominative(
    _ words: [String], after preposition: String
  ) throws(Failure) -> [String]? {
    let text = Arguments(words).text
    let phrases = Language.allCases.lazy.map(\.phrases)
      .first { $0.casePrepositions.contains(preposition) }
    guard let phrases, try known(text) == nil, !isHere(text) else { return nil }
    let nominatives = phrases.nominatives(of: text, after: preposition)
    if let own = nominatives.first(where: { own($0) != nil }) {
      return own.split(separator: " ").map(String.init)
    }
    let found = ([text] + nominatives).compactMap { name in
      (try? exact(name)).flatMap { $0.isCalled(name) && $0.isMeant(byCaseOf: text) ? $0 : nil }
    }
    guard let first = found.max(by: { $0.score < $1.score }) else {
      // A name that only resembles an inflected one isn't certainly meant.
      return nominatives.isEmpty ? nil : [preposition] + words
    }
    let name = first.matchedName ?? first.place.name
    let isRivaled = found.contains {
      $0.place.id != first.place.id && $0.score > first.score - 1
    }
    if isRivaled { throw .unknownPlace(text, meant: name) }
    return name.split(separator: " ").map(String.init)
  }
}

extension PlaceMatch {
  /// Marks that are typed are meant: `Šali` isn't Salé. Of places with names that are rare where they lie, only cities
  /// have one in Slovak, such as Brusel.
  fileprivate func isMeant(byCaseOf text: String) -> Bool {
    let (start, typed) = ((matchedName ?? place.name).lowercased().prefix(2), text.lowercased())
    let isKnown = !isNameRare || (place.population ?? 0) >= 100_000
    return isKnown && (typed == typed.folded || typed.hasPrefix(start))
  }

  /// Whether the text is this name, or a short one of it (Al Ain City), but for case, marks and hyphens. Behind a
  /// preposition it is only where the name has that word, too: `v Alpách` is not Valpach.
  func isCalled(_ text: String) -> Bool {
    func letters(_ text: some StringProtocol) -> String {
      text.folded.filter { $0.isLetter || $0.isNumber }
    }
    func first(_ text: String) -> String? {
      text.split { !$0.isLetter && !$0.isNumber }.first.map(letters)
    }
    guard likeness == .exact else { return false }
    let isPhrase = first(text).map { Language.typed.isPreposition($0) } == true
    return [place.name, matchedName].compactMap(\.self).contains { name in
      (letters(name) == letters(text) || kind == .whole && letters(name).hasPrefix(letters(text)))
        && (!isPhrase || first(name) == first(text))
    }
  }
}
