public import CommandKit
import Documents
import Foundation
import Phrases
import Quantities
import Reports
import TerminalText
public import WarningWords

/// The places to be put side by side, as they were typed.
struct CompareRequest: Hashable, Sendable {
  /// More places can't be compared at a glance.
  static let most = 8

  /// Names and rows.
  var places: [String]
  /// `nil` for the next days.
  var day: DayReference?

  /// Each word is a place, `Oslo Tokyo 3`, unless several words are the name of a place, `New York Oslo`, or there are
  /// commas: `New York, Oslo`. A quoted name with spaces stays whole, and `Oslo and Bergen` is two, unless a place has
  /// that name. `Portland, Maine, Boston` is two as well. `nil` for fewer than two and more than eight.
  init?(
    _ words: [String], day: DayReference?, isName: (String) -> Bool = { _ in false },
    isArea: (_ text: String, _ name: String) -> Bool = { _, _ in false }
  ) {
    self.day = day
    // A whole list between quotes: `"New York, Oslo"`
    let isList = words.count == 1 && words[0].contains(",")
    let words = Self.withWholePositions(
      isList ? words[0].split(separator: " ").map(String.init) : words)
    if words.contains(where: { $0.contains(",") && !Self.isWhole($0) || Self.isSeparator($0) }) {
      places = Self.texts(words).flatMap { Self.parted($0, isName) }
      let qualified = places.withAreas(isArea)
      if qualified.count > 1 { places = qualified }
    } else {
      places = Self.joined(words, atMost: 4, isName)
    }
    // Each row of a range: `1-3`. One too many is as good as all.
    places = places.flatMap { place in
      guard place.contains("-"), case .rows(let ranges)? = RowSelection([place]) else {
        return [place]
      }
      return ranges.flatMap { $0.prefix(Self.most + 1).map(String.init) }
    }
    guard (2...Self.most).contains(places.count) else { return nil }
  }

  /// Whether a word is an hour or a part of a day, unless a name has it: `Zell am See`.
  func hasTime(_ isName: (String) -> Bool) -> Bool {
    places.contains { text in
      let words = text.split(separator: " ").map(String.init)
      return words.contains(where: HourText.isTime) && (words.count == 1 || !isName(text))
    }
  }

  /// The words, of which those of a position are one: `(48.1, 17.1)`, `N48.15 E17.11`. Bare numbers are rows.
  private static func withWholePositions(_ words: [String]) -> [String] {
    joined(words, atMost: 6) { text in
      text.contains { $0.isLetter || "(°".contains($0) }
        && CoordinateText(text.trimmingCharacters(in: [","])) != nil
    }.flatMap { $0.contains(" ") && $0.last == "," ? [String($0.dropLast()), ","] : [$0] }
  }

  /// Words that belong together as one, the most first.
  private static func joined(
    _ words: [String], atMost most: Int, _ belong: (String) -> Bool
  ) -> [String] {
    var joined: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      let texts = (1...min(most, rest.count)).map { rest.prefix($0).joined(separator: " ") }
      let last = texts.lastIndex(where: belong) ?? 0
      joined.append(texts[last])
      rest = rest.dropFirst(last + 1)
    }
    return joined
  }

  /// The texts between words that separate, unless these are in a name: `Trinidad and Tobago and Jamaica`.
  private static func parted(
    _ words: ArraySlice<String>, _ isName: (String) -> Bool
  ) -> [String] {
    var rest = words.drop(while: isSeparator)
    var texts: [String] = []
    while !rest.isEmpty {
      let ends = rest.indices.filter { isSeparator(rest[$0]) } + [rest.endIndex]
      let end = ends.last { isName(rest[..<$0].joined(separator: " ")) } ?? ends[0]
      texts.append(rest[..<end].joined(separator: " "))
      rest = rest[end...].drop(while: isSeparator)
    }
    return texts
  }

  /// Whether the commas in a word part no places: those of a position, or of a name between quotes.
  private static func isWhole(_ word: String) -> Bool {
    word.contains(where: \.isWhitespace) || CoordinateText(word) != nil
  }

  /// The words between commas.
  private static func texts(_ words: [String]) -> [ArraySlice<String>] {
    words.flatMap { word -> [String] in
      // `48.15,17.11,` before the next place.
      let bare = word.trimmingCharacters(in: [","])
      let pieces = isWhole(bare) ? [bare] : bare.split(separator: ",").map(String.init)
      return [word.first == "," ? "," : ""] + pieces.flatMap { [",", $0] }.dropFirst()
        + [word.last == "," ? "," : ""]
    }.filter { !$0.isEmpty }.split(separator: ",")
  }

  private static func isSeparator(_ word: String) -> Bool {
    Language.typed.comparing.contains(word.folded)
      || Language.typed.untilWords.contains(word.folded)
  }
}

