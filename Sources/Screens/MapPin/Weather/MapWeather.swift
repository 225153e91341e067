import Atlas
import Clients
import CommandKit
import Fields
import Foundation
import Phrases
import Presentation
import Reports
import WarningWords
import Warnings

/// The weather on the map: asks for it, and keeps what was shown last.
final class MapWeather {
  private let interactor: MapPinInteractor
  private let words: Wording
  private let context: ScreenContext
  private var reported: (state: MapState, places: [Place], reports: [ReportedPlace], asked: Date)?
  private var week: FieldWeek?
  private var radar: RadarAnswer?
  private(set) var warned: [CountryWarnings] = []

  private var phrases: any MapPinPhrases { words.phrases.mapPin }

  init(_ interactor: MapPinInteractor, _ words: Wording, _ context: ScreenContext) {
    self.interactor = interactor
    self.words = words
    self.context = context
  }

  func forget() { (reported, week, radar, warned) = (nil, nil, nil, []) }

  /// On a map of reports, those of places and of cities in view. For an unchanged view, those of the last ten minutes
  /// suffice.
  func reports(_ state: MapState, of places: [Place]) async throws(Failure) -> [ReportedPlace] {
    guard state.type == .weather else { return [] }
    if let reported, reported.state == state, reported.places == places,
      reported.asked.isRecent(at: interactor.now(), for: 600)
    {
      return reported.reports
    }
    context.wait(phrases.asking)
    defer { context.wait(nil) }
    let reports = try await interactor.weather(state, of: places)
    reported = (state, places, reports, interactor.now())
    return reports
  }

  /// The field that the map's type shows; `nil` for a type without one. `model` is the page as it is without the field,
  /// and lists `places`. Without `asks`, only a field that is kept already is returned.
  func field(
    _ state: MapState, for model: MapPinModel, _ places: [Place], asks: Bool
  ) async throws(Failure) -> ShownField? {
    guard state.type.hasTime || state.type == .warnings else { return nil }
    var shown = ShownField(
      type: state.type, time: state.time(at: interactor.now()),
      clock: interactor.clock(at: state.center))
    switch state.type {
    case .radar: try await addPicture(to: &shown, state, for: model, places, asks: asks)
    case .warnings: await addWarnings(to: &shown, state, isRead: model.isRead, asks: asks)
    default: try await addField(to: &shown, state, for: model, places, asks: asks)
    }
    return shown
  }

  /// The time that many hours or pictures later; `nil` where no picture is shown.
  func time(_ steps: Int, after state: MapState) throws(Failure) -> Date? {
    guard state.type == .radar else {
      return state.time(at: interactor.now()).addingTimeInterval(Double(steps) * 3600)
    }
    guard let series = radar?.series, let index = index(in: series, state) else { return nil }
    let times = series.frames.map(\.time)
    guard times.indices.contains(index + steps) else {
      throw notCovered(from: times.first, to: times.last, interactor.clock(at: state.center))
    }
    return times[index + steps]
  }

  private func addField(
    to shown: inout ShownField, _ state: MapState, for model: MapPinModel, _ places: [Place],
    asks: Bool
  ) async throws(Failure) {
    guard let quantity = state.type.field else { return }
    let service = phrases.serviceName(interactor.fields.service())
    shown.credits = Array(SourceCredit.report(interactor.fields.service()).prefix(1))
    let viewport = viewport(state, for: model, shown)
    let answer = try await interactor.fields(
      viewport.fieldView, at: shown.time, holding: week, asks: asks,
      confirm: { cost throws(Failure) in
        try await context.confirm(
          phrases.confirmFields(points: cost.points, calls: cost.calls, service: service), .type)
      }, wait: { context.wait($0 ? phrases.asking : nil) })
    week = answer.week ?? week
    interactor.keep(state.type)
    if let week = answer.week {
      guard let field = week.field(quantity, at: shown.time) else {
        throw notCovered(from: week.start, to: week.end, shown.clock)
      }
      shown.field = field
      // What was asked for may be the minute of a radar's picture.
      shown.time = field.time
      if !field.hasValues || field.missing > 0 {
        shown.notes.append(phrases.fieldGaps(field.missing, of: field.lattice.count))
      }
      if !week.lattice.covers(viewport.fieldView) { shown.notes.append(phrases.fieldsEndInView) }
      let age = interactor.now().timeIntervalSince(week.fetched)
      shown.sources = [service + " · " + phrases.fetched(secondsAgo: age)]
    }
    if let cost = answer.cost {
      shown.notes.append(
        phrases.fieldsNotAsked(points: cost.points, calls: cost.calls)
          + (asks ? "" : " " + phrases.fetchKey))
      if answer.isRefused { shown.notes.append(phrases.fieldsHint) }
    }
    if let failure = answer.failure { shown.notes.append(phrases.sentence(for: failure)) }
    if model.isRead { shown.sentences = sentences(shown, viewport, state, places) }
  }

