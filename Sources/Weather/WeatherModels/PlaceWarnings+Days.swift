import Foundation

extension PlaceWarnings {
  /// These without the warnings that are in force at no time of the span.
  public func during(_ span: DaySpan) -> PlaceWarnings {
    var found = self
    found.warnings.removeAll { !$0.isInForce(during: span) }
    return found
  }
}

extension WeatherWarning {
  /// A warning without a start is in force already, one without an end until it is lifted.
  fileprivate func isInForce(during span: DaySpan) -> Bool {
    let first = Double(span.days.lowerBound.daysSince1970) * 86_400
    let last = Double(span.days.upperBound.daysSince1970) * 86_400
    // The day of a place is at most fourteen hours away from that of UTC.
    let start = max(from?.timeIntervalSince1970 ?? -.infinity, first - 50_400)
    let next = last + 86_400 + 50_400
    // Some messages are to be replaced before their hazard begins.
    let until = until.flatMap { $0 > from ?? .distantPast ? $0 : nil }
    let end = min(until?.timeIntervalSince1970 ?? .infinity, next)
    guard start < end else { return false }
    // Every hour of the clock between has one of these times.
    let times = Array(stride(from: start, to: end, by: 3600)) + [end - 1]
    return times.contains { span.contains(Date(timeIntervalSince1970: $0)) }
  }
}
