public import Outlook
public import WeatherModels

/// A time as a sentence about the weather names it.
public enum OutlookMoment: Hashable, Sendable {
  /// The time of day as finished text.
  case today(String)
  case tomorrow(String)
  case day(CalendarDay, String)
  /// Noon of today.
  case noon
  /// Between today and tomorrow.
  case midnight

  var date: CalendarDay? {
    if case .day(let date, _) = self { date } else { nil }
  }
}

/// The beginning and the end of something.
public struct OutlookPeriod: Hashable, Sendable {
  /// `nil` if it has begun, or where it follows the period before.
  public var start: OutlookMoment?
  public var end: OutlookMoment?
  /// Whether it lasts at least until its end.
  public var isOpen: Bool

  public init(from start: OutlookMoment?, until end: OutlookMoment?, isOpen: Bool = false) {
    self.start = start
    self.end = end
    self.isOpen = isOpen
  }

  /// Whether neither the beginning nor the end is known.
  var isUntold: Bool { start == nil && end == nil }
}

/// A spell of precipitation with finished times.
public struct OutlookSpell: Hashable, Sendable {
  public var kind: PrecipitationKind
  public var period: OutlookPeriod
  public var heaviest: OutlookMoment?
  public var isLikely: Bool
  public var isHeavy: Bool
  public var isNext: Bool

  public init(
    _ kind: PrecipitationKind, _ period: OutlookPeriod, heaviest: OutlookMoment? = nil,
    isLikely: Bool = true, isHeavy: Bool = false, isNext: Bool = false
  ) {
    self.kind = kind
    self.period = period
    self.heaviest = heaviest
    self.isLikely = isLikely
    self.isHeavy = isHeavy
    self.isNext = isNext
  }
}

/// The weather that a question waits for, with its limit as finished text.
public enum AwaitedWeather: Hashable, Sendable {
  case dry, rain, snow, sun
  case above(String)
  case below(String)
  case windAbove(String)
  case windBelow(String)
  /// A quantity by its name, above or below a limit.
  case quantity(String, isAbove: Bool, String)
}

/// The time that a question was about.
public enum SearchedTime: Hashable, Sendable {
  /// From now on; in days from 48 hours up.
  case hours(Int)
  case tonight, today, tomorrow
  case day(CalendarDay, isThisYear: Bool)
  /// The first and the last of several.
  case days(CalendarDay, CalendarDay)
  /// Some hours of these days; both times are the same for one hour.
  indirect case part(of: SearchedTime, from: String, to: String)
}

/// Sentences at the head of a report, answers to questions, and words for places side by side.
public protocol OutlookPhrases: Sendable {
  // Sentences, each complete
  func thunder(_ period: OutlookPeriod) -> String
  /// All spells in one sentence, in order of time; at least one.
  func precipitation(_ spells: [OutlookSpell]) -> String
  func dry(_ time: DryTime) -> String
  /// `low` is `nil` if it is rounded to no frost.
  func frostTonight(low: String?) -> String
  func gusts(_ period: OutlookPeriod, isStorm: Bool) -> String
  func fog(isTomorrow: Bool) -> String
  /// Today compared with yesterday, or tomorrow with today; `degrees` has no sign: `3 °C`.
  func change(by degrees: String, isWarmer: Bool, isTomorrow: Bool) -> String
  func highUV(_ index: String, around time: OutlookMoment) -> String

  // Answers to questions
  /// `hours` is 1 where no length was asked for.
  func awaited(_ weather: AwaitedWeather, hours: Int) -> String
  /// `from` is `nil` if it has begun; `length` such as `5 h`; `isOpen` where the report goes no further.
  func found(
    _ weather: AwaitedWeather, hours: Int, from: OutlookMoment?, until: OutlookMoment,
    length: String, isOpen: Bool, _ confidence: WeatherAnswer.Confidence
  ) -> String
  /// `next` is the first time after a day that fits, where the question was about one.
  func notFound(
    _ weather: AwaitedWeather, hours: Int, in time: SearchedTime, next: OutlookMoment?
  ) -> String
  /// A time that is shorter than the hours that were asked for; `next` as in `notFound`.
  func notFitting(hours: Int, in time: SearchedTime, next: OutlookMoment?) -> String
  /// The forecast has no figures of this weather.
  func untold(_ weather: AwaitedWeather) -> String
  /// Before a length that was rounded: `about 4 h`.
  func about(_ length: String) -> String

  // Side by side
  var presentHeading: String { get }
  func mark(_ mark: Comparison.Mark) -> String
  /// Heads the marks of places, which are for this many days together.
  func overDays(_ count: Int) -> String
  /// The days that are compared, and how many asked for lie beyond the forecast.
  func compared(
    from first: CalendarDay, to last: CalendarDay, withoutLast missing: Int
  ) -> String
}
