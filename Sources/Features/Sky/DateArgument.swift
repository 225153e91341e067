import CommandKit
import Phrases
import Reports

nonisolated extension Argument where Value == DayReference {
  /// A day and nothing else.
  static var date: Argument {
    Argument(.day) { words throws(Failure) in
      words.offer { $0.completions(forDay: $1) }
      guard words.first != nil else { return nil }
      guard let day = try DayArgument.day(words.text, words.vocabulary.phrases) else {
        throw .badDate(words.text)
      }
      return day
    }
  }
}
