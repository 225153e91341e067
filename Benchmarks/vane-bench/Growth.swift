import BenchSupport
import WeatherClients

/// What grows with what a person keeps, and with the terminal: each row is compared with the smallest of its kind.
enum Growth {
  private static let runs = 20

  static func measure() async throws {
    Results.heading("Growth, from exec to exit")
    for count in [10, 100, 1000, 10_000] {
      try await measure("searches", count, of: 10) { try $0.fill(.searches, to: count) }
    }
    for count in [1, 10, 100, 1000] {
      try await measure("favorites", count, of: 1) { try $0.fill(.favorites, to: count) }
    }
    for size in ["40x12", "80x24", "160x50", "300x100"] {
      let home = try await Home()
      let all = try ProgramRuns(
        runs, ProgramRuns.program("vane"), ["--sample", "--size", size, "map"],
        environment: home.environment)
      Results.row(
        "map, \(size)", all.series, memory: all.memory, peer: size == "40x12" ? "" : "map, 40x12")
    }
  }

  /// `--sample`, for favourites show the weather of each.
  private static func measure(
    _ command: String, _ count: Int, of smallest: Int, fill: (Home) throws -> Void
  ) async throws {
    let home = try await Home()
    try fill(home)
    let all = try ProgramRuns(
      runs, ProgramRuns.program("vane"), ["--sample", command], environment: home.environment)
    Results.row(
      "\(command), \(count)", all.series, memory: all.memory,
      peer: count == smallest ? "" : "\(command), \(smallest)")
  }
}
