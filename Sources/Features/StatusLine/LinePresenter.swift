import CommandKit
import Documents
import Foundation
import Outlook
import Phrases
import Quantities
import TerminalText
import WeatherClients
import WeatherModels
import WeatherText

/// Prints the last report of a place in one line, at once. An old report is refreshed in the background.
@MainActor struct LinePresenter {
  let context: CommandContext
  let world: World

  private var words: Wording { context.words }
  private var phrases: any Phrases { context.phrases }

  func show(_ request: LineRequest, _ place: Place) async throws(Failure) {
    let report = context.reports.saved(place, for: .everything)
    let isRecent = report.map { context.reports.isRecent($0, within: request.refreshAfter) }
    if request.refreshAfter == 0 || world.service() == .sample
      || request.preset == .prose && isRecent != true
    {
      let minutes = world.nowcast.fetch(at: place)
      let warnings = RecentWarnings(world.warnings, now: context.now)
      let others: [@MainActor () async -> Void] = [
        { _ = try? await world.certainty.observed(place) },
        { _ = try? await warnings.request(place, in: phrases) },
      ]
      let beside = SupplementaryFetch(
        minutes + others, timeout: warnings.noting([place], after: SupplementaryFetch.second))
      beside.begin()
      let report = try await context.reports.fresh(place)
      await beside.settle()
      for quantity in request.format.quantities {
        // A status bar shows a dash for unknown values.
        _ = try? await context.quantities.values(quantity, at: place, isRefresh: true)
      }
      show(request, place, report, isRefreshing: false, warnings: warnings)
      // The run in the background of a status bar reads what its next line shows.
      return await beside.finish()
    }
    let isOld = isRecent != true || request.format.quantities.contains { lacks($0, request, place) }
    if report == nil, !world.hasNetwork() {
      // The request itself reports the failure, and names its host.
      show(request, place, nil, isRefreshing: false, .fallback)
      return show(request, place, try await context.reports.fresh(place), isRefreshing: false)
    }
    if isOld {
      let fields = request.format.quantities.map { "{\($0.name)}" }.joined()
      world.programs.startInBackground(
        [CommandName.line.rawValue] + request.words + (fields.isEmpty ? [] : ["--format", fields])
          + ["--refresh-after", "0s"])
    }
    show(request, place, report, isRefreshing: isOld)
  }

  private func show(
    _ request: LineRequest, _ place: Place, _ report: Report?, isRefreshing: Bool,
    _ stage: Answer.Stage = .final, warnings: RecentWarnings? = nil
  ) {
    let warnings = warnings ?? RecentWarnings(world.warnings, now: context.now)
    let warned = words.warnings.known(place, warnings.lastRead(place))?.text
    let weather = report.map { report in
      let words = words.of(report)
      return LineViewModel(
        place: place, report: report, now: report.moment(against: context.now()) ?? context.now(),
        phrases: phrases,
        icons: words.appearance().icons, figures: words.figures, observed: observed(place, report),
        warned: warned, outlook: { words.outlook.summary(place, report) }
      ) { quantity, present in
        let value =
          present.flatMap(quantity.value)
          ?? context.quantities.known(quantity, at: place)?.value(at: context.now())
        return phrases.figure(words.quantities.figure(value, of: quantity))
      }
    }
    var text = weather.map { request.format.text($0.text) } ?? "–"
    let timeline = report.map { Timeline($0, now: words.now()) }
    if request.hasUsualFormat, let timeline, Soon(timeline)?.spells.isEmpty == false,
      let soon = words.minutes.soon(place, timeline)
    {
      text = soon + " " + text
    }
    // A bar has it in its tooltip, or no room for it.
    if weather != nil, request.hasUsualFormat, request.preset == .plain,
      let observed = observedTemperature(place, report)
    {
      text += " · " + observed.lowercasedFirst
    }
    if request.hasUsualFormat, request.preset == .plain, let warned { text += " · " + warned }
    if request.hasUsualFormat, request.preset == .plain,
      let wrong = report.flatMap(words.origin.wrongClock)
    {
      text += " · " + wrong
    }
    if report?.service == .sample { text += " · " + phrases.sampleWarning }
    let kind = weather?.kind ?? "unknown"
    var shown = request.preset.escaped(text)
    if request.preset == .waybar {
      let bar: JSONValue = [
        "text": .string(shown),
        "tooltip": .string(request.preset.escaped(tooltip(place, report, warnings))),
        "class": .string(kind),
      ]
      shown = bar.description
    }
    // A status bar asks every few seconds; values that it doesn't show aren't computed.
    let document =
      context.runMode.isForPrograms
      ? document(place, report, text, kind, isRefreshing: isRefreshing, warnings)
      : .object([])
    context.screen.show(
      Answer(
        stage, document: document,
        render: { width in
          Page(
            lines: request.preset == .prose
              ? WeatherLines.note(shown, .plain, width: width) : [Line(shown)])
        }))
  }

  /// Whether a quantity must be requested from its own service, which isn't asked again where it covers nothing.
  private func lacks(_ quantity: WeatherQuantity, _ request: LineRequest, _ place: Place) -> Bool {
    guard let known = context.quantities.known(quantity, at: place) else { return true }
    let limit = max(request.refreshAfter, QuantityClient.freshness(quantity))
    return known.isCovered && !known.fetched.isRecent(at: context.now(), for: limit)
  }

  /// The observation, if one is in memory.
  private func observed(_ place: Place, _ report: Report?) -> String? {
    world.certainty.lastObserved(place).map {
      words.observations.line($0, near: place, report?.timeZone)
    }
  }

  /// `Observed at 17:20 (LZIB, 8 km): 6 °C`
  private func observedTemperature(_ place: Place, _ report: Report?) -> String? {
    guard let last = world.certainty.lastObserved(place),
      let temperature = last.conditions.temperature
    else { return nil }
    return words.observations.source(last, near: place, report?.timeZone) + ": "
      + words.figures.temperature(temperature)
  }

  private func document(
    _ place: Place, _ report: Report?, _ text: String, _ kind: String, isRefreshing: Bool,
    _ warnings: RecentWarnings
  ) -> JSONValue {
    let clock = PlaceClock(place, zone: report?.timeZone)
    return [
      "place": place.json, "text": .string(text),
      "tooltip": .string(tooltip(place, report, warnings)),
      "class": .string(kind),
      "fetched": .optional(report.flatMap { clock.iso8601($0.fetched) }),
      "refreshing": .bool(isRefreshing),
      "warnings": warnings.json(at: place, in: phrases),
      "observation": world.certainty.lastObserved(place).map {
        $0.json(near: place, report?.timeZone)
      } ?? .null,
    ]
  }

  /// The place, its weather, and the source with its age, a line each.
  private func tooltip(
    _ place: Place, _ report: Report?, _ warnings: RecentWarnings
  ) -> String {
    guard let report else { return place.title + "\n" + phrases.noWeatherYet }
    let present = words.current.present(report)
    let now = [present?.temperature, present?.condition, present?.apparent].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return
      ([place.title, now] + (present?.facts ?? [])
      + [observed(place, report), warnings.line(at: place, words)?.text].compactMap(\.self)
      + words.origin.sources([report]))
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
