import Clients
import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
import Reports
import WarningWords

/// The actions at home.
public enum ForecastAction: Hashable, Sendable {
  case refresh
  case cities(CitiesAction)
}

/// Home: the last search, shown from the saved report, then refreshed.
final class ForecastPresenter: Screen {
  let commands = ForecastView.commands
  var subject: Place? { try? interactor.lastSearch() }
  var hasNextPage: Bool { showsCities && cities.hasNextPage }

  let interactor: ForecastInteractor
  let reports: ReportLoader
  let warnings: RecentWarnings
  private let nowcast: NowcastClient
  /// The person's alerts that are going to come true, as far as that is saved.
  let expected: () -> [ExpectedAlert]
  /// Hears the place that is shown although nobody asked for it; `nil` where nobody could.
  private let suggest: ((Place) -> Void)?
  private let cities: CitiesPresenter
  let words: Wording
  let context: ScreenContext
  private let exit: (Place) -> Route
  private var showsCities = false
  /// The favorites when home was shown last, which numbers open.
  private(set) var favorites: [Place] = []

  init(
    interactor: ForecastInteractor, reports: ReportLoader, warnings: RecentWarnings,
    nowcast: NowcastClient = .noop, expected: @escaping () -> [ExpectedAlert] = { [] },
    suggest: ((Place) -> Void)? = nil,
    cities: CitiesPresenter,
    words: Wording, context: ScreenContext,
    exit: @escaping (Place) -> Route
  ) {
    self.interactor = interactor
    self.reports = reports
    self.warnings = warnings
    self.nowcast = nowcast
    self.expected = expected
    self.suggest = suggest
    self.cities = cities
    self.words = words
    self.context = context
    self.exit = exit
  }

  func open() async throws(Failure) {
    showsCities = false
    favorites = try interactor.favorites()
    guard let place = try interactor.lastSearch() else { return try await openWithoutSearch() }
    try await load(place, isRefresh: false)
  }

  func reopen() async throws(Failure) {
    if showsCities { try await cities.reopen() } else { try await open() }
  }

  func goBack() async throws(Failure) -> Bool {
    guard showsCities else { return false }
    try await open()
    return true
  }

  @discardableResult func perform(_ action: ForecastAction) async throws(Failure) -> Route {
    switch action {
    case .refresh:
      guard let place = try interactor.lastSearch() else { throw .nothingSearched }
      showsCities = false
      favorites = try interactor.favorites()
      try await load(place, isRefresh: true)
    case .cities(let action):
      let before = showsCities
      showsCities = true
      do throws(Failure) {
        try await cities.perform(action)
      } catch {
        showsCities = before || cities.isShown
        throw error
      }
    }
    return .stay
  }

  func performAgain(_ action: ForecastAction) async throws(Failure) -> Route {
    guard case .cities(let again) = action else { return try await perform(action) }
    cities.forgetFailure()
    guard case .turn = again else { return try await perform(action) }
    try await cities.reopen()
    return .stay
  }

