import Atlas
import CommandKit
import Documents
import Ephemeris
import Phrases
import Presentation
import Reports
import TerminalText
import WarningWords

/// The map as a drawing, as words and as JSON.
extension MapPinPresenter {
  func show(notice: String? = nil, document change: JSONValue = [:]) async throws(Failure) {
    do { try atlas.open() } catch { throw .atlas(error) }
    try await arrive()
    let reports = try await weather.reports(state, of: rows.places)
    let isASCII = interactor.glyphs == .ascii
    var model = model(notice: notice, reports: reports)
    let texts = MapLabelText(words: words, isASCII: isASCII)
    var drawing = drawing(labels(reports, texts))
    let shown = try await weather.field(state, for: model, rows.places, asks: !isMoving)
    if let shown {
      drawing.subsolarPoint = SubsolarPoint.at(shown.time)
      model.complete(with: shown, words)
      if shown.type == .warnings {
        let listed = model.isRead ? [] : warnings.rows(at: interactor.name(state.center))
        model.list(listed, atMost: context.rowsBelowMap, phrases.warnings)
      }
      if shown.field != nil || shown.frame != nil {
        drawing.labels = texts.values(shown, interactor.spread(state, rows.places))
      }
    }
    let document = document(shown)
    seen = nil
    context.show(
      Answer(
        .final, document: { change.merging(document()) }, list: shownList, fillsWindow: true,
        draw: { [weak self, atlas, state, words] surface in
          MapPinView().render(model, surface: surface, viewport: state.viewport) { columns, rows in
            let viewport = state.viewport(columns: columns, rows: rows)
            self?.seen = viewport
            var drawing = drawing
            drawing.viewport = viewport
            drawing.overlay = shown.map {
              FieldDrawing(shown: $0, viewport: viewport, isASCII: isASCII, words: words).overlay
            }
            return (try? atlas.image(drawing)).map { ($0, words.scale(of: viewport)) }
          }
        }))
  }

  /// Shows the text of a warning, by its number from 1.
  func openWarning(row: Int) throws(Failure) {
    let (place, found) = try warnings.warning(
      row, at: interactor.name(state.center), now: interactor.now())
    let page = words.warnings.page(place, found)
    context.show(
      Answer(document: found.json(at: place), list: shownList) {
        Page(lines: WeatherLines.warnings(page, width: $0))
      })
  }

  private var warnings: CountryWarningText {
    CountryWarningText(words: words, countries: weather.warned)
  }

  private var shownList: NumberedList {
    state.type == .warnings
      ? NumberedList("\(CommandName.map.rawValue) \(MapType.warnings.rawValue)", isKept: false)
      : NumberedList(of: .map)
  }

  /// Isobars and the outlines of warnings are made when a program reads them.
  private func document(_ shown: ShownField?) -> @Sendable () -> JSONValue {
    let base: JSONValue = [
      "items": .rows(rows.places), "center": json(state.center), "zoom": .int(state.zoom),
      "type": .string(state.type.rawValue), "position": camera.position.map(json) ?? .null,
    ]
    return { [phrases] in
      let whole = base.merging(["field": shown?.json ?? .null])
      guard let shown, shown.type == .warnings else { return whole }
      return whole.merging(["warnings": shown.warnings.json(shown.clock, phrases.warnings)])
    }
  }

  private func json(_ point: Coordinate) -> JSONValue {
    ["latitude": .number(point.latitude), "longitude": .number(point.longitude)]
  }

  /// The texts beside places; those of fields come with them.
  private func labels(_ reports: [ReportedPlace], _ texts: MapLabelText) -> [MapDrawing.Label] {
    func names(atMost limit: Int) -> [MapDrawing.Label] {
      texts.names(interactor.cities(state, atMost: limit))
    }
    let isClose = state.zoom >= MapCamera.closeZoom
    switch state.type {
    case .cities: return names(atMost: 150)
    case .weather: return reports.map(texts.weather)
    // More would hide the borders that they are to explain.
    case .borders where isClose: return names(atMost: 16)
    case .night where isClose:
      return interactor.spread(state, []).map { texts.sun($0, after: interactor.now()) }
    case .warnings where isClose: return names(atMost: 12)
    default: return []
    }
  }

  private func drawing(_ labels: [MapDrawing.Label]) -> MapDrawing {
    var drawing = MapDrawing(
      viewport: state.viewport(), type: state.type, glyphs: interactor.glyphs, labels: labels,
      // Numbers are those of the warnings.
      pins: state.type == .warnings
        ? [] : rows.places.enumerated().map { MapDrawing.Pin($0 + 1, at: $1.coordinate) },
      subsolarPoint: SubsolarPoint.at(interactor.now()), hasCross: true, position: camera.position)
    if state.type == .night || state.type == .globe {
      drawing.lights = interactor.cities(state, atMost: 400).map(\.coordinate)
    }
    return drawing
  }

  private func model(notice: String?, reports: [ReportedPlace]) -> MapPinModel {
    let isRead = words.appearance().isRead
    let pages = rows.pages
    return MapPinModel(
      notice: notice, lists: rows.lists(phrases),
      hint: rows.isLoaded && rows.places.isEmpty && !isMoving ? phrases.noPins : nil,
      footer: pages.count > 1 ? phrases.page(pages.page, of: pages.count) : nil,
      center: state.center.title(in: phrases),
      place: isNowhere
        ? phrases.locationUnknown : interactor.nearest(state.center).map(words.places.position),
      position: camera.position.map {
        isRead
          ? "\(phrases.yourLocation.capitalizedFirst): \($0.title(in: phrases))"
          : "\(interactor.glyphs.positionSign)\u{A0}\(phrases.yourLocation)"
      },
      credit: phrases.mapCredit,
      credits: reports.flatMap(\.report.services).flatMap(SourceCredit.report),
      sources: words.origin.sources(reports.map(\.report)),
      isRead: isRead, glyphs: interactor.glyphs == .ascii ? .ascii : .unicode)
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
