import Atlas
import CommandKit
import Fields
import Foundation
import Phrases
import Quantities
import TerminalText
import WeatherClients
import WeatherModels
import WeatherText

/// Fields of weather on the map.
extension MapPinPresenter {
  /// The clock at the cross, by which hours are named.
  var clock: PlaceClock { clock(at: state.center) }

  func clock(at point: Coordinate) -> PlaceClock {
    PlaceClock(timeZone: interactor.name(point).timeZone, at: point)
  }

  /// The hour that is shown.
  var shownTime: Date { state.hour ?? MapHour.hour(of: interactor.now()) }

  /// The weather of another hour, of the field shown last where the map shows none.
  func show(_ state: inout MapState, at date: Date?) {
    state.hour = date
    if !state.type.hasTime {
      state.type = interactor.lastField
    }
  }

  func moveHour(by steps: Int) async throws(Failure) {
    if state.type == .radar { return try await movePicture(by: steps) }
    let date = shownTime.addingTimeInterval(Double(steps) * 3600)
    try await move { show(&$0, at: date) }
  }

  /// The map in the window, as far as its size is known before what is below it.
  func viewport(for model: MapPinModel, _ shown: ShownField) -> Viewport {
    // Programs get the fields of the usual window, and leave them saved for it.
    let window = context.window() ?? (columns: 80, rows: 24)
    let surface = Surface(width: window.columns, height: window.rows)
    var model = model
    complete(&model, with: shown)
    // A line each for the provider's age and for what may be missing: a view that is a little wider does no harm.
    model.sources += [phrases.fetched(secondsAgo: 0), phrases.fieldsEndInView]
    return state.viewport(
      columns: surface.width, rows: MapPinView().rows(for: model, surface: surface))
  }

  /// The field of the map's type; `nil` for a map without one. `model` is the page without it.
  func shownField(for model: MapPinModel) async throws(Failure) -> ShownField? {
    if state.type == .radar { return try await shownRadar(for: model) }
    if state.type == .warnings { return await shownWarnings() }
    guard let quantity = state.type.field else { return nil }
    let (clock, time) = (clock, shownTime)
    var shown = ShownField(type: state.type, time: time, clock: clock)
    shown.credits = Array(SourceCredit.report(interactor.fields.service()).prefix(1))
    let viewport = viewport(for: model, shown)
    let service = phrases.serviceName(interactor.fields.service())
    let answer = try await interactor.fields(
      viewport.fieldView, at: time, holding: week, asks: !isMoving,
      confirm: { cost throws(Failure) in
        try await context.confirm(
          phrases.confirmFields(points: cost.points, calls: cost.calls, service: service), .type)
      }, wait: { context.wait($0 ? phrases.asking : nil) })
    week = answer.week ?? week
    interactor.keep(state.type)
    if let week = answer.week {
      guard let field = week.field(quantity, at: time) else {
        func name(_ date: Date) -> String { words.datedTime(of: date, clock) ?? "–" }
        throw .hourNotCovered(first: name(week.start), last: name(week.end))
      }
      shown.field = field
      // What was asked for may be the minute of a radar's picture.
      shown.time = field.time
      if !field.hasValues || field.missing > 0 {
        shown.notes.append(phrases.fieldGaps(field.missing, of: field.lattice.count))
      }
      if !week.lattice.covers(viewport.fieldView) { shown.notes.append(phrases.fieldsEndInView) }
      shown.sources = [
        service + " · "
          + phrases.fetched(secondsAgo: interactor.now().timeIntervalSince(week.fetched))
      ]
    }
    if let cost = answer.cost {
      shown.notes.append(
        phrases.fieldsNotAsked(points: cost.points, calls: cost.calls)
          + (isMoving ? " " + phrases.fetchKey : ""))
      if answer.isRefused { shown.notes.append(phrases.fieldsHint) }
    }
    if let failure = answer.failure { shown.notes.append(phrases.sentence(for: failure)) }
    if model.isRead { shown.sentences = fieldSentences(shown, viewport) }
    return shown
  }