  /// The radar around the middle of the map.
  private func addPicture(
    to shown: inout ShownField, _ state: MapState, for model: MapPinModel, _ places: [Place],
    asks: Bool
  ) async throws(Failure) {
    guard interactor.radar.covers(state.center) else { return shown.notes = [phrases.noRadarHere] }
    shown.credits = SourceCredit.radar(.brightSky)
    let viewport = viewport(state, for: model, shown)
    if asks || radar == nil {
      context.wait(phrases.asking)
      defer { context.wait(nil) }
      radar = try await interactor.radar(viewport.fieldView, around: state.center)
    }
    guard let radar, let index = index(in: radar.series, state) else { return }
    let times = radar.series.frames.map(\.time)
    if let hour = state.hour, let first = times.first, let last = times.last,
      !(first...last.addingTimeInterval(300)).contains(hour)
    {
      throw notCovered(from: first, to: last, shown.clock)
    }
    let frame = radar.series.frames[index]
    (shown.frame, shown.time, shown.radar) = (frame, frame.time, radar.service)
    shown.motion = radar.series.motion(at: frame.time)
    shown.credits = SourceCredit.radar(radar.service)
    let text = RadarText(words: words, answer: radar, frame: frame, motion: shown.motion)
    shown.sources = [text.age(at: interactor.now(), shown.clock)]
    shown.notes = text.notes
    shown.sentences = text.sentences(at: state.center, places)
    if model.isRead { shown.sentences += sentences(shown, viewport, state, places) }
  }

  private func addWarnings(
    to shown: inout ShownField, _ state: MapState, isRead: Bool, asks: Bool
  ) async {
    shown.time = interactor.now()
    if asks { context.wait(phrases.warnings.askingForWarnings) }
    defer { context.wait(nil) }
    warned = await interactor.warnings(state, in: phrases.languageCode, asks: asks)
    shown.warnings = warned
    let text = CountryWarningText(words: words, countries: warned)
    shown.sources = text.sources(at: interactor.now())
    shown.credits = SourceCredit.warnings(warned.compactMap(\.service))
    if isRead { shown.sentences = text.sentences(at: interactor.name(state.center)) }
  }

  private func index(in series: RadarSeries, _ state: MapState) -> Int? {
    series.index(at: state.hour ?? interactor.now())
  }

  private func notCovered(from first: Date?, to last: Date?, _ clock: PlaceClock) -> Failure {
    func name(_ date: Date?) -> String { date.flatMap { words.datedTime(of: $0, clock) } ?? "–" }
    return .hourNotCovered(first: name(first), last: name(last))
  }

  /// Seen from the user's own places in view, or else from cities.
  private func sentences(
    _ shown: ShownField, _ viewport: Viewport, _ state: MapState, _ places: [Place]
  ) -> [String] {
    var known = places.filter { viewport.cell(of: $0.coordinate) != nil }
    if known.isEmpty { known = interactor.cities(state, atMost: 20) }
    return FieldText(words: words, viewport: viewport, places: known).sentences(shown)
  }

  /// The map in the window, as far as its size is known before what is below it.
  private func viewport(
    _ state: MapState, for page: MapPinModel, _ shown: ShownField
  ) -> Viewport {
    // Programs get the fields of the usual window, and leave them saved for it.
    let window = context.window() ?? (columns: 80, rows: 24)
    let surface = Surface(width: window.columns, height: window.rows)
    var model = page
    model.complete(with: shown, words)
    // A line each for the provider's age and for what may be missing: a view that is a little wider does no harm.
    model.sources += [phrases.fetched(secondsAgo: 0), phrases.fieldsEndInView]
    return state.viewport(
      columns: surface.width, rows: MapPinView().rows(for: model, surface: surface))
  }
}
