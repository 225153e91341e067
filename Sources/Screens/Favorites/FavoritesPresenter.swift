import Phrases
public import ScreenKit
import WeatherClients
import WeatherModels

/// The actions on favorites.
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

  private let places: PlaceListClient
  private let reports: ReportLoader
  private let editor: ListEditor
  private let words: WeatherFormatter
  private let context: ScreenContext
  private let exit: (ScreenExit) -> Route
  private var pages = Pages<Favorite>()
  private var isLoaded = false

  init(
    places: PlaceListClient, reports: ReportLoader, editor: ListEditor, words: WeatherFormatter,
    context: ScreenContext, exit: @escaping (ScreenExit) -> Route
  ) {
    self.places = places
    self.reports = reports
    self.editor = editor
    self.words = words
    self.context = context
    self.exit = exit
  }

  func open() async throws(Failure) {
    try await refresh(anew: false)
  }

  @discardableResult func perform(_ action: FavoritesAction) async throws(Failure) -> Route {
    switch action {
    case .refresh:
      try await refresh(anew: true)
    case .unstar:
      throw .noPlace(.unstar)
    case .edit(let edit):
      try load()
      guard let done = try await editor.perform(edit, shown: pages.elements.map(\.place)) else {
        context.show(Answer(words.phrases.notDone))
        return .stay
      }
      pages.replace(with: try favorites())
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
    guard !isLoaded else { return }
    pages = Pages(try favorites(), size: context.rowsPerPage)
    isLoaded = true
  }

  /// With the newest weather known of each.
  private func favorites() throws(Failure) -> [Favorite] {
    try list().map { Favorite(place: $0, report: reports.saved($0)) }
  }

  private func list() throws(Failure) -> [Place] {
    try Failure.wrapping { () throws(StorageError) in try places.all(.favorites) }.map(\.place)
  }

  private func refresh(anew: Bool) async throws(Failure) {
    let places = try list()
    pages = Pages(places.map { Favorite(place: $0) }, size: context.rowsPerPage)
    isLoaded = true
    guard !places.isEmpty else { return show(.final) }
    try await reports.load(places, for: .present, anew: anew, context) { reports, stage in
      let known = Dictionary(zip(places.map(\.id), reports)) { first, _ in first }
      // The list may have changed while the request was under way.
      pages.replace(
        with: pages.elements.map {
          Favorite(place: $0.place, report: known[$0.place.id] ?? $0.report)
        })
      show(stage)
    }
  }

  private func show(_ stage: Answer.Stage, notice: String? = nil) {
    let names = pages.elements.map(\.place).distinctNames(in: words.phrases)
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
