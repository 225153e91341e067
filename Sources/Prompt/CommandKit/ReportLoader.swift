public import Clients
import Foundation
import FoundationEssentials
public import Phrases
public import Presentation
public import Reports
public import WarningWords

/// Loads the reports of every screen and command by one rule: the newest saved report of a place is shown at once. If
/// it isn't recent, a new one is requested and follows.
@MainActor public final class ReportLoader {
  /// The part of a report that a page is made of.
  public enum Need: CaseIterable, Sendable {
    /// `today` is a row of a list: the present with the day.
    case present, today, hours, days, everything

    func isMet(by report: Report) -> Bool {
      switch self {
      case .present: true
      case .today: !report.days.isEmpty
      case .hours: !report.hours.isEmpty
      case .days: report.hasComingDays
      case .everything: !report.hours.isEmpty && report.hasComingDays
      }
    }

    /// Whether a row of a list needs it, for which less is requested.
    var isOfList: Bool { self == .present || self == .today }

    /// Whether a page says something without a part of it. Of hours or days alone, nothing would be left.
    var mayLackSome: Bool { self != .hours && self != .days }
  }

  private struct Seen: Hashable {
    var need: Need
    var place: Place.ID
  }

  /// More places are requested in parts, so that the user sees how far it is.
  private static let most = 100

  private let weather: WeatherClient
  let savedReports: SavedReportsClient
  private let service: @Sendable () -> Service?
  let words: Wording
  /// The warnings known of a place, or of some days there.
  private let warnings: @MainActor (Place, DayReference?) -> KnownWarnings?
  /// The report with its chances as they proved to be at the place.
  private let corrected: @MainActor (Report, Place) -> Report
  /// The minutes that are known beside a report which has none of its own.
  private let minutes: @MainActor (Place) -> Nowcast?
  /// The newest reports of this session for each need: not everything is, or can be, saved. Those of pages are long.
  private var rows = Recent<Seen, Report>(atMost: 4000)
  private var pages = Recent<Seen, Report>(atMost: 500)

  /// `service` is the one that was chosen; `nil` for any.
  public init(
    weather: WeatherClient, savedReports: SavedReportsClient, words: Wording,
    service: @escaping @Sendable () -> Service? = { nil },
    warnings: @escaping @MainActor (Place, DayReference?) -> KnownWarnings? = { _, _ in nil },
    corrected: @escaping @MainActor (Report, Place) -> Report = { report, _ in report },
    minutes: @escaping @MainActor (Place) -> Nowcast? = { _ in nil }
  ) {
    self.weather = weather
    self.savedReports = savedReports
    self.words = words
    self.service = service
    self.warnings = warnings
    self.corrected = corrected
    self.minutes = minutes
  }

  /// The newest report; the hours and days that it lacks are those of the last forecast.
  public func saved(_ place: Place, for need: Need = .present) -> Report? {
    let known = ofSession(place) + [savedReports.last(place)].compactMap(\.self)
    guard var newest = known.max(by: { $0.fetched < $1.fetched }) else { return nil }
    newest.current = newest.present(at: words.now()) ?? newest.current
    return beside(completed(newest, at: place, for: need), at: place, for: need)
  }

  /// The report as it is of the present: with the minutes beside it, where hours are shown.
  private func beside(_ report: Report, at place: Place, for need: Need) -> Report {
    var report = corrected(whole(report, at: place), place)
      .withComingChance(at: place, now: words.now())
    guard need == .hours || need == .everything else { return report }
    report.nowcast = report.minutes.isEmpty ? minutes(place) : nil
    return report
  }

  /// A report of another service than the chosen one is never recent, nor is none.
  public func isRecent(_ report: Report?, within seconds: Double = Report.freshness) -> Bool {
    guard let report else { return false }
    return report.isRecent(at: words.now(), within: seconds)
      && service().map { $0 == report.service } != false
  }

  /// A report as the service gives it now.
  public func fresh(_ place: Place) async throws(Failure) -> Report {
    let report = try await Failure.wrapping(service: await weather.report(for: place))
    remember([report], at: [place], for: .everything)
    return beside(report, at: place, for: .everything)
  }

  /// Loads the reports of several places by one request.
  public func fresh(_ places: [Place], for need: Need) async throws(Failure) -> [Report] {
    let request = need.isOfList ? weather.present : weather.reports
    let reports = try await Failure.wrapping(service: await request(places))
    guard reports.count == places.count else { throw .service(.noReport) }
    remember(reports, at: places, for: need)
    return zip(reports, places).map { beside($0, at: $1, for: need) }
  }

  /// Drops the reports of this session.
  public func forget() {
    rows.forget()
    pages.forget()
  }

