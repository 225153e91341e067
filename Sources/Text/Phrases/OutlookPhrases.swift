public import Analysis
public import Quantities
public import Reports

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

  /// The moment without its day, if that is the day of one said before it.
  public func after(_ said: OutlookMoment?) -> OutlookMoment {
    switch (said, self) {
    case (.tomorrow?, .tomorrow(let time)): .today(time)
    case (.day(let date, _)?, .day(let day, let time)) where day == date: .today(time)
    default: self
    }
  }

  /// Without its day where the period begins and ends on it, and tomorrow where it ends then: it is within 24 hours.
  func within(_ period: OutlookPeriod) -> OutlookMoment {
    switch (period.start, self, period.end) {
    case (.tomorrow?, .tomorrow(let time), .tomorrow?): .today(time)
    case (.day(let first, _)?, .day(let date, let time), .day(let last, _)?)
    where first == date && date == last: .today(time)
    default: self
    }
  }

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

/// A certainty with its share as finished text: `41 of 51 runs`, `70 % by Open-Meteo`.
public struct SaidCertainty: Hashable, Sendable {
  public var word: Certainty.Word
  public var share: String

  public init(_ word: Certainty.Word, _ share: String) {
    self.word = word
    self.share = share
  }
}

/// A spell in finished times: the part that is surest, and those before and after it.
public struct SaidSpell: Hashable, Sendable {
  /// The time that is less sure than the surest part: before it, from its beginning, or after it, until its end. Both
  /// are named where the time between them is less sure still.
  public struct Part: Hashable, Sendable {
    /// `nil` where no share is known.
    public var certainty: SaidCertainty?
    public var period: OutlookPeriod

    public init(_ certainty: SaidCertainty?, _ period: OutlookPeriod) {
      (self.certainty, self.period) = (certainty, period)
    }
  }

  public var period: OutlookPeriod
  /// `nil` where no share is known.
  public var certainty: SaidCertainty?
  /// In order of time.
  public var others: [Part]
  /// The shares of many parts, which have no words: `25 to 90 % by Open-Meteo`.
  public var range: String?
  /// The seconds of its period, where that is less than the whole time.
  public var seconds: Double?

  public init(
    _ period: OutlookPeriod, _ certainty: SaidCertainty? = nil, others: [Part] = [],
    range: String? = nil
  ) {
    self.period = period
    self.certainty = certainty
    self.others = others
    self.range = range
  }
}

/// A spell of precipitation with finished times.
public struct OutlookSpell: Hashable, Sendable {
  public var kind: PrecipitationKind
  public var said: SaidSpell
  /// The sum of what falls, where that is much: `24 cm`.
  public var amount: String?
  public var heaviest: OutlookMoment?
  public var isHeavy: Bool
  public var isNext: Bool
  /// Whether it rains and snows by turns.
  public var isMixed: Bool
  /// Whether there are dry hours in it.
  public var isBroken: Bool

  public init(
    _ kind: PrecipitationKind, _ said: SaidSpell, amount: String? = nil,
    heaviest: OutlookMoment? = nil,
    isHeavy: Bool = false, isNext: Bool = false, isMixed: Bool = false, isBroken: Bool = false
  ) {
    self.kind = kind
    self.said = said
    self.amount = amount
    self.heaviest = heaviest
    self.isHeavy = isHeavy
    self.isNext = isNext
    self.isMixed = isMixed
    self.isBroken = isBroken
  }
}

/// The doubt that is left where weather does not come.
public struct AbsenceDoubt: Hashable, Sendable {
  /// The figure nearest to a limit.
  public struct Nearest: Hashable, Sendable {
    public var figure: String
    public var time: OutlookMoment
    /// Whether it is the limit as it is shown.
    public var isEqual: Bool

    public init(_ figure: String, at time: OutlookMoment, isEqual: Bool) {
      (self.figure, self.time, self.isEqual) = (figure, time, isEqual)
    }
  }

  /// The certainty that there is none; `nil` where no share is known.
  public var certainty: SaidCertainty?
  /// The certainty of the weather all the same, where that is as likely as not or more.
  public var contrary: SaidCertainty?
  public var nearest: Nearest?
  /// Whether too little is known of the time after that.
  public var isOpen: Bool

  public init(_ certainty: SaidCertainty? = nil, nearest: Nearest? = nil, isOpen: Bool = false) {
    (self.certainty, self.nearest, self.isOpen) = (certainty, nearest, isOpen)
  }
}

/// The weather that a question waits for, with its limit as finished text.
public enum AwaitedWeather: Hashable, Sendable {
  case dry, rain, snow, sun
  case limit(WeatherQuantity, isAbove: Bool, String)
}

/// The time that a question was about.
public enum SearchedTime: Hashable, Sendable {
  /// From now on; in days from 48 hours up.
  case hours(Int)
  case tonight, today, tomorrow
  case until(OutlookMoment)
  case day(CalendarDay, isThisYear: Bool)
  /// The first and the last of several.
  case days(CalendarDay, CalendarDay)
  /// Some hours of these days; both times are the same for one hour.
  indirect case part(of: SearchedTime, from: String, to: String)
}

