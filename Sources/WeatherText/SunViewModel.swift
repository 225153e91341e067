import Ephemeris
import Foundation
public import Phrases
import WeatherModels

/// The sun and the moon of a day in words.
public struct SunViewModel: Hashable, Sendable {
  public var place: String
  public var date: String
  /// Sunrise, noon and sunset, in the order of the day.
  public var events: [String]
  /// The length of the day, or why there is none.
  public var daylight: [String]
  /// Names of twilights with their times.
  public var twilightTitle: String
  public var twilights: [[String]]
  public var moonTitle: String
  public var moon: [String]
  public var moonTimes: [String]
}

extension SunViewModel {
  public init(
    _ report: SunReport, phrases: any Phrases, clock style: ClockStyle = .hours24
  ) {
    let sun = report.sun
    place = report.place?.title ?? report.coordinate.title(in: phrases)
    date = phrases.longDate(sun.day.date).capitalizedFirst
    daylight = report.daylight(phrases)
    if report.clock.isNautical {
      daylight.append(phrases.nauticalTime(report.clock.utcOffset(at: sun.day.start)))
    }
    events = report.events(phrases, style)
    twilightTitle = phrases.twilight
    twilights = report.twilights(phrases, style)
    moonTitle = phrases.moon
    moon = [
      phrases.moonPhase(report.moonPhase.eighth),
      phrases.moonLit(
        Figures.withUnit(Figures.fixed(report.moonPhase.fraction * 100, decimals: 0), "%")),
    ]
    moonTimes = sun.noon == nil ? [] : report.moonTimes(phrases, style)
  }
}

extension SunReport {
  /// The cells of a row among other days, by `SunColumn`.
  public func cells(_ phrases: any Phrases, clock style: ClockStyle = .hours24) -> [String] {
    func times(_ dates: [Date]) -> String {
      dates.isEmpty ? "–" : dates.map { time($0, phrases, style) }.joined(separator: ", ")
    }
    let share = Figures.fixed(moonPhase.fraction * 100, decimals: 0)
    return SunColumn.allCases.map { column in
      switch column {
      case .day: phrases.shortDate(sun.day.date)
      case .sunrise: times(sun.sunrises)
      case .sunset: times(sun.sunsets)
      case .daylight:
        sun.daylight > 0 ? Figures.span(seconds: (sun.daylight / 60).rounded() * 60) : "–"
      case .moonrise: times(moonDay.moonrises)
      case .moonset: times(moonDay.moonsets)
      case .moon: Figures.withUnit(share, "%")
      }
    }
  }

  fileprivate func daylight(_ phrases: any Phrases) -> [String] {
    guard sun.noon != nil else { return [phrases.dayThatWasLeaptOver] }
    switch sun.polar {
    case .day: return [phrases.polarDay]
    case .night: return [phrases.polarNight]
    case nil: break
    }
    let change = yesterday.map { (sun.daylight - $0.daylight).rounded() }
    let comparison = change.map { seconds in
      let span = Figures.span(seconds: abs(seconds))
      if seconds == 0 { return phrases.daylightUnchanged }
      return seconds > 0 ? phrases.daylightLonger(span) : phrases.daylightShorter(span)
    }
    let span = Figures.span(seconds: (sun.daylight / 60).rounded() * 60)
    let sentence = [phrases.daylight(span), comparison].compactMap(\.self).joined(separator: ", ")
    return [sentence.capitalizedFirst]
  }

  fileprivate func events(_ phrases: any Phrases, _ style: ClockStyle) -> [String] {
    let noon = sun.noon.map { noon in
      let altitude = Figures.fixed(sun.noonAltitude ?? .nan, decimals: 1) + "°"
      return (noon, phrases.solarNoon(at: time(noon, phrases, style), altitude: altitude))
    }
    let events =
      sun.sunrises.map { ($0, phrases.sunrise(at: time($0, phrases, style))) }
      + [noon].compactMap(\.self)
      + sun.sunsets.map { ($0, phrases.sunset(at: time($0, phrases, style))) }
    let ordered = events.sorted { $0.0 < $1.0 }.map(\.1)
    guard sun.polar == nil, sun.noon != nil else { return ordered }
    return ordered + (sun.sunrise == nil ? [phrases.noSunrise] : [])
      + (sun.sunset == nil ? [phrases.noSunset] : [])
  }

  /// Empty on a polar day, without darkness before or after.
  fileprivate func twilights(_ phrases: any Phrases, _ style: ClockStyle) -> [[String]] {
    guard sun.polar != .day else { return [] }
    return Twilight.Kind.allCases.enumerated().compactMap { index, kind in
      sun.twilight(kind).map { [phrases.twilightName(index), words($0, phrases, style)] }
    }
  }

  /// Dusks and dawns in the order of the day.
  private func words(
    _ twilight: Twilight, _ phrases: any Phrases, _ style: ClockStyle
  ) -> String {
    let earlier = twilight.earlierDusk.map { phrases.dusk(time($0, phrases, style)) }
    let later = twilight.laterDawn.map { phrases.dawn(time($0, phrases, style)) }
    return [earlier, ownWords(twilight, phrases, style), later].compactMap(\.self)
      .joined(separator: ", ")
  }

  private func ownWords(
    _ twilight: Twilight, _ phrases: any Phrases, _ style: ClockStyle
  ) -> String {
    let dawn = twilight.dawn.map { time($0, phrases, style) }
    let dusk = twilight.dusk.map { time($0, phrases, style) }
    switch (dawn, dusk) {
    case (let dawn?, let dusk?): return phrases.dawnAndDusk(dawn, dusk)
    case (let dawn?, nil): return phrases.dawn(dawn)
    case (nil, let dusk?): return phrases.dusk(dusk)
    case (nil, nil):
      return twilight.isAlwaysLight == false ? phrases.noTwilight : phrases.twilightAllNight
    }
  }

  fileprivate func moonTimes(_ phrases: any Phrases, _ style: ClockStyle) -> [String] {
    if let isUp = moonDay.isAlwaysUp {
      return [isUp ? phrases.moonIsAlwaysUp : phrases.moonIsNeverUp]
    }
    let rises = moonDay.moonrises.map { ($0, phrases.moonrise(at: time($0, phrases, style))) }
    let sets = moonDay.moonsets.map { ($0, phrases.moonset(at: time($0, phrases, style))) }
    return (rises + sets).sorted { $0.0 < $1.0 }.map(\.1)
      + (rises.isEmpty ? [phrases.noMoonrise] : []) + (sets.isEmpty ? [phrases.noMoonset] : [])
  }

  /// The time to the nearest minute, with the day if it is another one.
  private func time(_ date: Date, _ phrases: any Phrases, _ style: ClockStyle) -> String {
    let rounded = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded() * 60)
    guard let hourAndMinute = clock.time(of: rounded), let day = clock.day(of: rounded) else {
      return "–"
    }
    let time = style.words(hourAndMinute, phrases)
    if day < sun.day.date { return phrases.dayBefore(time) }
    return day > sun.day.date ? phrases.nextDay(time) : time
  }
}
