import Analysis
import ScreenTestSupport
@testable import When

extension Wording {
  /// What a report on Oslo says of a question as it is typed.
  func found(
    _ text: String, _ report: Report, on day: DayReference? = nil, _ runs: Ensemble? = nil
  ) throws -> FoundWeather {
    let question = try #require(WeatherQuestion(text.split(separator: " ").map(String.init)))
    return questions.found(question, Fixture.oslo, Timeline(report, now: now()), on: day, runs)
  }

  /// The answer in a sentence, with plain spaces.
  func answer(
    _ text: String, _ report: Report, on day: DayReference? = nil, _ runs: Ensemble? = nil
  ) throws -> String {
    questions.sentence(try found(text, report, on: day, runs), Fixture.oslo).plain
  }

  /// The answer as programs get it.
  func document(_ text: String, _ report: Report, on day: DayReference? = nil) throws -> String {
    questions.document(try found(text, report, on: day), text, Fixture.oslo).description
  }
}
