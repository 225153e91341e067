public import Foundation

/// More than any service is ahead or behind, in seconds.
private let leastError = 6 * 3600.0

extension Nowcast {
  /// The beginning of the minutes, where a clock that says `now` can't be right.
  public func moment(against now: Date) -> Date? {
    steps.first.flatMap { $0.start > now + leastError ? $0.start : nil }
  }
}

extension Report {
  /// The moment that the report is of, where a clock that says `now` can't be right: the report was saved later, has
  /// nothing before long, or ended long before it was fetched.
  public func moment(against now: Date) -> Date? {
    if fetched > now + 3600 { return fetched }
    guard let moment = current?.time ?? hours.first?.time else { return nil }
    if moment > now + leastError { return moment }
    let isFresh = abs(fetched.timeIntervalSince(now)) <= 3600
    let end = hours.last?.time ?? moment
    return isFresh && forecastOrigin == nil && max(moment, end) < now - leastError
      ? moment : nil
  }
}
