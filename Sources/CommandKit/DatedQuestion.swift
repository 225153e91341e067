public import Outlook
public import Phrases
public import Quantities
public import WeatherModels
public import WeatherText

/// A question about the weather and the day that it is about: `dry 3h saturday`.
public struct DatedQuestion: Hashable, Sendable {
  /// The words that commands have for what was typed, without the day.
  public private(set) var words: [String]
  /// Only this day is looked at.
  public var day: DayReference?

  /// `nil` if the words ask for nothing that a report could answer.
  public init?(_ words: [String], _ phrases: any Phrases) throws(Failure) {
    let found = try Self.split(QuestionWords.canonical(words), phrases) {
      WeatherQuestion($0, temperature: UnitChoice().temperature, wind: UnitChoice().wind) != nil
    }
    guard let found else { return nil }
    (self.words, day) = found
  }

  /// Separates the day of a question from its other words; it may be anywhere after the first one.
  public static func split(
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
  public func question(in units: UnitChoice) -> WeatherQuestion? {
    WeatherQuestion(words, temperature: units.temperature, wind: units.wind)
  }
}

extension QuantityQuestion {
  /// Reads the words of any language, `výška snehu nad 20`. A number without a unit is meant in `unit`.
  public init?(
    typed words: [String], unit: (WeatherQuantity) -> String = { $0.dimension.symbol }
  ) {
    let words = QuestionWords.canonical(words)
    // `wind above 10`, which has the runs of an ensemble.
    guard WeatherQuestion(words) == nil,
      let (quantity, count) = Language.typed.quantity(firstOf: words)
    else { return nil }
    let limit = words.dropFirst(count)
    self.init([quantity.name] + limit, unit: unit)
  }
}

extension DayReference {
  /// The word that a saved line keeps for a day that comes again each week; `nil` for any other.
  public var weekdayWord: String? {
    guard case .weekday(let day) = self else { return nil }
    return ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"][day]
  }
}
