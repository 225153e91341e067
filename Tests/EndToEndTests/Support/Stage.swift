import FileTestSupport
import GRDB
@_spi(Building) import Gazetteer
import TestSupport

extension MovingClock {
  /// The time after this many more hours, in the form of `VANE_NOW`.
  func forward(hours: Int) -> String {
    pass(Double(hours) * 3600)
    return now.formatted(.iso8601)
  }
}

/// The surroundings of Vane in a test: an empty home, a stopped clock, and a stand-in for the services.
struct Stage: Sendable {
  /// Friday, 20 November 2026.
  static let now = "2026-11-20T14:00:00Z"
  /// Stands for the folder of a test in its arguments.
  static let homeOfTest = "(home)"

  let standIn: StandIn
  let folder: TemporaryFolder

  fileprivate init(answers: StandInAnswers? = nil) async throws {
    let now = try Date(Self.now, strategy: .iso8601)
    folder = try TemporaryFolder()
    try Self.writeEmptyGazetteer(to: folder.path + "/gazetteer.sqlite")
    standIn = try await StandIn(answers ?? .sample(now: { now }))
  }

  static func open<Result>(
    answers: StandInAnswers? = nil, _ body: (Stage) async throws -> Result
  ) async throws -> Result {
    let stage = try await Stage(answers: answers)
    defer { stage.standIn.stop() }
    return try await body(stage)
  }

  var home: String { folder.path }

  /// The environment of Vane and of the shell that starts it.
  var environment: [String: String] {
    get throws {
      // Nobody listens there: what is asked beside the weather is absent, and the stand-in's faults all meet the
      // weather.
      let silent = [
        "METEOALARM", "NWS", "BRIGHT_SKY", "LIBREWXR", "ECCC", "MET_EIREANN", "JMA", "HKO",
        "SACHET", "METSERVICE", "WMO", "GEOSPHERE", "OPEN_METEO_AIR_QUALITY",
      ].map { ("VANE_\($0)_URL", "http://127.0.0.1:1") }
      return try standIn.environment.merging(silent) { $1 }.merging([
        "HOME": home, "XDG_CONFIG_HOME": home + "/config", "XDG_DATA_HOME": home + "/data",
        "XDG_STATE_HOME": home + "/state", "XDG_CACHE_HOME": home + "/cache", "HISTFILE": "",
        "LANG": "C.UTF-8", "PATH": Self.programs() + ":/usr/bin:/bin", "PS1": "$ ",
        "TERM": "xterm", "TZ": "UTC",
        // A list without places, so that searches go to the stand-in.
        "VANE_GAZETTEER": home + "/gazetteer.sqlite", "VANE_NOW": Self.now,
      ]) { $1 }
    }
  }

  /// Runs Vane on pipes; `input` are the lines that it reads.
  func vane(
    _ arguments: [String] = [], input: String = "", environment changes: [String: String] = [:]
  ) async throws -> ProgramRun {
    try await run(
      Self.programs() + "/vane", arguments, input: input, environment: changes)
  }

  /// Runs any program on pipes, with Vane in its path.
  func run(
    _ path: String, _ arguments: [String], input: String = "",
    environment changes: [String: String] = [:]
  ) async throws -> ProgramRun {
    try await ProgramRun.of(
      path, arguments, environment: environment.merging(changes) { $1 }, input: input)
  }

  /// Opens a terminal with a shell and types the command there.
  func terminal(
    _ command: String = "vane", columns: Int = 80, rows: Int = 24,
    _ body: (Terminal) async throws -> Void
  ) async throws {
    let terminal = try Terminal(
      folder: home, environment: environment, columns: columns, rows: rows)
    try await terminal.open()
    do {
      try await terminal.wait(for: "$")
      try await terminal.enter(command)
      try await body(terminal)
    } catch {
      await terminal.close()
      throw error
    }
    await terminal.close()
  }

  private static func writeEmptyGazetteer(to path: String) throws {
    try DatabaseQueue(path: path).write { database in
      try database.execute(
        sql:
          "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version)"
      )
      try database.execute(sql: Schema.tables)
    }
  }

  struct NoProgram: Error { var path: String }

  /// The folder of the built programs: the one that the tests' own program lies in, or that of
  /// `VANE_BINARY`.
  static func programs() throws -> String {
    let chosen = ProcessInfo.processInfo.environment["VANE_BINARY"]
    let program = URL(filePath: chosen ?? "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent().path
    guard FileManager.default.isExecutableFile(atPath: folder + "/vane") else {
      throw NoProgram(path: folder + "/vane")
    }
    return folder
  }
}

extension Stage {
  /// The content of a file at home.
  func text(_ name: String) -> String? { folder.text(name) }

  func write(_ text: String, to name: String, mode: Int = 0o600) throws {
    try folder.write(text, to: name, mode: mode)
  }

  /// Searches and opens a row, so that a search and its report are saved.
  func search(_ text: String, opening row: Int) async throws {
    let run = try await vane(input: "search \(text)\n\(row)\n")
    try #require(run.status == 0, "\(run)")
  }
}

/// A suite each of whose tests has a stage of its own.
class StageSuite {
  let stage: Stage

  init() async throws { stage = try await Stage() }

  deinit { stage.standIn.stop() }
}
