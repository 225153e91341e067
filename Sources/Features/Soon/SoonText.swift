import Analysis
import Documents
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText

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
    head.sources = [
      phrases.nowcastServiceName(nowcast.service), issued ?? kind,
      phrases.fetched(secondsAgo: now().timeIntervalSince(nowcast.fetched)),
    ]
    head.isSample = nowcast.service == .weather(.sample)
    head.notes = [
      words.origin.wrongClock(nowcast.moment(against: now()), clock),
      nowcast.failure.map {
        phrases.soon.modelForRadar(because: phrases.sentence(for: .service($0)))
      },
    ].compactMap(\.self)
    return head
  }

  /// `place` and `soon`, with the steps of the next two hours in mm/h.
  func document(_ place: Place, _ nowcast: Nowcast, _ timeline: Timeline) -> JSONValue {
    let clock = PlaceClock(place)
    let soon = Soon(timeline)
    let first = soon?.spells.first
    let json: JSONValue = [
      "service": .string(nowcast.service.name), "kind": .string(nowcast.kind.rawValue),
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

  /// The minutes as bars, five minutes each; `nil` if nothing falls, or if they don't cover the present.
  func chart(_ place: Place, _ timeline: Timeline) -> ChartViewModel? {
    guard let soon = Soon(timeline), !soon.spells.isEmpty else { return nil }
    let now = timeline.now
    let clock = PlaceClock(place, zone: timeline.timeZone)
    let steps = timeline.slots.filter(\.isByMinute)
    let length = 300.0
    let first = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / length).rounded(.down) * length)
    let times = (0..<24).map { first.addingTimeInterval(Double($0) * length) }
    let parts = times.map { time in
      steps.filter { $0.start < time + length && $0.end > max(time, now) }
        .max { $0.rate < $1.rate }
    }
    let rates = zip(times, parts).map { time, part in
      // What is too little for the sentence has no bar.
      let isWet = soon.spells.contains { $0.start < time + length && $0.end > time }
      return part.flatMap { Precipitation(isWet ? $0.rate : 0, .millimeters) }
    }
    let unit = units().rain
    let amounts = rates.map { $0?.in(unit) }
    guard let range = ChartRange(amounts, leastSpan: 2 / unit.scale, fromZero: true) else {
      return nil
    }
    let ticks = times.enumerated().compactMap { index, time -> Chart.Tick? in
      let seconds = time.timeIntervalSince1970.truncatingRemainder(dividingBy: 7200)
      guard seconds.truncatingRemainder(dividingBy: 900) == 0,
        let label = words.time(of: time, clock, isShort: true)
      else { return nil }
      // Thinned by quarters of an hour.
      return Chart.Tick(at: Double(index), label: label, hour: Int(seconds / 900))
    }
    let kinds = soon.spells.flatMap { $0.slots.map(\.kind) }
    let title = phrases.soon.minuteChart(PrecipitationKind(of: kinds), in: unit.symbol)
    let styles = zip(rates, parts).map { rate, part in
      Style(millimeters: rate?.in(.millimeters), part?.kind ?? .rain)
    }
    let panel = Chart.Panel(
      legend: [.init(title)], unit: unit.symbol,
      drawing: .bars(Chart.Bars(amounts, styles: styles), range))
    return ChartViewModel(
      title: title,
      chart: Chart(
        count: times.count, panels: [panel], ticks: ticks, mark: nil,
        decimalMark: phrases.decimalSeparator),
      glyphs: appearance().glyphs,
      reading: steps.map { step in
        (words.time(of: step.start, clock) ?? "–") + ": "
          + phrases.figure(figures.rain(Precipitation(step.rate, .millimeters))) + "/h"
      })
  }
}
