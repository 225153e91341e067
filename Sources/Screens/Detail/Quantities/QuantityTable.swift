import Documents
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// High or low water in words.
nonisolated struct TideRow: Hashable, Sendable {
  var name: String
  var time: String
  var value: String
}

/// A quantity at a place in words.
nonisolated struct QuantityViewModel: Hashable, Sendable {
  /// A value at its time, and the length of its bar as a share of the widest one.
  struct Row: Hashable, Sendable {
    var time: String
    /// The date, in the first row of a day.
    var newDay: String?
    var value: String
    var share: Double?
    /// The row for screen readers, which don't see the unit in the title.
    var reading: String
  }

  var title: String
  /// The present value and the range.
  var summary: [String]
  var rows: [Row]
  var turns: [TideRow] = []
  /// Notes on what the values aren't suitable for.
  var notes: [String]
  var glyphs: Glyphs
}

nonisolated extension QuantityText {
  /// The values to come, at most `limit` of them; `nil` if there is none.
  func table(_ place: Place, _ series: QuantitySeries, limit: Int) -> QuantityViewModel? {
    let items = Array(series.coming(from: now()).prefix(limit))
    let values = items.compactMap(\.value)
    guard let lowest = values.min(), let highest = values.max() else { return nil }
    let quantity = series.quantity
    let clock = PlaceClock(place, zone: series.timeZone)
    let isScaled = lowest >= 0 && highest > 0
    var before = clock.day(of: now())
    let rows = items.map { item in
      let day = clock.day(of: item.time)
      defer { before = day }
      let time =
        quantity.isDaily
        ? day.map(phrases.day) ?? "–"
        : words.hour(at: item.time, clock)
      return QuantityViewModel.Row(
        time: time,
        newDay: quantity.isDaily || day == before
          ? nil : day.map(phrases.longDate)?.capitalizedFirst,
        value: phrases.figure(item.value.map { bare($0, of: quantity) } ?? "–"),
        share: isScaled ? item.value.map { $0 / highest } : nil,
        reading: time + ": " + phrases.figure(figure(item.value, of: quantity)))
    }
    let turns = turns(series, among: items, clock)
    return QuantityViewModel(
      title: title(quantity), summary: summary(series, items, clock, hasTurns: !turns.isEmpty),
      rows: rows, turns: turns, notes: notes(quantity), glyphs: appearance().glyphs)
  }

  /// A row for each turn of the tide among the items: `High water  Sun 22 04:10  0.80 m`.
  private func turns(
    _ series: QuantitySeries, among items: [QuantitySeries.Item], _ clock: PlaceClock
  ) -> [TideRow] {
    guard let last = items.last else { return [] }
    return series.tides(from: now(), until: last.time).map { turn in
      TideRow(
        name: turn.isHigh ? phrases.detail.highWater : phrases.detail.lowWater,
        time: [
          clock.day(of: turn.time).map(phrases.shortDate),
          // The tide is no more precise.
          words.time(of: turn.time.nearestMinute, clock),
        ].compactMap(\.self).joined(separator: " "),
        value: phrases.figure(figure(turn.value, of: series.quantity)))
    }
  }

  /// The present value and the range of the items, unless the turns of the tide say that to the minute.
  private func summary(
    _ series: QuantitySeries, _ items: [QuantitySeries.Item], _ clock: PlaceClock, hasTurns: Bool
  ) -> [String] {
    let quantity = series.quantity
    let now = series.value(at: now()).map {
      phrases.detail.quantityNow(phrases.figure(figure($0, of: quantity)))
    }
    func time(_ item: QuantitySeries.Item) -> String {
      guard let day = clock.day(of: item.time) else { return "–" }
      let named = phrases.shortDate(day)
      let isToday = day == clock.day(of: self.now())
      let time = words.spokenTime(of: item.time, clock, isShort: true, isAfterDay: !isToday)
      guard !quantity.isDaily, let time else { return named }
      return isToday ? time : named + " " + time
    }
    let known = items.filter { $0.value != nil }
    guard !hasTurns, let lowest = known.min(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
      let highest = known.max(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
      figure(lowest.value, of: quantity) != figure(highest.value, of: quantity)
    else { return [now].compactMap(\.self) }
    return [
      now,
      phrases.detail.quantityRange(
        lowest: figure(lowest.value, of: quantity), at: time(lowest),
        highest: figure(highest.value, of: quantity), at: time(highest)),
    ].compactMap(\.self)
  }
}

nonisolated extension WeatherLines {
  /// The title, a summary, then a row for each value: time, value and a bar; below, cautions about its use.
  static func quantity(_ words: QuantityViewModel, width: Int) -> [Line] {
    let label = words.rows.map(\.time.displayWidth).max() ?? 0
    let figure = words.rows.map(\.value.displayWidth).max() ?? 0
    let room = min(40, width - label - figure - 5)
    let rows = words.rows.flatMap { row -> [Line] in
      let bar = Line.bar(
        row.share ?? 0, of: 1, width: room > 4 ? room : 0, glyphs: words.glyphs, .accent)
      let line =
        Line(" ") + Line(row.time).padded(to: label) + "  "
        + Line(row.value).padded(to: figure, .trailing)
        + (bar.spans.isEmpty ? "" : "  " + bar)
      let read = line.clipped(to: width)
      return (row.newDay.map { [Line(" ") + Line($0, .dim)] } ?? [])
        + [read].read(as: [row.reading])
    }
    return [heading(words.title)] + words.summary.flatMap { note($0, .plain, width: width) }
      + tides(words.turns, width: width) + rows + words.notes.flatMap { note($0, width: width) }
  }

  static func tides(_ rows: [TideRow], width: Int) -> [Line] {
    Table(
      columns: [.init(isPlain: true), .init(), .init(.trailing)],
      rows: rows.map { [Line($0.name), Line($0.time), Line($0.value)] }
    ).lines(width: width).read(as: rows.map { "\($0.name): \($0.time), \($0.value)" })
  }
}

nonisolated extension QuantitySeries {
  /// High and low water to come, until a time; none of another quantity. Half a decimeter is less than a tide.
  fileprivate func tides(from start: Date, until end: Date) -> [Turn] {
    guard quantity.name == "tide" else { return [] }
    return turns(least: 0.05).filter { $0.time > start && $0.time <= end }
  }

  /// The values to come, each with its time at the place, in the base unit of the quantity, which is named. A value
  /// that isn't known is `null`.
  func json(at place: Place, now: Date, limit: Int) -> JSONValue {
    let clock = PlaceClock(place, zone: timeZone)
    let items = coming(from: now).prefix(limit)
    let turns = items.last.map { tides(from: now, until: $0.time) } ?? []
    let document = (["place": place.json] as JSONValue).merging(json).merging([
      "now": .rounded(value(at: now)),
      "items": .array(
        items.map { item in
          [
            "time": .optional(
              quantity.isDaily
                ? clock.day(of: item.time)?.description : clock.iso8601(item.time)),
            "value": .rounded(item.value),
          ]
        }),
    ])
    guard quantity.name == "tide" else { return document }
    return document.merging([
      "turns": .array(
        turns.map { turn in
          [
            "time": .optional(clock.iso8601(turn.time.nearestMinute)),
            "kind": .string(turn.isHigh ? "high" : "low"), "value": .rounded(turn.value, to: 2),
          ]
        })
    ])
  }
}
