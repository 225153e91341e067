import Analysis
import CommandKit
import Ephemeris
import Foundation
import Phrases
import Presentation
import Quantities
import Reports

/// The weather of a place at this moment, as the fields of a line; `–` for missing values.
struct LineViewModel {
  let place: Place
  let report: Report
  let now: Date
  let context: CommandContext
  /// Those of the report.
  let words: Wording
  /// The nearest station's observation, apart from the report.
  let observed: String?
  /// The official warnings in one sentence, or that they could not be read.
  let warned: String?

  private var phrases: any Phrases { words.phrases }
  private var figures: Figures { words.figures }

  func text(_ field: LineField) -> String {
    let present = report.present(at: now)
    return switch field {
    case .icon:
      present?.weatherCode?.sign(isDay: present?.isDay, words.appearance().icons) ?? "–"
    case .condition: present?.weatherCode.map(phrases.condition) ?? "–"
    case .rain(let hours): rain(hours: hours)
    case .quantity(let row):
      phrases.figure(words.quantities.figure(context.present(row, at: place, present), of: row))
    case .high: figures.temperature(today?.temperatureMax)
    case .low: figures.temperature(today?.temperatureMin)
    case .sunrise: today?.sunrise.flatMap(time) ?? "–"
    case .sunset: today?.sunset.flatMap(time) ?? "–"
    case .place: place.name
    case .observed: observed ?? "–"
    case .warnings: warned ?? "–"
    case .outlook: outlook ?? "–"
    case .next: words.outlook.next(place, report) ?? "–"
    case .moon: phrases.moonPhase(MoonPhase(at: now).eighth)
    case .age: Self.age(now.timeIntervalSince(report.fetched))
    }
  }

  /// One word for style sheets; never changes with the language.
  var kind: String {
    switch report.present(at: now)?.weatherCode?.rawValue ?? -1 {
    case 0, 1: "clear"
    case 2, 3: "cloudy"
    case 4...12, 31...48: "fog"
    case 18, 19, 95...99: "storm"
    case 51...57, 61...67, 80...82, 87...90: "rain"
    case 68, 69, 71...79, 83...86: "snow"
    default: "unknown"
    }
  }
}

extension LineViewModel {
  /// The sentences of the page.
  private var outlook: String? {
    let told = [words.outlook.soon(place, report), words.outlook.summary(place, report)]
      .compactMap(\.self)
    return told.isEmpty ? nil : told.joined(separator: " ")
  }

  private func time(_ date: Date) -> String? {
    PlaceClock(place, zone: report.timeZone).time(of: date).map {
      figures.units.clock.words($0, phrases)
    }
  }

  private var today: Day? { report.today(at: place, now: now) }

  /// The precipitation until then, at least that of the time which the report covers. If all of it is snow, its depth.
  private func rain(hours: Int) -> String {
    let timeline = Timeline(report, now: now)
    let wanted = now.addingTimeInterval(Double(hours) * 3600)
    let end = min(wanted, timeline.knownUntil)
    guard end > now else { return "–" }
    func said(_ amount: String) -> String {
      end < wanted ? phrases.statusLine.atLeast(amount: amount) : amount
    }
    let known = timeline.slots(from: now, until: end).map { $0.until(end).conditions }
    let falling = known.filter { ($0.precipitation?.in(.millimeters) ?? 0) > 0 }
    let water = falling.compactMap(\.precipitation).reduce(0) { $0 + $1.in(.millimeters) }
    let amount = phrases.figure(figures.rain(Precipitation(water, .millimeters)))
    guard !falling.isEmpty, falling.allSatisfy({ $0.precipitationKind == .snow }) else {
      return said(amount)
    }
    let depths = falling.compactMap { $0.snowfall?.in(.centimeters) }
    let snow = phrases.figure(figures.snow(Snowfall(depths.reduce(0, +), .centimeters)))
    return phrases.amount(of: .snow, said(depths.count == falling.count ? snow : amount))
  }

  private static func age(_ seconds: Double) -> String {
    // Rounded as in "10 h ago".
    switch max(0, seconds) {
    case ..<5400: "\(Int(max(0, seconds) / 60))m"
    case ..<129_600: "\(Int((seconds / 3600).rounded()))h"
    default: Int(exactly: (seconds / 86_400).rounded()).map { "\($0)d" } ?? "–"
    }
  }
}
