import CommandKit
import Documents
import Phrases
import Presentation
public import Reports
import TerminalText
import WarningWords
import Warnings

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

  func open() async throws(Failure) { try await perform(.show(.everything)) }

  @discardableResult func perform(_ action: DetailAction) async throws(Failure) -> Route {
    listedWarnings = nil
    switch action {
    case .refresh: try await loadAll(isRefresh: true)
    case .show(.everything): try await loadAll()
    case .show(.air): try await showAir { self.show($0) }
    case .show(.airChart(let period)): try await showAir { self.showChart($0, period) }
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
        let end = limited(report, to: part).hours.last?.time
        (spread, missingSpread) = await interactor.supplements.spread(
          kind, at: place, until: end)
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
    let beside = interactor.beside
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
    let alerts = [warnings(during: part, report)?.sentence].compactMap(\.self)
    let parts = alerts.map(DetailModel.Part.alert) + parts(part, of: report, beside)
    let model = page(part, of: report, beside, parts)
    context.show(
      Answer(
        stage, document: document, fillsWindow: false,
        draw: { DetailView().render(model, width: $0.width, height: $0.height) }))
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

// The air and the warnings: parts of their own, and a line each in the page.
extension DetailPresenter {
  func showAir(_ show: (AirQuality) -> Void) async throws(Failure) {
    if let air = interactor.supplements.air(at: place) { return show(air) }
    context.wait(words.phrases.detail.askingForAir)
    defer { context.wait(nil) }
    guard let air = try await interactor.supplements.requestAir(at: place) else {
      let document: JSONValue = ["place": place.json, "airQuality": .null]
      return context.show(Answer(words.phrases.detail.noAir, document: document))
    }
    show(air)
  }

  func showWarnings() async throws(Failure) {
    context.wait(words.phrases.warnings.askingForWarnings)
    defer { context.wait(nil) }
    do {
      switch try await interactor.supplements.warnings.request(place, in: words.phrases) {
      case .found(let warnings):
        show(warnings)
      case .noService:
        let sentence = words.phrases.noWarningService(for: place.countryName ?? place.country)
        let document = document(of: PlaceWarnings.unreadJSON(sentence))
        context.show(Answer(sentence, document: document))
      }
    } catch {
      // The old warnings come above the reason why there are no newer ones.
      if error != .service(.cancelled) { showLast(error) }
      // The service is named above.
      if case .service(.warnings(_, let reason)) = error { throw .service(reason) }
      throw error
    }
  }

  /// The present warnings, or the last ones if these can't be read.
  func warningLine(_ beside: SupplementaryData) -> DetailModel.Part? {
    (clock ?? words).warnings.known(place, warnings(beside)).map(DetailModel.Part.alert)
  }

  private func warnings(_ beside: SupplementaryData) -> PlaceWarnings? {
    beside.warnings ?? (beside.missingWarnings == nil ? nil : beside.lastWarnings)
  }

  /// The warnings in force on the days that a page is about; `nil` for other pages.
  func warnings(during part: DetailPart, _ report: Report) -> KnownWarnings? {
    guard case .day(let day) = part else { return nil }
    return interactor.supplements.warnings.known(
      at: place, during: day, zone: report.timeZone, words)
  }

  func airLine(_ beside: SupplementaryData) -> DetailModel.Part? {
    beside.air.flatMap { words.air.line(place, $0) }.map { .facts([$0]) }
  }

  func observedLine(_ beside: SupplementaryData) -> DetailModel.Part? {
    beside.observation.map { .facts([words.observations.line($0, near: place, nil)]) }
  }

  func credits(_ part: DetailPart, of report: Report, _ beside: SupplementaryData) -> Credits {
    guard part == .everything else {
      let warnings = warnings(during: part, report)
      return words.origin.credits(
        [report], warnings?.sources ?? [], remarks: warnings?.remarks ?? [])
    }
    // Silence would be taken for an all-clear.
    let unread = beside.missingWarnings.map { [(name: place.name, failure: $0)] } ?? []
    let found = warnings(beside).map { [(place, $0)] } ?? []
    return words.origin.credits(
      [report], sources(beside, report),
      remarks: [words.warnings.unplaced(found), words.warnings.unread(unread)]
        .compactMap(\.self))
  }

  /// The credits of all that the page shows, but for made-up data.
  private func sources(_ beside: SupplementaryData, _ report: Report) -> [SourceCredit] {
    var credits: [SourceCredit?] = []
    if let air = beside.air, airLine(beside) != nil { credits += SourceCredit.air(air.service) }
    if let observation = beside.observation, !observation.isOwn, !beside.isSample {
      credits.append(.station)
    }
    if let warnings = warnings(beside), !warnings.warnings.isEmpty {
      credits.append(.warnings(warnings.service))
    }
    if beside.spread != nil, !beside.isSample, report.service != .openMeteo {
      credits += SourceCredit.report(.openMeteo)
    }
    return credits.compactMap(\.self)
  }

  /// If there are at least this many, the user picks the one to read.
  private static let fewestListed = 3

  /// Whole, or as a list where there are several, or some that may not cover the place, and the user can pick from it.
  private func show(
    _ warnings: PlaceWarnings, _ stage: Answer.Stage = .final, failure: Failure? = nil
  ) {
    let reason = failure.map { words.phrases.warnings.warningsMissing(because: $0) }
    let hint = words.phrases.warnings.warningListHint
    let document = document(of: warnings.json(at: place, failure: reason))
    let isList =
      context.rowsPerPage(false) != .max
      && (warnings.warnings.count >= Self.fewestListed || !warnings.unclear.isEmpty)
    let model = words.warnings.page(place, warnings, isNumbered: isList)
    listedWarnings = isList ? warnings : nil
    context.show(
      Answer(stage, document: document, list: isList ? warningList : nil) { width in
        Page(
          lines: isList
            ? WeatherLines.warningList(model, hint: hint, width: width)
            : WeatherLines.warnings(model, width: width))
      })
  }

  private var warningList: NumberedList {
    NumberedList("\(CommandName.warnings.rawValue) \(place.name)", isKept: false)
  }

  /// The place itself, of which every warning in the list is.
  func place(atRow row: Int) throws(Failure) -> Place {
    guard let count = listedWarnings?.warnings.count else { throw .noList }
    guard (1...count).contains(row) else { throw .noRow(row, count: count) }
    return place
  }

  /// Shows the text of a warning in the list; the list stays the one to pick from.
  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    _ = try place(atRow: row)
    guard var warnings = listedWarnings else { throw .noList }
    let model = words.warnings.page(place, warnings, row: row - 1)
    warnings.warnings = [(warnings.own + warnings.unclear)[row - 1]]
    context.show(
      Answer(document: document(of: warnings.json(at: place)), list: warningList) {
        Page(lines: WeatherLines.warnings(model, width: $0))
      })
    return .stay
  }

  private func showLast(_ failure: Failure) {
    if let last = interactor.supplements.warnings.lastRead(place) {
      return show(last, .interim, failure: failure)
    }
    let document = document(
      of: PlaceWarnings.unreadJSON(
        words.phrases.warnings.warningsMissing(because: failure), of: failure.warningService))
    // A reason that names the warnings needs no other sentence.
    let isNamed = if case .service(.badWarnings) = failure { true } else { false }
    let sentence = isNamed ? "" : words.phrases.warningsUnread(of: failure.warningService)
    context.show(
      Answer(.interim, document: document) { width in
        Page(lines: sentence.isEmpty ? [] : WeatherLines.note(sentence, .plain, width: width))
      })
  }

  private func document(of warnings: JSONValue) -> JSONValue {
    (["place": place.json] as JSONValue).merging(warnings)
  }

  func show(_ air: AirQuality) {
    let model = words.air.page(place, air, limit: 24)
    show(air) { Page(lines: WeatherLines.air(model, width: $0)) }
  }

  func showChart(_ air: AirQuality, _ period: Period) {
    var air = air
    let clock = PlaceClock(place, zone: air.timeZone)
    if let day = period.day, let span = DaySpan(day, clock: clock, now: words.now()) {
      air.hours = air.hours.filter { span.contains($0.time) }
    }
    let chart = words.charts.air(place, air, hours: period.hours)
    let model = DetailModel(
      head: words.air.head(place, air),
      parts: headings(of: period, air.timeZone)
        + [chart.map(DetailModel.Part.chart) ?? .placeholder(words.phrases.detail.noAir)],
      credits: Credits(SourceCredit.air(air.service)))
    // A table in a document has as many rows as on the screen.
    if period != period.day.map(Period.day) {
      air.hours = Array(air.hours.filter { $0.time > words.now() }.prefix(period.hours))
    }
    show(air) { DetailView().render(model, width: $0) }
  }

  private func show(_ air: AirQuality, render: @escaping @MainActor @Sendable (Int) -> Page) {
    context.show(
      Answer(document: ["place": place.json, "airQuality": air.json(at: place)], render: render))
  }
}
