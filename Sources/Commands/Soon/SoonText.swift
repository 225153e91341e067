import Documents
import Foundation
import Outlook
import Phrases
import WeatherModels
import WeatherText

nonisolated extension MinuteText {
  /// The source of the minutes: `GeoSphere Austria · radar 14:05, 7 min old · fetched 2 min ago`.
  func head(_ place: Place, _ nowcast: Nowcast) -> HeadViewModel {
    var head = words.origin.head(place, nil)
    let clock = PlaceClock(place)
    let kind = phrases.nowcastKind(nowcast.kind)
    let issued = nowcast.issuedAt.flatMap { date in
      words.time(of: date, clock).map {
        phrases.issued(kind, at: $0, age: Self.age(now().timeIntervalSince(date)))
      }
    }
    head.source = [
      phrases.nowcastServiceName(nowcast.service), issued ?? kind,
      phrases.fetched(secondsAgo: now().timeIntervalSince(nowcast.fetched)),
    ].joined(separator: " · ")
    head.isSample = nowcast.service == .sample
    head.notes = [
      words.origin.wrongClock(nowcast.moment(against: now()), clock),
      nowcast.failure.map { phrases.modelForRadar(because: phrases.sentence(for: .service($0))) },
    ].compactMap(\.self)
    return head
  }

  /// `place` and `soon`, with the steps of the next two hours in mm/h.
  func document(_ place: Place, _ nowcast: Nowcast, _ timeline: Timeline) -> JSONValue {
    let clock = PlaceClock(place)
    let soon = Soon(timeline)
    let first = soon?.spells.first
    let json: JSONValue = [
      "service": .string(nowcast.service.rawValue), "kind": .string(nowcast.kind.rawValue),
      "coverage": .string(nowcast.coverage.rawValue),
      "issuedAt": .optional(nowcast.issuedAt.flatMap(clock.iso8601)),
      "minutes": .array(
        timeline.slots.filter(\.isByMinute).map { step in
          [
            "time": .optional(clock.iso8601(step.start)),
            "precipitation": .rounded(step.rate, to: 3),
          ]
        }),
      "starts": .optional(first.flatMap { clock.iso8601($0.start) }),
      "ends": .optional(
        first.flatMap { spell in
          soon?.goesOn == true ? nil : clock.iso8601(spell.end)
        }),
    ]
    return ["place": place.json, "soon": json]
  }
}
