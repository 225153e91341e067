import Atlas
import Clients
import CommandKit
import Documents
import Ephemeris
import Fields
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// The map as a drawing, as words and as JSON.
extension MapPinPresenter {
  func show(
    notice: String? = nil, document change: [JSONValue.Member] = []
  ) async throws(Failure) {
    do { try atlas.open() } catch { throw .atlas(error) }
    try await arrive()
    let reports = state.type == .weather ? try await reports() : []
    let isASCII = interactor.glyphs == .ascii
    var model = model(notice: notice, reports: reports)
    var drawing = drawing(glyphs: interactor.glyphs, reports: reports)
    let shown = try await shownField(for: model)
    if let shown {
      drawing.subsolarPoint = SubsolarPoint.at(shown.time)
      complete(&model, with: shown)
      if shown.type == .warnings { list(shown, in: &model) }
      if shown.field != nil || shown.frame != nil { drawing.labels = labels(shown) }
    }
    let document = document(shown)
    seen = nil
    context.show(
      Answer(
        .final, document: { .object(change + document()) }, list: shownList, fillsWindow: true,
        draw: { [weak self, atlas, state, words] surface in
          MapPinView().render(model, surface: surface, viewport: state.viewport) { columns, rows in
            var drawing = drawing
            drawing.viewport = state.viewport(columns: columns, rows: rows)
            self?.seen = drawing.viewport
            drawing.overlay = shown.flatMap {
              Self.overlay($0, drawing.viewport, isASCII: isASCII, words: words)
            }
            return (try? atlas.image(drawing)).map { ($0, words.scale(of: drawing.viewport)) }
          }
        }))
  }

  /// For an unchanged view, reports of the last ten minutes suffice.
  private func reports() async throws(Failure) -> [ReportedPlace] {
    if let weather, weather.state == state, weather.places == pages.elements,
      weather.asked.isRecent(at: interactor.now(), for: 600)
    {
      return weather.reports
    }
    context.wait(phrases.asking)
    defer { context.wait(nil) }
    let reports = try await interactor.weather(state, of: pages.elements)
    weather = (state, pages.elements, reports, interactor.now())
    return reports
  }

  /// Isobars and the outlines of warnings are made when a program reads them.
  private func document(_ shown: ShownField?) -> @Sendable () -> [JSONValue.Member] {
    let members: [JSONValue.Member] = [
      .init(name: "items", value: .rows(pages.elements)),
      .init(name: "center", value: json(state.center)),
      .init(name: "zoom", value: .int(state.zoom)),
      .init(name: "type", value: .string(state.type.rawValue)),
      .init(name: "position", value: position.map(json) ?? .null),
    ]
    return { [phrases] in
      let warnings = shown.flatMap { Self.warningDocument($0, phrases) }.map {
        [JSONValue.Member(name: "warnings", value: $0)]
      }
      return members + [.init(name: "field", value: Self.document(shown))] + (warnings ?? [])
    }
  }

  private func json(_ point: Coordinate) -> JSONValue {
    ["latitude": .number(point.latitude), "longitude": .number(point.longitude)]
  }

  private func drawing(glyphs: MapGlyphs, reports: [ReportedPlace]) -> MapDrawing {
    let labels =
      switch state.type {
      case .cities: names(atMost: 150)
      case .weather: reports.map(label)
      // More would hide the borders that they are to explain.
      case .borders where state.zoom >= Self.closeZoom:
        names(atMost: 16)
      case .night where state.zoom >= Self.closeZoom:
        interactor.spread(state, []).map(labelOfSun)
      case .warnings: state.zoom >= Self.closeZoom ? names(atMost: 12) : []
      // Those of fields have values, which come later.
      default: [MapDrawing.Label]()
      }
    var drawing = MapDrawing(
      viewport: state.viewport(), type: state.type, glyphs: glyphs, labels: labels,
      // Numbers are those of the warnings.
      pins: state.type == .warnings
        ? [] : pages.elements.enumerated().map { MapDrawing.Pin($0 + 1, at: $1.coordinate) },
      subsolarPoint: SubsolarPoint.at(interactor.now()), hasCross: true, position: position)
    if state.type == .night || state.type == .globe {
      drawing.lights = interactor.cities(state, atMost: 400).map(\.coordinate)
    }
    return drawing
  }

