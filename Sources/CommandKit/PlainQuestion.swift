import Phrases

/// A question about the weather as people ask it, in the words of commands: `will it rain in Oslo` is `when rain in Oslo`.
struct PlainQuestion {
  /// The words of a command, or of a place.
  let words: [String]

  /// `nil` if the words are no such question.
  init?(_ typed: [String]) {
    guard typed.count > 1, let opener = typed.first else { return nil }
    let lasting = Self.lasting(opener)
    guard lasting != nil || Self.said.openers.contains(opener.folded) else { return nil }
    // The name of the place begins behind a preposition.
    let end =
      typed.firstIndex { Self.said.placePrepositions.contains($0.folded) } ?? typed.endIndex
    var (asked, place) = (Array(typed[..<end]), Array(typed[end...]))
    // `in Oslo right now`
    while place.count > 2, let last = place.last, Self.said.closers.contains(last.folded) {
      place.removeLast()
    }
    // `bude v Poprade snežiť`
    if place.count > 2, let last = place.last, Self.weather(last) != nil,
      !asked.contains(where: { Self.weather($0) != nil })
    {
      asked.append(place.removeLast())
    }
    guard let index = asked.firstIndex(where: { Self.weather($0) != nil }),
      let weather = Self.weather(asked[index])
    else {
      let rest = asked.drop(while: Self.isSpoken)
      // A time of day is told at once: `kedy zapadá slnko`.
      let isSpoken = asked[..<rest.startIndex].contains {
        Self.lasting($0) == nil || Self.lasting($0) == ["when"] && $0.lowercased() != "when"
      }
      guard isSpoken, !(rest + place).isEmpty else { return nil }
      words = Array(rest + place)
      return
    }
    // `when rain` is a command already.
    if let lasting, lasting == typed[..<index].map({ $0.lowercased() }) { return nil }
    let isAmount = asked.contains { Self.said.amounts.contains($0.folded) }
    let isAwaited = !isAmount && ["dry", "rain", "snow", "sun", "frost"].contains(weather)
    guard isAwaited || lasting == nil else { return nil }
    // `stop raining`
    let behind = asked[(index + 1)...].drop {
      Self.isSpoken($0) || Self.weather($0) != nil
    }
    words =
      (isAwaited ? lasting ?? ["when"] : []) + (weather == "frost" ? ["below", "0c"] : [weather])
      + behind
      + asked[..<index].filter { !Self.isSpoken($0) } + place
  }

  private static func isSpoken(_ word: String) -> Bool {
    said.openers.contains(word.folded) || said.fillers.contains(word.folded)
      || lasting(word) != nil
  }

  private static func weather(_ word: String) -> String? { said.key(of: word, in: said.weather) }

  private static func lasting(_ word: String) -> [String]? {
    said.key(of: word, in: said.lasting)?.split(separator: " ").map(String.init)
  }

  private static var said: TypedWords { Language.typed }
}

extension LineReader {
  /// The words that are meant, without what only people say: a question mark, `will it`.
  package func plain(_ typed: [String]) -> [String] {
    let isOneWord = !typed.joined(separator: " ").utf8.contains {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "?")
    }
    if isOneWord { return typed }
    var words = typed
    if let last = words.last, last.hasSuffix("?"), words != ["?"] {
      words[words.count - 1] = String(last.dropLast())
      if last == "?" { words.removeLast() }
    }
    let said = words.flatMap { $0.split(separator: " ").map(String.init) }
    let text = said.joined(separator: " ")
    guard let asked = PlainQuestion(said)?.words, let first = asked.first,
      context.places.own(text) == nil, !context.places.isName(text)
    else { return words }
    // `what can you do` is about no place that is called `you do` in books.
    if Language.typed.isPreposition(first)
      || isTown(asked) && !context.places.isRareName(Arguments(asked).text)
    {
      return ["weather"] + asked
    }
    if let day = try? DayArgument(asked, context.phrases), isTown(withoutSpoken(day.rest)) {
      return asked
    }
    let isKnown =
      others().line(ofWeather: asked) != nil || others().failure(of: first) != nil
      || CommandName(rawValue: first.lowercased()) != nil
    return isKnown ? asked : words
  }
}
