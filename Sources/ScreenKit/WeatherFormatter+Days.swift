import Foundation
public import Phrases
public import WeatherModels

extension WeatherFormatter {
  /// The days that are meant at the place; `nil` outside the years 1 to 9999.
  public func span(_ day: DayReference, _ place: Place, _ report: Report) -> DaySpan? {
    span(day, place, zone: report.timeZone)
  }

  /// The same in a time zone, an IANA name.
  public func span(_ day: DayReference, _ place: Place, zone: String?) -> DaySpan? {
    DaySpan(
      day, clock: PlaceClock(timeZone: zone ?? place.timeZone, at: place.coordinate), now: now())
  }

  /// The report with the hours and days that are meant alone.
  ///
  /// - Throws: `dayNotCovered` where the report has others, and none of these.
  public func narrowed(
    _ report: Report, to day: DayReference, at place: Place, for need: ReportLoader.Need
  ) throws(Failure) -> Report {
    guard let span = span(day, place, report) else { throw .badDate(now().ISO8601Format()) }
    let narrowed = report.narrowed(to: span)
    let clock = clock(place, report)
    let hourDays = report.hours.compactMap { clock.day(of: $0.time) }
    let (known, isFound) =
      switch need {
      case .hours: (hourDays, !narrowed.hours.isEmpty)
      case .days, .today: (report.days.map(\.date), !narrowed.days.isEmpty)
      case .present, .everything:
        (hourDays + report.days.map(\.date), !narrowed.hours.isEmpty || !narrowed.days.isEmpty)
      }
    guard !isFound, let first = known.min(), let last = known.max() else { return narrowed }
    throw .dayNotCovered(span.days.lowerBound, by: first...last)
  }

  /// The headings of a table of hours.
  public var hourHeadings: [HourColumn: String] {
    Dictionary(uniqueKeysWithValues: HourColumn.allCases.map { ($0, phrases.name(of: $0)) })
  }

  /// The heading of the hours of these days: their date, or that of the first and the last.
  public func heading(_ day: DayReference, _ place: Place, _ report: Report) -> String {
    day == .tonight ? phrases.nightHeading : dayName(day, place, report).capitalizedFirst
  }

  /// The same within a sentence.
  func dayName(_ day: DayReference, _ place: Place, _ report: Report) -> String {
    guard let span = span(day, place, report) else { return "–" }
    let (first, last) = (span.days.lowerBound, span.days.upperBound)
    guard first < last else { return phrases.longDate(first) }
    return [first, last].map { phrases.day(weekday: $0.weekday, month: $0.month, day: $0.day) }
      .joined(separator: " – ")
  }
}