  private func model(notice: String?, reports: [ReportedPlace]) -> MapPinModel {
    let rows = pages.rows.map { row, place in
      MapPinModel.Row(
        number: "\(row)", name: place.name, surroundings: place.surroundings,
        latitude: place.coordinate.columns(in: phrases).latitude,
        longitude: place.coordinate.columns(in: phrases).longitude,
        // The list of favorites has those off the map.
        coordinate: row > pinCount ? place.coordinate : nil)
    }
    let isRead = words.appearance().isRead
    let shownPins = pages.rows.count { $0.row <= pinCount }
    return MapPinModel(
      notice: notice,
      lists: [
        MapPinModel.List(heading: phrases.pinsHeading, rows: Array(rows.prefix(shownPins))),
        MapPinModel.List(heading: phrases.favoritesTitle, rows: Array(rows.dropFirst(shownPins))),
      ],
      hint: pages.elements.isEmpty && !isMoving ? phrases.noPins : nil,
      footer: pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil,
      center: state.center.title(in: phrases),
      place: isNowhere
        ? phrases.locationUnknown : interactor.nearest(state.center).map(words.places.position),
      position: position.map {
        isRead
          ? "\(phrases.yourLocation.capitalizedFirst): \($0.title(in: phrases))"
          : "\(interactor.glyphs.positionSign)\u{A0}\(phrases.yourLocation)"
      },
      credit: phrases.mapCredit,
      credits: reports.flatMap(\.report.services).flatMap(SourceCredit.report),
      sources: words.origin.sources(reports.map(\.report)),
      isRead: isRead, glyphs: interactor.glyphs == .ascii ? .ascii : .unicode)
  }

  /// Whether the map shows the Earth because nothing says where to look.
  var isNowhere: Bool {
    state.center == .origin && state.zoom == 0 && position == nil && interactor.lastOpened() == nil
  }
}

nonisolated extension Wording {
  /// The bar below a map, in the unit of distances.
  func scale(of viewport: Viewport) -> MapPinView.Scale? {
    let unit = figures.units.distance
    return viewport.scaleBar(in: unit).map { bar in
      let text =
        unit == .kilometers && bar.length < 1
        ? Figures.withUnit(
          Figures.fixed(bar.length * 1000, decimals: 0), DistanceUnit.meters.rawValue)
        : Figures.withUnit(
          Figures.fixed(bar.length, decimals: bar.length < 1 ? 1 : 0), unit.rawValue)
      return MapPinView.Scale(text: phrases.figure(text), columns: bar.columns)
    }
  }
}

/// Names on the map with what is said beside them, and arrows between them.
extension MapPinPresenter {
  /// The names of the largest cities in sight, the very largest in larger letters.
  func names(atMost limit: Int) -> [MapDrawing.Label] {
    interactor.cities(state, atMost: limit).enumerated().map { index, place in
      var label = label([(place.name, .plain)], place)
      label.isLarge = index < Self.mostLarge
      return label
    }
  }

  private static let mostLarge = 6

  /// The present weather of a place: its sign, the temperature and the name.
  func label(_ here: ReportedPlace) -> MapDrawing.Label {
    let now = here.report.current
    let sign = words.appearance().sign(now?.weatherCode, isDay: now?.isDay)
    let degrees = interactor.glyphs == .ascii ? " " : "° "
    return label(
      [
        (sign.text, sign.style),
        (
          words.figures.bare(now?.temperature) + degrees,
          Style(celsius: now?.temperature?.in(.celsius))
        ), (here.place.name, .plain),
      ], here.place)
  }

