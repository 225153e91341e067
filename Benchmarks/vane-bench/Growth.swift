import BenchSupport
import Clients

/// Times that may grow with what a person keeps, and with the terminal: each row is compared with the smallest of its
/// kind.
enum Growth {
  private static let runs = 20
  private static let sizes = [10, 100, 1000, 10_000]
  private static let vane = ProgramRuns.program("vane")

  static func measure() async throws {
    Results.heading("Growth, from exec to exit")
    for list in PlaceList.allCases {
      var homes: [(Int, Home)] = []
      for size in sizes {
        let home = try await Home()
        try home.fill(list, to: size)
        homes.append((size, home))
      }
      for words in [["--version"], ["line"], ["search", "Oslo"]] {
        try measure(words, with: list, homes, promise: "1.5 ×")
      }
      // Every place that is kept is written to the pipe, so that these grow with what they show.
      if list != .pins { try measure(["--sample", list.rawValue], with: list, homes) }
    }
    let home = try await Home()
    try home.fill(.searches, to: 10_000)
    var isDark = false
    let changes = try Series(runs) { _ in
      isDark.toggle()
      try home.set("theme", to: isDark ? "dark" : "light")
    }
    Results.row("a change written and synced, 10000 searches", changes, promise: "30 ms")
    for size in ["40x12", "80x24", "160x50", "300x100"] {
      try row(
        "map, \(size)", ["--sample", "--size", size, "map"], try await Home(),
        peer: size == "40x12" ? "" : "map, 40x12")
    }
  }

  private static func measure(
    _ words: [String], with list: PlaceList, _ homes: [(size: Int, home: Home)],
    promise: String = ""
  ) throws {
    func name(_ size: Int) -> String { "\(words.joined(separator: " ")), \(size) \(list)" }
    for (size, home) in homes {
      let isFirst = size == sizes[0]
      try row(
        name(size), words, home, promise: isFirst ? "" : promise,
        peer: isFirst ? "" : name(sizes[0]))
    }
  }

  private static func row(
    _ name: String, _ words: [String], _ home: Home, promise: String = "", peer: String
  ) throws {
    let all = try ProgramRuns(runs, vane, words, environment: home.environment)
    Results.row(name, all.series, memory: all.memory, promise: promise, peer: peer)
  }
}
