import Foundation
import Outlook
import Phrases
import TerminalText
public import WeatherModels

extension WeatherFormatter {
  /// The next two hours in one sentence; `nil` where the minutes do not speak of now.
  public func soon(_ place: Place, _ nowcast: Nowcast, timeZone: String? = nil) -> String? {
    let now = now()
    guard let soon = Soon(nowcast, now: now) else { return nil }
    let clock = PlaceClock(timeZone: timeZone ?? place.timeZone, at: place.coordinate)
    let time: (Date?) -> String? = { $0.flatMap { self.time(of: $0, clock, isShort: true) } }
    // A reach of all but ten minutes is called two hours: radars end five minutes before.
    let isWhole = soon.reach.timeIntervalSince(now) >= Soon.horizon - 600
    let rest = isWhole ? nil : Self.minutes(soon.reach.timeIntervalSince(now))
    guard let starts = soon.starts else { return phrases.drySoon(for: rest) }
    guard starts > now else {
      return soon.ends.map {
        phrases.stopsSoon(
          soon.kind, isHeavy: soon.isHeavy, in: Self.minutes($0.timeIntervalSince(now)),
          again: time(soon.again))
      }
        ?? phrases.goesOn(
          soon.kind, isHeavy: soon.isHeavy, for: rest, heaviest: time(soon.heaviest))
    }
    let end = soon.ends ?? soon.reach
    return phrases.startsSoon(
      soon.kind, isHeavy: soon.isHeavy, in: Self.minutes(starts.timeIntervalSince(now)),
      for: Self.minutes(end.timeIntervalSince(starts)), isOpen: soon.ends == nil,
      heaviest: time(soon.heaviest), again: time(soon.again))
  }

  /// The same where something falls, for the heads of pages.
  public func fallsSoon(_ place: Place, _ nowcast: Nowcast?, timeZone: String? = nil) -> String? {
    guard let nowcast, Soon(nowcast, now: now())?.isWet == true else { return nil }
    return soon(place, nowcast, timeZone: timeZone)
  }

  /// Whose the minutes are, and what: `GeoSphere Austria · radar 14:05, 7 min old · fetched 2 min ago`.
  public func head(_ place: Place, _ nowcast: Nowcast) -> HeadViewModel {
    var head = head(place, Report?.none)
    let clock = PlaceClock(timeZone: place.timeZone, at: place.coordinate)
    let kind = phrases.nowcastKind(nowcast.kind)
    let issued = nowcast.issuedAt.flatMap { date in
      time(of: date, clock).map {
        phrases.issued(kind, at: $0, age: Self.minutes(now().timeIntervalSince(date)))
      }
    }
    head.source = [
      phrases.nowcastServiceName(nowcast.service), issued ?? kind,
      phrases.fetched(secondsAgo: now().timeIntervalSince(nowcast.fetched)),
    ].joined(separator: " · ")
    head.isSample = nowcast.service == .sample
    head.notes =
      nowcast.failure.map {
        [phrases.modelForRadar(because: phrases.sentence(for: .service($0)))]
      } ?? []
    return head
  }

  /// The minutes as bars, five minutes each; `nil` where nothing falls, or they do not speak of now.
  public func chart(_ place: Place, _ nowcast: Nowcast) -> ChartViewModel? {
    let now = now()
    guard let soon = Soon(nowcast, now: now), soon.isWet else { return nil }
    let clock = PlaceClock(timeZone: place.timeZone, at: place.coordinate)
    let steps = Soon.steps(nowcast, now: now)
    let length = 300.0
    let first = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / length).rounded(.down) * length)
    let times = (0..<24).map { first.addingTimeInterval(Double($0) * length) }
    let rates = times.map { time in
      steps.filter { $0.start < time + length && $0.end > max(time, now) }.compactMap(\.rate).max()
    }
    let unit = units().rain
    let amounts = rates.map { $0?.in(unit) }
    guard let range = ChartRange(amounts, leastSpan: 2 / unit.scale, fromZero: true) else {
      return nil
    }
    let ticks = times.enumerated().compactMap { index, time -> Chart.Tick? in
      let seconds = time.timeIntervalSince1970.truncatingRemainder(dividingBy: 7200)
      guard seconds.truncatingRemainder(dividingBy: 900) == 0,
        let label = self.time(of: time, clock, isShort: true)
      else { return nil }
      // Thinned by quarters of an hour.
      return Chart.Tick(at: Double(index), label: label, hour: Int(seconds / 900))
    }
    let title = phrases.minuteChart(soon.kind, in: unit.symbol)
    let styles = rates.map { Style(millimeters: $0?.in(.millimeters), .rain) }
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
        (time(of: step.start, clock) ?? "–") + ": " + figures.rain(step.rate) + "/h"
      })
  }

  /// `place` and `soon`, with the steps of the next two hours in mm/h; `soon` is `null` where nobody has minutes.
  public func document(_ place: Place, _ nowcast: Nowcast?) -> JSONValue {
    ["place": place.json, "soon": nowcast.map { soonJSON(place, $0) } ?? .null]
  }

  /// The member `soon` alone.
  public func soonJSON(_ place: Place, _ nowcast: Nowcast) -> JSONValue {
    let clock = PlaceClock(timeZone: place.timeZone, at: place.coordinate)
    let now = now()
    let soon = Soon(nowcast, now: now)
    return [
      "service": .string(nowcast.service.rawValue), "kind": .string(nowcast.kind.rawValue),
      "coverage": .string(nowcast.coverage.rawValue),
      "issuedAt": .optional(nowcast.issuedAt.flatMap(clock.iso8601)),
      "minutes": .array(
        Soon.steps(nowcast, now: now).map { step in
          [
            "time": .optional(clock.iso8601(step.start)),
            "precipitation": .optional(
              step.rate.map { ($0.in(.millimeters) * 1000).rounded() / 1000 }),
          ]
        }),
      "starts": .optional(soon?.starts.flatMap(clock.iso8601)),
      "ends": .optional(soon?.ends.flatMap(clock.iso8601)),
    ]
  }

  /// `12 min`, `1 h 20 min`: whole minutes, at least one.
  private static func minutes(_ seconds: Double) -> String {
    Figures.span(seconds: max(1, (seconds / 60).rounded()) * 60)
  }
}
