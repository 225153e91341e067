import Foundation
import Reports

/// Two reports of which one says again what the other said are one record.
extension Report {
  /// Whether it is recent enough to be the same record: each hour and each day at the place has one of its own.
  func mayRepeat(_ last: Report, at place: Place) -> Bool {
    let clock = PlaceClock(place, zone: timeZone)
    let hours = [fetched, last.fetched].map { ($0.timeIntervalSince1970 / 3600).rounded(.down) }
    return service == last.service
      && clock.day(of: fetched) == clock.day(of: last.fetched)
      && (isOfSameMoment(as: last) || hours[0] == hours[1])
  }

  /// The fuller one of both with the times of this one; `nil` if they differ in anything.
  func united(with last: Report) -> Report? {
    var other = last
    other.issuedAt = issuedAt
    other.fetched = fetched
    if let time = current?.time { other.current?.time = time }
    let kept = Report(
      service: service, issuedAt: issuedAt, fetched: fetched, timeZone: timeZone, current: current,
      hours: hours, days: days, minutes: minutes)
    if kept == other { return kept }
    // A list asks for less of the same.
    guard isOfSameMoment(as: last) || issuedAt == nil && last.issuedAt == nil else { return nil }
    if kept.isListed, kept.isWithin(other) { return other }
    return other.isListed && other.isWithin(kept) ? kept : nil
  }

  private func isOfSameMoment(as other: Report) -> Bool {
    issuedAt != nil && issuedAt == other.issuedAt
  }

  private var isListed: Bool { hours.isEmpty && minutes.isEmpty }

  /// Whether another says all that this one says of the present and the days it has.
  private func isWithin(_ other: Report) -> Bool {
    func isSaid(_ values: [Double?], by others: [Double?]?) -> Bool {
      others.map { zip(values, $0).allSatisfy { $0 == nil || $0 == $1 } } ?? false
    }
    let days = Dictionary(other.days.map { ($0.date, $0.weather) }) { first, _ in first }
    return current.map { isSaid($0.values, by: other.current?.values) } ?? true
      && self.days.allSatisfy { isSaid($0.weather, by: days[$0.date]) }
  }
}

extension Day {
  /// The times of the sun are computed for a list, to the second.
  fileprivate var weather: [Double?] {
    var day = self
    (day.sunrise, day.sunset) = (nil, nil)
    return day.values
  }
}
