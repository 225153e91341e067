import Foundation
import Outlook
import Phrases
import Quantities
import WeatherModels
import WeatherText

nonisolated extension ChartText {
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

  /// The facts that a chart shows of an hour.
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
