import Foundation

/// A suite each of whose tests has a stand-in of its own. Its clock stands at 2026-11-21T14:20:00Z unless it has other
/// answers.
open class StandInSuite {
  public let standIn: StandIn

  public init(_ answers: StandInAnswers) async throws { standIn = try await StandIn(answers) }

  public init() async throws {
    standIn = try await StandIn(.sample { Date(timeIntervalSince1970: 1_795_270_800) })
  }

  deinit { standIn.stop() }
}
