import Analysis
import Foundation
import Phrases
public import Reports

/// The present weather in words.
public struct CurrentText: WordedSubject {
  public let words: Wording

  /// The present, most important first; `nil` if the report says nothing of it.
  public func present(_ report: Report) -> PresentViewModel? {
    guard let now = report.current, now.temperature != nil || now.weatherCode != nil else {
      return nil
    }
    let code = now.weatherCode
    let figures = figures
    let appearance = appearance()
    return PresentViewModel(
      sign: appearance.sign(code, isDay: now.isDay),
      condition: code.map(phrases.condition) ?? "",
      temperature: figures.temperature(now.temperature),
      apparent: now.apparentTemperature.map { phrases.feelsLike(figures.temperature($0)) },
      facts: [
        now.relativeHumidity.map { phrases.humidity(Figures.percent($0)) },
        now.windSpeed.map { _ in words.wind(now) },
      ].compactMap { $0 },
      more: [
        now.pressure.map { phrases.pressure(figures.pressure($0)) },
        now.dewPoint.map { phrases.dewPoint(figures.temperature($0)) },
        now.cloudCover.map { phrases.cloudCover(Figures.percent($0)) },
        now.visibility.map { phrases.visibility(figures.distance($0)) },
        now.uvIndex.map { phrases.uvIndex(Figures.uvIndex($0), UVBand($0)) },
      ].compactMap { $0 })
  }

  /// The time at the place for which the report was made.
  public func issued(_ place: Place, _ report: Report) -> String? {
    report.issuedAt.flatMap { words.time(of: $0, PlaceClock(place, zone: report.timeZone)) }
  }

  /// The time of the current conditions, and the day where that is not today at the place.
  public func time(_ place: Place, _ report: Report) -> String? {
    report.current.flatMap {
      words.datedTime(of: $0.time, PlaceClock(place, zone: report.timeZone))
    }
  }

  /// Whether the current conditions are of today at the place, or of less than an hour ago.
  public func isOfToday(_ place: Place, _ report: Report) -> Bool {
    guard let time = report.current?.time else { return false }
    let clock = PlaceClock(place, zone: report.timeZone)
    return clock.day(of: time) == clock.day(of: now()) || now().timeIntervalSince(time) < 3600
  }

  /// The present in a few words; `nil` if the report says nothing of it.
  public func brief(_ report: Report) -> String? {
    guard let now = report.current, let present = present(report) else { return nil }
    let rain = now.precipitation.flatMap {
      $0.in(.millimeters) > 0
        ? words.precipitation(now.precipitationKind, $0, snowfall: now.snowfall) : nil
    }
    return [
      present.temperature, present.condition,
      rain.map { phrases.amount(of: now.precipitationKind, $0) },
      now.windSpeed.map { _ in words.wind(now, gusts: false) },
    ].compactMap(\.self).filter { !$0.isEmpty && $0 != "–" }.joined(separator: ", ")
  }
}
