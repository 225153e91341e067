import Clients
public import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
import Quantities
public import Reports
import TerminalText
import WarningWords
import Warnings

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
  case sort(FavoriteOrder)
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
  private let exit: (Place) -> Route
  /// All favorites, in the saved order.
  private(set) var favorites: [Favorite] = []
  var isLoaded = false
  /// The place that was just added or removed, for programs.
  var changed: Place?

  init(
    interactor: FavoritesInteractor, reports: ReportLoader, warnings: RecentWarnings,
    editor: ListEditor<Place>, words: Wording, context: ScreenContext,
    waitsForStarred: Bool = false,
    timeout: @escaping @Sendable () async -> Void, exit: @escaping (Place) -> Route
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

  func reopen() async throws(Failure) { try await refresh(isRefresh: false) }

  func arrive() {
    (filter, order) = ("", .own)
    pages = Pages()
    isLoaded = false
  }

  @discardableResult func perform(_ action: FavoritesAction) async throws(Failure) -> Route {
    switch action {
    case .refresh: try await refresh(isRefresh: true)
    case .star(let places, let saysWhere): try await star(places, saysWhere: saysWhere)
    case .unstar([]): throw .noPlace(line: "\(CommandName.unstar.rawValue) 1")
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
      if try pages.turn(turn) { show(.final) } else { context.show(Answer(phrases.lastPage)) }
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

  func forgetReports() { isLoaded = false }

  func name(ofRow row: Int) -> String? { (try? place(atRow: row))?.name }

  func place(atRow row: Int) throws(Failure) -> Place {
    try load()
    return try pages.element(atRow: row).place
  }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    exit(try place(atRow: row))
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

// The list in words, and as a document.
extension FavoritesPresenter {
  func show(_ stage: Answer.Stage, notice: String? = nil) {
    let phrases = words.phrases
    let said = said
    let names = pages.elements.map(\.place).distinctNames(in: phrases)
    let shown = pages.rows.map(\.element)
    let rows = words.current.placeWeather(
      pages.rows.map { ($0, $1.place, $1.report) }, called: names)
    let model = FavoritesModel(
      notice: notice, title: title,
      rows: zip(rows, shown).map(row),
      headings: FavoritesModel.Headings(
        place: phrases.placeHeading, present: phrases.presentHeading.lowercased(),
        low: phrases.lowHeading, high: phrases.highHeading, chance: phrases.label(of: .chance),
        humidity: phrases.label(of: .humidity), wind: phrases.label(of: .wind),
        temperature: words.figures.symbol(of: .temperature),
        rain: words.units().rain.symbol),
      alerts: said.lines,
      hint: pages.elements.isEmpty && filter.isEmpty ? phrases.noFavorites : nil,
      footer: pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil,
      sources: words.origin.sources(shown.compactMap(\.report)),
      credits: words.origin.credits(
        shown.compactMap(\.report), said.sources, remarks: said.remarks))
    show(stage) { FavoritesView().render(model, width: $0) }
  }

  func show(
    _ stage: Answer.Stage, render: @escaping @MainActor @Sendable (_ width: Int) -> Page
  ) {
    // Reads the saved weather of every favorite, not only of those on this page.
    let change: JSONValue = changed.map { ["place": $0.json] } ?? .object([])
    let document = context.window() == nil ? change.merging(document) : .object([])
    context.show(Answer(stage, document: document, list: .init(of: .favorites), render: render))
  }

  /// The warnings of the first places of this page, of which the others have only a mark; which of them may not cover
  /// the places, and of which places there may be more.
  var said: SaidWarnings {
    let places = pages.rows.map(\.element.kept.place)
    let names = pages.elements.map(\.place).distinctNames(in: phrases)
    return SaidWarnings(
      lines: warnings.lines(
        at: pages.rows.map { ($0.element.kept.place, $0.row) }, called: names,
        most: Self.mostAlerts, words),
      remarks: warnings.remarks(at: places, called: names, words),
      sources: warnings.credits(at: places))
  }

  private static let mostAlerts = 4

  /// The title of a list that is filtered or sorted.
  private var title: String? {
    guard !filter.isEmpty || order != .own else { return nil }
    if pages.elements.isEmpty {
      return filter.isEmpty ? nil : words.phrases.noFavorites(filter: filter)
    }
    return phrases.favorites(count: pages.elements.count, filter: filter, order: order)
  }

  private func row(_ weather: PlaceWeather, _ favorite: Favorite) -> FavoritesModel.Row {
    let today = favorite.today
    // A list requests no hours.
    let forecast = reports.saved(favorite.kept.place, for: .everything)
    let ribbon = words.ribbon(forecast)
    let isKnown = today != nil || favorite.report.flatMap(words.current.present) != nil
    return FavoritesModel.Row(
      weather: weather,
      mark: mark(favorite.kept.place),
      place: favorite.kept.ownName == nil ? "" : favorite.kept.place.name,
      low: isKnown ? words.figures.temperature(today?.temperatureMin) : "",
      high: isKnown ? words.figures.temperature(today?.temperatureMax) : "",
      chance: isKnown ? Figures.percent(today?.precipitationProbability) : "",
      lowCelsius: today?.temperatureMin?.in(.celsius),
      highCelsius: today?.temperatureMax?.in(.celsius),
      range: today.map { day in
        words.figures.bare(day.temperatureMin) + " … "
          + words.figures.temperature(day.temperatureMax)
      } ?? "",
      hours: ribbon,
      next: [
        forecast.flatMap { words.of($0).outlook.next(favorite.kept.place, $0) } ?? "",
        words.reading(of: ribbon),
      ].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  /// The sign of the worst warning, in brackets if the country's warnings may not cover the place.
  private func mark(_ place: Place) -> Line {
    guard let found = warnings.lastRead(place), !found.isEmpty else { return "" }
    let appearance = words.appearance()
    let isOwn = !found.own.isEmpty
    if appearance.isRead { return Line(isOwn ? phrases.warned : phrases.possiblyWarned) }
    let rank = (isOwn ? found.own : found.unclear).map(\.rank).max()
    let sign = appearance.sign(ofWarning: rank)
    return Line(isOwn ? sign : "(\(sign))", Style(warningRank: isOwn ? rank : nil))
  }

  /// Each with the user's name for it beside the place's own, and the severity of its worst warning.
  private var document: JSONValue {
    let favorites = pages.elements
    let items = favorites.enumerated().map { offset, favorite -> JSONValue in
      let place = favorite.kept.place
      let worst = warnings.lastRead(place)?.own.first
      return JSONValue.row(offset + 1, place, favorite.report)
        .merging([
          "ownName": .optional(favorite.kept.ownName),
          "warning": .optional(worst.map { $0.severity?.rawValue ?? "unknown" }),
          "warningsFailure": .optional(
            warnings.failure(at: place).map { words.phrases.warnings.warningsMissing(because: $0) }),
          "warnings": warnings.json(at: place, in: words.phrases),
        ])
    }
    return ["items": .array(items)]
  }
}

// Changes of the list.
extension FavoritesPresenter {
  var phrases: any FavoritesPhrases { words.phrases.favorites }

  func star(_ places: [Place], saysWhere: Bool) async throws(Failure) {
    let added = try interactor.star(places)
    isLoaded = false
    let meant = added.isEmpty ? places : added.map(\.called)
    let distinct = meant.distinctNames(in: phrases)
    let names = meant.map { saysWhere ? $0.title : distinct[$0.id] ?? $0.name }
    guard !added.isEmpty else { return tell(phrases.alreadyStarred(names), of: places) }
    editor.remember(
      Undoable(sentence: phrases.unstarred(names)) { [interactor] () throws(StorageError) in
        _ = try interactor.places.remove(Set(added.map(\.place.id)), .favorites)
      })
    if context.isListed() {
      changed = places.first
      defer { changed = nil }
      return try await refresh(isRefresh: false, notice: phrases.starred(names))
    }
    tell(phrases.starred(names), of: places)
    await fetch(added.map(\.place))
  }

  /// Best effort: home and this list have the weather of places that were added from then on.
  private func fetch(_ added: [Place]) async {
    let unknown = added.filter { !reports.isRecent(reports.saved($0, for: .everything)) }
    guard !unknown.isEmpty, unknown.count <= Self.mostWithHours else { return }
    let request = Task { [reports] in try? await reports.fresh(unknown, for: .everything) }
    if waitsForStarred { _ = await request.value }
  }

  func unstar(_ places: [Place]) throws(Failure) {
    let all = try interactor.all()
    let starred = places.map { place in
      all.first { $0.place.isSame(as: place) }?.place ?? place
    }
    do throws(Failure) {
      _ = try editor.remove(starred)
    } catch .goneAlready {
      return tell(phrases.notStarred(places[0].name), of: places)
    }
    isLoaded = false
    let names = (all.map(\.called) + places).distinctNames(in: phrases)
    let sentence = phrases.unstarred(places.map { names[$0.id] ?? $0.name })
    guard context.isListed() else { return tell(sentence, of: places) }
    try reload()
    changed = places.first
    defer { changed = nil }
    show(.final, notice: sentence)
  }

  func unstar(named name: String) throws(Failure) {
    let called = try interactor.all().filter { $0.isCalled(name) }
    guard let first = called.first else { return context.show(Answer(phrases.notStarred(name))) }
    try unstar([first.called])
  }

  private func tell(_ sentence: String, of places: [Place]) {
    var document: JSONValue = ["place": places.first?.json ?? .null]
    if places.count > 1 { document = document.merging(["items": .rows(places)]) }
    context.show(Answer(sentence, document: document))
  }

  func rename(_ row: Int, to name: String?) throws(Failure) {
    try load()
    let favorite = try pages.element(atRow: row)
    guard
      let done = try editor.rename(
        favorite.kept, to: name, in: .favorites, of: interactor.places)
    else { return context.show(Answer(phrases.hasOwnName(favorite.place.name))) }
    try reload()
    show(.final, notice: done)
  }

  /// Keeps the order shown: after a sorting, in that order. Among rows that fit a text, those between stay where they
  /// are.
  func move(_ row: Int, to target: Int) throws(Failure) {
    try load()
    let (moved, other) = (try pages.element(atRow: row), try pages.element(atRow: target))
    let before = favorites.map(\.kept.place.id)
    var ids = arranged(by: "").map(\.kept.place.id)
    ids.removeAll { $0 == moved.kept.place.id }
    let index = ids.firstIndex(of: other.kept.place.id).map { row < target ? $0 + 1 : $0 }
    ids.insert(moved.kept.place.id, at: index ?? min(row - 1, ids.count))
    try Failure.wrapping(storage: interactor.places.arrange(ids, .favorites))
    if ids != before || order != .own {
      editor.remember(
        Undoable(of: moved.place.name, phrases) { [interactor, ids] () throws(Failure) in
          try Failure.wrapping(storage: interactor.places.ids(.favorites)) == ids
        } undo: { [unowned self, order] () throws(Failure) in
          try Failure.wrapping(storage: interactor.places.arrange(before, .favorites))
          self.order = order
          return phrases.moved(moved.place.name, toRow: row)
        })
    }
    order = .own
    try reload()
    show(.final, notice: phrases.moved(moved.place.name, toRow: target))
  }
}
