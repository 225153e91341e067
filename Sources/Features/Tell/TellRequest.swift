import Analysis
import Clients
import CommandKit
import Phrases
import Reports
import Warnings

/// A parsed line of `tell`.
nonisolated enum TellRequest: Hashable, Sendable {
  /// A question's words, and where.
  case ask(String, Target)
  /// The words of a question about a way that is kept: `rain on my-ride at sat 8:00`.
  case way([String])
  case check
  case timer(isOn: Bool)

  /// The places of a question.
  enum Target: Hashable, Sendable {
    case place(PlaceReference)
    /// Rows of the list on the screen, or all favorites.
    case rows(RowSelection)
  }

  static let words = ["when", "warnings", "check", "on", "off"]
}

nonisolated extension Argument where Value == TellRequest {
  static var request: Argument {
    let what = Argument<String>.choice(TellRequest.words)
    return Argument(
      .choice(TellRequest.words),
      .optional(.either([.choice(WeatherQuestion.words), .quantity])),
      .optional(.count()), .optional(.duration(["1h"])), .optional(.day),
      .optional(.choice(WeatherWarning.Severity.allCases.map(\.rawValue))),
      .optional(.behind("for", .text)),
      .optional(.either([.behind("in", .placeName), .behind("at", .rows)]))
    ) { words throws(Failure) in
      switch try what.walk(words) {
      case "check": return .check
      case "on": return .timer(isOn: true)
      case "off": return .timer(isOn: false)
      case "warnings": return try warnings(words)
      case "when": return try question(words)
      default: return nil
      }
    }
  }

  /// The question behind `when`: about warnings, a quantity, the weather on a way, or that of places.
  private static func question(_ words: Walk) throws(Failure) -> TellRequest? {
    if words.first?.lowercased() == "warnings" {
      words.takeFirst()
      return try warnings(words)
    }
    guard let asked = try Argument<[String]>.question.walk(words) else { return nil }
    // `on saturday` is no way.
    if asked.count == 1, words.first?.lowercased() == WayQuestions.word,
      try DayArgument(words.rest, words.vocabulary.phrases)?.isFirst != true
    {
      return try way(asked, words)
    }
    let text = (asked + (try day(words))).joined(separator: " ").lowercased()
    return .ask(text, try target(words))
  }

  /// `rain on my-ride at sat 8:00`
  private static func way(_ asked: [String], _ words: Walk) throws(Failure) -> TellRequest {
    let question = asked + [WayQuestions.word] + words.rest.dropFirst()
    guard WayQuestions.isOne(question.joined(separator: " ")) else { throw words.refused }
    words.takeAll()
    return .way(question)
  }

  /// The day behind the weather or, as in `rain in Oslo tomorrow`, behind the place.
  private static func day(_ words: Walk) throws(Failure) -> [String] {
    let day = try Argument<DayReference>.day.withWords.walk(words)?.words ?? []
    return Language.typed.withoutPreposition(day)
  }

  /// `severe for wind`, each of which may be left out.
  private static func warnings(_ words: Walk) throws(Failure) -> TellRequest {
    let level = try Argument<String>.choice(WarningQuestion.levels).walk(words)
    var question = WarningQuestion(least: level.flatMap(WarningQuestion.severity))
    words.offer { $0.matches(["for"], $1) }
    if words.first?.lowercased() == "for" {
      words.takeFirst()
      words.offer { $0.matches(WarningQuestion.events, $1) }
      let event = words.rest.prefix { !["in", "at", "all"].contains($0.lowercased()) }
      guard !event.isEmpty else { throw words.refused }
      words.takeFirst(event.count)
      question.event = event.joined(separator: " ").lowercased()
    }
    return .ask(question.text, try target(words))
  }

  /// `in PLACE`, `at ROWS`, `all`, or the place at hand.
  private static func target(_ words: Walk) throws(Failure) -> TellRequest.Target {
    let isAll = RowSelection(words.rest) == .all
    guard isAll || words.first?.lowercased() == "at" else {
      // A second level or a day isn't a place.
      let isDay =
        try DayArgument(words.rest, words.vocabulary.phrases) != nil && !words.isPlaceWithDay
      let isLevel = words.first.flatMap(WarningQuestion.severity) != nil
      guard !isDay, !isLevel else { throw words.refused }
      return .place(try Argument<PlaceReference>.placeIn.walk(words) ?? .atHand)
    }
    if !isAll { words.takeFirst() }
    guard let rows = try Argument<RowSelection>.rows.walk(words) else { throw words.refused }
    return .rows(rows)
  }
}

extension SavedQuestion {
  /// The subject of an alert.
  nonisolated enum Subject: Hashable {
    case way
    case warnings(WarningQuestion)
    case weather(WeatherQuestion, DayReference?)
  }

  /// `nil` for words that ask for nothing.
  nonisolated func subject(_ phrases: any Phrases) -> Subject? {
    if WayQuestions.isOne(text) { return .way }
    if let warnings = WarningQuestion(text) { return .warnings(warnings) }
    let (words, day) = Self.parts(of: text, phrases)
    let units = WeatherQuestion.Units(temperature: temperature, wind: wind)
    return WeatherQuestion(words, units: units).map { .weather($0, day) }
  }

  /// The words of a question about the weather, and the day behind them.
  nonisolated static func parts(
    of text: String, _ phrases: any Phrases
  ) -> (words: [String], day: DayReference?) {
    let words = text.spacedWords
    for count in words.indices.dropFirst() where WeatherQuestion(Array(words[..<count])) != nil {
      let day = try? DayArgument.day(words[count...].joined(separator: " "), phrases)
      if let day { return (Array(words[..<count]), day) }
    }
    return (words, nil)
  }
}

extension DayReference {
  /// The word that a saved question keeps for a day that recurs; `nil` for a date.
  nonisolated var savedWord: String? {
    switch self {
    case .hours: self == .tonight ? "tonight" : self == .evening ? "this evening" : nil
    case .weekend, .days(.weekday(5), to: .weekday(6)): "weekend"
    case .weekday: weekdayWord
    case .after, .nextWeekday, .lastWeekday, .nextWeekend, .lastWeekend, .week, .nextWeek, .date,
      .anniversary, .beside, .days, .hour, .nextHours:
      nil
    }
  }
}
