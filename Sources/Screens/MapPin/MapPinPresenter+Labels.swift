import Atlas
import CommandKit
import Ephemeris
import Fields
import Phrases
import Quantities
import TerminalText
import WeatherModels
import WeatherText

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
    let figure = words.quantities.bare(value, of: quantity)
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
        let figure = words.quantities.bare(value, of: field.quantity)
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
