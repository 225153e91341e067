import Foundation
public import Quantities
public import Reports

/// The sum of what falls on whole days beside its limit: who asks for 5 cm on a day doesn't mean those of an hour.
public struct FoundTotal: Sendable {
  public let quantity: WeatherQuantity
  public let isAbove: Bool
  /// In base units, of the part of the days that is known.
  public let limit, sum: Double
  /// Whether the sum is above the limit, or below it where that was asked.
  public let isBeyond: Bool
  /// Whether hours of today that are over aren't part of it, because nothing is known of them.
  public let isRest: Bool
  /// The runs that agree with the forecast about the limit; `nil` where none were counted.
  public let certainty: Certainty?
  /// The time in which it falls, from now on unless what has fallen is beyond the limit already.
  let interval: DateInterval?

  /// `nil` unless the question is about whole days of which something is known; `eased` as for conditions.
  init?(
    _ question: WeatherQuestion, in timeline: Timeline, on span: DaySpan?, eased: Bool = false,
    _ runs: Ensemble? = nil
  ) {
    guard question.isAboutTotal(on: span), let span,
      case .limit(let quantity, let isAbove, let limit) = question.condition
    else { return nil }
    let coming = timeline.slots.filter { span.contains($0.middle) }
    let start = coming.first?.start ?? timeline.now
    guard
      let known = timeline.known(of: question.condition, from: start, within: span.contains)
    else { return nil }
    func sum(_ slots: some Sequence<TimeSlot>) -> Double {
      slots.compactMap { $0.value(of: quantity) }.reduce(0, +)
    }
    let past = timeline.past.filter { span.contains($0.middle) }
    let fallen = sum(past)
    let meant = coming.prefix { $0.start < known }
    let margin = eased ? Condition.margin(quantity, limit) : 0
    (self.quantity, self.isAbove) = (quantity, isAbove)
    self.limit = isAbove ? limit - margin : limit + margin
    self.sum = fallen + sum(meant)
    isRest = span.contains((past.first?.start ?? start) - 1)
    // What has been reached by now began before.
    let whole = isAbove && fallen > limit ? past + meant : Array(meant)
    let falling = isAbove ? whole.filter { $0.value(of: quantity) ?? 0 > 0 } : whole
    interval = falling.first.flatMap { first in
      falling.last.map { DateInterval(start: first.start, end: $0.end) }
    }
    func isBeyond(_ sum: Double, _ limit: Double) -> Bool { isAbove ? sum > limit : sum < limit }
    let isFound = isBeyond(self.sum, self.limit)
    self.isBeyond = isFound
    // Runs have no amounts of snow.
    certainty =
      quantity != .precipitation
      ? nil
      : runs?.count(from: start, until: known) {
        isBeyond(fallen + $0, limit) == isFound
      }.map { Certainty($0) }
  }
}

extension WeatherQuestion {
  /// Whether it is about all that falls on whole days.
  public func isAboutTotal(on span: DaySpan?) -> Bool {
    quantity?.falls == true && hours == 0 && span != nil && span?.hours == nil
  }
}
