import Atlas
import Clients
import CommandKit
import Documents
import Fields
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText
import WarningWords

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
    let phrases = words.phrases.mapPin
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
    func label(_ value: Double) -> String {
      phrases.figure(words.quantities.bare(value, of: field.quantity))
    }
    var overlay = MapOverlay(
      .field(field), thresholds: levels.thresholds, signs: levels.signs,
      hatching: hatching, sides: sides)
    switch field.quantity {
    case .temperature where !isASCII: break
    case .temperature, .wind:
      overlay.marks = figures(field, viewport, isASCII: isASCII, words)
    case .pressure:
      overlay.lines = field.contours(every: isobarInterval).map { line in
        MapOverlay.Line(line, label: label(line.value))
      }
      overlay.marks = field.centers.compactMap { center in
        guard
          let cell = Coordinate(latitude: center.latitude, longitude: center.longitude)
            .flatMap(viewport.cell)
        else { return nil }
        let mark = center.kind == .high ? phrases.highMark : phrases.lowMark
        let figure = label(center.pressure)
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
    guard shown.type != .warnings else { return Line(phrases.warnings.warningsHeading, .strong) }
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

/// Pictures of radars on the map, and what they say about the next hours.
extension MapPinPresenter {
  /// The radar around the middle of the map; no requests are made while keys move it.
  func shownRadar(for model: MapPinModel) async throws(Failure) -> ShownField {
    let clock = clock
    var shown = ShownField(type: .radar, time: shownTime, clock: clock)
    guard interactor.radar.covers(state.center) else {
      shown.notes = [phrases.noRadarHere]
      return shown
    }
    shown.credits = SourceCredit.radar(.brightSky)
    let viewport = viewport(for: model, shown)
    let view = viewport.fieldView
    if !isMoving || radar == nil {
      context.wait(phrases.asking)
      defer { context.wait(nil) }
      let narrowing = cos(view.latitude * .pi / 180)
      let reach = max(view.height, view.width * narrowing) / 2 * 111_000
      radar = try await Failure.wrapping(
        service: await interactor.radar.series(state.center, max(reach, 50_000)))
    }
    guard let radar, let index = index(in: radar.series) else { return shown }
    let frame = radar.series.frames[index]
    shown.frame = frame
    shown.time = frame.time
    shown.radar = radar.service
    shown.motion = radar.series.motion(at: frame.time)
    let newest = radar.series.frames.map(\.issuedAt).max() ?? frame.issuedAt
    let age = interactor.now().timeIntervalSince(newest)
    shown.sources = [
      phrases.radarServiceName(radar.service) + " · "
        + phrases.issued(
          phrases.nowcastKind(.radar), at: words.datedTime(of: newest, clock) ?? "–",
          age: MinuteText.age(age))
    ]
    shown.credits = SourceCredit.radar(radar.service)
    if radar.series.unreadable > 0 {
      shown.notes.append(phrases.unreadablePictures(radar.series.unreadable))
    }
    if let failure = radar.failure {
      shown.notes.append(phrases.sentence(for: .service(failure)))
    }
    shown.sentences = sentences(radar.series, at: frame, moving: shown.motion)
    if model.isRead { shown.sentences += radarSentences(frame, viewport) }
    return shown
  }

  private func index(in series: RadarSeries) -> Int? {
    series.index(at: state.hour ?? interactor.now())
  }

  /// Shows another picture.
  func movePicture(by steps: Int) async throws(Failure) {
    guard let series = radar?.series, let index = index(in: series),
      let first = series.frames.first,
      let last = series.frames.last
    else { return try await show() }
    guard series.frames.indices.contains(index + steps) else {
      throw .hourNotCovered(
        first: words.datedTime(of: first.time, clock) ?? "–",
        last: words.datedTime(of: last.time, clock) ?? "–")
    }
    let date = series.frames[index + steps].time
    try await move { $0.hour = date }
  }

  /// The rain nearest to the cross and when it comes, and which of the places listed get wet within the hour. Nothing
  /// where the radar does not see the cross.
  private func sentences(
    _ series: RadarSeries, at frame: RadarFrame, moving motion: RadarMotion?
  ) -> [String] {
    let here = state.center
    var sentences: [String] = []
    if let rain = series.rainAhead(
      latitude: here.latitude, longitude: here.longitude, at: frame.time, moving: motion),
      let distance = Distance(rain.distance, .meters)
    {
      // Rain that stands still has no direction.
      let motion = motion.flatMap { $0.speed < Self.leastSpeed ? nil : $0 }
      let speed = motion.map { self.speed($0.speed) }
      let towards = motion.map { Self.eighth($0.direction) }
      sentences.append(
        rain.bearing.map { bearing in
          phrases.rainAhead(
            distance: words.figures.distance(distance),
            direction: Self.eighth(bearing), speed: speed, towards: towards,
            wait: rain.arrival.map { MinuteText.minutes($0.timeIntervalSince(frame.time)) },
            isForecast: rain.isForecast)
        } ?? phrases.rainHere(speed: speed, towards: towards))
    } else if frame.rate(latitude: here.latitude, longitude: here.longitude) != nil,
      let reach = Distance(RadarSeries.reach, .meters)
    {
      sentences.append(phrases.noRain(within: words.figures.distance(reach)))
    }
    let wet = pages.elements.filter { place in
      let point = place.coordinate
      let rain = series.rainAhead(
        latitude: point.latitude, longitude: point.longitude, at: frame.time, moving: motion)
      return rain?.arrival.map { $0.timeIntervalSince(frame.time) <= 3600 } ?? false
    }
    if !wet.isEmpty { sentences.append(phrases.wetWithinAnHour(wet.prefix(12).map(\.name))) }
    return sentences
  }

  /// A kilometer an hour, in m/s.
  private static let leastSpeed = 1 / 3.6

  private static func eighth(_ degrees: Double) -> Int { Int((degrees / 45).rounded()) & 7 }

  /// The speed in kilometers or miles an hour, by the unit of distances.
  private func speed(_ metersPerSecond: Double) -> String {
    let unit = words.units().distance
    let figure = Figures.fixed(metersPerSecond * 3600 / unit.scale, decimals: 0)
    return Figures.withUnit(figure, unit == .miles ? "mph" : "km/h")
  }

  /// The member `field` for a radar: its cells where a lattice of about as many points meets them.
  nonisolated static func radarDocument(_ shown: ShownField, _ frame: RadarFrame) -> JSONValue {
    let lattice = RadarLattice(frame)
    let rows = lattice.latitudes.map { latitude in
      JSONValue.array(
        lattice.longitudes.map { longitude in
          .optional(frame.rate(latitude: latitude, longitude: longitude))
        })
    }
    return [
      "kind": .string("radar"), "time": .optional(shown.clock.iso8601(frame.time)),
      "service": .optional(shown.radar?.rawValue),
      "issuedAt": .optional(shown.clock.iso8601(frame.issuedAt)),
      "isForecast": .bool(frame.isForecast),
      "latitudes": .array(lattice.latitudes.map { .rounded($0, to: 4) }),
      "longitudes": .array(lattice.longitudes.map { .rounded($0, to: 4) }),
      "values": .array(rows),
      "motion": shown.motion.map {
        ["speed": .rounded($0.speed, to: 2), "direction": .rounded($0.direction, to: 1)]
      } ?? .null,
    ]
  }
}

/// A lattice of degrees over the cells of a radar.
nonisolated struct RadarLattice {
  let latitudes, longitudes: [Double]

  /// More on a side makes no better document.
  private static let most = 150

  init(_ frame: RadarFrame) {
    let (rows, columns) = (frame.rows - 1, frame.columns - 1)
    let edge =
      (0...8).flatMap { part in
        [
          frame.point(row: 0, column: columns * part / 8),
          frame.point(row: rows, column: columns * part / 8),
          frame.point(row: rows * part / 8, column: 0),
          frame.point(row: rows * part / 8, column: columns),
        ]
      }
    func steps(_ values: [Double], _ count: Int) -> [Double] {
      guard let least = values.min(), let most = values.max() else { return [] }
      let count = min(count, Self.most)
      guard count > 1 else { return [least] }
      // Rounded here, so that a value is the one of the point as it is written.
      return (0..<count).map { step in
        let value = least + (most - least) * Double(step) / Double(count - 1)
        return (value * 1e4).rounded() / 1e4
      }
    }
    latitudes = steps(edge.map(\.latitude), frame.rows)
    longitudes = steps(edge.map(\.longitude), frame.columns)
  }
}
