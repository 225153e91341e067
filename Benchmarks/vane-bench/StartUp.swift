import BenchSupport

/// From exec to the prompt with a restored report, beside a C program that only opens libedit.
enum StartUp {
  private static let runs = 100

  /// In turns, since what else the machine does comes and goes.
  static func measure() async throws {
    let home = try await Home()
    home.keepReports(hours: 1)
    let programs = ["prompt-floor", "vane"].map(ProgramRuns.program)
    for program in programs { _ = try PromptRun(program, environment: home.environment) }
    let all = try (0..<runs).map { _ in
      try programs.map { try PromptRun($0, environment: home.environment) }
    }
    Results.heading("Start to prompt")
    row("C and libedit alone", all.map { $0[0] }, promise: "", peer: "")
    row(
      "vane, with the restored report", all.map { $0[1] }, promise: "4 ×, 32 MiB",
      peer: "C and libedit alone")
  }

  private static func row(_ what: String, _ runs: [PromptRun], promise: String, peer: String) {
    Results.row(
      what, Series(runs.map(\.time)), memory: runs.map(\.memory).max(), promise: promise, peer: peer
    )
  }
}
