import Analysis
import Presentation
import Reports

extension QuestionText {
  /// The answer as a sentence.
  func answer(
    _ question: WeatherQuestion, _ place: Place, _ timeline: Timeline, on day: DayReference? = nil,
    _ runs: Ensemble? = nil
  ) -> String {
    sentence(found(question, place, timeline, on: day, runs), place)
  }
}
