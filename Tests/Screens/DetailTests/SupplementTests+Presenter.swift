import Clients
import CommandKit
@testable import Detail
import Foundation
import Phrases
import Presentation
import Reports
import ScreenTestSupport
import Testing
import WarningWords
import Warnings

extension SupplementTests {
  func presenter(
    weather: WeatherClient = .answering(Fixture.report(fetched: Fixture.now)),
    air: AirQualityClient = .silent, warnings: WarningsClient = .silent,
    supplements: DetailSupplements? = nil, saved: [Place: Report] = [:],
    accuracy: AccuracyClient = AccuracyClient { _ throws(StorageError) in [] },
    isRead: Bool = false, timeout: @escaping @Sendable () async -> Void = {},
    now: @escaping @Sendable () -> Date = { Fixture.now }
  ) -> DetailPresenter {
    let words = Wording(
      phrases: English(), now: now, appearance: { Appearance(isRead: isRead) })
    let supplements =
      supplements ?? DetailSupplements(airQuality: air, warnings: warnings, now: now)
    let reports = ReportLoader(
      weather: weather, savedReports: .holding(saved), words: words,
      warnings: { supplements.warnings.known(at: $0, during: $1, words) })
    return DetailPresenter(
      interactor: DetailInteractor(
        place: Fixture.oslo, reports: reports,
        supplements: supplements,
        records: .unimplemented, accuracy: accuracy, quantities: QuantityLoader(reports, .noop),
        timeout: timeout),
      words: words, context: recorder.context)
  }

  /// A wait that only cancellation ends.
  @Sendable static nonisolated func endless() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    continuation.finish()
  }

  /// Warnings have a service of their own.
  @Test(arguments: [true, false])
  func warningsAreShownWithoutAReport(isSaved: Bool) async throws {
    let error = ServiceError.refused(host: "a.example")
    let presenter = presenter(
      weather: .failing(error), warnings: .answering(Fixture.warnings),
      saved: isSaved ? [Fixture.oslo: Fixture.report(fetched: Fixture.now - 86_400)] : [:],
      timeout: Self.endless)
    await #expect(throws: Failure.service(error)) { try await presenter.open() }
    let last = try #require(recorder.take().last)
    #expect(last.stage == .fallback)
    #expect(last.text.contains(" Yellow warning: wind, until Sat 18:00, and 1 more"))
  }
}
