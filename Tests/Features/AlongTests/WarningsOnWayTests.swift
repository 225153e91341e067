@testable import Along
import ScreenTestSupport

/// The warnings that are known along a way.
@MainActor struct WarningsOnWayTests {
  private func warnings(
    _ answer: @escaping @Sendable () async throws(ServiceError) -> WarningsAnswer
  ) throws -> WarningsOnWay {
    WarningsOnWay(
      try AlongPageTests().trip(),
      WarningsClient { _, _ async throws(ServiceError) in try await answer() }, English())
  }

  private func settle(_ warnings: WarningsOnWay) async -> SupplementaryFetch {
    let beside = SupplementaryFetch(warnings.requests, timeout: {})
    beside.begin()
    await beside.settle()
    return beside
  }

  /// Silence would be taken for an all-clear.
  @Test func areUnknownWhileARequestIsUnderWay() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    let warnings = try warnings { () async throws(ServiceError) in
      for await _ in gate {}
      return .found(Fixture.warnings)
    }
    let beside = await settle(warnings)
    #expect(warnings.hasFailed)
    open.finish()
    await beside.finish()
    #expect(!warnings.hasFailed)
  }

  @Test func areUnknownWhereARequestFailed() async throws {
    let failed = try warnings { () async throws(ServiceError) in throw .noReport }
    await settle(failed).finish()
    #expect(failed.hasFailed)
    var part = Fixture.warnings
    part.unread = 1
    let unread = try warnings { [part] () async throws(ServiceError) in .found(part) }
    await settle(unread).finish()
    #expect(unread.hasFailed)
  }

  @Test func areNotMissedWhereNobodyWasAskedOrThereIsNoService() async throws {
    let warnings = try warnings { () async throws(ServiceError) in .noService }
    #expect(!warnings.hasFailed)
    await settle(warnings).finish()
    #expect(!warnings.hasFailed)
  }
}
