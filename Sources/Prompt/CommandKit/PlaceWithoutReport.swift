import Documents
import Foundation
import Phrases
public import Presentation
public import Reports
import TerminalText
public import WarningWords

extension Wording {
  /// The page of a place without a report: what needs no service, of the day that it is `about`, and its warnings, which
  /// have a service of their own. Why there is no more is the command's failure.
  public func withoutReport(
    _ place: Place, about day: DayReference? = nil, warnings: KnownWarnings? = nil
  ) -> Answer {
    let clock = PlaceClock(place)
    let now = now()
    let head = origin.head(place, nil)
    let span = day.flatMap { DaySpan($0, clock: clock, now: now) }
    let title = span.map(daily.heading)
    let position = phrases.placeFacts(
      localTime: time(of: now, clock) ?? "–", coordinate: place.coordinate.title(in: phrases))
    // Several days have several sunrises.
    let isOneDay = span.map { $0.days.lowerBound == $0.last } ?? true
    let sun =
      isOneDay
      ? SunReport(place: place, at: place.coordinate, clock: clock, date: span?.last, now: now)
      : nil
    let sky = sun.map { SunText($0, phrases: phrases, clock: units().clock) }
    let facts = sky.map { [$0.daylight, $0.events, $0.moon + $0.moonTimes] } ?? []
    let missing = phrases.missingWeather
    let document = warnings.map { ["place": place.json, "warnings": $0.json] as JSONValue }
    return Answer(.fallback, document: document ?? .object([])) { width in
      Page(
        lines: WeatherLines.head(head, width: width)
          + (warnings?.sentence.map { WeatherLines.alert($0, width: width) } ?? [])
          + (title.map { WeatherLines.note($0, .strong, width: width) }
            ?? WeatherLines.note(position, width: width))
          + facts.flatMap { WeatherLines.facts($0, width: width) }
          + WeatherLines.note(missing, width: width)
          + WeatherLines.credits(warnings?.credits ?? Credits(), width: width))
    }
  }

  /// Warnings that became known when the saved page had been shown, and no new report came; `before` was known then.
  func besideSavedPage(_ warnings: KnownWarnings, before: KnownWarnings?) -> Answer {
    let shown = Set(before?.said.texts ?? [])
    return Answer(.fallback, document: ["warnings": warnings.json]) { width in
      warnings.said.page(besides: shown, width: width)
    }
  }
}

extension SaidWarnings {
  /// Those of them that no page has shown, for where no other page will come.
  public func page(besides shown: Set<String>, width: Int) -> Page {
    let unseen = lines.filter { !shown.contains($0.text) }
    let credits = Credits(
      unseen.isEmpty ? [] : sources, remarks: remarks.filter { !shown.contains($0) })
    return Page(
      lines: unseen.flatMap { WeatherLines.alert($0, width: width) }
        + WeatherLines.credits(credits, width: width))
  }
}
