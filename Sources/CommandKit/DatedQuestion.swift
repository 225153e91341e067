public import Outlook
public import Phrases
import Quantities
public import WeatherModels

/// A question about the weather and the day that it is about: `dry 3h saturday`, `sea above 20 tomorrow`.
public struct DatedQuestion: Hashable, Sendable {
  /// The words that commands have for what was typed, without the day.
  public private(set) var words: [String]
  /// Only this day is looked at.
  public var day: DayReference?

  /// `nil` if the words ask for nothing that could be answered.
  public init?(_ words: [String], _ phrases: any Phrases) throws(Failure) {
    let found = try Self.split(QuestionWords.canonical(words), phrases) {
      WeatherQuestion(typed: $0) != nil
    }
    guard let found else { return nil }
    (self.words, day) = found
  }

  /// Separates the day of a question from its other words; it may be anywhere after the first one.
  static func split(
    _ words: [String], _ phrases: any Phrases, _ isQuestion: ([String]) -> Bool
  ) throws(Failure) -> (words: [String], day: DayReference?)? {
    // The sun may be meant, or Sunday.
    if isQuestion(words) { return (words, nil) }
    if let found = try DayArgument(words, phrases, mayBeFirst: false), isQuestion(found.rest) {
      return (found.rest, found.day)
    }
    // `dry saturday 3h`
    for found in try DayArgument.inside(words, phrases) where isQuestion(found.rest) {
      return (found.rest, found.day)
    }
    return nil
  }

  /// A number without a unit is meant in these.
  public func question(in units: WeatherQuestion.Units) -> WeatherQuestion? {
    WeatherQuestion(typed: words, units: units)
  }
}

extension WeatherQuestion {
  /// Reads the words of any language, `výška snehu nad 20`.
  public init?(typed words: [String], units: Units = Units()) {
    let words = QuestionWords.canonical(words)
    if let question = WeatherQuestion(words, units: units) {
      self = question
      return
    }
    guard let (quantity, count) = Language.typed.quantity(firstOf: words) else { return nil }
    self.init([quantity.name] + words.dropFirst(count), units: units)
  }
}

extension DayReference {
  /// The word that a saved line keeps for a day that comes again each week; `nil` for any other.
  public var weekdayWord: String? {
    guard case .weekday(let day) = self else { return nil }
    return ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"][day]
  }
}
