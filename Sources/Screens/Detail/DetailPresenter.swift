import Phrases
import ScreenKit
import WeatherModels

/// What can be asked about a place.
public enum DetailAction: Hashable, Sendable {
  case refresh
  case show(DetailPart)
  case history(HistoryAction)

  /// Whether it is about records and other days, below which stands where one is.
  public var isOfPast: Bool {
    if case .history = self { true } else { false }
  }
}

/// One place: the report that was saved at once, then the fresh one.
final class DetailPresenter: Screen {
  /// What can be done with rows only where there are some: elsewhere it is meant for the list last shown.
  var commands: [Command<DetailAction>] {
    DetailView.commands + (history.hasList ? DetailView.listCommands : [])
  }
  var subject: Place? { place }
  var hasNextPage: Bool { history.hasNextPage }

  let place: Place
  let interactor: DetailInteractor
  let words: WeatherFormatter
  let context: ScreenContext
  /// What was last said beside the report, as long as it is recent: below a fresh head nothing old may stand.
  var air: AirQuality? {
    get { lastAir.flatMap { interactor.isRecent($0) ? $0 : nil } }
    set { lastAir = newValue }
  }
  var warnings: PlaceWarnings? {
    get { lastWarnings.flatMap { interactor.isRecent($0) ? $0 : nil } }
    set { lastWarnings = newValue }
  }
  private var lastAir: AirQuality?
  private var lastWarnings: PlaceWarnings?
  private let history: DetailHistoryPresenter
  private var fresh: Report?

  init(
    place: Place, interactor: DetailInteractor, history: DetailHistoryPresenter,
    words: WeatherFormatter, context: ScreenContext
  ) {
    self.place = place
    self.interactor = interactor
    self.history = history
    self.words = words
    self.context = context
  }

  func open() async throws(Failure) {
    try await showRecentOrFresh(.everything)
  }

  @discardableResult func perform(_ action: DetailAction) async throws(Failure) -> Route {
    switch action {
    case .refresh:
      try await refresh(.everything)
    case .show(.air):
      try await showAir { self.show($0) }
    case .show(.airChart(let hours)):
      try await showAir { self.showChart($0, hours: hours) }
    case .show(.warnings):
      try await showWarnings()
    case .show(let part):
      try await showRecentOrFresh(part)
    case .history(let action):
      try await history.perform(action)
    }
    return .stay
  }

  func place(atRow row: Int) throws(Failure) -> Place { try history.place(atRow: row) }

  /// A record is shown as it was; what it forecast has mostly passed.
  @discardableResult func open(row: Int) async throws(Failure) -> Route {
    show(.everything, of: try history.report(atRow: row), .final)
    return .stay
  }

  private func showRecentOrFresh(_ part: DetailPart) async throws(Failure) {
    if let fresh, interactor.isRecent(fresh) { return show(part, of: fresh, .final) }
    if let saved = interactor.saved(place) { show(part, of: saved, .interim) }
    try await refresh(part)
  }

  private func refresh(_ part: DetailPart) async throws(Failure) {
    context.wait(words.phrases.asking)
    defer { context.wait(nil) }
    let beside = part == .everything ? SupplementaryFetch(of: self) : nil
    do {
      fresh = try await interactor.report(for: place)
    } catch {
      beside?.cancel()
      if fresh == nil, interactor.saved(place) == nil, error != .service(.cancelled) {
        showWithoutReport()
      }
      throw error
    }
    await beside?.settle(within: interactor.timeout)
    if let fresh { show(part, of: fresh, .final) }
  }

  /// What needs no service; why there is no more follows as the command's failure.
  private func showWithoutReport() {
    let clock = PlaceClock(timeZone: place.timeZone, at: place.coordinate)
    let now = interactor.now()
    let facts = words.phrases.placeFacts(
      localTime: words.time(of: now, clock) ?? "–",
      coordinate: place.coordinate.title(in: words.phrases))
    let sun = SunReport(place: place, at: place.coordinate, clock: clock, date: nil, now: now)
      .map { SunViewModel($0, phrases: words.phrases, isDrawn: false, clock: words.units().clock) }
    let model = DetailModel(
      head: words.head(place, nil),
      parts: [.placeholder(facts)]
        + (sun.map { [$0.daylight, $0.events, $0.moon + $0.moonTimes].map(DetailModel.Part.facts) }
          ?? []) + [.placeholder(words.phrases.missingWeather)],
      credit: nil)
    context.show(
      Answer(.fallback) {
        DetailView().render(model, width: $0)
      })
  }

  private func show(_ part: DetailPart, of report: Report, _ stage: Answer.Stage) {
    let model = DetailModel(
      head: words.head(place, report), present: words.present(report),
      parts: parts(part, of: report), credit: credits(part, of: report))
    context.show(
      Answer(stage, document: document(part, of: report)) {
        DetailView().render(model, width: $0)
      })
  }

  /// The whole page has what is said beside the report, too.
  private func document(_ part: DetailPart, of report: Report) -> JSONValue {
    let json = report.json(at: place)
    guard part == .everything else { return ["place": place.json, "report": json] }
    return [
      "place": place.json, "report": json,
      "airQuality": air.map { $0.json(at: place) } ?? .null,
      "warnings": warnings.map { $0.json(at: place) } ?? PlaceWarnings.unknownJSON,
    ]
  }

  private func parts(_ part: DetailPart, of report: Report) -> [DetailModel.Part] {
    let phrases = words.phrases
    switch part {
    case .everything:
      let present = words.present(report)
      return [
        warningLine, outlook(report).map(DetailModel.Part.outlook),
        present.map(DetailModel.Part.present) ?? .placeholder(phrases.nothingReported),
        airLine, chart(report),
        hours(report, limit: 24, isTable: false), days(report, limit: 7),
      ].compactMap { $0 }
    case .hours:
      return [hours(report, limit: 24, isTable: true)]
    case .days(let limit):
      return [days(report, limit: limit)]
    case .air, .airChart, .warnings:
      return []
    case .chart(let kind, let hours):
      let chart = words.chart(kind, place, report, hours: hours)
      return [chart.map(DetailModel.Part.chart) ?? .placeholder(phrases.noChart)]
    }
  }

  /// The hours say the same to those who have the page read out.
  private func chart(_ report: Report) -> DetailModel.Part? {
    words.appearance().isRead
      ? nil
      : words.chart(.temperature, place, report, hours: 24).map(DetailModel.Part.chart)
  }

  private func outlook(_ report: Report) -> String? {
    words.outlook(place, report) { interactor.recorded($0, at: place) }
  }

  private func hours(_ report: Report, limit: Int, isTable: Bool) -> DetailModel.Part {
    let hours = words.hours(place, report, limit: limit)
    guard !hours.isEmpty else { return .placeholder(words.phrases.noHours) }
    return isTable
      ? .hourRows(words.phrases.nextHours, hours) : .hourColumns(words.phrases.nextHours, hours)
  }

  private func days(_ report: Report, limit: Int) -> DetailModel.Part {
    let days = words.days(place, report, limit: limit)
    guard !days.isEmpty else { return .placeholder(words.phrases.noDays) }
    let isOld = words.isOfPastDays(place, report)
    return .days(isOld ? words.phrases.reportedDays : words.phrases.nextDays, days)
  }
}
