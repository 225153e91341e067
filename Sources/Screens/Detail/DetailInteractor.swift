import Analysis
import Clients
import CommandKit
import Foundation
import Phrases
import Reports
import WarningWords
import Warnings

/// The report of one place, with its air, warnings and observation.
struct DetailInteractor {
  let place: Place
  let reports: ReportLoader
  let supplements: DetailSupplements
  let history: HistoryClients
  var quantities: QuantityLoader
  /// The time that a report waits for supplementary data.
  let timeout: @Sendable () async -> Void

  /// Shows the saved report and then the fresh one, which waits a little for supplementary data: the runs of an
  /// ensemble only if its curve `hasRoom`.
  func load(
    isRefresh: Bool, in phrases: any Phrases, hasRoom: Bool, _ screen: ScreenContext,
    show: (Report, Answer.Stage) async -> Void
  ) async throws(Failure) {
    try await reports.load(
      place, for: .everything, isRefresh: isRefresh,
      beside: supplements.fetch(
        at: place, in: phrases, isRefresh: isRefresh, runs: hasRoom, timeout: timeout), screen,
      show: show)
  }

  /// Loads what a part is made of: beside a day its warnings, as on the whole page.
  func load(
    _ part: DetailPart, in phrases: any Phrases, _ screen: ScreenContext,
    show: (Report, _ ofDay: Report, Answer.Stage) async -> Void
  ) async throws(Failure) {
    let beside =
      if case .day = part {
        supplements.warnings.fetch(for: [place], in: phrases, timeout: timeout)
      } else {
        SupplementaryFetch([])
      }
    try await reports.load(
      place, for: part.need, about: part.day, beside: beside, screen, show: show)
  }

  var beside: SupplementaryData {
    SupplementaryData(
      air: supplements.air(at: place), warnings: supplements.warnings.kept(place),
      lastWarnings: supplements.warnings.lastRead(place),
      missingWarnings: supplements.warnings.failure(at: place),
      observation: supplements.observation(at: place), spread: supplements.runs(at: place),
      isSample: supplements.isSample)
  }

  /// Knows nothing but a record: what was said elsewhere or since isn't of its time.
  var ofRecord: DetailInteractor {
    DetailInteractor(
      place: place, reports: reports, supplements: .none, history: .noop, quantities: quantities,
      timeout: timeout)
  }

  /// Yesterday's forecast for the time of a report, and how wrong such forecasts were here; `nil` if that can't be
  /// read.
  func verdict(on report: Report) -> ForecastVerdict? {
    guard let time = report.current?.time else { return nil }
    return try? history.accuracy.verdict(place, report.service, time)
  }

  /// The difference of the models, or else of an ensemble's runs, on each day, as far as known without a request.
  /// `shown` is a temperature as people read it.
  func differences(
    _ zone: String?, shown: (Temperature) -> Temperature
  ) -> (days: [CalendarDay: DayDifference], areOfModels: Bool) {
    let models = DayDifference.ofModels(supplements.models(at: place), shown: shown)
    guard models.isEmpty, let spread = supplements.runs(at: place) else { return (models, true) }
    let clock = PlaceClock(place, zone: zone)
    return (DayDifference.ofRuns(spread.quantiles, day: clock.day), false)
  }
}