  /// The drawing of a field for a map of this size.
  static func overlay(
    _ shown: ShownField, _ viewport: Viewport, isASCII: Bool, words: Wording
  ) -> MapOverlay? {
    let levels = FieldLevels(shown.type, isASCII: isASCII)
    let phrases = words.phrases
    let hatching: Character = isASCII ? "/" : "╱"
    let sides = isASCII ? [phrases.daySide, phrases.nightSide] : ["☼", "☾"]
    if let frame = shown.frame {
      return MapOverlay(
        .radar(frame), thresholds: levels.thresholds, signs: levels.signs, hatching: hatching,
        sides: sides)
    }
    if shown.type == .warnings {
      return warningOverlay(shown, viewport, isASCII: isASCII, words)
    }
    guard let field = shown.field else { return .hatched(hatching) }
    var overlay = MapOverlay(
      .field(field), thresholds: levels.thresholds, signs: levels.signs,
      hatching: hatching, sides: sides)
    switch field.quantity {
    case .temperature where !isASCII: break
    case .temperature, .wind:
      overlay.marks = figures(field, viewport, isASCII: isASCII, words)
    case .pressure:
      overlay.lines = field.contours(every: isobarInterval).map { line in
        MapOverlay.Line(line, label: words.quantities.bare(line.value, of: field.quantity))
      }
      overlay.marks = field.centers.compactMap { center in
        guard
          let cell = Coordinate(latitude: center.latitude, longitude: center.longitude)
            .flatMap(viewport.cell)
        else { return nil }
        let mark = center.kind == .high ? phrases.highMark : phrases.lowMark
        let figure = words.quantities.bare(center.pressure, of: field.quantity)
        return MapOverlay.Mark(
          "\(mark) \(figure)", at: cell, tone: (center.kind == .high ? Style.accent : .error).tone,
          isCenter: true)
      }
    default: break
    }
    return overlay
  }

  /// The limit with as few decimals as keep it within a twentieth of itself: 10, 0.5, and 0.004 inches.
  static func brief(_ limit: Double) -> String {
    let decimals = (0...3).first { decimals in
      let scale = pow(10, Double(decimals))
      return abs((limit * scale).rounded() / scale - limit) <= limit / 20
    }
    return Figures.fixed(limit, decimals: decimals ?? 3)
  }

  /// The kind with its unit, and the time.
  func legend(_ shown: ShownField) -> Line {
    let time = words.datedTime(of: shown.time, shown.clock) ?? "–"
    var when = time
    if let frame = shown.frame, frame.isForecast { when += "\u{A0}(\(phrases.radarForecast))" }
    guard shown.type != .warnings else { return Line(phrases.warningsHeading, .strong) }
    let title =
      shown.type.field.map(words.quantities.title)
      ?? "\(phrases.radarName) (\(words.quantities.symbol(of: .precipitation))/h)"
    if shown.type.field == .precipitation { when = phrases.inHour(to: time) }
    let line = Line(title) + Line(" · ", .dim) + Line(when, .strong)
    guard shown.type == .pressure else { return line }
    let step = phrases.figure(words.quantities.figure(Self.isobarInterval, of: .pressure))
    return line + Line(" · ", .dim) + Line(phrases.isobars(every: step))
  }

  /// Adds the lines below a map of weather.
  func complete(_ model: inout MapPinModel, with shown: ShownField) {
    let levels = FieldLevels(shown.type, isASCII: interactor.glyphs == .ascii)
    model.complete(
      with: shown, legend: legend(shown), levels: levels, bounds: bounds(shown, levels),
      signs: signs(shown))
  }

  /// The values between which the levels lie.
  private func bounds(_ shown: ShownField, _ levels: FieldLevels) -> [String] {
    let figures = levels.thresholds.map { limit in
      switch shown.type.field ?? .precipitation {
      case .precipitation:
        phrases.figure(Self.brief(words.quantities.value(limit, of: .precipitation)))
      case let quantity: words.quantities.bare(limit, of: quantity)
      }
    }
    guard shown.type != .warnings, let least = figures.first, let most = figures.last else {
      return []
    }
    let hasLower = shown.type == .temperature
    return [hasLower ? "<\(least)" : "0"] + figures + [shown.type == .clouds ? "100" : ">\(most)"]
  }

  /// Signs that a map of weather may have; in ASCII day and night are written on it.
  func signs(_ shown: ShownField) -> [MapPinModel.Sign] {
    guard shown.type != .warnings else { return [] }
    let isASCII = interactor.glyphs == .ascii
    let hatching: Character = isASCII ? "/" : "╱"
    let missing = MapPinModel.Sign(
      characters: [hatching], layer: .missing, meaning: "\(hatching)\u{A0}\(phrases.noData)")
    let sides = MapPinModel.Sign(
      characters: ["☼", "☾"], layer: .terminator,
      meaning: "☼\u{A0}\(phrases.daySide) ☾\u{A0}\(phrases.nightSide)")
    return [missing] + (isASCII ? [] : [sides])
  }
}