  /// Shows the saved reports if all places have one, and then new ones unless all are recent; `isRefresh` shows only
  /// new ones. Hours or days alone are shown first only if all are known. If a request fails, what was saved is shown,
  /// however little. The final page waits a little for supplementary requests. A page that is `showing` the first of
  /// the places does without the saved reports of the others.
  public func load(
    _ places: [Place], showing first: Int? = nil, for need: Need, isRefresh: Bool = false,
    beside: SupplementaryFetch = SupplementaryFetch([]), _ screen: ScreenContext,
    show: ([Report?], Answer.Stage) async -> Void
  ) async throws(Failure) {
    let known = places.map { saved($0, for: need) }
    let shown = known.prefix(first ?? known.count)
    let hasAny = shown.allSatisfy { $0 != nil }
    let isWhole = zip(places, known).allSatisfy { place, report in
      report.map { isEnough($0, of: place, for: need) } == true
    }
    let isShown =
      hasAny && (need.mayLackSome || isWhole || shown.allSatisfy { $0.map(need.isMet) == true })
    let areRecent =
      !isRefresh && isWhole && known.allSatisfy { isRecent($0) }
    let isComplete = areRecent && !beside.isNeeded
    if !isRefresh, isShown { await show(known, isComplete ? .final : .interim) }
    if isComplete { return }
    beside.begin()
    defer { screen.wait(nil) }
    do {
      if areRecent { screen.wait(words.phrases.asking) }
      let reports = areRecent ? known : try await fetch(places, for: need, screen)
      await beside.settle()
      // The minutes may have come since.
      await show(
        zip(reports, places).map { report, place in
          report.map { self.beside($0, at: place, for: need) }
        }, .final)
    } catch {
      // What is beside the reports comes from other services.
      if error != .service(.cancelled) { await beside.settle() }
      beside.cancel()
      if !isRefresh, !isShown, known.contains(where: { $0 != nil }) { await show(known, .interim) }
      throw error
    }
  }

  /// Loads the report of one place, which has something to show even without it: at least the known warnings, of a day
  /// if it is `about` one.
  public func load(
    _ place: Place, for need: Need, about day: DayReference? = nil, isRefresh: Bool = false,
    beside: SupplementaryFetch = SupplementaryFetch([]), _ screen: ScreenContext,
    show: (Report, Answer.Stage) async -> Void
  ) async throws(Failure) {
    let known = warnings(place, day)
    var shown: Report?
    do {
      try await load([place], for: need, isRefresh: isRefresh, beside: beside, screen) {
        reports, stage in
        for case let report? in reports {
          shown = report
          await show(report, stage)
        }
      }
    } catch {
      guard error != .service(.cancelled) else { throw error }
      if saved(place) == nil {
        screen.show(words.withoutReport(place, about: day, warnings: warnings(place, day)))
      } else if let found = warnings(place, day), found != known {
        if let shown { await show(shown, .revised) }
        screen.show(words.besideSavedPage(found, before: known))
      }
      throw error
    }
  }

  private func fetch(
    _ places: [Place], for need: Need, _ screen: ScreenContext
  ) async throws(Failure) -> [Report] {
    var reports: [Report] = []
    while reports.count < places.count {
      wait(done: reports.count, of: places.count, screen)
      let asked = Array(places[reports.count...].prefix(Self.most))
      reports += zip(try await fresh(asked, for: need), asked).map { report, place in
        need.isOfList ? completed(report, at: place, for: need) : report
      }
    }
    return reports
  }

  private func wait(done: Int, of count: Int, _ screen: ScreenContext) {
    guard count > Self.most else { return screen.wait(words.phrases.asking) }
    let label = words.phrases.asking(done: done, of: count)
    screen.wait(label)
    if done > 0 {
      screen.show(Answer(.progress) { Page(lines: WeatherLines.note(label, width: $0)) })
    }
  }

  /// A service that was asked for everything this session and left something out has no more.
  private func isEnough(_ report: Report, of place: Place, for need: Need) -> Bool {
    report.forecastOrigin == nil && need.isMet(by: report)
      || seen(place, for: need)?.fetched == report.fetched
  }

  private func ofSession(_ place: Place) -> [Report] {
    Need.allCases.compactMap { seen(place, for: $0) }
  }

  private func seen(_ place: Place, for need: Need) -> Report? {
    let key = Seen(need: need, place: place.id)
    // Of two from one moment, that of a page says more.
    return [pages.last(key), rows.last(key)].compactMap(\.self)
      .max { $0.fetched < $1.fetched }
  }

  /// The report with the hours and days that it lacks, as they were forecast before.
  private func completed(_ report: Report, at place: Place, for need: Need) -> Report {
    guard !need.isMet(by: report) else { return report }
    let known =
      ofSession(place) + [savedReports.lastForecast(place, report.fetched)].compactMap(\.self)
    let forecasts = known.filter {
      $0.fetched < report.fetched && (!$0.hours.isEmpty || $0.hasComingDays)
    }
    return forecasts.max { $0.fetched < $1.fetched }.map(report.completed(by:)) ?? report
  }

  /// Remembers for each need what the service answered, or that it has no more.
  private func remember(_ reports: [Report], at places: [Place], for request: Need) {
    for (place, report) in zip(places, reports) {
      for need in Need.allCases where !request.isOfList || need.isOfList || need.isMet(by: report) {
        let key = Seen(need: need, place: place.id)
        if request.isOfList {
          rows.keep(report, of: key, fetched: report.fetched)
        } else {
          pages.keep(report, of: key, fetched: report.fetched)
        }
      }
    }
  }
}

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

extension ReportLoader {
  /// The report whose day, where it is only a rest, begins as those said that were saved since the evening before.
  func whole(_ report: Report, at place: Place) -> Report {
    let clock = PlaceClock(place, zone: report.timeZone)
    guard let today = clock.day(of: words.now()) else { return report }
    var (whole, time) = (report, report.fetched)
    while whole.isRest(today, by: clock), let earlier = savedReports.lastForecast(place, time),
      earlier.fetched > report.fetched - 36 * 3600
    {
      whole = whole.begun(by: earlier, on: today, by: clock)
      time = earlier.fetched
    }
    return whole
  }
}
