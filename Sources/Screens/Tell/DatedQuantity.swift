import CommandKit
import Phrases
import Quantities
import WeatherModels

/// A question about a quantity and the day that it is about: `sea above 20 saturday`.
nonisolated struct DatedQuantity: Hashable, Sendable {
  /// Its limit is in a unit that is named, or in that of a kept question.
  let question: QuantityQuestion
  /// Only this day is looked at.
  let day: DayReference?

  /// A number without a unit is meant in `unit`. `nil` if the words are no such question.
  init?(
    _ words: [String], _ phrases: any Phrases,
    unit: (WeatherQuantity) -> String = { $0.dimension.symbol }
  ) throws(Failure) {
    // Days are searched for only after a possible quantity: each try costs time.
    guard Language.typed.quantity(firstOf: words) != nil else { return nil }
    let found = try DatedQuestion.split(words, phrases) {
      QuantityQuestion(typed: $0, unit: unit) != nil
    }
    guard let found, let question = QuantityQuestion(typed: found.words, unit: unit) else {
      return nil
    }
    (self.question, day) = (question, found.day)
  }
}
