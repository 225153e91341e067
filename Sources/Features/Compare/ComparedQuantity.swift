import Documents
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// A quantity at one of the places: now, and its range in the hours that are meant, or the sum of what falls.
struct ComparedQuantity {
  let place: Place
  let series: QuantitySeries
  let value, low, high: Double?
  /// The time of the range; `nil` if nothing is known of it.
  let time: DateInterval?
  /// `nil` unless it adds up.
  let sum: Double?

  /// The range is that of the day, and without one that of the next 24 hours.
  init(_ place: Place, _ series: QuantitySeries, on day: DayReference?, now: Date) {
    let clock = PlaceClock(place, zone: series.timeZone)
    let span = day.flatMap { DaySpan($0, clock: clock, now: now) }
    let coming = series.coming(from: now)
    // The hour that has begun is the first of them.
    let end = (coming.first?.time ?? now) + 86_400
    let items =
      day == nil
      ? coming.filter { $0.time < end }
      : series.items.filter { span?.contains($0.time) == true }
    let values = items.compactMap(\.value)
    self.place = place
    self.series = series
    value = series.value(at: now)
    time = items.first.flatMap { first in
      items.last.map { DateInterval(start: first.time, end: $0.time + series.step) }
    }
    low = values.min()
    high = values.max()
    sum = series.quantity.falls && !values.isEmpty ? values.reduce(0, +) : nil
  }

  /// By which places are put in order.
  var rank: Double? { sum ?? high }

  var json: JSONValue {
    let clock = PlaceClock(place, zone: series.timeZone)
    return [
      "quantity": .string(series.quantity.name),
      "unit": .string(series.quantity.dimension.symbol), "covered": .bool(series.isCovered),
      "now": .rounded(value), "from": .optional(time.flatMap { clock.iso8601($0.start) }),
      "to": .optional(time.flatMap { clock.iso8601($0.end) }), "lowest": .rounded(low),
      "highest": .rounded(high), "sum": .rounded(sum, to: 2),
      "service": .string(series.service.rawValue),
    ]
  }

  /// The cells of its row: the place, the value now, the range or the sum.
  func cells(_ name: String?, isHighest: Bool, _ words: Wording) -> [Line] {
    let (text, phrases) = (words.quantities, words.phrases)
    var range = "–"
    if let sum {
      range = phrases.figure(words.figures.figure(sum, series.quantity.dimension, decimals: 1))
    } else if let low, let high {
      range = phrases.figure(
        phrases.range(
          from: text.bare(low, of: series.quantity), to: text.figure(high, of: series.quantity)))
    }
    return [
      Line(name ?? place.name, isHighest ? .accent : .plain),
      Line(phrases.figure(text.figure(value, of: series.quantity))), Line(range),
    ]
  }
}
