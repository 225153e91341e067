public import CommandKit
import Clients
import Documents
import Foundation
import Phrases
import Presentation
import Quantities
import Reports

/// An action on the list of cities.
public nonisolated enum CitiesAction: Hashable, Sendable {
  case show
  /// Cities with the text in their names; with none, all.
  case filter(String)
  case sort(CityListViewModel.Order)
  case turn(PageTurn)
}

/// The list of cities of the home screen: a page is one request, and the next is fetched while one is read.
final class CitiesPresenter {
  private let interactor: CitiesInteractor
  private let reports: ReportLoader
  let words: Wording
  private let context: ScreenContext
  let isAtPrompt: Bool
  private var cities: Cities?
  var pages = Pages<Place>()
  var filter = ""
  private var order = CityListViewModel.Order.population
  /// The request for the page after the one that is shown.
  var ahead: Task<Void, Never>?
  /// Why the service kept this list waiting last, and until when it isn't asked again.
  var failure: (reason: Failure, end: Date)?

  /// The seconds for which a service that was silent isn't asked again.
  static let rest = 60.0

  init(
    interactor: CitiesInteractor, reports: ReportLoader, words: Wording,
    context: ScreenContext, isAtPrompt: Bool
  ) {
    self.interactor = interactor
    self.reports = reports
    self.words = words
    self.context = context
    self.isAtPrompt = isAtPrompt
  }

  var hasNextPage: Bool { pages.hasNext }

  /// True where a row can be picked.
  var isShown: Bool { cities != nil }

  func perform(_ action: CitiesAction) async throws(Failure) {
    switch action {
    case .show:
      forgetFailure()
      filter = ""
      order = .population
      // The old list stays until a new one arrives, and if none does.
      if recall() {
        arrange()
        show(.interim, true)
      } else {
        cities = nil
      }
      try await load(isRefresh: true)
      return try await showPage(teaches: true)
    case .filter(let text):
      try await loadChosen()
      filter = text
    case .sort(let order):
      try await loadChosen()
      self.order = order
    case .turn(let turn):
      try await load()
      guard try pages.turn(turn) else { return context.show(Answer(words.phrases.lastPage)) }
      return try await showPage()
    }
    arrange()
    try await showPage(after: sortable < CitiesInteractor.most ? fitting.prefix(sortable) : [])
  }

  func reopen() async throws(Failure) {
    try await load()
    try await showPage()
  }

  func place(atRow row: Int) throws(Failure) -> Place { try pages.element(atRow: row) }

  func stopFetchingAhead() { ahead?.cancel() }

  /// Has the service asked again, however silent it was.
  func forgetFailure() { failure = nil }

  func forgetReports() {
    stopFetchingAhead()
    forgetFailure()
    if cities?.isOfService == true { cities = nil }
  }

  /// A command may come before the list was shown.
  private func load(isRefresh isWanted: Bool = false) async throws(Failure) {
    if !isWanted {
      if cities != nil { return }
      if recall() { return arrange() }
    }
    if interactor.hasList {
      context.wait(words.phrases.asking)
      defer { context.wait(nil) }
      cities = try await asking { () async throws(Failure) in try await interactor.listed() }
    } else {
      cities = try interactor.largest()
    }
    arrange()
  }

  /// The list of the country that is chosen now, even if the list on the screen is of another one.
  private func loadChosen() async throws(Failure) {
    if cities?.country != interactor.country { cities = nil }
    try await load()
  }

  /// Takes the service's own list as it was saved; false where there is none.
  private func recall() -> Bool {
    guard interactor.hasList else { return false }
    if cities?.isOfService != true { cities = interactor.savedList() }
    return cities != nil
  }

  private var fitting: [Place] { (cities?.places ?? []).filter { $0.matches(filter) } }

  private func arrange() {
    let (sorted, rest) = (fitting.prefix(sortable), fitting.dropFirst(sortable))
    pages = Pages(
      interactor.sorted(Array(sorted), by: order, report) + rest,
      size: min(CitiesInteractor.mostSorted, context.rowsPerPage(true)))
  }

  /// The number of cities that can be put into the order asked for.
  private var sortable: Int {
    switch order {
    case _ where cities?.isOfService == true: .max
    case .population, .name: CitiesInteractor.most
    case .temperature, .wind, .humidity: CitiesInteractor.mostSorted
    }
  }

