import FoundationEssentials
public import Phrases
public import WeatherModels
import WeatherText

extension ReportLoader {
  /// Loads the report of one place for a page about a day: `ofDay` has only its hours and days, or all without a day. A
  /// report without that day isn't shown; the newest one decides.
  ///
  /// - Throws: `dayNotCovered`, too, if the newest report lacks the day.
  public func load(
    _ place: Place, for need: Need, about day: DayReference?,
    beside: SupplementaryFetch = SupplementaryFetch([]), _ screen: ScreenContext,
    show: (Report, _ ofDay: Report, Answer.Stage) async -> Void
  ) async throws(Failure) {
    var failure: Failure?
    try await load(place, for: need, about: day, beside: beside, screen) { report, stage in
      do throws(Failure) {
        let ofDay = try day.map { day throws(Failure) in
          try narrowed(report, to: day, at: place, for: need)
        }
        failure = nil
        await show(report, ofDay ?? report, stage)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Throws if some hours of a day were asked for that are over, or that no forecast has: those at its end, and those that
  /// a change of clocks leaves out.
  public func checkHours(of span: DaySpan?, areThere: Bool) throws(Failure) {
    guard let span, span.hours != nil else { return }
    let heading = words.daily.heading(span)
    if span.isBefore(words.now()) { throw .hoursOver(heading) }
    if !areThere { throw .hoursNotCovered(heading) }
  }

  /// The report with the hours and days that are meant alone.
  ///
  /// - Throws: `dayNotCovered` where the report has others, and none of these; `hoursNotCovered` where it only has their
  ///   days; what `checkHours` throws.
  public func narrowed(
    _ report: Report, to day: DayReference, at place: Place, for need: Need
  ) throws(Failure) -> Report {
    let clock = PlaceClock(place, zone: report.timeZone)
    let now = words.now()
    guard let span = DaySpan(day, clock: clock, now: now) else {
      throw .badDate(now.ISO8601Format())
    }
    let narrowed = report.narrowed(to: span)
    try checkHours(of: span, areThere: report.hours.isEmpty || !narrowed.hours.isEmpty)
    let hourDays = report.hours.compactMap { clock.day(of: $0.time) }
    let (known, isFound) =
      switch need {
      case .hours: (hourDays, !narrowed.hours.isEmpty)
      case .days, .today: (report.days.map(\.date), !narrowed.days.isEmpty)
      case .present, .everything:
        (hourDays + report.days.map(\.date), !narrowed.hours.isEmpty || !narrowed.days.isEmpty)
      }
    guard !isFound, let first = known.min(), let last = known.max() else { return narrowed }
    // Of later days, some services have no hours.
    guard narrowed.days.isEmpty else { throw .hoursNotCovered(words.daily.heading(span)) }
    throw .dayNotCovered(span.days.lowerBound, by: first...last)
  }
}
