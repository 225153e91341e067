import Documents
import Outlook
import Phrases
import Quantities
import WeatherModels
import WeatherText

nonisolated extension QuestionText {
  /// The ensemble whose runs were counted, and the steps in which these are computed.
  func notes(_ found: FoundWeather) -> [String] {
    guard let count = found.certainty?.runs ?? found.absence?.runs?.count else { return [] }
    let steps = count.step > 1 ? [count.step] : []
    return [phrases.ensemble(count.model.title, members: count.members, steps: steps)]
  }

  /// `question`, `found`, `from`, `to`, `hours` and how sure that is, or that nothing was found: `share`, `word` and
  /// `runs`. Snow that falls where rain was asked for is `instead`. Of a quantity its `limit` and its values.
  func document(
    _ found: FoundWeather, _ text: String, _ place: Place, _ series: QuantitySeries? = nil
  ) -> JSONValue {
    let (clock, service) = (
      PlaceClock(place, zone: found.timeline.timeZone), found.timeline.service
    )
    let instead = found.instead.map { other in
      JSONValue.object(
        [.init(name: "kind", value: .string(other.question.condition == .snow ? "snow" : "rain"))]
          + other.members(clock))
    }
    let limit: Double? =
      if case .limit(_, _, let limit) = found.question.condition { limit } else { nil }
    return .object(
      [
        .init(name: "place", value: place.json), .init(name: "question", value: .string(text)),
        .init(name: "found", value: .bool(found.spell != nil)),
      ] + found.members(clock) + [
        .init(name: "instead", value: instead ?? .null),
        series == nil
          ? .init(name: "service", value: .string(service.rawValue))
          : .init(name: "limit", value: .rounded(limit)),
        .init(name: "sample", value: .bool(service == .sample)),
      ] + (series?.members ?? []))
  }
}

nonisolated extension FoundWeather {
  /// Times are `null` without a spell, and the certainty where it isn't known.
  fileprivate func members(_ clock: PlaceClock) -> [JSONValue.Member] {
    let certainty = certainty ?? absence?.certainty
    return [
      .init(name: "from", value: .optional(spell.flatMap { clock.iso8601($0.start) })),
      .init(name: "to", value: .optional(spell.flatMap { clock.iso8601($0.end) })),
      .init(name: "hours", value: .rounded(spell?.length, to: 1)),
      .init(name: "share", value: .rounded(certainty?.share, to: 3)),
      .init(name: "word", value: .optional(certainty?.word.rawValue)),
      .init(name: "runs", value: certainty?.runs?.json ?? .null),
    ]
  }
}

nonisolated extension EnsembleCount {
  fileprivate var json: JSONValue {
    ["model": .string(model.rawValue), "agree": .int(agree), "of": .int(members)]
  }
}
