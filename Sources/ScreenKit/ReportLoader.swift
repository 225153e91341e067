public import Phrases
public import WeatherClients
public import WeatherModels

/// Loads the reports of every screen and command by one rule: a saved report that has what is needed is shown at once,
/// and only where it isn't recent is a service requested, whose report follows.
@MainActor public final class ReportLoader {
  /// The part of a report that a page is made of. A saved report without it is shown only where no other can be had.
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

    /// Whether it is a row's need, for which a service is asked for less.
    var isOfList: Bool { self == .present || self == .today }
  }

  /// More places are requested in parts, so that the person sees how far it is.
  private static let most = 100

  private let weather: WeatherClient
  private let savedReports: SavedReportsClient
  private let service: @Sendable () -> Service?
  private let words: WeatherFormatter
  /// The newest reports of this session for each need: not everything is, or can be, saved.
  private var seen: [Need: [Place.ID: Report]] = [:]

  /// `service` is the one that was chosen; `nil` for any.
  public init(
    weather: WeatherClient, savedReports: SavedReportsClient, words: WeatherFormatter,
    service: @escaping @Sendable () -> Service? = { nil }
  ) {
    self.weather = weather
    self.savedReports = savedReports
    self.words = words
    self.service = service
  }

  /// The newest report that has what is needed, or else the newest one.
  public func saved(_ place: Place, for need: Need = .present) -> Report? {
    let last = savedReports.last(place)
    // The last report with a forecast is no newer than the last report.
    let isWhole = last.map { isEnough($0, of: place, for: need) } == true
    let known = [
      seen[need]?[place.id], seen[.present]?[place.id], last,
      isWhole ? nil : savedReports.lastForecast(place),
    ].compactMap(\.self)
    let fitting = known.filter { isEnough($0, of: place, for: need) }
    return (fitting.isEmpty ? known : fitting).max { $0.fetched < $1.fetched }
  }

  /// A report of another service than the chosen one is never recent.
  public func isRecent(_ report: Report, within seconds: Double = Report.freshness) -> Bool {
    report.isRecent(at: words.now(), within: seconds)
      && service().map { $0 == report.service } != false
  }

  /// A report as the service gives it now.
  public func fresh(_ place: Place) async throws(Failure) -> Report {
    let report = try await Failure.wrapping { () async throws(ServiceError) in
      try await weather.report(for: place)
    }
    remember([report], at: [place], for: .everything)
    return report
  }

  /// The same for several places, by one request.
  public func fresh(_ places: [Place], for need: Need) async throws(Failure) -> [Report] {
    let request = need.isOfList ? weather.present : weather.reports
    let reports = try await Failure.wrapping { () async throws(ServiceError) in
      try await request(places)
    }
    guard reports.count == places.count else { throw .service(.noReport) }
    remember(reports, at: places, for: need)
    return reports
  }

  /// Drops the reports of this session.
  public func forget() { seen = [:] }

  /// Shows the saved reports if all places have one with what is needed, and then new ones unless all are recent;
  /// `anew` shows new ones alone. Where a request fails, what is saved is shown, however little. The final page waits
  /// a little for what is fetched beside the reports.
  public func load(
    _ places: [Place], for need: Need, anew: Bool = false,
    beside: SupplementaryFetch = SupplementaryFetch([]), _ screen: ScreenContext,
    show: ([Report?], Answer.Stage) async -> Void
  ) async throws(Failure) {
    let known = places.map { saved($0, for: need) }
    func allHave(_ need: Need) -> Bool {
      zip(places, known).allSatisfy { place, report in
        report.map { isEnough($0, of: place, for: need) } == true
      }
    }
    // A row without its day is better than none.
    let isWhole = allHave(need == .today ? .present : need)
    let areRecent =
      !anew && allHave(need) && known.allSatisfy { $0.map { isRecent($0) } == true }
    let isComplete = areRecent && !beside.isNeeded
    if !anew, isWhole { await show(known, isComplete ? .final : .interim) }
    if isComplete { return }
    beside.begin()
    defer { screen.wait(nil) }
    do {
      if areRecent { screen.wait(words.phrases.asking) }
      let reports = areRecent ? known : try await fetch(places, for: need, screen)
      await beside.settle()
      await show(reports, .final)
    } catch {
      beside.cancel()
      if !anew, !isWhole, known.contains(where: { $0 != nil }) { await show(known, .interim) }
      throw error
    }
  }

  /// The same for one place, of which there is something to show even without a report.
  public func load(
    _ place: Place, for need: Need, anew: Bool = false,
    beside: SupplementaryFetch = SupplementaryFetch([]), _ screen: ScreenContext,
    show: (Report, Answer.Stage) async -> Void
  ) async throws(Failure) {
    do {
      try await load([place], for: need, anew: anew, beside: beside, screen) { reports, stage in
        for case let report? in reports { await show(report, stage) }
      }
    } catch {
      if error != .service(.cancelled), saved(place) == nil {
        screen.show(words.withoutReport(place))
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
      reports += try await fresh(Array(places[reports.count...].prefix(Self.most)), for: need)
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
    need.isMet(by: report) || seen[need]?[place.id]?.fetched == report.fetched
  }

  /// Notes for each need what the service said, or has no more of.
  private func remember(_ reports: [Report], at places: [Place], for request: Need) {
    for (place, report) in zip(places, reports) {
      for need in Need.allCases where !request.isOfList || need.isOfList || need.isMet(by: report) {
        seen[need, default: [:]][place.id] = report
      }
    }
  }
}