/// Places side by side: `compare 1 3 5`, `compare Oslo, Tokyo`.
public enum CompareCommand {
  @MainActor public static func commands(
    _ context: CommandContext, _ warnings: @escaping @MainActor () -> RecentWarnings
  ) -> [Command<ResolvedCommand>] {
    [
      Command(
        .compare, in: .weather,
        examples: [
          "compare 1 3 5", "compare Oslo Bratislava Tokyo", "compare New York, Oslo",
          "compare Oslo Bergen weekend", "compare Oslo, Bergen by sea",
        ]
      ) {
        Argument.places
        Argument.dayInside.optional
        Argument.weather
        Argument.compared.optional
      } run: { places, day, _, quantity throws(Failure) in
        // The hours of several places stand nowhere.
        guard day != .tonight, day != .evening,
          !places.contains(where: { Lexicon.shared.has($0.folded, .period) }),
          TimeSpan.last(of: places) == nil,
          var request = CompareRequest(
            places, day: day, isName: context.places.isName, isArea: context.places.isArea),
          !request.hasTime(context.places.isName)
        else { return nil }
        // `in Oslo and in Bergen`
        request.places = try request.places.map { text throws(Failure) in
          let words = text.split(separator: " ").map(String.init)
          return Arguments(try context.places.withoutPreposition(words)).text
        }
        let comparison = try ComparisonPresenter(request, context, warnings())
        return ResolvedCommand.ending { () async throws(Failure) in
          try await comparison.show(by: quantity)
        }
      }
    ]
  }
}

nonisolated extension Argument where Value == [String] {
  /// Names and rows, of which the last one is completed.
  fileprivate static var places: Argument {
    Argument<[String]>(.places, reach: .rest) { words in
      let isBehindBy = words.last?.lowercased() == "by"
      words.offerText { isBehindBy ? .none : $0.completions(forPlaceAtEndOf: $1, isList: true) }
      guard let first = words.first, let last = words.last, !isSpoken(first), !isSpoken(last) else {
        return nil
      }
      defer { words.takeAll() }
      return words.rest
    }
  }

  /// Whether a word in small letters isn't the name of a place: `the weather in`, `wind Oslo Bergen`, `Oslo, Bergen now`.
  private static func isSpoken(_ word: String) -> Bool {
    word == word.lowercased()
      && (Language.typed.quantity(word) != nil
        || spoken.contains(Language.typed.english(for: word)))
  }

  private static let spoken: Set = ["the", "weather", "forecast", "now"]
}

nonisolated extension Argument where Value == Bool {
  /// `by weather`: what every comparison shows.
  fileprivate static var weather: Argument {
    Argument(standard: false) { line in
      guard let last = line.last, Language.typed.english(for: last) == "weather" else {
        return nil
      }
      let isBy = line.rest.dropLast().last?.lowercased() == "by"
      guard isBy || line.count > 2 else { return nil }
      line.takeLast(isBy ? 2 : 1)
      return true
    }
  }
}

nonisolated extension Argument where Value == WeatherQuantity {
  /// `by wind`, or `compare Oslo Bergen wind`.
  fileprivate static var compared: Argument {
    let behind = quantity(after: "by")
    return Argument(.behind("by", .quantity)) { line throws(Failure) in
      if let quantity = try behind.walk(line) { return quantity }
      guard line.count > 2, let last = line.last,
        let quantity = WeatherQuantity.named(Language.typed.english(for: last)),
        bare.contains(quantity)
      else { return nil }
      line.takeLast(1)
      return quantity
    }
  }

  /// Those whose names are no places.
  private static let bare = Set(
    ["temperature", "rain", "snow", "wind", "uv"].compactMap(WeatherQuantity.named))
}

nonisolated extension Argument where Value == DayReference {
  /// A day at either end of the places, or between them.
  fileprivate static var dayInside: Argument {
    Argument(.day) { words throws(Failure) in
      if let day = try day.walk(words) { return day }
      let end = words.rest.count - 1
      for first in words.rest.indices.dropFirst().dropLast() {
        // `next weekend`, `on sat 5.12.`
        for last in (first + 1...min(first + DayArgument.mostWords.days, end)).reversed() {
          let text = words.rest[first..<last].joined(separator: " ")
          guard let day = try DayArgument.day(text, words.vocabulary.phrases) else { continue }
          words.take(first..<last)
          return day
        }
      }
      return nil
    }
  }
}