  func place(atRow row: Int) throws(Failure) -> Place {
    if cities.isShown, showsCities || favorites.isEmpty { return try cities.place(atRow: row) }
    guard !favorites.isEmpty else { throw .noList }
    guard favorites.indices.contains(row - 1) else { throw .noRow(row, count: favorites.count) }
    return favorites[row - 1]
  }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    exit(try place(atRow: row))
  }

  /// The rows at home are favorites, whose own screen changes them and has more of them.
  private var list: NumberedList? {
    favorites.isEmpty ? nil : NumberedList(CommandName.forecast.rawValue, changedBy: .favorites)
  }

  func forgetReports() { cities.forgetReports() }

  func stopFetchingAhead() { cities.stopFetchingAhead() }

  private var welcome: [String] {
    let phrases = words.phrases.forecast
    let hints = interactor.isNewPerson() ? phrases.welcome : [phrases.nothingSearched]
    return interactor.hasNetwork()
      ? hints : hints + [phrases.noNetwork + " " + phrases.tryTheSample]
  }

  /// The favorites alone, before the first search.
  private func openWithoutSearch() async throws(Failure) {
    func show(_ stage: Answer.Stage) {
      let home = home(with: nil)
      self.show(.empty(welcome, home.model), stage, document: home.document)
    }
    if suggest != nil, interactor.isNewPerson(), interactor.hasNetwork(),
      let city = await interactor.cityOfZone()
    {
      show(.interim)
      return try await load(
        city, isRefresh: false, hints: [words.phrases.forecast.suggested(city.name)])
    }
    let stale = stale(favorites)
    if !stale.isEmpty {
      show(.interim)
      context.wait(words.phrases.asking)
      defer { context.wait(nil) }
      _ = try await reports.fresh(stale, for: .everything)
    }
    show(.final)
  }

  /// The favorites that are drawn, and whose weather isn't recent.
  private func stale(_ favorites: [Place], isRefresh: Bool = false) -> [Place] {
    favorites.prefix(min(mostShown, Self.mostFetched)).filter { place in
      isRefresh || !reports.isRecent(reports.saved(place, for: .everything))
    }
  }

  /// A script gets all favorites, and the weather of as many.
  private static let mostFetched = 30

  /// The weather of the favorites comes by the same request. Where one of them can't be had, the last search can.
  private func load(_ place: Place, isRefresh: Bool, hints: [String] = []) async throws(Failure) {
    let others = stale(favorites, isRefresh: isRefresh).filter { $0.id != place.id }
    do throws(Failure) {
      do throws(Failure) {
        try await load(place, with: others, isRefresh: isRefresh, hints)
      } catch  where !others.isEmpty && !error.isConnectivityError && error != .service(.cancelled)
      {
        try await load(place, with: [], isRefresh: isRefresh, hints)
      }
    } catch {
      if error != .service(.cancelled), hints.isEmpty, reports.saved(place) == nil {
        showWithoutReport(place)
      }
      throw error
    }
  }

  private func load(
    _ place: Place, with others: [Place], isRefresh: Bool, _ hints: [String]
  ) async throws(Failure) {
    let beside = SupplementaryFetch(nowcast.fetch(at: place, isRefresh: isRefresh))
    try await reports.load(
      [place] + others, showing: 1, for: .everything, isRefresh: isRefresh, beside: beside, context
    ) { reports, stage in
      guard case let report?? = reports.first else { return }
      show(place, report, stage, hints)
      if !hints.isEmpty { suggest?(place) }
    }
  }

  /// The favorites and the warnings need no report of the last place.
  private func showWithoutReport(_ place: Place) {
    let home = home(with: place)
    let last = words.withoutReport(place)
    let credits = home.model.credits
    context.show(
      Answer(.fallback, document: home.document, list: list) { width in
        Page(
          blocks: ForecastView().dashboard(home.model, width: width)
            + [last.render(Surface(width: width, height: .max)).lines]
            + [WeatherLines.credits(credits, width: width)])
      })
  }

  private func show(_ place: Place, _ report: Report, _ stage: Answer.Stage, _ hints: [String]) {
    let told = words.of(report)
    let home = home(with: place, report)
    let summary = told.outlook.summary(place, report) {
      interactor.history.days(before: $0, at: place)
    }
    let model = ForecastModel.report(
      hints: hints, head: words.origin.head(place, report),
      outlook: [told.outlook.soon(place, report), summary].compactMap(\.self),
      present: words.current.present(report), days: told.daily.days(place, report, limit: 7),
      placeholder: words.phrases.nothingReported, home.model)
    show(model, stage, document: home.document)
  }

  private func show(
    _ model: ForecastModel, _ stage: Answer.Stage, document: @escaping @Sendable () -> JSONValue
  ) {
    let isWhole = context.rowsPerPage(false) == .max
    context.show(
      Answer(
        stage, document: document, list: list, fillsWindow: false,
        draw: {
          ForecastView().render(model, width: $0.width, height: isWhole ? nil : $0.height)
        }))
  }
}

