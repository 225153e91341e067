import Phrases
import ScreenKit
import WeatherClients
import WeatherModels

/// The actions about a place.
public enum DetailAction: Hashable, Sendable {
  case refresh
  case show(DetailPart)
  case history(HistoryAction)

  /// Whether it is about records and other days, below which stands where one is.
  public var isOfPast: Bool {
    if case .history = self { true } else { false }
  }

  /// The page on the screen afterwards; `nil` where that stays.
  fileprivate var part: DetailAction? {
    switch self {
    case .refresh: .show(.everything)
    case .show, .history(.records), .history(.accuracy), .history(.past), .history(.normal): self
    case .history: nil
    }
  }
}

/// One place: shown from what was saved, then refreshed.
final class DetailPresenter: Screen {
  /// Those for rows only where there are rows: elsewhere they are meant for the list last shown.
  var commands: [Command<DetailAction>] {
    DetailView.commands + (history.hasList ? DetailView.listCommands : [])
  }
  var subject: Place? { place }
  var hasNextPage: Bool { history.hasNextPage }

  let place: Place
  let words: WeatherFormatter
  let context: ScreenContext
  let supplements: DetailSupplements
  /// The pages shown here since the person came, the last at the end.
  private enum Shown: Equatable {
    case part(DetailAction)
    case record(Int)
  }

  private var shown: [Shown] = []
  private let reports: ReportLoader
  let records: RecordsClient
  private let history: DetailHistoryPresenter
  /// Behind the chart shown last, and why there is none.
  private(set) var spread: ChartSpread?
  private(set) var missingSpread: ServiceError?
  /// How long a report waits for the air and the warnings.
  private let timeout: @Sendable () async -> Void

  init(
    place: Place, reports: ReportLoader, supplements: DetailSupplements, records: RecordsClient,
    history: DetailHistoryPresenter, words: WeatherFormatter, context: ScreenContext,
    timeout: @escaping @Sendable () async -> Void
  ) {
    self.place = place
    self.reports = reports
    self.supplements = supplements
    self.records = records
    self.history = history
    self.words = words
    self.context = context
    self.timeout = timeout
  }

  func open() async throws(Failure) {
    try await perform(.show(.everything))
  }

  func reopen() async throws(Failure) {
    guard let last = shown.last else { return try await open() }
    try await show(last)
  }

  func arrive() { shown = [] }

  func goBack() async throws(Failure) -> Bool {
    guard shown.count > 1 else { return false }
    shown.removeLast()
    try await reopen()
    return true
  }

  @discardableResult func perform(_ action: DetailAction) async throws(Failure) -> Route {
    if let part = action.part { remember(.part(part)) }
    try await carryOut(action)
    return .stay
  }

  private static let mostShown = 20

  private func remember(_ part: Shown) {
    if shown.last != part { shown = (shown + [part]).suffix(Self.mostShown) }
  }

  private func show(_ part: Shown) async throws(Failure) {
    switch part {
    case .part(.history(.records)) where history.hasList: try await history.reopen()
    case .part(let action): try await carryOut(action)
    case .record(let row): show(.everything, of: try history.report(atRow: row), .final)
    }
  }

  private func carryOut(_ action: DetailAction) async throws(Failure) {
    switch action {
    case .refresh:
      try await load(.everything, anew: true)
    case .show(.air):
      try await showAir { self.show($0) }
    case .show(.airChart(let period)):
      try await showAir { self.showChart($0, period) }
    case .show(.warnings):
      try await showWarnings()
    case .show(let part):
      try await load(part)
    case .history(let action):
      try await history.perform(action)
    }
  }

  func place(atRow row: Int) throws(Failure) -> Place { try history.place(atRow: row) }

  /// A record is shown as it was; what it forecast has mostly passed.
  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    let report = try history.report(atRow: row)
    remember(.record(row))
    show(.everything, of: report, .final)
    return .stay
  }

  private func load(_ part: DetailPart, anew: Bool = false) async throws(Failure) {
    guard part == .everything else {
      return try await loadPart(part)
    }
    let beside = supplements.fetch(
      at: place, in: words.phrases, anew: anew, timeout: timeout)
    try await reports.load(place, for: part.need, anew: anew, beside: beside, context) {
      show(part, of: $0, $1)
    }
  }

  /// A report that has nothing of the day that was asked about isn't shown; the newest one decides.
  private func loadPart(_ part: DetailPart) async throws(Failure) {
    var failure: Failure?
    try await reports.load(place, for: part.need, context) { report, stage in
      // The chart of what is saved stands until the runs behind it have come.
      if case .chart(let kind, _) = part, stage == .final {
        context.wait(words.phrases.asking)
        (spread, missingSpread) = await supplements.spread(kind, at: place)
        context.wait(nil)
      }
      do throws(Failure) {
        let narrowed = try part.day.map { day throws(Failure) in
          try words.narrowed(report, to: day, at: place, for: part.need)
        }
        failure = nil
        show(part, of: narrowed ?? report, stage)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private func show(_ part: DetailPart, of report: Report, _ stage: Answer.Stage) {
    let document = document(part, of: report)
    if case .meteogram(let period) = part {
      let page = page(part, of: report, [])
      let answer = Answer(
        stage, document: document,
        draw: { [words, place] surface in
          var page = page
          let hours =
            period?.hours ?? WeatherFormatter.meteogramHours(columns: surface.width)
          page.parts = [.init(words.meteogram(place, report, hours: hours), words.phrases)]
          return DetailView().render(page, width: surface.width, height: surface.height)
        })
      return context.show(answer)
    }
    let model = page(part, of: report, parts(part, of: report))
    context.show(Answer(stage, document: document) { DetailView().render(model, width: $0) })
  }

  private func page(
    _ part: DetailPart, of report: Report, _ parts: [DetailModel.Part]
  ) -> DetailModel {
    DetailModel(
      head: words.head(place, report), present: words.present(report), parts: parts,
      credit: credits(part, of: report))
  }
}
