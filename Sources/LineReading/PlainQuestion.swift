import CommandKit
import Foundation
import Phrases
import WeatherModels

/// A question about the weather as people ask it, in the words of commands: `will it rain in Oslo` is `when rain in
/// Oslo`.
struct PlainQuestion {
  /// The words of a command, or of a place.
  let words: [String]

  /// `nil` if the words aren't such a question.
  init?(_ typed: [String]) {
    let typed = Self.withoutPreposition(typed)
    guard typed.count > 1, let opener = typed.first else { return nil }
    let lasting = Self.lasting(opener)
    if let lasting, let words = Self.awaited(typed, lasting) {
      // `when rain` is a command already.
      if words.map(\.folded) == typed.map(\.folded) { return nil }
      self.words = words
      return
    }
    // `no rain Oslo`, `no more rain Oslo`
    let isNegated = Self.said.negations.contains(opener.folded)
    if isNegated,
      let wet = typed.firstIndex(where: { ["rain", "snow"].contains(Self.weather($0)) }),
      wet > 0
    {
      words =
        ["when", "dry"]
        + typed[1..<wet].filter { !Self.isSpoken($0) && Self.said.english(for: $0) != "more" }
        + typed[(wet + 1)...]
      return
    }
    // `neprší v Nitre`
    let isDry = Self.weather(opener) == "dry" && opener.folded != "dry"
    guard lasting != nil || isDry || Self.said.openers.contains(opener.folded) else { return nil }
    // The name of the place begins after a preposition.
    let end =
      typed.dropFirst().firstIndex { Self.said.placePrepositions.contains($0.folded) }
      ?? typed.endIndex
    var (asked, place) = (Array(typed[..<end]), Array(typed[end...]))
    // `in Oslo right now`
    while place.count > 2, let last = place.last, Self.said.closers.contains(last.folded) {
      place.removeLast()
    }
    // `bude v Poprade zajtra snežiť`, `kedy v Nitre prestane pršať`
    if place.count > 2, !asked.contains(where: { Self.weather($0) != nil }) {
      let isAsked = { (word: String) in
        Self.weather(word) != nil || Self.said.endings.contains(word.folded)
      }
      asked += place[2...].filter(isAsked)
      place = place[..<2] + place[2...].filter { !isAsked($0) }
    }
    // `will it be colder than 5`
    let limit = Array(asked.drop(while: Self.isSpoken))
    if lasting == nil, limit.contains(where: Self.isFigure),
      QuestionWords.isOne(limit)
    {
      words = ["when"] + limit + place
      return
    }
    guard let index = asked.firstIndex(where: { Self.weather($0) != nil }),
      let weather = Self.weather(asked[index])
    else {
      let rest = asked.drop(while: Self.isSpoken)
      // A time of day is answered at once: `kedy zapadá slnko`.
      let isSpoken = asked[..<rest.startIndex].contains {
        Self.lasting($0) == nil || Self.lasting($0) == ["when"] && $0.lowercased() != "when"
      }
      // `what warnings are there in Oslo`
      words = place.isEmpty ? Array(rest) : rest.filter { !Self.isSpoken($0) } + place
      guard isSpoken, !words.isEmpty else { return nil }
      return
    }
    // `when rain` is a command already.
    if let lasting, lasting == typed[..<index].map({ $0.lowercased() }) { return nil }
    let isAmount = asked.contains { Self.said.amounts.contains($0.folded) }
    let isAwaited = !isAmount && ["dry", "rain", "snow", "sun", "frost"].contains(weather)
    guard isAwaited || lasting == nil else { return nil }
    // `stop raining`
    let behind = asked[(index + 1)...].drop {
      // `fúkať vietor`
      Self.isSpoken($0) || Self.weather($0) != nil || Self.said.english(for: $0) == weather
    }
    words =
      (isAwaited ? lasting ?? ["when"] : []) + (weather == "frost" ? ["below", "0c"] : [weather])
      + behind
      + asked[..<index].filter { !Self.isSpoken($0) } + place
  }

  /// `when will it be above 20`, `notify me when it rains`: the command and the question, if it is one.
  private static func awaited(_ typed: [String], _ lasting: [String]) -> [String]? {
    var rest = Array(
      typed.dropFirst().drop { isSpoken($0) || said.placePrepositions.contains($0.folded) })
    // `fúkať vietor`
    if rest.count > 1, weather(rest[0]) == said.english(for: rest[1]) { rest.removeFirst() }
    // `when does the sun rise`
    let isOfSun = rest.count > 1 && said.sunTimes.contains(rest[1].folded)
    let isQuestion = QuestionWords.begin(rest) || QuestionWords.open(rest) != nil
    return isQuestion && !isOfSun ? lasting + rest : nil
  }

  private static func isFigure(_ word: String) -> Bool {
    word.contains(where: \.isNumber) || said.zeros.contains(word.folded)
  }

  private static func isSpoken(_ word: String) -> Bool {
    // `vedieť, či`
    let word = word.hasSuffix(",") ? String(word.dropLast()) : word
    return said.openers.contains(word.folded) || said.fillers.contains(word.folded)
      || lasting(word) != nil
  }

  /// The word that the commands have for weather; the typed one for weather that Vane shows nowhere.
  private static func weather(_ word: String) -> String? {
    said.missingWeather.contains(word.folded) ? word : said.key(of: word, in: said.weather)
  }

  /// `what time` of `at what time`, `koľkej` of `o koľkej`
  private static func withoutPreposition(_ typed: [String]) -> [String] {
    guard typed.count > 2, said.hourPrepositions.contains(typed[0].folded),
      said.openers.contains(typed[1].folded)
    else { return typed }
    return Array(typed.dropFirst())
  }

  private static func lasting(_ word: String) -> [String]? {
    said.key(of: word, in: said.lasting)?.split(separator: " ").map(String.init)
  }

  private static var said: TypedWords { Language.typed }
}
