import Analysis
import Phrases
import Reports

/// A question as it was typed, and the day that it is about.
nonisolated struct AskedQuestion: Sendable {
  let question: WeatherQuestion
  /// Without the day.
  let text: String
  let day: DayReference?
  /// With the day, as alerts are saved: `rain saturday`.
  let wholeText: String

  init(_ question: WeatherQuestion, _ text: String, _ day: DayReference?, said: [String]) {
    (self.question, self.text, self.day) = (question, text, day)
    wholeText = ([text] + Language.typed.withoutPreposition(said)).joined(separator: " ")
  }
}