  /// A city with the time of its next sunset or sunrise within a day.
  func labelOfSun(_ place: Place) -> MapDrawing.Label {
    let (now, clock) = (interactor.now(), PlaceClock(place))
    let days = clock.day(of: now).map { [$0.daysSince1970, $0.daysSince1970 + 1] } ?? []
    let suns = days.compactMap(CalendarDay.init(daysSince1970:)).map {
      SunDay($0, at: place.coordinate, clock: clock)
    }
    let turns =
      suns.flatMap(\.sunrises).map { (date: $0, isRising: true) }
      + suns.flatMap(\.sunsets).map { (date: $0, isRising: false) }
    let next = turns.filter { $0.date > now }.min { $0.date < $1.date }
    let turn = next.flatMap { next in
      words.time(of: next.date, clock, isShort: true).map { time in
        let sign = words.appearance().sign(WeatherCode(rawValue: 0), isDay: next.isRising)
        return ("\(sign.text) \(time) ", sign.style)
      }
    }
    return label([turn, (place.name, .plain)].compactMap(\.self), place)
  }

  /// Cities far from each other and the listed places, with the values of a field there.
  func labels(_ shown: ShownField) -> [MapDrawing.Label] {
    let levels = FieldLevels(shown.type, isASCII: interactor.glyphs == .ascii)
    return interactor.spread(state, pages.elements).map { place in
      let value = text(shown, at: place.coordinate).map { text, value in
        (text + " ", levels.style(UInt8(levels.level(of: value))))
      }
      return label([value, (place.name, Style.plain)].compactMap(\.self), place)
    }
  }

  /// A value as it is written beside a name; `nil` for none, and for no rain.
  private func text(_ shown: ShownField, at point: Coordinate) -> (text: String, value: Double)? {
    let (latitude, longitude) = (point.latitude, point.longitude)
    let value =
      shown.frame.map { $0.rate(latitude: latitude, longitude: longitude) }
      ?? shown.field?.value(latitude: latitude, longitude: longitude)
    guard let value else { return nil }
    let quantity = shown.type.field ?? .precipitation
    let figure = phrases.figure(words.quantities.bare(value, of: quantity))
    switch quantity {
    case .precipitation: return value < RadarSeries.wet ? nil : (figure, value)
    case .temperature: return (figure + (interactor.glyphs == .ascii ? "" : "°"), value)
    case .pressure: return nil
    default: return (figure, value)
    }
  }

  /// The direction of the wind at regular cells. In ASCII it is a compass point with the speed, and of temperatures a
  /// figure.
  static func figures(
    _ field: Field, _ viewport: Viewport, isASCII: Bool, _ words: Wording
  ) -> [MapOverlay.Mark] {
    let (columns, rows) = isASCII ? (9, 3) : (6, 2)
    return stride(from: rows / 2, to: viewport.rows, by: rows).flatMap { row in
      stride(from: columns / 2, to: viewport.columns, by: columns).compactMap { column in
        let cell = Viewport.Cell(column: column, row: row)
        guard let point = viewport.coordinate(of: cell),
          let value = field.value(latitude: point.latitude, longitude: point.longitude)
        else { return nil }
        let figure = words.phrases.figure(words.quantities.bare(value, of: field.quantity))
        if field.quantity == .temperature { return MapOverlay.Mark(figure, at: cell) }
        guard
          let direction = field.direction(latitude: point.latitude, longitude: point.longitude)
            .flatMap({ Direction($0, .degrees) })
        else { return nil }
        let index = Figures.compassIndex(direction)
        return MapOverlay.Mark(
          isASCII ? words.phrases.compassPoint(index) + figure : arrows[index], at: cell)
      }
    }
  }

  private static let arrows = ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"]

  /// Characters that take two columns, or none, have no room in a map's cells.
  private func label(_ parts: [(text: String, style: Style)], _ place: Place) -> MapDrawing.Label {
    let drawn = parts.map { ($0.text.filter { String($0).displayWidth == 1 }, $0.style.tone) }
    var label = MapDrawing.Label(drawn.map(\.0).joined(), at: place.coordinate)
    label.tones = drawn.flatMap { [UInt8](repeating: $0.1, count: $0.0.count) }
    return label
  }
}
