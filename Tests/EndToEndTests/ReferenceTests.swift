import TestSupport
import Testing

/// The lists of commands, options and settings in `docs` and in the man page.
@Suite(.timeLimit(.minutes(5))) struct ReferenceTests {
  @Test func documentsSayWhatIsDeclared() async throws {
    let script = PackageFolder.file("Packaging/make-reference").path
    let run = try await ProgramRun.of(
      "/usr/bin/python3", [script, try Stage.programs() + "/vane", "--check"], environment: [:])
    #expect(run.status == 0, "\(run)")
  }
}
