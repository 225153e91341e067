import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

/// The present as the head of a page: its temperature, its sky, and facts after their names.
nonisolated struct NowViewModel: Hashable, Sendable {
  /// Five lines, or none.
  var drawing: [Line]
  /// The temperature in large figures, in five lines and in three, or none.
  var figure, smallFigure: [Line]
  var sign: Line
  var condition: String
  var temperature: Line
  var apparent: String?
  /// Today's low and high.
  var range: String?
  /// The most important first.
  var facts: [NamedValue]
  /// The whole page in sentences.
  var reading: [String]
}

nonisolated extension CurrentText {
  /// The present conditions with supplementary data: the air, and the nearest station's observation. `nil` if the
  /// report has no present conditions.
  func now(
    _ place: Place, _ report: Report, air: AirQuality?, observation: Observation?
  ) -> NowViewModel? {
    let phrases = phrases.detail
    guard let present = present(report), let now = report.current else { return nil }
    let style = Style(celsius: now.temperature?.in(.celsius))
    let appearance = appearance()
    let isDrawn = appearance.glyphs == .unicode && !appearance.isRead
    let tendency = report.pressureTendency(at: self.now())
    let today = report.today(at: place, now: self.now())
    let airLine = air.flatMap { words.air.line(place, $0) }
    let facts: [(String, String?)] = [
      (phrases.label(of: .wind), windFact(now)),
      (
        phrases.label(of: .pressure),
        now.pressure.map { pressure in
          [phrases.figure(figures.pressure(pressure)), tendency.map(phrases.tendency)]
            .compactMap(\.self).joined(separator: ", ")
        }
      ),
      (phrases.sunFact, sun(place, report, today)),
      (phrases.label(of: .humidity), humidity(now)),
      (phrases.airFact, air.flatMap { words.air.index(place, $0) }),
      (phrases.observedFact, observation.flatMap { observed($0, at: place, report) }),
      (phrases.label(of: .visibility), haze(now)),
      (
        phrases.name(of: .uvIndex).lowercasedFirst,
        now.uvIndex.flatMap { index in
          Figures.uvIndex(index) == "0"
            ? nil : "\(Figures.uvIndex(index)), \(phrases.uvBand(UVBand(index)))"
        }
      ),
    ]
    let low = figures.bare(today?.temperatureMin)
    let range = today.flatMap { day in
      day.temperatureMin == nil || day.temperatureMax == nil
        ? nil : phrases.range(from: low, to: figures.temperature(day.temperatureMax))
    }
    let digits =
      figures.bare(now.temperature) + (units().temperature == .kelvin ? "" : "°")
    func figure(_ size: BigFigure) -> [Line] {
      isDrawn && now.temperature != nil ? size.lines(digits, style) ?? [] : []
    }
    return NowViewModel(
      drawing: appearance.isRead
        ? []
        : now.weatherCode.map { WeatherDrawing.lines($0, isDay: now.isDay, appearance.glyphs) }
          ?? [],
      figure: figure(.large), smallFigure: figure(.small),
      sign: present.sign, condition: present.condition,
      temperature: Line(present.temperature, style), apparent: present.apparent,
      range: range.map { "\(phrases.today.lowercased()) \($0)" },
      facts: facts.compactMap { name, value in
        value.map { NamedValue(name, $0) }
      },
      reading: reading(present, tendency)
        + [
          observation.map { words.observations.line($0, near: place, nil) }, airLine,
        ].compactMap(\.self))
  }

  /// Everything that is known: speech needs no room.
  private func reading(_ present: PresentViewModel, _ tendency: PressureTendency?) -> [String] {
    let sky = [present.sign.text, present.condition].filter { !$0.isEmpty }.joined(separator: " ")
    let temperature = [present.temperature, present.apparent].compactMap(\.self)
    return [sky, temperature.joined(separator: ", ")] + present.facts + present.more
      + [tendency.map { "\(phrases.label(of: .pressure)): \(phrases.detail.tendency($0))" }]
      .compactMap(\.self)
  }

  /// The wind with an arrow in its direction of flow, then the compass point it comes from.
  private func windFact(_ now: Conditions) -> String? {
    now.windSpeed.map { speed in
      let arrow = words.felt(now.windDirection, of: speed).flatMap { appearance().arrow($0) }
      let gusts = now.windGust.map {
        ", \(phrases.label(of: .gusts)) \(figures.bare($0))"
      }
      return [arrow, words.wind(speed, now.windDirection)].compactMap(\.self)
        .joined(separator: " ") + (gusts ?? "")
    }
  }

  private func humidity(_ now: Conditions) -> String? {
    let facts = [
      now.relativeHumidity.map { Figures.percent($0) },
      now.dewPoint.map { phrases.dewPoint(figures.temperature($0)) },
    ].compactMap(\.self)
    return facts.isEmpty ? nil : facts.joined(separator: ", ")
  }

  /// The visibility where it is less than ten kilometers, below which aviation reports it in figures.
  private func haze(_ now: Conditions) -> String? {
    now.visibility.flatMap {
      $0.in(.kilometers) < 10 ? phrases.figure(figures.distance($0)) : nil
    }
  }

  private func sun(_ place: Place, _ report: Report, _ today: Day?) -> String? {
    let clock = PlaceClock(place, zone: report.timeZone)
    guard let rise = today?.sunrise, let set = today?.sunset, rise < set,
      let first = words.time(of: rise, clock), let last = words.time(of: set, clock)
    else { return nil }
    return "\(first)–\(last), \(Figures.span(seconds: set.timeIntervalSince(rise)))"
  }

  private func observed(
    _ observation: Observation, at place: Place, _ report: Report
  ) -> String? {
    let clock = PlaceClock(place, zone: report.timeZone)
    guard let temperature = observation.conditions.temperature else { return nil }
    let facts = [
      words.observations.name(of: observation), words.observations.height(observation, at: place),
      words.time(of: observation.conditions.time, clock),
    ]
    return figures.temperature(temperature) + ", "
      + facts.compactMap(\.self).joined(separator: " ")
  }
}

nonisolated extension Appearance {
  /// An arrow that flies with the wind; `nil` in ASCII.
  func arrow(_ direction: Direction) -> String? {
    glyphs == .ascii || isRead ? nil : Figures.arrows[Figures.compassIndex(direction)]
  }
}
