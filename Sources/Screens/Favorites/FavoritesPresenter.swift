import Phrases
public import ScreenKit
import WeatherModels

/// What can be done with favourites.
public enum FavoritesAction: Hashable, Sendable {
  case refresh
  /// Without saying which.
  case unstar
  case edit(ListEdit)
  case turn(PageTurn)
}

/// The marked places and the weather at each.
final class FavoritesPresenter: Screen {
  let commands = FavoritesView.commands
  var hasNextPage: Bool { pages.hasNext }

  private let interactor: FavoritesInteractor
  private let editor: ListEditor
  private let words: WeatherFormatter
  private let context: ScreenContext
  private let exit: (FavoritesExit) -> Route
  private var pages = Pages<Favorite>()
  private var isLoaded = false
  /// The reports of this session, also of places that were deleted, for they may come back.
  private var fresh: [Place.ID: Report] = [:]

  init(
    interactor: FavoritesInteractor, editor: ListEditor, words: WeatherFormatter,
    context: ScreenContext,
    exit: @escaping (FavoritesExit) -> Route
  ) {
    self.interactor = interactor
    self.editor = editor
    self.words = words
    self.context = context
    self.exit = exit
  }

  func open() async throws(Failure) {
    try reload()
    guard !pages.elements.isEmpty else { return show(.final) }
    if pages.elements.contains(where: { $0.report != nil }) { show(.interim) }
    try await refresh()
  }

  @discardableResult func perform(_ action: FavoritesAction) async throws(Failure) -> Route {
    switch action {
    case .refresh:
      try reload()
      try await refresh()
    case .unstar:
      throw .noPlace(.unstar)
    case .edit(let edit):
      try load()
      guard let done = try await editor.perform(edit, shown: pages.elements.map(\.place)) else {
        context.show(Answer(words.phrases.notDone))
        return .stay
      }
      pages.replace(with: withFresh(try interactor.favorites()))
      show(.final, notice: done)
    case .turn(let turn):
      try load()
      if try pages.turn(turn) {
        show(.final)
      } else {
        context.show(Answer(words.phrases.lastPage))
      }
    }
    return .stay
  }

  func forgetReports() {
    fresh = [:]
    isLoaded = false
  }

  func place(atRow row: Int) throws(Failure) -> Place {
    try load()
    return try pages.element(atRow: row).place
  }

  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    exit(.detail(try place(atRow: row)))
  }

  /// A command may come before the list was shown.
  private func load() throws(Failure) {
    if !isLoaded { try reload() }
  }

  private func reload() throws(Failure) {
    pages = Pages(try interactor.favorites(), size: context.rowsPerPage)
    isLoaded = true
  }

  private func refresh() async throws(Failure) {
    guard !pages.elements.isEmpty else { return show(.final) }
    let favorites = pages.elements
    defer { context.wait(nil) }
    var done = 0
    while done < favorites.count {
      wait(done: done, of: favorites.count)
      let refreshed = try await interactor.refreshed(favorites, after: done)
      guard !refreshed.isEmpty else { throw .service(.noReport) }
      for favorite in refreshed { fresh[favorite.place.id] = favorite.report }
      done += refreshed.count
    }
    // The list may have changed while the request was under way.
    pages.replace(with: withFresh(pages.elements))
    show(.final)
  }

  private func wait(done: Int, of count: Int) {
    guard count > FavoritesInteractor.most else { return context.wait(words.phrases.asking) }
    let label = words.phrases.asking(done: done, of: count)
    context.wait(label)
    if done > 0 {
      context.show(Answer(.progress) { Page(lines: WeatherLines.note(label, width: $0)) })
    }
  }

  private func withFresh(_ favorites: [Favorite]) -> [Favorite] {
    favorites.map { Favorite(place: $0.place, report: fresh[$0.place.id] ?? $0.report) }
  }

  private func show(_ stage: Answer.Stage, notice: String? = nil) {
    let names = pages.elements.map(\.place).distinctNames
    let model = FavoritesModel(
      notice: notice,
      rows: pages.rows.map {
        words.placeWeather($0, $1.place, $1.report, called: names[$1.place.id])
      },
      humidity: words.phrases.humidityHeading, wind: words.phrases.windHeading,
      hint: pages.elements.isEmpty ? words.phrases.noFavorites : nil,
      footer: pages.count > 1 ? words.phrases.page(pages.page, of: pages.count) : nil,
      sources: words.sources(pages.elements.compactMap(\.report)),
      credits: Set(pages.elements.compactMap { $0.report?.service }).sorted {
        $0.rawValue < $1.rawValue
      }
      .map { words.phrases.credit($0) ?? words.phrases.sampleWarning })
    context.show(
      Answer(stage, document: document, isList: true) { FavoritesView().render(model, width: $0) })
  }

  private var document: JSONValue {
    let favorites = pages.elements
    return [
      "items": .rows(favorites.map(\.place)) { row in
        let favorite = favorites[row - 1]
        return ["report": favorite.report.map { $0.json(at: favorite.place) } ?? .null]
      }
    ]
  }
}
