public import Ephemeris
public import Foundation
public import Phrases
public import Reports

/// The sun and the moon at one place on one day, as `sun` shows them.
public struct SunReport: Sendable {
  public let place: Place?
  public let coordinate: Coordinate
  public let clock: PlaceClock
  public let sun: SunDay
  /// `nil` on the first day of the calendar.
  let yesterday: SunDay?
  public let moonDay: MoonDay
  public let moonPhase: MoonPhase
  /// The present, where it lies within the day.
  public let now: Date?
  /// The time after which the next moons and seasons are: the present, or the start of the day.
  private let start: Date

  /// Without a date the day is today at the place, and the moon is the present one; with a date it is that of 12:00
  /// UTC. `nil` if the year is outside the calendar.
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
    start = self.now ?? sun.day.start
  }

  /// The first such turn from then on.
  public func next(_ event: SkyEvent) -> Date { event.next(after: start) }
}

/// The sun and the moon of a day in words.
public struct SunText: Sendable {
  private let report: SunReport
  private let phrases: any Phrases
  private let style: ClockStyle

  public init(_ report: SunReport, phrases: any Phrases, clock style: ClockStyle = .hours24) {
    self.report = report
    self.phrases = phrases
    self.style = style
  }

  private var sun: SunDay { report.sun }
  private var moonDay: MoonDay { report.moonDay }

  public var place: String { report.place?.title ?? report.coordinate.title(in: phrases) }
  public var date: String { phrases.longDate(sun.day.date).capitalizedFirst }

  public var moon: [String] {
    [phrases.moonPhase(report.moonPhase.eighth), phrases.moonLit(moonLit)]
  }

  private var moonLit: String { Wording.percent(report.moonPhase.fraction) }

  private var daylightSpan: String { Figures.span(seconds: (sun.daylight / 60).rounded() * 60) }

  /// The cells of a row among other days, by `SunColumn`.
  public var cells: [String] {
    func times(_ dates: [Date]) -> String {
      dates.isEmpty ? "–" : dates.map(time).joined(separator: ", ")
    }
    return SunColumn.allCases.map { column in
      switch column {
      case .day: phrases.shortDate(sun.day.date)
      case .sunrise: times(sun.sunrises)
      case .sunset: times(sun.sunsets)
      case .daylight: sun.daylight > 0 ? daylightSpan : "–"
      case .moonrise: times(moonDay.moonrises)
      case .moonset: times(moonDay.moonsets)
      case .moon: moonLit
      }
    }
  }

  /// The length of the day, or why there is none.
  public var daylight: [String] {
    let zone = report.clock.utcOffset(at: sun.day.start)
    return [lengthOfDay] + (report.clock.isNautical ? [phrases.nauticalTime(zone)] : [])
  }

  private var lengthOfDay: String {
    guard sun.noon != nil else { return phrases.dayThatWasLeaptOver }
    switch sun.polar {
    case .day: return phrases.polarDay
    case .night: return phrases.polarNight
    case nil: break
    }
    let change = report.yesterday.map { (sun.daylight - $0.daylight).rounded() }
    let comparison = change.map { seconds in
      let span = Figures.span(seconds: abs(seconds))
      if seconds == 0 { return phrases.daylightUnchanged }
      return seconds > 0 ? phrases.daylightLonger(span) : phrases.daylightShorter(span)
    }
    return [phrases.daylight(daylightSpan), comparison].compactMap(\.self).joined(separator: ", ")
      .capitalizedFirst
  }

  /// Sunrise, noon and sunset, in the order of the day.
  public var events: [String] {
    let noon = sun.noon.map { noon in
      let altitude = Figures.fixed(sun.noonAltitude ?? .nan, decimals: 1) + "°"
      return (noon, phrases.solarNoon(at: time(noon), altitude: altitude))
    }
    let events =
      sun.sunrises.map { ($0, phrases.sunrise(at: time($0))) }
      + [noon].compactMap(\.self)
      + sun.sunsets.map { ($0, phrases.sunset(at: time($0))) }
    let ordered = events.sorted { $0.0 < $1.0 }.map(\.1)
    guard sun.polar == nil, sun.noon != nil else { return ordered }
    return ordered + (sun.sunrise == nil ? [phrases.noSunrise] : [])
      + (sun.sunset == nil ? [phrases.noSunset] : [])
  }

  /// Names of twilights with their times; empty on a polar day, without darkness before or after.
  public var twilights: [[String]] {
    guard sun.polar != .day else { return [] }
    return Twilight.Kind.allCases.enumerated().compactMap { index, kind in
      sun.twilight(kind).map { [phrases.twilightName(index), words($0)] }
    }
  }

  /// Dusks and dawns in the order of the day.
  private func words(_ twilight: Twilight) -> String {
    let earlier = twilight.earlierDusk.map { phrases.dusk(time($0)) }
    let later = twilight.laterDawn.map { phrases.dawn(time($0)) }
    return [earlier, ownWords(twilight), later].compactMap(\.self).joined(separator: ", ")
  }

  private func ownWords(_ twilight: Twilight) -> String {
    let dawn = twilight.dawn.map { time($0) }
    let dusk = twilight.dusk.map { time($0) }
    if let dawn, let dusk { return phrases.dawnAndDusk(dawn, dusk) }
    return dawn.map(phrases.dawn) ?? dusk.map(phrases.dusk)
      ?? (twilight.isAlwaysLight == false ? phrases.noTwilight : phrases.twilightAllNight)
  }

  public var moonTimes: [String] {
    guard sun.noon != nil else { return [] }
    if let isUp = moonDay.isAlwaysUp {
      return [isUp ? phrases.moonIsAlwaysUp : phrases.moonIsNeverUp]
    }
    let rises = moonDay.moonrises.map { ($0, phrases.moonrise(at: time($0))) }
    let sets = moonDay.moonsets.map { ($0, phrases.moonset(at: time($0))) }
    return (rises + sets).sorted { $0.0 < $1.0 }.map(\.1)
      + (rises.isEmpty ? [phrases.noMoonrise] : []) + (sets.isEmpty ? [phrases.noMoonset] : [])
  }

  /// The next new and full moon, in their order.
  public var moons: [String] { turns([.newMoon, .fullMoon]) }

  /// The next equinox and solstice, in their order.
  public var seasons: [String] { turns([.equinox, .solstice]) }

  private func turns(_ events: [SkyEvent]) -> [String] {
    events.map { ($0, report.next($0)) }.sorted { $0.1 < $1.1 }.compactMap { event, time in
      let rounded = time.nearestMinute
      guard let day = report.clock.day(of: rounded), let time = report.clock.time(of: rounded)
      else { return nil }
      let date = phrases.date(
        day, at: style.words(time, phrases), isOtherYear: day.year != sun.day.date.year)
      return switch event {
      case .newMoon: phrases.newMoon(date)
      case .fullMoon: phrases.fullMoon(date)
      case .equinox: phrases.equinox(date)
      case .solstice: phrases.solstice(date)
      }
    }
  }

  /// The time to the nearest minute, with the day if it is another one.
  private func time(_ date: Date) -> String {
    let rounded = date.nearestMinute
    guard let time = report.clock.time(of: rounded), let day = report.clock.day(of: rounded) else {
      return "–"
    }
    let said = style.words(time, phrases)
    if day < sun.day.date { return phrases.dayBefore(said) }
    return day > sun.day.date ? phrases.nextDay(said) : said
  }
}
