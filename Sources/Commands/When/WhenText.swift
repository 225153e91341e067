import Documents
import Outlook
import Phrases
import WeatherModels
import WeatherText

nonisolated extension QuestionText {
  /// The number of runs with the awaited weather in the hours found, and the steps in which these are computed.
  func runs(_ count: EnsembleCount, _ question: WeatherQuestion) -> [String] {
    [
      phrases.runs(count, awaited(question.criterion), hours: question.hours),
      count.step > 1 ? phrases.interpolated(count.model.title, steps: [count.step]) : nil,
    ].compactMap(\.self)
  }

  /// `question`, `found`, `from`, `to`, `hours` and `confidence`; the last four are `null` where nothing was found.
  /// Snow that falls where rain was asked for is `instead`. The runs are `ensemble`, or `null` where none were counted.
  func document(
    _ question: WeatherQuestion, _ text: String, _ place: Place, _ report: Report,
    on day: DayReference? = nil, _ count: EnsembleCount? = nil
  ) -> JSONValue {
    let clock = PlaceClock(place, zone: report.timeZone)
    let window = weatherAnswer(question, place, report, within: day).window
    let instead = fallsInstead(of: question, place, report, within: day).map { other, answer in
      JSONValue.object(
        [.init(name: "kind", value: .string(other == .snow ? "snow" : "rain"))]
          + answer.window.members(clock, answer.window?.confidence))
    }
    return .object(
      [
        .init(name: "place", value: place.json), .init(name: "question", value: .string(text)),
        .init(name: "found", value: .bool(window != nil)),
      ] + window.members(clock, window.map { confidence(question, $0, count) }) + [
        .init(name: "instead", value: instead ?? .null),
        .init(name: "ensemble", value: count?.json ?? .null),
        .init(name: "service", value: .string(report.service.rawValue)),
        .init(name: "sample", value: .bool(report.service == .sample)),
      ])
  }
}

extension WeatherAnswer.Window? {
  /// `from`, `to`, `hours` and `confidence`, which are `null` without a time.
  nonisolated func members(
    _ clock: PlaceClock, _ confidence: WeatherAnswer.Confidence?
  ) -> [JSONValue.Member] {
    [
      .init(name: "from", value: .optional(flatMap { clock.iso8601($0.from) })),
      .init(name: "to", value: .optional(flatMap { clock.iso8601($0.to) })),
      .init(name: "hours", value: .rounded(map(\.length), to: 1)),
      .init(name: "confidence", value: .optional(confidence?.rawValue)),
    ]
  }
}

nonisolated extension EnsembleCount {
  fileprivate var json: JSONValue {
    ["model": .string(model.rawValue), "members": .int(members), "agree": .int(agree)]
  }
}
