import Atlas
import CommandKit
import Documents
import Ephemeris
import Foundation
import Phrases
import TerminalText
import WeatherClients
import WeatherModels
import WeatherText

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
