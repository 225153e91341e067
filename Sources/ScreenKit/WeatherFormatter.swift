public import Foundation
import Outlook
public import Phrases
import TerminalText
public import WeatherModels

/// Turns reports into the words that screens show. What is missing becomes `–` in tables and nothing in sentences.
public struct WeatherFormatter: Sendable {
  public var phrases: any Phrases { spoken() }
  private let spoken: @Sendable () -> any Phrases
  package let now: @Sendable () -> Date
  public let appearance: @Sendable () -> Appearance
  public let units: @Sendable () -> UnitChoice

  public init(
    phrases: @autoclosure @escaping @Sendable () -> any Phrases,
    now: @escaping @Sendable () -> Date,
    appearance: @escaping @Sendable () -> Appearance = { Appearance() },
    units: @escaping @Sendable () -> UnitChoice = { UnitChoice() }
  ) {
    spoken = phrases
    self.now = now
    self.appearance = appearance
    self.units = units
  }

  /// The same in another language.
  public func speaking(_ phrases: any Phrases) -> WeatherFormatter {
    WeatherFormatter(phrases: phrases, now: now, appearance: appearance, units: units)
  }

  /// Numbers in the units of this moment.
  public var figures: Figures { Figures(units()) }

  /// The time of day at a place; `nil` outside the years 1 to 9999.
  public func time(of date: Date, _ clock: PlaceClock, isShort: Bool = false) -> String? {
    clock.time(of: date).map { units().clock.words($0, phrases, isShort: isShort) }
  }

  /// The time at the place for which the report was made.
  public func time(_ place: Place, _ report: Report) -> String? {
    report.issuedAt.flatMap { time(of: $0, clock(place, report)) }
  }

  /// The time of the current conditions, and the day where that is not today at the place.
  public func presentTime(_ place: Place, _ report: Report) -> String? {
    report.current.flatMap { time($0.time, clock(place, report)) }
  }

  /// The present, most important first; `nil` where the report says nothing of it.
  public func present(_ report: Report) -> PresentViewModel? {
    guard let now = report.current, now.temperature != nil || now.weatherCode != nil else {
      return nil
    }
    let code = now.weatherCode
    let figures = figures
    let appearance = appearance()
    return PresentViewModel(
      drawing: appearance.isRead
        ? [] : code.map { WeatherDrawing.lines($0, isDay: now.isDay, appearance.glyphs) } ?? [],
      sign: appearance.sign(code, isDay: now.isDay),
      condition: code.map(phrases.condition) ?? "",
      temperature: figures.temperature(now.temperature),
      apparent: now.apparentTemperature.map { phrases.feelsLike(figures.temperature($0)) },
      facts: [
        now.relativeHumidity.map { phrases.humidity(Figures.percent($0)) },
        now.windSpeed.map { _ in wind(now) },
      ].compactMap { $0 },
      more: [
        now.pressure.map { phrases.pressure(figures.pressure($0)) },
        now.dewPoint.map { phrases.dewPoint(figures.temperature($0)) },
        now.cloudCover.map { phrases.cloudCover(Figures.percent($0)) },
        now.visibility.map { phrases.visibility(figures.distance($0)) },
        now.uvIndex.map { phrases.uvIndex(Figures.uvIndex($0), UVBand($0)) },
      ].compactMap { $0 })
  }

  /// Whether the current conditions are of today at the place, or of less than an hour ago.
  public func isOfToday(_ place: Place, _ report: Report) -> Bool {
    guard let time = report.current?.time else { return false }
    let clock = clock(place, report)
    return clock.day(of: time) == clock.day(of: now()) || now().timeIntervalSince(time) < 3600
  }

  /// Whether the report never spoke of a day to come, as a city list made long ago.
  public func isOfPastDays(_ place: Place, _ report: Report) -> Bool {
    guard let made = clock(place, report).day(of: report.fetched) else { return false }
    return report.days.allSatisfy { $0.date < made }
  }

  /// The days from today on, at most `limit`; of a report that is of past days, those with their dates.
  public func days(_ place: Place, _ report: Report, limit: Int) -> [DayViewModel] {
    let clock = clock(place, report)
    guard let today = clock.day(of: now()) else { return [] }
    let appearance = appearance()
    let figures = figures
    let isOld = isOfPastDays(place, report)
    let isPresent = isOfToday(place, report)
    return report.days.filter { isOld || $0.date >= today }.prefix(limit).map { day in
      var words = DayViewModel(
        name: isOld ? day.date.description : name(of: day.date, today: today),
        sign: appearance.sign(day.weatherCode, isDay: true),
        low: figures.bare(day.temperatureMin), high: figures.bare(day.temperatureMax),
        condition: day.weatherCode.map(phrases.condition) ?? "–",
        shortCondition: day.weatherCode.map(phrases.shortCondition) ?? "–",
        rain: shortFall(day),
        probability: Figures.percent(day.precipitationProbability),
        wind: wind(day.windSpeed, day.windDirection),
        sun: day.sunrise.flatMap { time(of: $0, clock) }.flatMap { rise in
          day.sunset.flatMap { time(of: $0, clock) }.map { phrases.sunrise(rise, sunset: $0) }
        } ?? "",
        sunshine: day.sunshine.map { phrases.sunshine(Figures.duration($0)) } ?? "",
        range: RangeBar(
          low: day.temperatureMin?.in(.celsius), high: day.temperatureMax?.in(.celsius),
          mark: day.date == today && isPresent ? report.current?.temperature?.in(.celsius) : nil),
        glyphs: appearance.glyphs, unit: figures.units.temperature.rawValue,
        kind: day.precipitationKind)
      words.wholeRain = fall(day) == words.rain ? "" : fall(day)
      words.reading = words.sentence(phrases, amount: amount(day))
      return words
    }
  }

