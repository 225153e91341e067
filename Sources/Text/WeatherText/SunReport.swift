public import Ephemeris
public import Foundation
public import WeatherModels

/// The sun and the moon at one place on one day, as `sun` shows them.
public struct SunReport: Sendable {
  public let place: Place?
  public let coordinate: Coordinate
  public let clock: PlaceClock
  public let sun: SunDay
  /// `nil` on the first day of the calendar.
  let yesterday: SunDay?
  public let moonDay: MoonDay
  public let moonPhase: MoonPhase
  /// The present, where it lies within the day.
  public let now: Date?

  /// Without a date the day is today at the place, and the moon is the present one; with a date it is that of 12:00
  /// UTC. `nil` if the year is outside the calendar.
  public init?(
    place: Place?, at coordinate: Coordinate, clock: PlaceClock, date: CalendarDay?, now: Date
  ) {
    let noon = date.map { Date(timeIntervalSince1970: Double($0.daysSince1970) * 86_400 + 43_200) }
    guard let date = date ?? clock.day(of: now) else { return nil }
    self.place = place
    self.coordinate = coordinate
    self.clock = clock
    sun = SunDay(date, at: coordinate, clock: clock)
    yesterday = CalendarDay(daysSince1970: date.daysSince1970 - 1).map {
      SunDay($0, at: coordinate, clock: clock)
    }
    moonDay = MoonDay(date, at: coordinate, clock: clock)
    self.now = (sun.day.start..<max(sun.day.start, sun.day.end)).contains(now) ? now : nil
    moonPhase = MoonPhase(at: noon ?? now)
  }
}
