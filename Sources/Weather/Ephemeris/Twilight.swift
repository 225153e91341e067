public import Foundation

/// The time before sunrise and after sunset in which the sky is not dark yet, or no longer.
public struct Twilight: Hashable, Sendable {
  /// The most degrees that the center of the sun may be below the horizon.
  public enum Kind: Double, Hashable, Sendable, CaseIterable {
    case civil = 6
    case nautical = 12
    case astronomical = 18
  }

  public let kind: Kind
  /// In the half day before noon, therefore possibly before midnight; `nil` if there is none.
  public let dawn: Date?
  /// In the half day after noon, therefore possibly after midnight; `nil` if there is none.
  public let dusk: Date?
  /// The dusk of the evening before, where it falls on this day.
  public let earlierDusk: Date?
  /// The dawn of the next morning, where it falls on this day.
  public let laterDawn: Date?
  /// Whether it never gets darker than this; `nil` if it does for a part of the night, `false` where it is darker all
  /// day.
  public let isAlwaysLight: Bool?
}

extension SunDay {
  /// The twilight before and after the noon of the day; `nil` on a day that the calendar leaps over.
  public func twilight(_ kind: Twilight.Kind) -> Twilight? {
    guard let noon else { return nil }
    let halfDay = 43_200.0
    let (first, last) = (noon.addingTimeInterval(-halfDay), noon.addingTimeInterval(halfDay))
    let height: (Date) -> Double = { altitude(at: $0) + kind.rawValue }
    let morning = Passage(from: min(first, day.start), to: noon, height: height)
    let evening = Passage(from: noon, to: max(last, day.end), height: height)
    return Twilight(
      kind: kind, dawn: morning.risings.last, dusk: evening.settings.first,
      earlierDusk: morning.settings.last { $0 >= day.start },
      laterDawn: evening.risings.first { $0 < day.end },
      isAlwaysLight: Passage(from: first, to: last, height: height).isAlwaysAbove)
  }
}
