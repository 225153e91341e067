import Analysis
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

nonisolated extension Wording {
  var charts: ChartText { ChartText(words: self) }
}

/// Charts, in words and as panels.
nonisolated struct ChartText: WordedSubject {
  let words: Wording

  /// The next hours as a chart; `nil` if the report has no values for it. The `spread` is drawn behind the curve.
  func chart(
    _ kind: WeatherQuantity, _ place: Place, _ report: Report, hours: Int,
    spread: ChartSpread? = nil
  ) -> ChartViewModel? {
    guard
      let series = HourSeries(report.hours, now: now(), length: hours, isOfAmounts: kind.falls),
      let panel = panel(kind, series, spread)
    else { return nil }
    var model = chart(
      [panel], series, PlaceClock(place, zone: report.timeZone), at: place, spread: spread
    ) {
      facts(kind, $0)
    }
    model.notes = spread.map { notes($0, on: panel, hours: hours) } ?? []
    return model
  }

  /// Temperature, precipitation, wind and clouds of the next hours, as far as the report has them, one above the other;
  /// `nil` if it has none.
  func meteogram(_ place: Place, _ report: Report, hours: Int) -> ChartViewModel? {
    guard let series = HourSeries(report.hours, now: now(), length: hours) else { return nil }
    let panels = [
      temperaturePanel(series), precipitationPanel(series), windPanel(series), cloudPanel(series),
    ].compactMap(\.self)
    guard !panels.isEmpty else { return nil }
    var model = chart(panels, series, PlaceClock(place, zone: report.timeZone), at: place) {
      facts($0)
    }
    model.title = phrases.detail.nextHours
    return model
  }

  /// The hours of a meteogram where the user did not say how many: half of the columns, in half days, from one day to
  /// three.
  static func meteogramHours(columns: Int) -> Int { min(72, max(24, columns / 24 * 12)) }

  /// The index of the place's continent in the next hours; `nil` if it is not known.
  func air(_ place: Place, _ air: AirQuality, hours: Int) -> ChartViewModel? {
    guard let series = HourSeries(air.hours, now: now(), length: hours) else { return nil }
    let indices = series.hours.map { $0.flatMap { AirIndex($0, at: place) } }
    let values = indices.map { $0?.value }
    guard let range = ChartRange(values, leastSpan: 40, fromZero: true) else { return nil }
    let bars = Chart.Bars(values, styles: indices.map { Style(airBand: $0?.band.rank) })
    let panel = Chart.Panel(
      legend: [.init(words.air.hoursTitle(place))], drawing: .bars(bars, range))
    return chart([panel], series, PlaceClock(place, zone: air.timeZone), at: place) {
      [AirIndex($0, at: place).map(\.figure)]
    }
  }

  func chart<Hour>(
    _ panels: [Chart.Panel], _ series: HourSeries<Hour>, _ clock: PlaceClock, at place: Place,
    spread: ChartSpread? = nil, facts: (Hour) -> [String?]
  ) -> ChartViewModel {
    let glyphs = appearance().glyphs
    let nights = series.nights(at: place.coordinate)
    var panels = panels
    let title = panels.first?.legend.first?.words ?? ""
    if !nights.isEmpty, !panels.isEmpty {
      panels[0].legend.append(
        .init(
          phrases.detail.nightLegend, sign: glyphs == .unicode ? "━" : "=", .dim,
          shade: glyphs == .unicode ? .night : nil))
    }
    return ChartViewModel(
      title: title,
      chart: Chart(
        count: series.hours.count, panels: panels,
        ticks: series.ticks(clock, phrases, units().clock), mark: series.present, nights: nights,
        decimalMark: phrases.decimalSeparator),
      glyphs: glyphs,
      reading: appearance().isRead
        ? reading(series, clock) { hour in
          facts(hour) + [bandFact(spread, hour.time)]
            + (panels.first?.hasBands == true ? [] : modelFacts(spread, hour.time))
        } : [])
  }

  /// The answer above a chart, for `how much rain` and `what is the temperature`: the sum of its hours, or the present
  /// value. Of hours that aren't the whole time that was asked for, the sum is the least.
  func answer(
    _ kind: WeatherQuantity, _ hours: [Conditions], present: Conditions?, isWhole: Bool = true
  ) -> String? {
    let phrases = phrases.detail
    switch kind {
    case .precipitation, .snowfall: return words.quantities.total(hours, isWhole: isWhole)
    case .pressure:
      return present?.pressure.map { phrases.quantityNow(phrases.figure(figures.pressure($0))) }
    default:
      let facts = present.map { self.facts(kind, $0).compactMap(\.self) } ?? []
      return facts.isEmpty ? nil : phrases.quantityNow(facts.joined(separator: ", "))
    }
  }

  /// The values of a chart from the present on, an hour each.
  func reading<Hour>(
    _ series: HourSeries<Hour>, _ clock: PlaceClock, facts: (Hour) -> [String?]
  ) -> [String] {
    series.hours.dropFirst(series.present ?? 0).compactMap { hour in
      guard let hour, let time = words.time(of: hour.time, clock, isShort: true) else { return nil }
      let known = facts(hour).compactMap(\.self).joined(separator: ", ")
      guard !known.isEmpty else { return nil }
      let isMidnight = clock.time(of: hour.time) == "00:00"
      let day = isMidnight ? clock.day(of: hour.time).map { phrases.weekday($0.weekday) } : nil
      return [day, time].compactMap(\.self).joined(separator: " ") + ": " + known
    }
  }

  /// The facts that a meteogram shows of an hour; that nothing falls is not worth a word.
  func facts(_ hour: Conditions) -> [String?] {
    let isDry = hour.precipitation.map { $0.in(.millimeters) <= 0 } ?? true
    return facts(.temperature, hour) + facts(.precipitation, hour).dropFirst(isDry ? 1 : 0)
      + facts(.wind, hour)
      + [hour.cloudCover.map { phrases.cloudCover(Figures.percent($0)) }]
  }

  func facts(_ kind: WeatherQuantity, _ hour: Conditions) -> [String?] {
    let figures = figures
    switch kind {
    case .temperature:
      return [
        hour.temperature.map { figures.temperature($0) },
        hour.apparentTemperature.map { phrases.feelsLike(figures.temperature($0)) },
      ]
    case .precipitation, .snowfall:
      return [
        hour.precipitation.map { amount in
          let kind = hour.precipitationKind
          return amount.in(.millimeters) > 0
            ? phrases.amount(of: kind, words.precipitation(kind, amount, snowfall: hour.snowfall))
            : phrases.staysDry
        },
        hour.precipitationProbability.map {
          phrases.chance(of: hour.precipitationKind, Figures.percent($0))
        },
      ]
    case .wind: return [hour.windSpeed.map { _ in words.wind(hour) }]
    case .pressure: return [hour.pressure.map { phrases.pressure(figures.pressure($0)) }]
    default: return []
    }
  }
}
