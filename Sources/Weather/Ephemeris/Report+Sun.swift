public import Foundation
public import Reports

extension Report {
  /// The report with the sun as it is computed at the place, where the service said nothing of it.
  public func withSun(at place: Place) -> Report {
    let coordinate = place.coordinate
    let clock = PlaceClock(place, zone: timeZone)
    var report = self
    report.current = current?.withDaylight(at: coordinate)
    report.hours = hours.map { $0.withDaylight(at: coordinate) }
    report.days = days.map { $0.withSun(at: coordinate, clock) }
    return report
  }
}

extension Coordinate {
  /// Whether any part of the sun is above the horizon here.
  public func isDay(at time: Date) -> Bool {
    Observer(at: self).heightOfSun(Moment(time)) >= 0
  }
}

extension Day {
  /// The service's values are kept; if it gives only one of the two, as before a polar day, there is no other.
  fileprivate func withSun(at coordinate: Coordinate, _ clock: PlaceClock) -> Day {
    guard sunrise == nil, sunset == nil else { return self }
    let sun = SunDay(date, at: coordinate, clock: clock)
    var day = self
    day.sunrise = sun.sunrise
    day.sunset = sun.sunset
    return day
  }
}

extension Conditions {
  fileprivate func withDaylight(at coordinate: Coordinate) -> Conditions {
    guard isDay == nil else { return self }
    var conditions = self
    conditions.isDay = coordinate.isDay(at: time)
    return conditions
  }
}