  private func report(_ place: Place) -> Report? {
    [cities?.listed?[place.id], reports.saved(place)].compactMap(\.self)
      .max { $0.fetched < $1.fetched }
  }

  /// Shows the page once its weather has arrived; `unsorted` are the places whose weather decides the order. As much as
  /// is known is shown meanwhile at the prompt, elsewhere if it is all, and if none can be fetched.
  private func showPage(
    after unsorted: ArraySlice<Place> = [], teaches: Bool = false
  ) async throws(Failure) {
    let wanted = unsorted + pages.rows.map(\.element)
    if wanted.contains(where: isStale) {
      // The names are known, and whoever is at the prompt needn't wait for the weather to read them.
      let isShown =
        isAtPrompt && unsorted.isEmpty || wanted.allSatisfy { report($0) != nil }
      if isShown { show(.interim, teaches) }
      context.wait(words.phrases.asking)
      defer { context.wait(nil) }
      do {
        // The request under way may be for this very page.
        await ahead?.value
        try await fetch(unsorted)
        if !unsorted.isEmpty { arrange() }
        try await fetch(pages.rows.map(\.element)[...])
      } catch {
        // The cities are known whatever the weather.
        let isKnown = pages.rows.contains { report($0.element) != nil }
        if !isShown { show(isKnown ? .interim : .fallback, teaches) }
        throw error
      }
    }
    show(.final, teaches)
    fetchNextPage()
  }

  func isStale(_ place: Place) -> Bool { !reports.isRecent(report(place)) }

  private func fetch(_ places: ArraySlice<Place>) async throws(Failure) {
    let stale = places.filter(isStale)
    if !stale.isEmpty { try await request(stale) }
  }

  func request(_ stale: [Place]) async throws(Failure) {
    _ = try await asking { () async throws(Failure) in
      try await reports.fresh(stale, for: .present)
    }
  }

  private func show(_ stage: Answer.Stage, _ teaches: Bool) {
    let phrases = words.phrases.forecast
    let shown = pages.rows.map(\.element)
    let known = shown.compactMap(report)
    let country = cities?.country.map { phrases.countryName(of: $0) ?? $0 }
    let names = pages.elements.distinctNames(in: words.phrases)
    let model = CitiesModel(
      title: pages.elements.isEmpty
        ? phrases.noCities(filter: filter)
        : phrases.cities(
          CityListViewModel(
            count: pages.elements.count, country: country, filter: filter, order: order,
            isOfService: cities?.isOfService == true,
            sorted: sortable < pages.elements.count ? sortable : nil)),
      rows: words.current.placeWeather(pages.rows.map { ($0, $1, report($1)) }, called: names),
      place: phrases.placeHeading, present: phrases.presentHeading.lowercased(),
      humidity: phrases.label(of: .humidity), wind: phrases.label(of: .wind),
      time: phrases.timeHeading.lowercased(),
      footers: [
        pages.elements.isEmpty ? country.map(phrases.onlyIn) : nil,
        pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil,
        teaches ? phrases.citiesHint : nil,
      ].compactMap { $0 } + words.origin.sources(known),
      credits: words.origin.credits(known))
    context.show(
      Answer(stage, document: document, list: .init(of: .cities, isKept: false)) {
        CitiesView().render(model, width: $0)
      })
  }

  /// The page, each city with its row in the whole list.
  private var document: JSONValue {
    let rows = pages.rows.map { JSONValue.row($0, $1, report($1)) }
    return ["items": .array(rows), "page": .int(pages.page), "pages": .int(pages.count)]
  }

  /// Makes a request, unless the last one timed out a moment ago, so that pages don't wait for the same service again.
  func asking<Answer>(
    _ request: () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    if let failure, words.now() < failure.end { throw failure.reason }
    do {
      return try await request()
    } catch {
      if case .service(.timedOut) = error {
        failure = (error, words.now().addingTimeInterval(Self.rest))
      }
      throw error
    }
  }

  /// Best effort: a failure is reported when the page is turned.
  func fetchNextPage() {
    guard isAtPrompt, pages.hasNext else { return }
    var next = pages
    guard next.turn(to: pages.page + 1) else { return }
    let stale = next.rows.map(\.element).filter(isStale)
    guard !stale.isEmpty else { return }
    ahead?.cancel()
    ahead = Task { try? await request(stale) }
  }
}
