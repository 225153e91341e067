import Documents
import Outlook
import Phrases
import WeatherModels
import WeatherText

nonisolated extension QuestionText {
  /// The number of runs with the awaited weather in the hours found, and the steps in which these are computed.
  func runs(_ count: EnsembleCount, _ question: WeatherQuestion) -> [String] {
    [
      phrases.runs(count, awaited(question.matter), hours: question.hours),
      count.step > 1 ? phrases.interpolated(count.model.title, steps: [count.step]) : nil,
    ].compactMap(\.self)
  }

  /// `question`, `found`, `from`, `to`, `hours` and `confidence`; the last four are `null` where nothing was found. The
  /// runs are `ensemble`, which is `null` where none were counted.
  func document(
    _ question: WeatherQuestion, _ text: String, _ place: Place, _ report: Report,
    on day: DayReference? = nil, _ count: EnsembleCount? = nil
  ) -> JSONValue {
    let clock = PlaceClock(place, zone: report.timeZone)
    let stretch = weatherAnswer(question, place, report, within: day).stretch
    return [
      "place": place.json, "question": .string(text), "found": .bool(stretch != nil),
      "from": .optional(stretch.flatMap { clock.iso8601($0.from) }),
      "to": .optional(stretch.flatMap { clock.iso8601($0.to) }),
      "hours": .optional(stretch.map { ($0.length * 10).rounded() / 10 }),
      "confidence": .optional(
        stretch.map { confidence(question, $0, count).rawValue }),
      "ensemble": count?.json ?? .null,
      "service": .string(report.service.rawValue), "sample": .bool(report.service == .sample),
    ]
  }
}

nonisolated extension EnsembleCount {
  fileprivate var json: JSONValue {
    ["model": .string(model.rawValue), "members": .int(members), "agree": .int(agree)]
  }
}
