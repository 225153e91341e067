import Foundation

/// A suite each of whose tests has a stand-in of its own. Its clock stands at `StandIn.now` unless it has other answers.
open class StandInSuite {
  public let standIn: StandIn

  public init(_ answers: StandInAnswers) async throws { standIn = try await StandIn(answers) }

  public init() async throws {
    standIn = try await StandIn(.sample { StandIn.now })
  }

  deinit { standIn.stop() }
}

extension StandIn {
  /// 2026-11-21T14:20:00Z.
  public static let now = Date(timeIntervalSince1970: 1_795_270_800)
}
