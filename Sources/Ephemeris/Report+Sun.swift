public import Foundation
public import WeatherModels

extension Coordinate {
  /// Whether any of the sun is above the horizon.
  public func isDay(at date: Date) -> Bool {
    Observer(at: self).heightOfSun(Moment(date)) >= 0
  }
}

extension Day {
  /// The day with sunrise and sunset as they are computed, where the service said neither.
  ///
  /// What a service did say stays; one that says only the one, as before a polar day, has said that there is no other.
  public func withSun(at coordinate: Coordinate, timeZone: String?) -> Day {
    guard sunrise == nil, sunset == nil else { return self }
    let sun = SunDay(
      date, at: coordinate, clock: PlaceClock(timeZone: timeZone, at: coordinate))
    var day = self
    day.sunrise = sun.sunrise
    day.sunset = sun.sunset
    return day
  }
}

extension Conditions {
  /// The conditions with day or night as they are computed, where the service did not say.
  public func withDaylight(at coordinate: Coordinate) -> Conditions {
    guard isDay == nil else { return self }
    var conditions = self
    conditions.isDay = coordinate.isDay(at: time)
    return conditions
  }
}
