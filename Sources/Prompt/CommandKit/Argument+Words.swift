import Analysis
public import Phrases
import Quantities
import Reports
import TerminalText

// The arguments that several commands take.

extension Argument where Value == PlaceReference {
  /// A name or a row of the list last shown, to the end of the line.
  public static var place: Argument { place(.place) }

  /// A place to the end of the line, with what usages print of it.
  public static func place(_ shape: ArgumentShape) -> Argument {
    Argument<[String]>.names(shape).map { PlaceReference($0) }
  }

  /// A name alone, to the end of the line.
  public static var placeName: Argument {
    Argument<[String]>.names(.placeName).map { .name($0.joined(separator: " ")) }
  }

  /// A place after a word: `in Oslo`.
  public static func place(after word: String) -> Argument {
    Argument(.behind(word, .placeName)) { words throws(Failure) in
      words.offer { $0.matches([word], $1) }
      guard let start = words.rest.firstIndex(where: { $0.lowercased() == word }) else {
        return nil
      }
      let name = Array(words.rest[(start + 1)...])
      words.offerText(after: start + 1) { $0.completions(forPlace: $1) }
      guard !name.allSatisfy(\.isEmpty) else { throw words.refused }
      words.take(from: start)
      return PlaceReference(name)
    }
  }

  /// A place whose `in` may be left out: all that the other arguments leave.
  public static var placeIn: Argument {
    Argument(.behind("in", .placeName), reach: .rest) { words throws(Failure) in
      words.offerText { $1.isEmpty ? .none : $0.completions(forPlace: $1) }
      if let place = try place(after: "in").walk(words) { return place }
      return words.first == nil ? nil : try place(.placeName).walk(words)
    }
  }

  /// The place that the screen is about, where none is named.
  public var orAtHand: Argument { or(.atHand) }
}

extension Argument where Value == [String] {
  /// All words that the other arguments leave, at least one.
  public static func rest(_ shapes: ArgumentShape...) -> Argument { rest(shapes) }

  /// The rest of the line as it is: `~/bin/tell -x`.
  public static func line(_ shape: ArgumentShape) -> Argument { rest([shape], reach: .line) }

  fileprivate static func rest(
    _ shapes: [ArgumentShape], reach: ArgumentReach = .rest
  ) -> Argument {
    Argument(shapes: shapes, reach: reach, standard: nil) { words in
      shapes.forEach(words.offer)
      guard words.first != nil else { return nil }
      defer { words.takeAll() }
      return words.rest
    }
  }

  /// The rest of the line without the word that people say before a place: `in Oslo`.
  public static func names(_ shape: ArgumentShape) -> Argument {
    Argument(shapes: [shape], reach: .rest, standard: nil) { words throws(Failure) in
      // Tab completes the longer of `in Sal` and `Sal`.
      words.offer(shape)
      try words.takePreposition()
      return try rest(shape).walk(words)
    }
  }

  /// A line for a screen, which may begin with one of these words, or none; they may stand behind another one as well.
  public static func line(
    offering offered: [String] = [], behind word: String? = nil
  ) -> Argument {
    Argument(shapes: [.optional(.command)], reach: .rest, standard: []) { words in
      words.offer { $0.matches(offered, $1) }
      if words.rest.map({ $0.lowercased() }) == [word] {
        words.offerLast { $0.matches(offered, $1) }
      }
      defer { words.takeAll() }
      return words.rest
    }
  }
}

extension Argument where Value == String {
  /// The rest of the line as one text, without one of these words before it: `to Our hut`.
  public static func text(
    _ shapes: ArgumentShape...,
    behind leading: @autoclosure @escaping @Sendable () -> Set<String> = []
  ) -> Argument {
    Argument<[String]>.rest(shapes).map { words in
      let isLed = words.count > 1 && leading().contains(words[0])
      return words.dropFirst(isLed ? 1 : 0).joined(separator: " ")
    }
  }

  public static func choice(
    _ values: [String], synonyms: [String: String] = [:]
  ) -> Argument {
    Argument(.choice(values)) { words in
      words.offer { $0.matches(values, $1) }
      guard let typed = words.first?.lowercased(), !typed.isEmpty,
        let value = synonyms[typed] ?? values.first(where: { $0 == typed })
      else { return nil }
      words.takeFirst()
      return value
    }
  }
}

extension Argument where Value: RawRepresentable<String> & CaseIterable {
  public static func choice(of values: Value.Type) -> Argument {
    let values = Array(values.allCases)
    let choice = Argument<String>.choice(values.map(\.rawValue))
    return Argument(shapes: choice.shapes, reach: .words, standard: nil) { words throws(Failure) in
      try choice.walk(words).flatMap { found in values.first { $0.rawValue == found } }
    }
  }
}

extension Argument where Value == Int {
  /// A whole number. A word with a digit that is no such number is refused.
  public static func count(
    _ noun: ArgumentShape.CountNoun = .number, in range: ClosedRange<Int>? = nil
  ) -> Argument {
    Argument(.count(noun, in: range)) { words throws(Failure) in
      guard let word = words.first, word.contains(where: \.isNumber) else { return nil }
      guard let number = Arguments.number(word), (range ?? 1...Int.max).contains(number) else {
        let isPosition = [words.text, word].contains { CoordinateText($0) != nil }
        if isPosition || CoordinateText.looksLikePoint(words.text) { return nil }
        throw words.refused
      }
      words.takeFirst()
      return number
    }
  }

  /// A row of the list last shown.
  public static var row: Argument {
    Argument(.row) { words in
      words.offer { $0.completions(forRow: $1) }
      guard let row = words.first.flatMap(Arguments.number) else { return nil }
      words.takeFirst()
      return row
    }
  }
}

extension Argument where Value == RowSelection {
  /// Rows, to the end of the line.
  public static var rows: Argument {
    Argument(.rows, reach: .rest) { words in
      words.offerLast { sources, typed in
        var list = sources.completions(forRow: typed)
        if !typed.isEmpty { list.candidates += sources.matches(["all"], typed).candidates }
        return list
      }
      guard let rows = RowSelection(words.rest) else { return nil }
      words.takeAll()
      return rows
    }
  }
}

extension Argument where Value == [String] {
  /// `dry 3h`, `above 20`, `sea below 15`: as many words as make a question. An impossible limit, such as 300 °C, is
  /// taken, to be reported as such.
  public static var question: Argument {
    Argument(
      .either([.choice(WeatherQuestion.words), .quantity]), .optional(.count()),
      .optional(.duration(["3h"]))
    ) { words in
      words.offer { $0.matches(WeatherQuestion.words, $1) }
      let counts = 1...min(max(words.count, 1), 6)
      let count = counts.last { $0 <= words.count && isQuestion(Array(words.rest.prefix($0))) }
      let asked = count.map { Array(words.rest.prefix($0)) }
      if let count {
        words.takeFirst(count)
        words.offer { $0.matches(["3h"], $1) }
      }
      words.offer { $1.count < 2 ? .none : $0.matches(WeatherQuantity.all.map(\.name), $1) }
      return asked
    }
  }

  private static func isQuestion(_ words: [String]) -> Bool {
    WeatherQuestion(words) != nil || WeatherQuestion(words.map(withSmallNumber)) != nil
  }

  private static func withSmallNumber(_ word: String) -> String {
    word.first.map { "+-0123456789".contains($0) } == true
      ? "1" + word.drop { !$0.isLetter && $0 != "°" } : word
  }
}
