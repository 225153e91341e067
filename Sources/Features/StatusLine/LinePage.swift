import Analysis
import Clients
import CommandKit
import Documents
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText
import WarningWords

/// One place's line, as its reader gets it.
@MainActor struct LinePage {
  private let request: LineRequest
  private let place: Place
  private let report: Report?
  private let context: CommandContext
  private let world: World
  private let warnings: RecentWarnings
  private let words: Wording
  private let weather: LineViewModel?

  private var phrases: any Phrases { words.phrases }
  /// One word for style sheets.
  private var kind: String { weather?.kind ?? "unknown" }

  init(
    _ request: LineRequest, _ place: Place, _ report: Report?, _ context: CommandContext,
    _ world: World, _ warnings: RecentWarnings
  ) {
    (self.request, self.place, self.report, self.context) = (request, place, report, context)
    (self.world, self.warnings) = (world, warnings)
    let words = context.words.drawn(with: request.icons)
    self.words = words
    let warned = words.warnings.known(place, warnings.lastRead(place))?.text
    weather = report.map { report in
      let words = words.of(report)
      let observed = world.certainty.lastObserved(place).map {
        words.observations.line($0, near: place, report.timeZone)
      }
      return LineViewModel(
        place: place, report: report, now: report.moment(against: context.now()) ?? context.now(),
        context: context, words: words, observed: observed, warned: warned)
    }
  }

  var shown: String {
    let text = request.preset.escaped(text)
    switch request.preset {
    case .waybar:
      let bar: JSONValue = [
        "text": .string(text), "tooltip": .string(request.preset.escaped(tooltip)),
        "class": .string(kind),
      ]
      return bar.description
    case .i3statusRust:
      let short = (try? LineFormat(LinePreset.short)).flatMap { short in
        weather.map { short.text($0.text) }
      }
      let bar: JSONValue = [
        "text": .string(text), "short_text": .string(request.preset.escaped(short ?? "–")),
        "state": .string(warningLine?.rank == nil ? "Idle" : "Warning"),
      ]
      return bar.description
    default: return text
    }
  }

  private var warningLine: WarningLine? { words.warnings.known(place, warnings.lastRead(place)) }

  private var text: String {
    let text = weather.map { request.format.text($0.text) } ?? "–"
    let sample = report?.service == .sample ? " · " + phrases.sampleWarning : ""
    guard request.hasUsualFormat, let report else { return text + sample }
    // A bar has the rest in its tooltip, or no room for it.
    let others =
      request.preset == .plain
      ? [
        observedTemperature(report)?.lowercasedFirst, warningLine?.text,
        words.origin.wrongClock(report),
      ].compactMap(\.self) : []
    let line = ([text] + others).joined(separator: " · ") + sample
    return (coming(report).map { $0 + " " + line } + [line])
      .first { $0.displayWidth <= request.preset.width } ?? line
  }

  /// The sentence of the next minutes if something falls in them, and in fewer words.
  private func coming(_ report: Report) -> [String] {
    let timeline = Timeline(report, now: words.now())
    guard Soon(timeline)?.spells.isEmpty == false else { return [] }
    return [words.minutes.soon(place, timeline), words.outlook.next(place, report)]
      .compactMap(\.self)
  }

  /// `Observed at 17:20 (LZIB, 8 km): 6 °C`
  private func observedTemperature(_ report: Report) -> String? {
    guard let last = world.certainty.lastObserved(place),
      let temperature = last.conditions.temperature
    else { return nil }
    return words.observations.source(last, near: place, report.timeZone) + ": "
      + words.figures.temperature(temperature)
  }

  func document(isRefreshing: Bool) -> JSONValue {
    let clock = PlaceClock(place, zone: report?.timeZone)
    return [
      "place": place.json, "text": .string(text), "tooltip": .string(tooltip),
      "class": .string(kind),
      "fetched": .optional(report.flatMap { clock.iso8601($0.fetched) }),
      "refreshing": .bool(isRefreshing), "warnings": warnings.json(at: place, in: phrases),
      "observation": world.certainty.lastObserved(place).map {
        $0.json(near: place, report?.timeZone)
      } ?? .null,
    ]
  }
}

// Beside the line
extension LinePage {
  private static let (mostHours, mostDays) = (8, 4)

  /// The place, its weather now and in the next hours and days, and the source with its age, a line each.
  private var tooltip: String {
    guard let report else { return place.title + "\n" + phrases.noWeatherYet }
    let present = words.current.present(report)
    let now = [present?.temperature, present?.condition, present?.apparent].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return
      ([place.title, now] + (present?.facts ?? [])
      + [weather?.observed, warnings.line(at: place, words)?.text].compactMap(\.self)
      + hours(report) + days(report) + words.origin.sources([report]))
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// `15:00  ☂  6 °C  0.4 mm`
  private func hours(_ report: Report) -> [String] {
    let words = words.of(report)
    let clock = PlaceClock(place, zone: report.timeZone)
    let coming = Timeline(report, now: words.now()).hours.filter { $0.start > words.now() }
    return coming.prefix(Self.mostHours).map { hour in
      let weather = hour.conditions
      return row(
        words.time(of: hour.start, clock, isShort: true), weather.weatherCode, weather.isDay,
        words.figures.temperature(weather.temperature),
        weather.precipitation,
        words.precipitation(hour.kind, weather.precipitation, snowfall: weather.snowfall))
    }
  }

  /// `Sun 22.  ☂  3 … 7 °C  4.2 mm`
  private func days(_ report: Report) -> [String] {
    let words = words.of(report)
    let days = report.comingDays(at: place, now: words.now())
    let rows = words.daily.days(place, report, limit: Self.mostDays)
    return zip(rows, days).map { row, day in
      self.row(
        row.name, day.weatherCode, true,
        phrases.range(from: row.low, to: Figures.withUnit(row.high, row.unit)), day.precipitation,
        row.total)
    }
  }

  private func row(
    _ time: String?, _ code: WeatherCode?, _ isDay: Bool?, _ temperature: String,
    _ amount: Precipitation?, _ falls: String
  ) -> String {
    let sign = code.map { $0.sign(isDay: isDay, words.appearance().icons) }
    let isWet = (amount?.in(.millimeters) ?? 0) >= 0.05
    return [time, sign, temperature, isWet ? falls : nil].compactMap(\.self)
      .joined(separator: "  ")
  }
}

extension CommandContext {
  /// The value of a quantity in the present, or as its service has it for now.
  func present(
    _ quantity: WeatherQuantity, at place: Place, _ present: Conditions?
  ) -> Double? {
    present.flatMap(quantity.value)
      ?? quantities.known(quantity, at: place)?.value(at: now())
  }
}
