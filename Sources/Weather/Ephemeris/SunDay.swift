public import Foundation
public import Reports

/// Rising, setting and height of the sun on one calendar day at one place.
///
/// The sun rises and sets when its upper limb is at a free horizon at sea level, with a refraction of 34′, as almanacs
/// have it. From 1990 to 2060 the times agree with those of PyEphem to 0.2 s between 60° S and 60° N and to 3 s
/// beyond; the real air moves them by minutes.
public struct SunDay: Hashable, Sendable {
  /// Why the sun neither rises nor sets.
  public enum Polar: String, Hashable, Sendable {
    case day
    case night
  }

  public let day: LocalDay
  /// The risings and the settings of the day, in order. Where the sun sets about midnight, a day may have none or two
  /// of one, and the setting may come before the rising.
  public let sunrises: [Date]
  public let sunsets: [Date]
  /// When the sun crosses the meridian; `nil` on a day that the calendar leaps over.
  public let noon: Date?
  /// The altitude of its center then, in degrees, without refraction.
  public let noonAltitude: Double?
  /// Seconds of the day during which some of the sun is above the horizon.
  public let daylight: TimeInterval
  public let polar: Polar?

  private let observer: Observer

  public init(_ date: CalendarDay, at coordinate: Coordinate, clock: PlaceClock) {
    let observer = Observer(at: coordinate)
    let day = LocalDay(date, clock: clock)
    let passage = Passage(from: day.start, to: day.end) { observer.heightOfSun(Moment($0)) }
    let noon = day.length > 0 ? Self.noon(of: day, observer) : nil
    self.day = day
    self.observer = observer
    sunrises = passage.risings
    sunsets = passage.settings
    daylight = passage.secondsAbove
    polar = passage.isAlwaysAbove.map { $0 ? .day : .night }
    self.noon = noon
    noonAltitude = noon.map { observer.altitudeOfSun(Moment($0)) }
  }

  /// The first of them.
  public var sunrise: Date? { sunrises.first }
  public var sunset: Date? { sunsets.first }

  /// The altitude of the sun's center at a time, in degrees, without refraction.
  public func altitude(at date: Date) -> Double { observer.altitudeOfSun(Moment(date)) }

  /// The time nearest to the middle of the day at which the hour angle is nought.
  private static func noon(of day: LocalDay, _ observer: Observer) -> Date {
    var noon = day.start.addingTimeInterval(day.length / 2)
    // The first step misses by the change of the equation of time in half a day, the second by nothing.
    for _ in 0..<4 {
      noon.addTimeInterval(-observer.hourAngleOfSun(Moment(noon)) * 240)
    }
    return noon
  }
}
