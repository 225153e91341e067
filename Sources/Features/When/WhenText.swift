import Analysis
import Documents
import Foundation
import Phrases
import Presentation
import Quantities
import Reports

nonisolated extension QuestionText {
  /// The ensemble whose runs were counted, and the steps in which these are computed.
  func notes(_ found: FoundWeather) -> [String] {
    let count =
      found.total?.certainty?.runs ?? found.certainty?.runs ?? found.absence?.runs?.count
    return count.map { count in
      [
        phrases.ensemble(
          count.model.title, members: count.members, steps: count.step > 1 ? [count.step] : [])
      ]
    } ?? []
  }

  /// `question`, `found`, `from`, `to`, `hours` and how sure that is, or that nothing was found: `share`, `word` and
  /// `runs`. These are of the surest part, as in the sentence; `forecast` is all of the time in which the forecast has
  /// it. A later time begins `again`, the next rain or snow behind dry weather `falls`, and snow that falls where rain was
  /// asked for is `instead`.
  /// The `total` of whole days is compared with a limit of what falls. Of a quantity its `limit` and its values.
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
      "again": .optional((found.again ?? found.next).flatMap { clock.iso8601($0.start) }),
      "falls": .optional(found.fall.flatMap { clock.iso8601($0.start) }),
      "instead": instead ?? .null, "total": found.total?.json ?? .null,
      series == nil ? "service" : "limit":
        series == nil ? .string(timeline.service.rawValue) : .rounded(limit),
      "sample": .bool(timeline.service == .sample),
    ]
    return question.merging(found.json(clock)).merging(rest).merging(series?.json ?? [:])
  }
}

nonisolated extension FoundTotal {
  /// In the base unit; `found` if it is beyond the limit, of which the certainty is as in the sentence.
  fileprivate var json: JSONValue {
    let total: JSONValue = [
      "sum": .rounded(sum, to: 2), "unit": .string(quantity.dimension.symbol),
      "limit": .rounded(limit), "found": .bool(isBeyond), "rest": .bool(isRest),
    ]
    return total.merging(certainty.json)
  }
}

nonisolated extension Certainty? {
  fileprivate var json: JSONValue {
    [
      "share": .rounded(self?.share, to: 3), "word": .optional(self?.word.rawValue),
      "runs": self?.runs.map {
        ["model": .string($0.model.rawValue), "agree": .int($0.agree), "of": .int($0.members)]
      } ?? .null,
    ]
  }
}

nonisolated extension FoundWeather {
  /// Times are `null` without a spell, and the certainty where it isn't known.
  fileprivate func json(_ clock: PlaceClock) -> JSONValue {
    let surest = parts.surest.map { parts[$0] }
    let certainty = surest == nil ? absence?.certainty : surest?.certainty
    return time(surest?.start, surest?.end, clock).merging(certainty.json).merging([
      "forecast": spell.map { time($0.start, $0.end, clock) } ?? .null
    ])
  }

  private func time(_ from: Date?, _ to: Date?, _ clock: PlaceClock) -> JSONValue {
    let seconds = from.flatMap { from in to.map { $0.timeIntervalSince(from) } }
    return [
      "from": .optional(from.flatMap(clock.iso8601)), "to": .optional(to.flatMap(clock.iso8601)),
      "hours": .rounded(seconds.map { $0 / 3600 }, to: 1),
    ]
  }
}
