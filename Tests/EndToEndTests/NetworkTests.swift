import TestSupport
import Testing

/// The network goes away and comes back, for real.
@Suite(.serialized, .timeLimit(.minutes(10))) final class NetworkTests: StageSuite {
  @Test func theServerComesBack() async throws {
    try await stage.terminal(rows: 40) { terminal in
      try await terminal.wait(for: "help\n>")
      stage.standIn.stop()
      try await terminal.enter("search Oslo", until: "network is back.\n>")
      try await terminal.enter("favorites", until: "offline since 14:00")
      try await terminal.enter("back", until: "help\n>")
      try await terminal.enter("search Oslo", until: "network is back.\n>")
      try await terminal.type("sta", until: "\n> sta")
      let now = try Date(Stage.now, strategy: .iso8601)
      let again = try await StandIn(.sample(now: { now }), port: UInt16(stage.standIn.port))
      defer { again.stop() }
      try await terminal.wait(
        forScreen: """
          $ vane
          \(Expected.welcome)
          > search Oslo
          \(Self.refused)
          > favorites
           Forecast · Searches · [Favorites] · Map   offline since 14:00
           No favorites yet. Open a place and type: star
          > back
           [Forecast] · Searches · Favorites · Map   offline since 14:00
           No searches yet. Type: search Oslo
           Then open a row of the list by its number: 1
           For a list of commands, type: help
          > search Oslo
          \(Self.refused)
           Forecast · [Searches] · Favorites · Map
          \(Expected.oslo)
          > sta
          """)
    }
  }

  /// The kernel reports that the link is up again; otherwise the answer would come after five seconds.
  @Test(.enabled(if: Namespace.isAllowed, "network namespaces are not allowed here"))
  func theLinkComesBack() async throws {
    try await stage.terminal("\(Namespace.command) bash --norc --noprofile --noediting") {
      terminal in
      try await terminal.enter("echo $$ > pid; ip link set lo up; export U=http://127.0.0.1:8080")
      try await terminal.enter(
        "weather-stand-in --port 8080 > served & until [ -s served ]; do :; done; clear")
      try await terminal.enter("VANE_OPEN_METEO_URL=$U VANE_OPEN_METEO_GEOCODING_URL=$U vane")
      try await terminal.wait(for: "sample\n>")
      let pid = try #require(stage.text("pid")?.dropLast())
      try await Namespace.ip(["link", "set", "lo", "down"], at: String(pid), stage)
      // The kernel still takes packets to this machine then, and drops them.
      try await terminal.enter("set timeout 3")
      try await terminal.enter("search Oslo", until: "respond within 3\u{A0}s.")
      let start = ContinuousClock.now
      try await Namespace.ip(["link", "set", "lo", "up"], at: String(pid), stage)
      let screen = try await terminal.wait(for: "1 place for Oslo")
      let duration = start.duration(to: .now)
      print("From the link to the answer: \(duration)")
      #expect(screen.contains(Expected.oslo))
      try await terminal.enter("quit")
      try await terminal.enter("kill %1; exit")
    }
  }

  private static let refused = """
     "Oslo" isn't in the gazetteer and can't be looked up online: 127.0.0.1 refused
     the connection. Vane will try again when the network is back.
    """
}

/// A network of its own for a shell and what it starts.
private enum Namespace {
  /// The caller is root inside it, so that root isn't needed outside.
  static let command = "unshare --user --map-root-user --net"

  static let isAllowed: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = command.split(separator: " ").dropFirst().map(String.init) + ["true"]
    process.standardError = FileHandle.nullDevice
    // If the program cannot be started, it isn't allowed either.
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  static func ip(_ arguments: [String], at pid: String, _ stage: Stage) async throws {
    let run = try await stage.run(
      "/usr/bin/nsenter", ["-t", pid, "-U", "-n", "--preserve-credentials", "ip"] + arguments)
    try #require(run.status == 0, "\(run)")
  }
}
