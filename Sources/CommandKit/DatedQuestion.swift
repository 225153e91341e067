public import Outlook
public import Phrases
public import WeatherModels
public import WeatherText

/// A question about the weather and the day that it is about: `dry 3h saturday`.
public struct DatedQuestion: Hashable, Sendable {
  /// As it was typed, without the day.
  public private(set) var words: [String]
  /// Only this day is looked at.
  public var day: DayReference?

  /// `nil` where the words ask for nothing that a report could answer.
  public init?(_ words: [String], _ phrases: any Phrases) throws(Failure) {
    self.words = words
    // The sun may be meant, or Sunday.
    if question(in: UnitChoice()) != nil { return }
    if let found = try DayArgument(words, phrases, mayBeFirst: false) {
      (day, self.words) = (found.day, found.rest)
      if question(in: UnitChoice()) != nil { return }
    }
    // `dry saturday 3h`
    for found in try DayArgument.inside(words, phrases) {
      (day, self.words) = (found.day, found.rest)
      if question(in: UnitChoice()) != nil { return }
    }
    return nil
  }

  /// A number without a unit is meant in these.
  public func question(in units: UnitChoice) -> WeatherQuestion? {
    WeatherQuestion(words, temperature: units.temperature, wind: units.wind)
  }
}
