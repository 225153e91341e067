public import CommandKit
import Foundation
public import Phrases
import WeatherClients
public import WeatherModels
import WeatherText

/// The actions on favorites.
public enum FavoritesAction: Hashable, Sendable {
  case refresh
  /// Adds places; `saysWhere` is for places that were found by a name, and says where they are.
  case star([Place], saysWhere: Bool = false)
  case unstar([Place])
  /// By the user's name for it or its own.
  case unstarNamed(String)
  case edit(ListEdit)
  case turn(PageTurn)
  case filter(String)
  case sort(FavoriteListViewModel.Order)
  /// Renames a favorite; without a name, its own is restored.
  case rename(row: Int, String?)
  case move(row: Int, to: Int)
}

/// The marked places and the weather at each.
final class FavoritesPresenter: Screen {
  let commands = FavoritesView.commands
  var hasNextPage: Bool { pages.hasNext }

  let words: Wording
  let context: ScreenContext
  let warnings: RecentWarnings
  private(set) var pages = Pages<Favorite>()
  private(set) var filter = ""
  var order = FavoriteOrder.own

  let interactor: FavoritesInteractor
  let reports: ReportLoader
  let editor: ListEditor<Place>
  /// Whether a place that was added waits for its weather, because the program may end then.
  let waitsForStarred: Bool
  /// The list's wait for warnings after the reports.
  private let timeout: @Sendable () async -> Void
  private let exit: (ScreenExit) -> Route
  /// All favorites, in the saved order.
  private(set) var favorites: [Favorite] = []
  var isLoaded = false
  /// The place that was just added or removed, for programs.
  var changed: Place?

  init(
    interactor: FavoritesInteractor, reports: ReportLoader, warnings: RecentWarnings,
    editor: ListEditor<Place>, words: Wording, context: ScreenContext,
    waitsForStarred: Bool = false,
    timeout: @escaping @Sendable () async -> Void, exit: @escaping (ScreenExit) -> Route
  ) {
    self.interactor = interactor
    self.reports = reports
    self.warnings = warnings
    self.editor = editor
    self.words = words
    self.context = context
    self.waitsForStarred = waitsForStarred
    self.timeout = timeout
    self.exit = exit
  }

  func open() async throws(Failure) {
    arrive()
    try await refresh(isRefresh: false)
  }

  func reopen() async throws(Failure) {
    try await refresh(isRefresh: false)
  }

  func arrive() {
    (filter, order) = ("", .own)
    pages = Pages()
    isLoaded = false
  }

  @discardableResult func perform(_ action: FavoritesAction) async throws(Failure) -> Route {
    switch action {
    case .refresh: try await refresh(isRefresh: true)
    case .star(let places, let saysWhere): try await star(places, saysWhere: saysWhere)
    case .unstar([]): throw .noPlace(.unstar)
    case .unstar(let places): try unstar(places)
    case .unstarNamed(let name): try unstar(named: name)
    case .edit(let edit):
      try load()
      let done = try await editor.perform(edit, shown: pages.elements.map(\.place))
      guard let done else { return .stay }
      try reload()
      show(.final, notice: done)
    case .turn(let turn):
      try load()
      if try pages.turn(turn) {
        show(.final)
      } else {
        context.show(Answer(phrases.lastPage))
      }
    case .filter(let text):
      filter = text
      try await refresh(isRefresh: false, fromTop: true)
    case .sort(let order):
      self.order = order
      try await refresh(isRefresh: false, fromTop: true)
    case .rename(let row, let name): try rename(row, to: name)
    case .move(let row, let target): try move(row, to: target)
    }
    return .stay
  }

  func forgetReports() {
    isLoaded = false
  }

  func place(atRow row: Int) throws(Failure) -> Place {
    try load()
    return try pages.element(atRow: row).place
  }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    exit(.detail(try place(atRow: row)))
  }
}

// The rows and their weather.
extension FavoritesPresenter {
  /// A command may come before the list was shown.
  func load() throws(Failure) {
    if !isLoaded { try reload() }
  }

  /// Reads the favorites, with the newest known weather of each.
  func reload() throws(Failure) {
    favorites = try interactor.all().map { favorite($0, reports.saved($0.place, for: .today)) }
    arrange()
    isLoaded = true
  }

  private func favorite(_ kept: SavedPlace, _ report: Report?) -> Favorite {
    Favorite(
      kept: kept, report: report,
      today: report.flatMap { $0.today(at: kept.place, now: words.of($0).now()) })
  }

  func arranged(by filter: String) -> [Favorite] {
    favorites.filter { $0.kept.matches(filter) }
      .sorted(by: order, locale: Locale(identifier: phrases.localeIdentifier))
  }

  private func arrange() {
    pages.replace(with: arranged(by: filter), size: context.rowsPerPage(true))
  }

  func refresh(
    isRefresh: Bool, fromTop: Bool = false, notice: String? = nil
  ) async throws(Failure) {
    favorites = try interactor.all().map { favorite($0, nil) }
    arrange()
    if fromTop { pages.turn(toRow: 1) }
    isLoaded = true
    let places = favorites.map(\.kept.place)
    guard !places.isEmpty else { return show(.final, notice: notice) }
    // The hours of many places would cost the service too much.
    let need: ReportLoader.Need = places.count <= Self.mostWithHours ? .everything : .today
    let known = Set(said.texts)
    let beside = warnings.fetch(for: places, in: phrases, timeout: timeout)
    beside.begin()
    // The names are known, and whoever is at the prompt needn't wait for the weather to read them.
    var hasShown =
      !waitsForStarred && !isRefresh && places.contains { reports.saved($0, for: .today) == nil }
    if hasShown {
      try reload()
      show(.interim, notice: notice)
    }
    do {
      try await reports.load(places, for: need, isRefresh: isRefresh, context) { reports, stage in
        take(reports, for: places)
        guard stage == .final, beside.isNeeded else {
          hasShown = true
          return show(stage, notice: notice)
        }
        // Nobody waits for warnings: the list comes without them, and once more where there are some, or a reason why
        // nothing is known of them.
        let before = sentences
        if !hasShown { show(.interim, notice: notice) }
        await beside.settle()
        if hasShown || sentences != before { show(.final, notice: notice) }
      }
    } catch {
      defer { beside.cancel() }
      guard error != .service(.cancelled) else { throw error }
      await beside.settle()
      try? reload()
      // Without a report, a place has a name and its warnings.
      if hasShown { show(.revised, notice: notice) }
      if hasShown || isRefresh {
        show(.fallback) { [said] in said.page(besides: known, width: $0) }
      } else {
        show(.fallback, notice: notice)
      }
      throw error
    }
  }

  static let mostWithHours = 30

  private func take(_ reports: [Report?], for places: [Place]) {
    let known = Dictionary(zip(places.map(\.id), reports)) { first, _ in first }
    // The list may have changed while the request was under way, and a report may lack the day that an earlier one has.
    favorites = favorites.map { row in
      let place = row.kept.place
      guard let report = known[place.id] ?? row.report else { return favorite(row.kept, nil) }
      return favorite(
        row.kept, report.days.isEmpty ? self.reports.saved(place, for: .today) : report)
    }
    arrange()
  }

  /// The sentence about the warnings of each place, and the last lines.
  private var sentences: [String?] {
    pages.elements.map { warnings.line(at: $0.kept.place, words)?.text } + said.remarks
  }
}
