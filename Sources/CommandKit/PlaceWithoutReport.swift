import Documents
import Foundation
import Phrases
public import WeatherModels
public import WeatherText

extension Wording {
  /// The page of a place without a report: what needs no service, and its warnings, which have a service of their own.
  /// Why there is no more is the command's failure.
  public func withoutReport(_ place: Place, warnings: KnownWarnings? = nil) -> Answer {
    let clock = PlaceClock(place)
    let now = now()
    let head = origin.head(place, nil)
    let position = phrases.placeFacts(
      localTime: time(of: now, clock) ?? "–", coordinate: place.coordinate.title(in: phrases))
    let sky = SunReport(place: place, at: place.coordinate, clock: clock, date: nil, now: now)
      .map { SunViewModel($0, phrases: phrases, clock: units().clock) }
    let facts = sky.map { [$0.daylight, $0.events, $0.moon + $0.moonTimes] } ?? []
    let missing = phrases.missingWeather
    let document = warnings.map { ["place": place.json, "warnings": $0.json] as JSONValue }
    return Answer(.fallback, document: document ?? .object([])) { width in
      Page(
        lines: WeatherLines.head(head, width: width)
          + (warnings?.sentence.map { WeatherLines.alert($0, width: width) } ?? [])
          + WeatherLines.note(position, width: width)
          + facts.flatMap { WeatherLines.facts($0, width: width) }
          + WeatherLines.note(missing, width: width))
    }
  }

  /// Warnings that became known when the saved page had been shown, and no new report came. `before` is the sentence
  /// that was known then.
  func besideSavedPage(_ warnings: KnownWarnings, before: String?) -> Answer {
    let news = warnings.sentence == before ? nil : warnings.sentence
    return Answer(.fallback, document: ["warnings": warnings.json]) { width in
      Page(lines: news.map { WeatherLines.alert($0, width: width) } ?? [])
    }
  }
}
