public import Foundation
public import WeatherModels

/// One thing worth saying about the next 24 hours.
public enum OutlookFact: Hashable, Sendable {
  case thunder(Interval)
  case precipitation(PrecipitationKind, Interval, heaviest: Date?, isLikely: Bool)
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

/// From when to when something lasts.
public struct Interval: Hashable, Sendable {
  /// `nil` where it has begun.
  public var start: Date?
  /// `nil` where the report does not tell, or not within 24 hours.
  public var end: Date?

  public init(start: Date?, end: Date?) {
    self.start = start
    self.end = end
  }
}

/// For how long it stays dry.
public enum DryTime: Hashable, Sendable, CaseIterable {
  case day
  case restOfDay
  case night
}
