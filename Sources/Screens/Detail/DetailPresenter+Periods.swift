import CommandKit
import Foundation
import Outlook
import Phrases
import WeatherModels
import WeatherText

// The hours and days of a period, and where they end.
extension DetailPresenter {
  /// The hours of a day that a chart or a table is of, which its axis doesn't name.
  func headings(of period: Period, _ zone: String?) -> [DetailModel.Part] {
    let clock = PlaceClock(place, zone: zone)
    guard let day = period.day, let span = DaySpan(day, clock: clock, now: words.now()),
      span.hours != nil
    else { return [] }
    return [.heading(words.daily.heading(span))]
  }

  func hours(_ report: Report, _ period: Period) -> DetailModel.Part {
    var hours = words.hourly.hours(place, report, limit: period.hours)
    guard !hours.isEmpty else { return .placeholder(words.phrases.noHours) }
    let title = period.day.map { words.daily.heading($0, place, report) } ?? words.phrases.nextHours
    if hours[0].newDay.map(title.hasPrefix) == true { hours[0].newDay = nil }
    return .hourRows(title, hours, words.hourly.headings)
  }

  /// Says for how long amounts are where that is more than an hour.
  func perStep(_ report: Report) -> [DetailModel.Part] {
    let coming = Timeline(report, now: words.now()).hours.map(\.conditions)
    let hours = Int((coming.step / 3600).rounded())
    guard hours > 1, report.hours.contains(where: { $0.precipitation != nil }) else { return [] }
    return [.placeholder(words.phrases.amountsAreSums(ofHours: hours))]
  }

  /// Says that the forecast has fewer hours or days than were asked for.
  func shortfall(
    of report: Report, from period: Period, _ unit: TimeSpanUnit
  ) -> [DetailModel.Part] {
    if let day = period.day { return end(of: report, in: day, unit) }
    guard case .next(let count) = period, count > (unit == .days ? 7 : 24) else { return [] }
    let found =
      unit == .days
      ? words.daily.days(place, report, limit: count).count
      : words.hourly.hours(place, report, limit: count).count
    guard found > 0, found < count else { return [] }
    return [.placeholder(words.phrases.forecastHas(found, unit))]
  }

  /// Says when the forecast ends where that is before the end of the time that was asked for.
  func end(
    of report: Report, in day: DayReference, _ unit: TimeSpanUnit
  ) -> [DetailModel.Part] {
    let clock = PlaceClock(place, zone: report.timeZone)
    guard let span = DaySpan(day, clock: clock, now: words.now()) else { return [] }
    guard unit == .hours else {
      return report.days.last.map(\.date).flatMap { last in
        last < span.days.upperBound
          ? [.placeholder(words.phrases.forecastEnds(last, at: nil))] : nil
      } ?? []
    }
    // A single hour of some says nothing of how long an hour of this service is.
    guard let last = report.hours.last?.time, report.hours.count > 1 || span.hours == nil else {
      return []
    }
    let before = report.hours.dropLast().last?.time
    let end = last.addingTimeInterval(before.map { last.timeIntervalSince($0) } ?? 3600)
    guard !span.isBefore(end), let date = clock.day(of: end) else { return [] }
    let time = words.spokenTime(of: end, clock, isShort: true, isAfterDay: true)
    return [.placeholder(words.phrases.forecastEnds(date, at: time))]
  }

  func days(_ report: Report, _ period: Period) -> DetailModel.Part {
    let days = words.daily.days(place, report, limit: period.days)
    guard !days.isEmpty else { return .placeholder(words.phrases.noDays) }
    if let day = period.day { return .days(words.daily.heading(day, place, report), days) }
    if report.isOfPastDays(at: place) { return .days(words.phrases.reportedDays, days) }
    let (differences, areOfModels) = interactor.differences(
      report.timeZone, shown: words.figures.shown)
    let sentence = areOfModels ? words.phrases.modelsDiffer : words.phrases.runsDiffer
    return .days(
      words.phrases.nextDays,
      words.daily.days(days, of: report, at: place, apart: differences, saying: sentence),
      apart: sentence)
  }
}
