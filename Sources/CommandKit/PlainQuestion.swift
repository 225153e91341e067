import Phrases

/// A question about the weather as people ask it, in the words of commands: `will it rain in Oslo` is `when rain in Oslo`.
struct PlainQuestion {
  /// The words of a command, or of a place.
  let words: [String]

  /// `nil` if the words are no such question.
  init?(_ typed: [String]) {
    guard typed.count > 1, let opener = typed.first.map(DayArgument.fold) else { return nil }
    let lasting = Self.lasting[opener]
    guard lasting != nil || Self.openers.contains(opener) else { return nil }
    // The name of the place begins behind a preposition.
    let end =
      typed.firstIndex { Self.prepositions.contains($0.lowercased()) } ?? typed.endIndex
    let (asked, place) = (typed[..<end], typed[end...])
    guard let index = asked.firstIndex(where: { Self.weather[DayArgument.fold($0)] != nil }),
      let weather = Self.weather[DayArgument.fold(asked[index])]
    else {
      let rest = asked.drop(while: Self.isSpoken)
      let isSpoken = asked[..<rest.startIndex].contains {
        Self.lasting[DayArgument.fold($0)] == nil
      }
      guard isSpoken, !(rest + place).isEmpty else { return nil }
      words = Array(rest + place)
      return
    }
    // `when rain` is a command already.
    if let lasting, lasting == typed[..<index].map({ $0.lowercased() }) { return nil }
    let isAmount = asked.contains { $0.lowercased() == "much" }
    let isAwaited = !isAmount && ["dry", "rain", "snow", "sun", Self.frost].contains(weather)
    guard isAwaited || lasting == nil else { return nil }
    // `stop raining`
    let behind = asked[(index + 1)...].drop {
      Self.isSpoken($0) || Self.weather[DayArgument.fold($0)] != nil
    }
    words =
      (isAwaited ? lasting ?? ["when"] : []) + weather.split(separator: " ").map(String.init)
      + behind
      + asked[..<index].filter { !Self.isSpoken($0) } + place
  }

  private static let frost = "below 0c"

  private static func isSpoken(_ word: String) -> Bool {
    let word = DayArgument.fold(word)
    return openers.contains(word) || between.contains(word) || lasting[word] != nil
  }

  /// First words of questions that ask for a time or an alert, as the commands have them.
  private static let lasting = [
    "when": ["when"], "kedy": ["when"], "tell": ["tell", "when"], "notify": ["tell", "when"],
    "remind": ["tell", "when"], "warn": ["tell", "when"], "upozorni": ["tell", "when"],
  ]

  /// First words of other questions, in every language.
  private static let openers: Set = [
    "is", "will", "does", "do", "what", "what's", "whats", "how", "how's", "hows", "show",
    "current", "should", "can", "could", "ake", "aky", "aka", "ako", "bude", "budu", "je", "prsi",
    "snezi", "fuka",
    "potrebujem", "treba", "mam", "mozem", "mrzne",
  ]

  /// Words inside a question that say nothing about the weather.
  private static let between: Set = [
    "it", "it's", "the", "a", "an", "be", "going", "to", "there", "i", "we", "get", "have", "need",
    "like", "me", "if", "much", "long", "chance", "of", "now", "right", "time", "good", "nice",
    "bad", "bring", "take", "wear", "my", "teraz", "mi", "ma", "ked", "si", "sa", "vziat", "zobrat",
  ]

  /// `of` is said before rain, too.
  private static let prepositions = OtherWords.prepositions.subtracting(["of"])

  /// Words that ask for the weather, by the word that the commands have.
  private static let weather = [
    "rain": ["rain", "raining", "rains", "rainy", "wet", "umbrella", "prsat", "prsi", "dazdnik"],
    "snow": ["snow", "snowing", "snows", "snowy", "snezit", "snezi"],
    "dry": ["dry", "stop", "stops", "sucho", "prestane"],
    "sun": ["sunny", "slnecno"],
    frost: ["freeze", "freezing", "freezes", "frost", "mrznut", "mrzne", "mraz"],
    "wind": ["windy", "fukat", "fuka", "veterno"],
    "weather": [
      "weather", "forecast", "cold", "cool", "hot", "warm", "jacket", "coat", "sweater", "gloves",
      "pocasie", "zima", "teplo", "chladno", "horuco", "bunda", "bundu", "kabat",
    ],
    "clouds": ["cloudy", "oblacno"],
    "humidity": ["humid", "dusno"],
    "fog": ["foggy", "fog", "hmla"],
  ].reduce(into: [String: String]()) { words, pair in
    for word in pair.value { words[word] = pair.key }
  }
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
    if OtherWords.prepositions.contains(first.lowercased()) || isTown(asked) {
      return ["weather"] + asked
    }
    let isKnown =
      others().line(ofWeather: asked) != nil || others().failure(of: first) != nil
      || CommandName(rawValue: first.lowercased()) != nil
    return isKnown ? asked : words
  }
}
