import Analysis
import Documents
import Phrases
import Presentation
import Quantities
import Reports

nonisolated extension QuestionText {
  /// The amount that falls on the days of a limit in all, since the limit is one of each hour; and the ensemble whose
  /// runs were counted, and the steps in which these are computed.
  func notes(_ found: FoundWeather) -> [String] {
    let count = found.certainty?.runs ?? found.absence?.runs?.count
    let ensemble = count.map { count in
      phrases.ensemble(
        count.model.title, members: count.members, steps: count.step > 1 ? [count.step] : [])
    }
    return [total(found), ensemble].compactMap(\.self)
  }

  private func total(_ found: FoundWeather) -> String? {
    guard case .limit(let quantity, _, _) = found.question.condition, quantity.falls,
      found.span?.hours == nil, found.span != nil
    else { return nil }
    return words.quantities.total(found.slots.map(\.conditions), isWhole: found.isWhole)
  }

  /// `question`, `found`, `from`, `to`, `hours` and how sure that is, or that nothing was found: `share`, `word` and
  /// `runs`. Snow that falls where rain was asked for is `instead`. Of a quantity its `limit` and its values.
  func document(
    _ found: FoundWeather, _ text: String, _ place: Place, _ series: QuantitySeries? = nil
  ) -> JSONValue {
    let timeline = found.timeline
    let clock = PlaceClock(place, zone: timeline.timeZone)
    let instead = found.instead.map { other -> JSONValue in
      let isSnow = other.question.condition == .snow
      let kind: JSONValue = ["kind": .string(isSnow ? "snow" : "rain")]
      return kind.merging(other.json(clock))
    }
    let limit: Double? =
      if case .limit(_, _, let limit) = found.question.condition { limit } else { nil }
    let question: JSONValue = [
      "place": place.json, "question": .string(text), "found": .bool(found.spell != nil),
    ]
    let rest: JSONValue = [
      "instead": instead ?? .null,
      series == nil ? "service" : "limit":
        series == nil ? .string(timeline.service.rawValue) : .rounded(limit),
      "sample": .bool(timeline.service == .sample),
    ]
    return question.merging(found.json(clock)).merging(rest)
      .merging(.object(series?.members ?? []))
  }
}

nonisolated extension FoundWeather {
  /// Times are `null` without a spell, and the certainty where it isn't known.
  fileprivate func json(_ clock: PlaceClock) -> JSONValue {
    let certainty = certainty ?? absence?.certainty
    return [
      "from": .optional(spell.flatMap { clock.iso8601($0.start) }),
      "to": .optional(spell.flatMap { clock.iso8601($0.end) }),
      "hours": .rounded(spell?.length, to: 1), "share": .rounded(certainty?.share, to: 3),
      "word": .optional(certainty?.word.rawValue),
      "runs": certainty?.runs.map {
        ["model": .string($0.model.rawValue), "agree": .int($0.agree), "of": .int($0.members)]
      } ?? .null,
    ]
  }
}
