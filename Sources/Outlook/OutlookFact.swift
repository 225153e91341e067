public import Foundation
public import WeatherModels

/// One thing worth saying about the next 24 hours.
public enum OutlookFact: Hashable, Sendable {
  case thunder(Interval)
  /// In order of time, three at most.
  case precipitation([WetSpell])
  /// No rain and no snow until then.
  case dry(DryTime)
  /// The lowest temperature of the coming night.
  case frost(Temperature)
  case gusts(Interval, isStorm: Bool)
  case fog(isTomorrow: Bool)
  /// The highest temperature of the day before, and that of today or tomorrow.
  case change(from: Temperature, to: Temperature, isTomorrow: Bool)
  case ultraviolet(UVIndex, at: Date)
}

/// The beginning and the end of something.
public struct Interval: Hashable, Sendable {
  /// `nil` if it has begun.
  public var start: Date?
  /// `nil` if unknown, or later than 24 hours from now.
  public var end: Date?
  /// The earliest end, if it has begun and the end isn't known.
  public var reach: Date?

  public init(start: Date?, end: Date?, reach: Date? = nil) {
    self.start = start
    self.end = end
    self.reach = reach
  }
}

/// A time of precipitation of one kind.
public struct WetSpell: Hashable, Sendable {
  public var kind: PrecipitationKind
  public var interval: Interval
  /// The time of the heaviest precipitation of all spells, if it is in this one and stands out.
  public var heaviest: Date?
  public var isLikely: Bool
  /// Whether it is heavy at its heaviest.
  public var isHeavy: Bool
  /// Whether the previous spell turns into it, without three dry hours between them.
  public var isNext: Bool

  public init(
    _ kind: PrecipitationKind, _ interval: Interval, heaviest: Date? = nil, isLikely: Bool,
    isHeavy: Bool = false, isNext: Bool = false
  ) {
    self.kind = kind
    self.interval = interval
    self.heaviest = heaviest
    self.isLikely = isLikely
    self.isHeavy = isHeavy
    self.isNext = isNext
  }
}

/// The time for which it stays dry.
public enum DryTime: Hashable, Sendable, CaseIterable {
  case day
  case restOfDay
  case night
}
