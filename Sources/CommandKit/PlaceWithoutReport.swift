import Foundation
import Phrases
import WeatherModels
import WeatherText

extension Wording {
  /// The page of a place without a report: what needs no service, and its warnings, which have a service of their own.
  /// Why there is no more is the command's failure.
  func withoutReport(_ place: Place, warnings: String?) -> Answer {
    let clock = PlaceClock(place)
    let now = now()
    let head = origin.head(place, nil)
    let position = phrases.placeFacts(
      localTime: time(of: now, clock) ?? "–", coordinate: place.coordinate.title(in: phrases))
    let sky = SunReport(place: place, at: place.coordinate, clock: clock, date: nil, now: now)
      .map { SunViewModel($0, phrases: phrases, clock: units().clock) }
    let facts = sky.map { [$0.daylight, $0.events, $0.moon + $0.moonTimes] } ?? []
    let missing = phrases.missingWeather
    return Answer(.fallback) { width in
      Page(
        lines: WeatherLines.head(head, width: width)
          + (warnings.map { WeatherLines.alert($0, width: width) } ?? [])
          + WeatherLines.note(position, width: width)
          + facts.flatMap { WeatherLines.facts($0, width: width) }
          + WeatherLines.note(missing, width: width))
    }
  }

  /// Warnings that came when the saved page had been shown, and no new report.
  func besideSavedPage(_ warnings: String) -> Answer {
    Answer(.fallback) { Page(lines: WeatherLines.alert(warnings, width: $0)) }
  }
}
