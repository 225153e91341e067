import BenchSupport

/// From exec to the prompt with a restored report, beside a C program that only opens libedit.
enum StartUp {
  private static let runs = 100

  static func measure() async throws {
    let home = try await Home()
    home.keepReports(hours: 1)
    Results.heading("Start to prompt")
    try measure(
      "C and libedit alone", ProgramRuns.program("prompt-floor"), home, promise: "", peer: "")
    try measure(
      "vane, with the restored report", ProgramRuns.program("vane"), home,
      promise: "4 ×, 32 MiB", peer: "C and libedit alone")
  }

  private static func measure(
    _ what: String, _ program: String, _ home: Home, promise: String, peer: String
  ) throws {
    _ = try PromptRun(program, environment: home.environment)
    let all = try (0..<runs).map { _ in try PromptRun(program, environment: home.environment) }
    Results.row(
      what, Series(all.map(\.time)), memory: all.map(\.memory).max(), promise: promise, peer: peer)
  }
}
