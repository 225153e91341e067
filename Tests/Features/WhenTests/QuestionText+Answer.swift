import Analysis
import ScreenTestSupport

extension QuestionText {
  /// The answer as a sentence.
  func answer(
    _ question: WeatherQuestion, _ place: Place, _ timeline: Timeline, on day: DayReference? = nil,
    _ runs: Ensemble? = nil
  ) -> String { sentence(found(question, place, timeline, on: day, runs), place) }
}

extension Wording {
  /// The answer of a report on Oslo to a question as it is typed, with plain spaces.
  func answer(
    _ text: String, _ report: Report, on day: DayReference? = nil, _ runs: Ensemble? = nil
  ) throws -> String {
    let question = try #require(WeatherQuestion(text.split(separator: " ").map(String.init)))
    let timeline = Timeline(report, now: now())
    return questions.answer(question, Fixture.oslo, timeline, on: day, runs).plain
  }
}
