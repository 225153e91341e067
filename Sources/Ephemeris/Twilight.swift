public import Foundation

/// The time before sunrise and after sunset in which the sky is not dark yet, or no longer.
public struct Twilight: Hashable, Sendable {
  /// How far the centre of the sun may be below the horizon.
  public enum Kind: Double, Hashable, Sendable, CaseIterable {
    case civil = 6
    case nautical = 12
    case astronomical = 18
  }

  public let kind: Kind
  /// In the half day before noon; `nil` where there is none.
  public let dawn: Date?
  /// In the half day after noon, therefore possibly after midnight; `nil` where there is none.
  public let dusk: Date?
  /// Whether it never gets darker than this; `nil` where it does for a part of the night, `false` where it is
  /// darker all day.
  public let isAlwaysLight: Bool?
}

extension SunDay {
  /// The twilight before and behind the noon of the day; `nil` on a day that the calendar leaps over.
  public func twilight(_ kind: Twilight.Kind) -> Twilight? {
    guard let noon else { return nil }
    let halfDay = 43_200.0
    let passage = Passage(
      from: noon.addingTimeInterval(-halfDay), to: noon.addingTimeInterval(halfDay)
    ) { altitude(at: $0) + kind.rawValue }
    return Twilight(
      kind: kind, dawn: passage.risings.last { $0 < noon },
      dusk: passage.settings.first { $0 >= noon }, isAlwaysLight: passage.isAlwaysAbove)
  }
}
