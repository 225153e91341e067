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

/// Prints the last report of a place in one line, at once. An old report is refreshed in the background.
@MainActor struct LinePresenter {
  let context: CommandContext
  let world: World

  private var phrases: any Phrases { context.phrases }

  func show(_ request: LineRequest, _ places: [Place]) async throws(Failure) {
    let known = KnownReports(of: places, for: request, context)
    if request.refreshAfter == 0 || world.service() == .sample
      || request.preset == .prose && known.isOld
    {
      let warnings = RecentWarnings(world.warnings, now: context.now)
      let beside = supplements(request, places, warnings)
      let reports = try await refresh(request, places, after: beside)
      show(request, places, reports, isRefreshing: false, warnings: warnings)
      // The run in the background of a status bar reads what its next line shows.
      return await beside.finish()
    }
    if known.reports.allSatisfy({ $0 == nil }), !world.hasNetwork() {
      // The request itself reports the failure, and names its host.
      show(request, places, known.reports, isRefreshing: false, .fallback)
      return show(
        request, places, try await context.reports.fresh(places, for: .everything),
        isRefreshing: false)
    }
    if known.isOld { world.programs.startInBackground(request.refreshing) }
    show(request, places, known.reports, isRefreshing: known.isOld)
  }

  /// Writes the line at each change, until it is canceled or nobody reads it any more. No request fails it: an old line
  /// stays until there is a newer one.
  func follow(_ request: LineRequest, _ places: () -> [Place]) async {
    var schedule = LineSchedule(request)
    repeat {
      let places = places()
      var known = KnownReports(of: places, for: request, context)
      let warnings = RecentWarnings(world.warnings, now: context.now)
      if known.isOld, world.service() == .sample {
        _ = try? await refresh(request, places, after: supplements(request, places, warnings))
        known = KnownReports(of: places, for: request, context)
      } else if schedule.refreshes(known, at: context.now()) {
        world.programs.startInBackground(request.refreshing)
      }
      show(request, places, known.reports, isRefreshing: known.isOld, .entry, warnings: warnings)
      await pause(until: schedule.next(after: known, at: context.now()))
    } while !Task.isCancelled && !context.screen.isClosed()
  }

  /// In short parts: a timer stands still while the machine sleeps, and whether anybody reads is checked in between.
  private func pause(until end: Date) async {
    while case let left = end.timeIntervalSince(context.now()), left > 0,
      left <= LineSchedule.longest, !Task.isCancelled, !context.screen.isClosed()
    {
      await world.pause(min(left, 10))
    }
  }
}

// Requests
extension LinePresenter {
  /// The minutes, the observation and the warnings of the place.
  private func supplements(
    _ request: LineRequest, _ places: [Place], _ warnings: RecentWarnings
  ) -> SupplementaryFetch {
    guard request.preset != .prometheus, let place = places.first else {
      return SupplementaryFetch([])
    }
    let others: [@MainActor () async -> Void] = [
      { _ = try? await world.certainty.observed(place) },
      { _ = try? await warnings.request(place, in: phrases) },
    ]
    return SupplementaryFetch(
      world.nowcast.fetch(at: place) + others,
      timeout: warnings.noting([place], after: SupplementaryFetch.second))
  }

  private func refresh(
    _ request: LineRequest, _ places: [Place], after beside: SupplementaryFetch
  ) async throws(Failure) -> [Report] {
    beside.begin()
    let reports = try await context.reports.fresh(places, for: .everything)
    await beside.settle()
    for quantity in request.format.quantities where quantity.host != nil {
      // A status bar shows a dash for unknown values.
      _ = try? await world.quantities.values(quantity, places, true)
    }
    return reports
  }
}

// The line
extension LinePresenter {
  private func show(
    _ request: LineRequest, _ places: [Place], _ reports: [Report?], isRefreshing: Bool,
    _ stage: Answer.Stage = .final, warnings: RecentWarnings? = nil
  ) {
    guard request.preset != .prometheus else {
      let text = PrometheusText(request.format.quantities, zip(places, reports), context)
      let document: JSONValue = [
        "text": .string(text.lines.joined(separator: "\n")), "refreshing": .bool(isRefreshing),
      ]
      return context.screen.show(
        Answer(stage, document: document) { _ in Page(lines: text.lines.map { Line($0) }) })
    }
    guard let place = places.first else { return }
    let page = LinePage(
      request, place, reports.first ?? nil, context, world,
      warnings ?? RecentWarnings(world.warnings, now: context.now))
    let shown = page.shown
    // A status bar asks every few seconds; values that it doesn't show aren't computed.
    let document =
      context.runMode.isForPrograms ? page.document(isRefreshing: isRefreshing) : .object([])
    context.screen.show(
      Answer(
        stage, document: document,
        render: { width in
          Page(
            lines: request.preset == .prose
              ? WeatherLines.note(shown, .plain, width: width) : [Line(shown)])
        }))
  }
}

/// The saved reports of places, and whether some are to be requested again.
@MainActor struct KnownReports {
  var reports: [Report?]
  var isOld: Bool

  init(of places: [Place], for request: LineRequest, _ context: CommandContext) {
    reports = places.map { context.reports.saved($0, for: .everything) }
    isOld = zip(places, reports).contains { place, report in
      !context.reports.isRecent(report, within: request.refreshAfter)
        || request.format.quantities.contains { Self.lacks($0, request, place, context) }
    }
  }

  /// Whether a quantity must be requested from its own service, which isn't asked again where it covers nothing.
  private static func lacks(
    _ quantity: WeatherQuantity, _ request: LineRequest, _ place: Place, _ context: CommandContext
  ) -> Bool {
    guard quantity.host != nil else { return false }
    guard let known = context.quantities.known(quantity, at: place) else { return true }
    let limit = max(request.refreshAfter, QuantityClient.freshness(quantity))
    return known.isCovered && !known.fetched.isRecent(at: context.now(), for: limit)
  }
}