// The favorites, warnings and alerts at home, from what is saved.
extension ForecastPresenter {
  /// The lines about warnings in windows that aren't as high as one likes.
  private static let mostAlerts = 3
  /// The list of alerts has the others.
  private static let mostExpected = 2
  /// The rows in windows that are as high as one likes.
  private static let mostRows = 8
  /// The lines of a window that are left for all else than rows of two lines each.
  private static let otherLines = 7
  private static let leastRows = 3
  /// The number of rows that are drawn, the only ones whose reports are read. Scripts and screen readers get all.
  var mostShown: Int {
    let rows = context.rowsPerPage(false)
    guard rows != .max else { return .max }
    return min(Self.mostRows, max(Self.leastRows, (rows - Self.otherLines) / 2))
  }

  /// The rest of home beside the last place, as a page, and all of it as a document: the last place and the favorites
  /// with what is saved of them, the alerts that are going to come true, and the official warnings that were read.
  func home(
    with last: Place?, _ report: Report? = nil
  ) -> (model: DashboardModel, document: @Sendable () -> JSONValue) {
    let (phrases, most) = (words.phrases.forecast, mostShown)
    let shown = favorites.prefix(most)
    let names = favorites.distinctNames(in: phrases)
    let saved = shown.map { reports.saved($0, for: .everything) }
    let rows = zip(shown, saved).enumerated().map { index, pair in
      words.dashboard.row(
        index + 1, pair.0, pair.1, called: names[pair.0.id] ?? pair.0.name)
    }
    let others = [last].compactMap(\.self).filter { place in
      !shown.contains { $0.id == place.id }
    }
    let expected = expected()
    let credited = warnings.credits(at: shown + others)
    var credits =
      last == nil
      ? words.origin.credits(of: saved.compactMap { $0?.service }, credited)
      : words.origin.credits((saved + [report]).compactMap(\.self), credited)
    credits.remarks = warnings.remarks(
      at: others + shown, called: names, isList: !shown.isEmpty, words)
    if last == nil {
      credits.remarks += saved.compactMap { $0.flatMap(words.origin.wrongClock) }.prefix(1)
    }
    let model = DashboardModel(
      alerts: warnings.lines(
        at: others.map { ($0, nil) } + zip(shown, 1...).map { ($0, $1) }, called: names,
        most: most == .max ? .max : Self.mostAlerts, words),
      expected: sentences(of: expected), rows: rows,
      headings: words.dashboard.headings,
      more: favorites.count > most ? phrases.moreFavorites(favorites.count - most) : nil,
      credits: credits)
    let warned = (shown + others).compactMap { place -> JSONValue? in
      guard warnings.lastRead(place) != nil || warnings.failure(at: place) != nil else {
        return nil
      }
      return ["place": place.json, "warnings": warnings.json(at: place, in: phrases)]
    }
    let document: @Sendable () -> JSONValue = {
      let favorites = zip(shown, saved).enumerated().map { index, pair in
        JSONValue.row(index + 1, pair.0, pair.1)
      }
      return [
        "place": last?.json ?? .null, "report": last.flatMap { report?.json(at: $0) } ?? .null,
        "favorites": .array(favorites), "alerts": .array(expected.map(\.json)),
        "warned": .array(warned),
      ]
    }
    return (model, document)
  }

  private func sentences(of expected: [ExpectedAlert]) -> [String] {
    let phrases = words.phrases.forecast
    let shown = expected.prefix(Self.mostExpected).map { alert in
      let age = words.now().timeIntervalSince(alert.fetched)
      let isRecent = age < Report.freshness
      // A screen reader reads a full stop before the capital.
      let mark = words.appearance().isRead ? ". " : " · "
      return phrases.expectedAlert(alert.name + mark + alert.sentence, alert.text)
        + (isRecent ? "" : " " + phrases.ago(age))
    }
    let rest = expected.count - shown.count
    return shown + (rest > 0 ? [phrases.moreAlerts(rest)] : [])
  }
}
