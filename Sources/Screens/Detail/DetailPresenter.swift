import CommandKit
import Phrases
public import WeatherModels
import WeatherText

/// The actions about a place.
public enum DetailAction: Hashable, Sendable {
  case refresh
  case show(DetailPart)
  /// The whole page as it was at the time of the record.
  case record(Report)
}

/// One place: shown from the saved report, then refreshed.
final class DetailPresenter: Screen {
  let commands: [Command<DetailAction>] = DetailView.commands
  var subject: Place? { place }

  let interactor: DetailInteractor
  let words: Wording
  let context: ScreenContext
  /// The spread behind the chart shown last, and why there is none.
  private(set) var spread: ChartSpread?
  private(set) var missingSpread: ServiceError?

  /// The warnings of the list on the screen, which a number opens.
  var listedWarnings: PlaceWarnings?

  var hasRows: Bool { listedWarnings != nil }

  var place: Place { interactor.place }

  private let isOfRecord: Bool
  /// The wording by a clock that can't be right, where a page is told at the moment of its report.
  let clock: Wording?

  init(
    interactor: DetailInteractor, words: Wording, context: ScreenContext, isOfRecord: Bool = false,
    clock: Wording? = nil
  ) {
    self.interactor = interactor
    self.words = words
    self.context = context
    self.isOfRecord = isOfRecord
    self.clock = clock
  }

  func open() async throws(Failure) {
    try await perform(.show(.everything))
  }

  @discardableResult func perform(_ action: DetailAction) async throws(Failure) -> Route {
    listedWarnings = nil
    switch action {
    case .refresh: try await loadAll(isRefresh: true)
    case .show(.everything): try await loadAll()
    case .show(.air):
      try await showAir { self.show($0) }
    case .show(.airChart(let period)):
      try await showAir { self.showChart($0, period) }
    case .show(.warnings): try await showWarnings()
    case .show(.yearChart): await showYear()
    case .show(.quantity(let quantity, let period, let isChart)):
      try await show(quantity, period, isChart: isChart)
    case .show(let part): try await load(part)
    case .record(let report):
      DetailPresenter(
        interactor: interactor.ofRecord, words: words.told(at: report.recorded), context: context,
        isOfRecord: true
      ).show(.everything, of: report, .final)
    }
    return .stay
  }

  private func loadAll(isRefresh: Bool = false) async throws(Failure) {
    let hasRoom = context.window().map(DetailLayout.hasCurve) ?? words.appearance().isRead
    try await interactor.load(
      isRefresh: isRefresh, in: words.phrases, hasRoom: hasRoom, context,
      show: { show(.everything, of: $0, $1) })
  }

  private func load(_ part: DetailPart) async throws(Failure) {
    try await interactor.load(part, in: words.phrases, context) { _, report, stage in
      // The chart of the saved report remains until the runs behind it arrive.
      if case .chart(let kind, _) = part, stage == .final {
        context.wait(words.phrases.asking)
        (spread, missingSpread) = await interactor.spread(kind)
        context.wait(nil)
      }
      show(part, of: report, stage)
    }
  }

  private func show(_ part: DetailPart, of report: Report, _ stage: Answer.Stage) {
    if clock == nil, !isOfRecord, let moment = report.moment(against: words.now()) {
      let presenter = DetailPresenter(
        interactor: interactor, words: words.told(at: moment), context: context, clock: words)
      (presenter.spread, presenter.missingSpread) = (spread, missingSpread)
      return presenter.show(part, of: report, stage)
    }
    let beside = interactor.beside(report)
    let document = document(part, of: report, beside)
    if case .meteogram(let period) = part {
      let page = page(part, of: report, beside, [])
      let heading = period?.day.map { words.daily.heading($0, place, report) }
      let answer = Answer(
        stage, document: document, fillsWindow: true,
        draw: { [words, place] surface in
          var page = page
          let hours =
            period?.hours ?? ChartText.meteogramHours(columns: surface.width)
          var chart = words.charts.meteogram(place, report, hours: hours)
          if let heading { chart?.title = heading }
          page.parts = [.init(chart, words.phrases)]
          return DetailView().render(page, width: surface.width, height: surface.height)
        })
      return context.show(answer)
    }
    let parts = warnings(of: part, report) + parts(part, of: report, beside)
    let model = page(part, of: report, beside, parts)
    switch part {
    case .everything, .chart:
      context.show(
        Answer(
          stage, document: document, fillsWindow: false,
          draw: { DetailView().render(model, width: $0.width, height: $0.height) }))
    default:
      context.show(Answer(stage, document: document) { DetailView().render(model, width: $0) })
    }
  }

  private func page(
    _ part: DetailPart, of report: Report, _ beside: SupplementaryData, _ parts: [DetailModel.Part]
  ) -> DetailModel {
    DetailModel(
      head: isOfRecord
        ? words.origin.head(place, ofRecord: report)
        : (clock ?? words).origin.head(place, report),
      present: words.current.present(report), parts: parts,
      credits: credits(part, of: report, beside))
  }
}
