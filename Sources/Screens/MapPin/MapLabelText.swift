import Atlas
import CommandKit
import Ephemeris
import Fields
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// Names on the map with what is said beside them.
nonisolated struct MapLabelText: WordedSubject {
  let words: Wording
  let isASCII: Bool

  private static let mostLarge = 6

  /// The names of places, the largest first, and the very largest in larger letters.
  func names(_ places: [Place]) -> [MapDrawing.Label] {
    places.enumerated().map { index, place in
      var label = label([(place.name, .plain)], place)
      label.isLarge = index < Self.mostLarge
      return label
    }
  }

  /// The present weather of a place: its sign, the temperature and the name.
  func weather(_ here: ReportedPlace) -> MapDrawing.Label {
    let now = here.report.current
    let sign = words.appearance().sign(now?.weatherCode, isDay: now?.isDay)
    let degrees = isASCII ? " " : "° "
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
  func sun(_ place: Place, after now: Date) -> MapDrawing.Label {
    let clock = PlaceClock(place)
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

  func values(_ shown: ShownField, _ places: [Place]) -> [MapDrawing.Label] {
    let levels = FieldLevels(shown.type, isASCII: isASCII)
    return places.map { place in
      let value = text(shown, at: place.coordinate).map { text, value in
        (text + " ", levels.style(UInt8(levels.level(of: value))))
      }
      return label([value, (place.name, Style.plain)].compactMap(\.self), place)
    }
  }

  /// A value as it is written beside a name; `nil` for none, and for no rain.
  private func text(_ shown: ShownField, at point: Coordinate) -> (text: String, value: Double)? {
    guard let value = shown.value(at: point) else { return nil }
    let quantity = shown.type.field ?? .precipitation
    let figure = words.phrases.figure(words.quantities.bare(value, of: quantity))
    switch quantity {
    case .precipitation: return value < RadarSeries.wet ? nil : (figure, value)
    case .temperature: return (figure + (isASCII ? "" : "°"), value)
    case .pressure: return nil
    default: return (figure, value)
    }
  }

  /// Characters that take two columns, or none, have no room in a map's cells.
  private func label(_ parts: [(text: String, style: Style)], _ place: Place) -> MapDrawing.Label {
    let drawn = parts.map { ($0.text.filter { String($0).displayWidth == 1 }, $0.style.tone) }
    var label = MapDrawing.Label(drawn.map(\.0).joined(), at: place.coordinate)
    label.tones = drawn.flatMap { [UInt8](repeating: $0.1, count: $0.0.count) }
    return label
  }
}
