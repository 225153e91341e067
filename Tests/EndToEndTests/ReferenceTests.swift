import Foundation
import TestSupport
import Testing

/// The lists of commands, options and settings in `docs` and in the man page.
@Suite(.timeLimit(.minutes(5))) struct ReferenceTests {
  @Test func documentsSayWhatIsDeclared() async throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    let run = try await ProgramRun.of(
      "/usr/bin/python3",
      [root + "/Packaging/make-reference", try Stage.programs() + "/vane", "--check"],
      environment: [:])
    #expect(run.status == 0, "\(run)")
  }
}
