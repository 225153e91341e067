import CommandKit
import Documents
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

/// The actions at home.
public enum ForecastAction: Hashable, Sendable {
  case refresh
  case cities(CitiesAction)
}

/// Home: the last search, shown from the saved report, then refreshed.
final class ForecastPresenter: Screen {
  let commands = ForecastView.commands
  var subject: Place? { try? interactor.lastSearch() }
  var listCommand: CommandName? { showsCities ? .cities : .forecast }
  var hasNextPage: Bool { showsCities && cities.hasNextPage }

  let interactor: ForecastInteractor
  let reports: ReportLoader
  let warnings: RecentWarnings
  private let nowcast: NowcastClient
  /// The person's alerts that are going to come true, as far as that is saved.
  let expected: () -> [ExpectedAlert]
  private let cities: CitiesPresenter
  let words: Wording
  let context: ScreenContext
  private let exit: (ScreenExit) -> Route
  /// Whether the cities were shown last.
  private var showsCities = false
  /// The favorites when home was shown last, which numbers open.
  private(set) var favorites: [Place] = []

  init(
    interactor: ForecastInteractor, reports: ReportLoader, warnings: RecentWarnings,
    nowcast: NowcastClient = .noop, expected: @escaping () -> [ExpectedAlert] = { [] },
    cities: CitiesPresenter,
    words: Wording, context: ScreenContext,
    exit: @escaping (ScreenExit) -> Route
  ) {
    self.interactor = interactor
    self.reports = reports
    self.warnings = warnings
    self.nowcast = nowcast
    self.expected = expected
    self.cities = cities
    self.words = words
    self.context = context
    self.exit = exit
  }

  func open() async throws(Failure) {
    showsCities = false
    favorites = try interactor.favorites()
    guard let place = try interactor.lastSearch() else {
      let home = home(with: nil)
      return show(.empty(welcome, home.model), .final) { home.document.json }
    }
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
    exit(.detail(try place(atRow: row)))
  }

  func forgetReports() {
    cities.forgetReports()
  }

  func stopFetchingAhead() {
    cities.stopFetchingAhead()
  }

  /// Hints before the first search.
  private var welcome: [String] {
    let phrases = words.phrases
    let hints = interactor.isNewPerson() ? phrases.welcome : [phrases.nothingSearched]
    return interactor.hasNetwork()
      ? hints : hints + [phrases.noNetwork + " " + phrases.tryTheSample]
  }

  private func load(_ place: Place, isRefresh: Bool) async throws(Failure) {
    let beside = SupplementaryFetch(nowcast.fetch(at: place, isRefresh: isRefresh))
    do {
      try await reports.load(
        [place], for: .everything, isRefresh: isRefresh, beside: beside, context
      ) { reports, stage in
        for case let report? in reports { show(place, report, stage) }
      }
    } catch {
      if error != .service(.cancelled), reports.saved(place) == nil { showWithoutReport(place) }
      throw error
    }
  }

  /// The favorites and the warnings need no report of the last place.
  private func showWithoutReport(_ place: Place) {
    let home = home(with: place)
    let last = words.withoutReport(place)
    let credits = home.model.credits
    context.show(
      Answer(.fallback, document: home.document.json, isList: !favorites.isEmpty) { width in
        Page(
          blocks: ForecastView().dashboard(home.model, width: width)
            + [last.render(Surface(width: width, height: .max)).lines]
            + [WeatherLines.credits(credits, width: width)])
      })
  }

  private func show(_ place: Place, _ report: Report, _ stage: Answer.Stage) {
    let minutes = nowcast.known(place, report)
    let soon = words.outlook.soon(place, report, minutes: minutes)
    let home = home(with: place, report, soon == nil ? [] : credits(report, minutes))
    let model = ForecastModel.report(
      head: words.origin.head(place, report), soon: soon,
      outlook: words.outlook.summary(place, report, minutes: minutes) {
        interactor.recorded($0, at: place)
      },
      present: words.current.present(report),
      days: words.daily.days(place, report, limit: 7), credits: home.model.credits,
      placeholder: words.phrases.nothingReported, dashboard: home.model)
    show(model, stage) { home.document.json }
  }

  /// The provider of the minutes where they are another's than the report.
  private func credits(_ report: Report, _ minutes: Nowcast?) -> [SourceCredit] {
    guard let minutes, minutes.service.weather != report.service else { return [] }
    return SourceCredit.minutes(minutes.service)
  }

  private func show(
    _ model: ForecastModel, _ stage: Answer.Stage, document: @escaping @Sendable () -> JSONValue
  ) {
    let isWhole = context.rowsPerPage(false) == .max
    context.show(
      Answer(
        stage, document: document, isList: !favorites.isEmpty, fillsWindow: false,
        draw: {
          ForecastView().render(model, width: $0.width, height: isWhole ? nil : $0.height)
        }))
  }
}
