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
  public let yesterday: SunDay?
  public let moonDay: MoonDay
  public let moonPhase: MoonPhase
  /// The present, where it lies within the day.
  public let now: Date?

  /// Without a date the day is today at the place, and the moon is that of now; with one it is that of 12:00 UTC.
  /// `nil` when it is no year of the calendar now.
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

extension SunReport {
  /// As programs get it: ISO 8601 with the place's offset, seconds, fractions.
  public var json: JSONValue {
    let (civil, nautical) = (sun.twilight(.civil), sun.twilight(.nautical))
    let astronomical = sun.twilight(.astronomical)
    return [
      "place": place?.json ?? .null, "latitude": .number(coordinate.latitude),
      "longitude": .number(coordinate.longitude), "timeZone": .string(clock.timeZone.identifier),
      "date": .string(sun.day.date.description), "sunrise": time(sun.sunrise),
      "sunset": time(sun.sunset), "noon": time(sun.noon),
      "daylight": .number(sun.daylight.rounded()), "polar": .optional(sun.polar?.rawValue),
      "civilDawn": time(civil?.dawn), "civilDusk": time(civil?.dusk),
      "nauticalDawn": time(nautical?.dawn), "nauticalDusk": time(nautical?.dusk),
      "astronomicalDawn": time(astronomical?.dawn), "astronomicalDusk": time(astronomical?.dusk),
      "moonFraction": rounded(moonPhase.fraction), "moonPhase": rounded(moonPhase.phase),
      "moonrise": time(moonDay.moonrise), "moonset": time(moonDay.moonset),
    ]
  }

  /// To the nearest second.
  private func time(_ date: Date?) -> JSONValue {
    .optional(date.flatMap { clock.iso8601($0.addingTimeInterval(0.5)) })
  }

  private func rounded(_ share: Double) -> JSONValue {
    .number((share * 10_000).rounded() / 10_000)
  }
}
