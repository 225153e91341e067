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

/// Home: the last search, shown from what was saved, then refreshed.
final class ForecastPresenter: Screen {
  let commands = ForecastView.commands
  var subject: Place? { try? interactor.lastSearch() }
  var hasNextPage: Bool { cities.hasNextPage }

  private let interactor: ForecastInteractor
  private let reports: ReportLoader
  private let nowcast: NowcastClient
  private let cities: CitiesPresenter
  private let words: Wording
  private let context: ScreenContext
  private let exit: (ScreenExit) -> Route
  /// Whether the cities were shown last.
  private var showsCities = false

  init(
    interactor: ForecastInteractor, reports: ReportLoader, nowcast: NowcastClient = .noop,
    cities: CitiesPresenter,
    words: Wording, context: ScreenContext,
    exit: @escaping (ScreenExit) -> Route
  ) {
    self.interactor = interactor
    self.reports = reports
    self.nowcast = nowcast
    self.cities = cities
    self.words = words
    self.context = context
    self.exit = exit
  }

  func open() async throws(Failure) {
    showsCities = false
    guard let place = try interactor.lastSearch() else {
      return show(.empty(welcome), .final) { ["place": .null, "report": .null] }
    }
    try await load(place, anew: false)
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
      try await load(place, anew: true)
    case .cities(let action):
      try await cities.perform(action)
      showsCities = true
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
    guard cities.isShown else { throw .noList }
    return try cities.place(atRow: row)
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

  /// Hints for someone who has not searched yet.
  private var welcome: [String] {
    let phrases = words.phrases
    let hints = interactor.isNewPerson() ? phrases.welcome : [phrases.nothingSearched]
    return interactor.hasNetwork()
      ? hints : hints + [phrases.noNetwork + " " + phrases.tryTheSample]
  }

  private func load(_ place: Place, anew: Bool) async throws(Failure) {
    let beside = SupplementaryFetch(nowcast.fetch(at: place, anew: anew))
    try await reports.load(place, for: .everything, anew: anew, beside: beside, context) {
      show(place, $0, $1)
    }
  }

  private func show(_ place: Place, _ report: Report, _ stage: Answer.Stage) {
    let minutes = nowcast.known(place, report)
    let soon = words.minutes.fallsSoon(place, minutes, timeZone: report.timeZone)
    let model = ForecastModel.report(
      head: words.origin.head(place, report), soon: soon,
      outlook: words.outlook.summary(place, report, minutes: minutes) {
        interactor.recorded($0, at: place)
      },
      present: words.current.present(report),
      days: words.daily.days(place, report, limit: 3), credit: credit(place, report, minutes),
      placeholder: words.phrases.nothingReported)
    show(model, stage) { ["place": place.json, "report": report.json(at: place)] }
  }

  private func credit(_ place: Place, _ report: Report, _ minutes: Nowcast?) -> String? {
    let isTold =
      words.minutes.fallsSoon(place, minutes) != nil && minutes?.service.weather != report.service
    let credits =
      report.services.map(words.phrases.credit) + [
        isTold ? minutes.flatMap { words.phrases.nowcastCredit($0.service) } : nil
      ]
    let known = credits.compactMap(\.self)
    return known.isEmpty ? nil : known.joined(separator: " · ")
  }

  private func show(
    _ model: ForecastModel, _ stage: Answer.Stage, document: @escaping @Sendable () -> JSONValue
  ) {
    context.show(
      Answer(stage, document: document) { ForecastView().render(model, width: $0) })
  }
}