/// Sentences at the head of a report, answers to questions, and words for places side by side.
public protocol OutlookPhrases: Sendable {
  // Sentences, each complete
  func thunder(_ said: SaidSpell) -> String
  /// All spells in one sentence, in order of time; at least one.
  func precipitation(_ spells: [OutlookSpell]) -> String
  func dry(_ time: DryTime, _ certainty: SaidCertainty?) -> String
  /// `low` is `nil` if it is rounded to no frost.
  func frostTonight(low: String?) -> String
  func gusts(_ period: OutlookPeriod, isStorm: Bool, strongest: String) -> String
  func fog(isTomorrow: Bool) -> String
  /// Today compared with yesterday, or tomorrow with today; `degrees` has no sign: `3 °C`.
  func change(by degrees: String, isWarmer: Bool, isTomorrow: Bool) -> String
  /// The temperature of a day that is so many days `ahead` of today, and the last one like it; `nil` for none in a year.
  func rare(
    _ kind: RareTemperature, _ temperature: String, ahead: Int, on day: CalendarDay,
    since last: CalendarDay?
  ) -> String
  func windTurns(from old: String, to new: String, around time: OutlookMoment) -> String
  func pressureFalls(by change: String, _ period: OutlookPeriod) -> String
  func highUV(_ index: String, _ band: UVBand, around time: OutlookMoment) -> String
  /// `isAgain` after weather of that kind. Only the day is named unless it `isTimed`.
  func later(
    _ kind: PrecipitationKind, isMixed: Bool, from moment: OutlookMoment, isTimed: Bool,
    isAgain: Bool, _ certainty: SaidCertainty?
  ) -> String

  // Answers to questions
  /// `hours` is 0 where no length was asked for.
  func awaited(_ weather: AwaitedWeather, hours: Int) -> String
  /// `length` such as `5 h`. With `hours`, the certainty is that of so many, and it is `expected` until a later time.
  func found(
    _ weather: AwaitedWeather, hours: Int, _ said: SaidSpell, length: String,
    expected: OutlookMoment?
  ) -> String
  /// The sum of what falls on days, `isBeyond` the limit that is waited for or not; `isRest` if it is only what is left.
  func total(
    _ weather: AwaitedWeather, _ sum: String, in time: SearchedTime, isRest: Bool, isBeyond: Bool,
    _ doubt: AbsenceDoubt
  ) -> String
  /// That it is so later, too, in the time that was asked for.
  func again(from moment: OutlookMoment) -> String
  /// Neither rain nor snow is forecast.
  var noFall: String { get }
  /// `next` is the first time that fits after the day in question; `isMore` where it was so before on that day, for no number of hours.
  func notFound(
    _ weather: AwaitedWeather, hours: Int, in time: SearchedTime, isMore: Bool,
    next: OutlookMoment?, _ doubt: AbsenceDoubt
  ) -> String
  /// `41 of 51 runs`
  func share(_ agree: Int, of members: Int) -> String
  /// `70 % by Open-Meteo`
  func share(_ percent: String, by service: String) -> String
  /// `10 to 90 %`, lowest first.
  func shares(_ lowest: String, _ highest: String) -> String
  /// The sentence of the `minutes`, and otherwise the hours of a report: rain or snow in a time, or nothing.
  func contradiction(
    _ minutes: String, by nowcast: String, _ service: String,
    _ hours: (kind: PrecipitationKind, isMixed: Bool, period: OutlookPeriod)?
  ) -> String
  /// A time that is shorter than the hours that were asked for; `next` as in `notFound`.
  func notFitting(hours: Int, in time: SearchedTime, next: OutlookMoment?) -> String
  /// The forecast has no figures of this weather.
  func untold(_ weather: AwaitedWeather) -> String
  func name(of kind: PrecipitationKind, isHeavy: Bool) -> String
  /// Before a length that was rounded: `about 4 h`.
  func about(_ length: String) -> String
  func word(_ word: Certainty.Word) -> String
  /// `15:00–18:00`, `tomorrow 02:00–05:00`, `from 15:00 to midnight`, `until noon`, `now`
  func span(_ period: OutlookPeriod) -> String

  // Side by side
  var presentHeading: String { get }
  func mark(_ mark: Comparison.Mark) -> String
}

// The same in every language.
extension OutlookPhrases {
  /// `, likely (70 % by Open-Meteo)`
  func words(_ certainty: SaidCertainty?) -> String {
    certainty.map { ", \(word($0.word)) (\($0.share))" } ?? ""
  }

  /// `15:00–18:00, very likely (90 % by Open-Meteo), as likely as not from noon (45 %)`
  func words(_ said: SaidSpell) -> String {
    span(said.period) + words(said.certainty) + (said.range.map { ", \($0)" } ?? "")
      + others(said.others)
  }

  func others(_ parts: [SaidSpell.Part]) -> String {
    parts.map { part in
      (part.certainty.map { ", \(word($0.word))" } ?? ",") + " \(span(part.period))"
        + (part.certainty.map { " (\($0.share))" } ?? "")
    }.joined()
  }
}
