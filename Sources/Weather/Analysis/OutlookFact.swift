public import Foundation
public import Reports

/// One thing worth saying about the next 24 hours.
public enum OutlookFact: Hashable, Sendable {
  case thunder(Spell)
  /// In order of time, three at most.
  case precipitation([WetSpell])
  /// No rain and no snow until then, and how sure that is.
  case dry(DryTime, Certainty?)
  /// The lowest temperature of the coming night.
  case frost(Temperature)
  /// With the strongest of them.
  case gusts(Spell, isStorm: Bool, strongest: Speed)
  case fog(isTomorrow: Bool)
  /// The highest temperature of the day before, and that of today or tomorrow.
  case change(from: Temperature, to: Temperature, isTomorrow: Bool)
  case ultraviolet(UVIndex, at: Date)
  /// The next rain or snow after them, where it is likely. Where it `isTimed`, it begins then, and otherwise it falls on
  /// that day. `isAgain` after some of its kind.
  case later(
    PrecipitationKind, isMixed: Bool, from: Date, isTimed: Bool, isAgain: Bool, Certainty?)

  /// A temperature of a coming day, and the last day before that had one like it; `nil` if none is known.
  case rare(RareTemperature, Temperature, on: CalendarDay, since: CalendarDay?)
  /// A strong wind from another quarter than now.
  case turn(from: Direction, to: Direction, at: Date)
  /// The pressure at sea level.
  case fall(hectopascals: Double, Interval)

  /// Dangers come first.
  var rank: Int {
    switch self {
    case .thunder, .gusts(_, isStorm: true, _): 0
    case .precipitation(let spells): spells.contains(where: \.kind.isFreezing) ? 0 : 1
    default: 1
    }
  }
}

/// The beginning and the end of something.
public struct Interval: Hashable, Sendable {
  /// `nil` if it has begun.
  public var start: Date?
  public var end: Date
  /// Whether it lasts at least until its end.
  public var isOpen: Bool
}

/// A time of precipitation of one kind.
public struct WetSpell: Hashable, Sendable {
  public var kind: PrecipitationKind
  /// Whether it rains in some of its hours and snows in others.
  public var isMixed: Bool
  public var interval: Interval
  /// In order of time; at least one.
  public var parts: [Spell.Part]
  /// Whether there are dry hours in it.
  public var isBroken: Bool
  /// The new snow of all of it, or else the water, where that is much: at least 5 cm or 10 mm, and more likely than not.
  public var snow: Snowfall?
  public var water: Precipitation?
  /// The time of the heaviest precipitation, if it stands out.
  public var heaviest: Date?
  /// Whether it is heavy throughout or, where it stands out, then.
  public var isHeavy: Bool
  /// Whether the previous spell turns into it.
  public var isNext: Bool
}

/// The time for which it stays dry.
public enum DryTime: Hashable, Sendable, CaseIterable {
  case day
  case restOfDay
  case night
}
