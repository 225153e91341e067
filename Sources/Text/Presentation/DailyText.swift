public import Analysis
import Foundation
import Phrases
public import Reports
import TerminalText

/// Days in words.
public struct DailyText: WordedSubject {
  public let words: Wording

  /// The least sunshine worth mentioning, in hours.
  private static let leastSunshine = 0.05

  /// The days from today on, at most `limit`; of a report that is of past days, those with their dates.
  public func days(_ place: Place, _ report: Report, limit: Int) -> [DayViewModel] {
    let clock = PlaceClock(place, zone: report.timeZone)
    guard let today = clock.day(of: now()) else { return [] }
    let isOld = report.isOfPastDays(at: place)
    let isPresent = words.current.isOfToday(place, report)
    return report.comingDays(at: place, now: now()).prefix(limit).map { day in
      row(
        day,
        called: isOld
          ? day.date.description
          : day.date == today && report.isRest(today, by: clock)
            ? phrases.restOfToday : words.name(of: day.date, today: today),
        clock, mark: day.date == today && isPresent ? report.current?.temperature : nil)
    }
  }

  /// The days with the differences between forecasts; for screen readers, `saying` what differs.
  public func days(
    _ days: [DayViewModel], of report: Report, at place: Place,
    apart differences: [CalendarDay: DayDifference], saying sentence: String
  ) -> [DayViewModel] {
    guard !report.isOfPastDays(at: place) else { return days }
    let shown = days.map { day in
      differences[day.date].flatMap {
        Int(exactly: figures.degrees(ofDifference: $0.degrees).rounded())
      }
      .map(figures.difference)
    }
    let widest = shown.compactMap { $0?.count }.max() ?? 0
    let (full, empty) = appearance().glyphs == .ascii ? ("o", ".") : ("●", "○")
    return zip(days, shown).map { row, figure in
      var day = row
      guard let difference = differences[day.date], let figure else { return day }
      let dots =
        String(repeating: full, count: difference.level)
        + String(repeating: empty, count: DayDifference.levels - difference.level)
      // The dots stand below each other.
      let space = String(repeating: " ", count: 1 + widest - figure.count)
      day.difference = dots + space + figure
      if figure != figures.difference(0) { day.reading += ", \(sentence) \(figure)" }
      return day
    }
  }

  public func past(_ day: Day) -> DayViewModel {
    row(day, called: phrases.day(day.date), nil, mark: nil)
  }

  /// Without a clock the day is over, and has no probability.
  private func row(
    _ day: Day, called name: String, _ clock: PlaceClock?, mark: Temperature?
  ) -> DayViewModel {
    let appearance = appearance()
    let water = phrases.figure(figures.rain(day.precipitation))
    let snow = newSnow(day)
    func time(_ date: Date?) -> String? {
      date.flatMap { date in clock.flatMap { words.time(of: date, $0) } }
    }
    var row = DayViewModel(
      date: day.date, name: name, sign: appearance.sign(day.weatherCode, isDay: true),
      low: figures.bare(day.temperatureMin), high: figures.bare(day.temperatureMax),
      condition: day.weatherCode.map(phrases.condition) ?? "–",
      shortCondition: day.weatherCode.map(phrases.shortCondition) ?? "–",
      rain: snow.map { water + ", " + $0 } ?? water,
      probability: clock == nil ? "" : Figures.percent(day.precipitationProbability),
      wind: words.wind(day.windSpeed, day.windDirection),
      sun: time(day.sunrise).flatMap { rise in
        time(day.sunset).map { phrases.sunrise(rise, sunset: $0) }
      } ?? "",
      sunshine: day.sunshine.flatMap {
        $0.in(.hours) < Self.leastSunshine ? nil : phrases.sunshine(Figures.duration($0))
      } ?? "",
      range: RangeBar(
        low: day.temperatureMin?.in(.celsius), high: day.temperatureMax?.in(.celsius),
        mark: mark?.in(.celsius)),
      glyphs: appearance.glyphs, unit: figures.units.temperature.rawValue,
      kind: day.precipitationKind)
    row.millimeters = day.precipitation?.in(.millimeters)
    row.wholeRain = precipitation(day) == row.rain ? "" : precipitation(day)
    row.oneFigure = snow.map { row.kind == .snow ? $0 : water }
    row.reading = row.sentence(phrases, amount: amount(day))
    return row
  }

  /// The precipitation of a day as its service sums it up, and the new snow in it, where its depth is known.
  public func precipitation(_ day: Day) -> String {
    let water = phrases.figure(figures.rain(day.precipitation))
    return newSnow(day).map { phrases.precipitation(water, withSnow: $0) } ?? water
  }

  /// The depth of the new snow; `nil` for less than the last digit can say, which is in the sum alone.
  private func newSnow(_ day: Day) -> String? {
    day.precipitation != nil && (day.snowfall?.in(.centimeters) ?? 0) >= 0.05
      ? phrases.figure(figures.snow(day.snowfall)) : nil
  }

  /// The precipitation of a day, to be read out; nothing if it's dry.
  private func amount(_ day: Day) -> String {
    if newSnow(day) != nil { return phrases.wholePrecipitation(precipitation(day)) }
    return day.precipitation?.in(.millimeters) == 0
      ? "" : phrases.amount(of: day.precipitationKind, precipitation(day))
  }

  /// The heading of the hours of these days: their date, or that of the first and the last.
  public func heading(_ day: DayReference, _ place: Place, _ report: Report) -> String {
    let clock = PlaceClock(place, zone: report.timeZone)
    return DaySpan(day, clock: clock, now: now()).map(heading) ?? "–"
  }

  public func heading(_ span: DaySpan) -> String {
    if span.isTonight { return phrases.nightHeading }
    let (first, last) = (span.days.lowerBound, span.last)
    let days =
      first < last
      ? [first, last].map(phrases.shortDate).joined(separator: " – ") : phrases.longDate(first)
    guard let hours = span.hours else { return days.capitalizedFirst }
    let (from, to) = words.ends(of: hours)
    return phrases.heading(days.capitalizedFirst, from: from, to: to)
  }
}
