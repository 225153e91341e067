public import Foundation
public import Reports

/// The rising and setting of the moon on one calendar day at one place.
///
/// Its upper limb, as seen from the place and not from the center of the Earth, is then at a free horizon at sea level,
/// with a refraction of 34′. The times are accurate to some seconds. About once a month a day has no rising, or no
/// setting; near the polar circles one may have two.
public struct MoonDay: Hashable, Sendable {
  public let moonrises: [Date]
  public let moonsets: [Date]
  /// Whether it is up all day; `nil` if it rises or sets.
  public let isAlwaysUp: Bool?

  public init(_ date: CalendarDay, at coordinate: Coordinate, clock: PlaceClock) {
    let observer = Observer(at: coordinate)
    let day = LocalDay(date, clock: clock)
    let passage = Passage(from: day.start, to: day.end) { observer.heightOfMoon(Moment($0)) }
    moonrises = passage.risings
    moonsets = passage.settings
    isAlwaysUp = passage.isAlwaysAbove
  }

  /// The first of them.
  public var moonrise: Date? { moonrises.first }
  public var moonset: Date? { moonsets.first }
}