  /// Today at the place; `nil` where the report says nothing of it.
  public func today(_ place: Place, _ report: Report) -> Day? {
    let today = clock(place, report).day(of: now())
    return report.days.first { $0.date == today }
  }

  /// The hours that have not begun, at most `limit`; with `includesPresent`, the one that has, too.
  public func hours(
    _ place: Place, _ report: Report, limit: Int, includesPresent: Bool = false
  ) -> [HourViewModel] {
    let clock = clock(place, report)
    var before = clock.day(of: now())
    let appearance = appearance()
    let figures = figures
    let hours = coming(report, includesPresent: includesPresent)
    return hours.prefix(limit).map { hour in
      let day = clock.day(of: hour.time)
      defer { before = day }
      var words = HourViewModel(
        time: time(of: hour.time, clock, isShort: true) ?? "–",
        sign: appearance.sign(hour.weatherCode, isDay: hour.isDay),
        condition: hour.weatherCode.map(phrases.condition) ?? "–",
        shortCondition: hour.weatherCode.map(phrases.shortCondition) ?? "–",
        temperature: figures.bare(hour.temperature),
        rain: phrases.figure(figures.bare(hour.precipitation)),
        probability: Figures.bare(hour.precipitationProbability),
        wind: figures.bare(hour.windSpeed),
        direction: direction(hour.windDirection) ?? "–", units: figures.units.symbols(phrases),
        kind: hour.precipitationKind)
      words.apparent = figures.bare(hour.apparentTemperature)
      words.falls = (hour.precipitation?.in(.millimeters) ?? 0) > 0
      words.snowfall = phrases.figure(figures.bare(hour.snowfall))
      words.hasNewSnow = (hour.snowfall?.in(.centimeters) ?? 0) > 0
      words.gusts = figures.bare(hour.windGust)
      words.humidity = Figures.bare(hour.relativeHumidity)
      words.cloudCover = Figures.bare(hour.cloudCover)
      words.uvIndex = hour.uvIndex.map(Figures.uvIndex) ?? "–"
      words.pressure = phrases.figure(figures.bare(hour.pressure))
      words.newDay = day == before ? nil : day.map(phrases.longDate)?.capitalizedFirst
      words.reading = words.sentence(phrases)
      words.wholeReading = words.wholeSentence(
        phrases, uvIndex: hour.uvIndex.map { phrases.uvIndex(Figures.uvIndex($0), UVBand($0)) })
      return words
    }
  }

  /// The report with as many hours or days from now on as its table has; those of a day are chosen before.
  public func limited(_ report: Report, hours: Int? = nil, days: Int? = nil, at place: Place)
    -> Report
  {
    var report = report
    if let hours { report.hours = Array(coming(report, includesPresent: false).prefix(hours)) }
    if let days, let today = clock(place, report).day(of: now()), !isOfPastDays(place, report) {
      report.days = Array(report.days.filter { $0.date >= today }.prefix(days))
    }
    return report
  }

  private func coming(_ report: Report, includesPresent: Bool) -> [Conditions] {
    let slots = report.slots(from: now())
    return slots.filter { includesPresent || $0.start > now() }.map(\.conditions)
  }

  func clock(_ place: Place, _ report: Report) -> PlaceClock {
    PlaceClock(timeZone: report.timeZone ?? place.timeZone, at: place.coordinate)
  }

  func wind(_ conditions: Conditions, gusts: Bool = true) -> String {
    phrases.wind(
      figures.speed(conditions.windSpeed), from: direction(conditions.windDirection),
      gusts: gusts ? conditions.windGust.map { figures.bare($0) } : nil)
  }

  /// `5 m/s NW`, for tables.
  public func wind(_ speed: Speed?, _ direction: Direction?) -> String {
    [figures.speed(speed), self.direction(direction)].compactMap(\.self).joined(separator: " ")
  }

  func direction(_ direction: Direction?) -> String? {
    direction.map { phrases.compassPoint(Figures.compassIndex($0)) }
  }

  func name(of date: CalendarDay, today: CalendarDay) -> String {
    switch date.daysSince1970 - today.daysSince1970 {
    case 0: phrases.today
    case 1: phrases.tomorrow
    default: phrases.day(weekday: date.weekday, month: date.month, day: date.day)
    }
  }
}
