import FileTestSupport
import TestSupport

/// Made-up weather, for a machine without a network.
@Suite(.serialized, .timeLimit(.minutes(5))) final class SampleTests: StageSuite {
  @Test func everyScreenSaysThatItIsASample() async throws {
    stage.standIn.stop()
    try await stage.terminal("vane --sample", rows: 90) { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.enter("search Oslo", until: "\n\(Expected.oslo)\n>")
      let head =
        "\n Oslo, Norway                                  SAMPLE · 15:00 · fetched just now"
      try await terminal.enter("1", until: head + "\n ▲ Orange warning: snow or ice, until Sun")
      for line in ["star", "days 2", "favorites"] { try await terminal.enter(line) }
      let screen = try await terminal.wait(
        for: """
          \n      place        now            °C    +12 h    low  high chance wind
           1  ▲ Oslo  NO ❄ −5 °C Light snow ▂▃▂▂▁▁▁▂▄▅▆▆ −7 °C −5 °C  100 % 6 m/s NE
           ▲ Oslo: Orange warning: snow or ice, until Sun 15:00
           SAMPLE · fetched just now
          >
          """)
      let days = """
         The next days                                                models differ by
         Today     ❄  −7   ╺━━━●╸       −5 °C  Snow  6.5 cm  100 %  6 m/s NE  ●●● 0 °C
           daylight 08:26 to 15:38
        """
      #expect(screen.contains(days))
      #expect(screen.ranges(of: "SAMPLE").count == 3)
      #expect(screen.ranges(of: head).count == 2)
      try await terminal.enter("forecast")
      let home = """
         [Forecast] · Searches · Favorites ★1 · Map
         ▲ Oslo: Orange warning: snow or ice, until Sun 15:00
        """
      try await terminal.wait(for: home)
      try await terminal.wait("the report on") { $0.ranges(of: head + "\n Snow").count == 1 }
    }
    #expect(stage.standIn.requests.isEmpty)
  }

  /// Beside the time or below the page, never in both places.
  @Test(arguments: [
    "soon Vienna", "observed Oslo", "models Oslo", "compare 59.91,10.75 48.21,16.37", "air Oslo",
    "uv Oslo", "past 3 Oslo", "normal Oslo", "accuracy Oslo", "chart rain Oslo", "hours 3 Oslo",
  ])
  func saysItOnce(command: String) async throws {
    let run = try await stage.vane(["--sample"] + command.split(separator: " ").map(String.init))
    #expect(run.output.ranges(of: "SAMPLE").count == 1, "\(run)")
  }

  @Test func aSampleIsNeitherSavedNorShownUnasked() async throws {
    stage.standIn.stop()
    let run = try await stage.vane(
      input: "set service sample\nsearch Oslo\n1\nset service open-meteo\ndetail\nforecast\n")
    #expect(run.output.contains("SAMPLE · 15:00 · fetched just now"))
    let page = " service = open-meteo\n Oslo, Norway\n"
    #expect(run.output.contains(page))
    #expect(run.output.contains(" Warnings for Oslo couldn't be read ("))
    #expect(run.output.contains("\n Local time 15:00,"))
    let refused = "127.0.0.1 refused the connection. Try again later.\n"
    #expect(run.errors == refused + refused)
    #expect(run.status == 4)
  }

  /// A2, A23: every example of the help and more, with and without a home; and a quarter of them each wherever else the
  /// settings may lie.
  @Test(
    arguments: [
      (["HOME": Stage.homeOfTest], nil), ([:], nil), (["HOME": ""], 0), (["HOME": "homes/k"], 1),
      (["HOME": "/proc/none"], 2),
      (["HOME": Stage.homeOfTest, "XDG_CONFIG_HOME": Stage.homeOfTest + "/folder"], 3),
    ] as [([String: String], Int?)])
  func nothingIsAsked(homes: [String: String], quarter: Int?) async throws {
    var environment = try stage.environment.filter {
      $0.key != "HOME" && !$0.key.hasPrefix("XDG_") && $0.key != "VANE_GAZETTEER"
    }
    let asked =
      stage.standIn.environment.keys + ["VANE_OPEN_METEO_MARINE_URL", "VANE_OPEN_METEO_FLOOD_URL"]
    for name in asked { environment[name] = stage.standIn.url }
    for (name, path) in homes {
      environment[name] = path.replacing(Stage.homeOfTest, with: stage.home)
    }
    try stage.folder.makeFolder("folder/vane/vane.plist")
    let program = try Stage.programs() + "/vane"
    let lines = try await examples(environment)
    let typed = lines.indices.filter { quarter == nil || $0 % 4 == quarter }.map { lines[$0] }
    let run = try await ProgramRun.of(
      program, ["--sample", "--yes"], environment: environment,
      input: (typed + Self.more).joined(separator: "\n"))
    #expect(run.output.contains("Bergen,"))
    #expect(run.output.split(separator: "SAMPLE").count > typed.count / 4)
    #expect(stage.standIn.requests.map(\.path) == [])
    let units = try await ProgramRun.of(
      program, ["--sample"], environment: environment,
      input: "set units imperial\nset service open-meteo\nline Oslo\n")
    #expect(units.output.contains(" units = imperial\n service = sample\n"), "\(units)")
    #expect(units.output.contains("°F"))
    #expect(stage.standIn.requests.map(\.path) == [])
  }

  /// The commands and their examples, except for those that write files or end.
  private func examples(_ environment: [String: String]) async throws -> [String] {
    let help = try await ProgramRun.of(
      try Stage.programs() + "/vane", ["--sample", "--json", "help"], environment: environment)
    let commands = try #require(try JSONNode(help.output)["items"]).elements.filter {
      !["watch", "quit", "export", "import"].contains($0["name"]?.text)
    }
    let lines = commands.flatMap { command in
      ([command["name"]] + (command["examples"]?.elements ?? [])).compactMap { $0?.text }
    }.filter { !["--csv", "--ics", "tell o", "set language"].contains(where: $0.contains) }
    try #require(lines.count > 150)
    return lines
  }

  /// Every figure that a person reads in Slovak has a decimal comma, as it is drawn and as it is read out. What is typed
  /// and what programs read has a point.
  @Test(arguments: [[], ["--plain"]], ["metric", "imperial"])
  func slovakFiguresHaveAComma(options: [String], units: String) async throws {
    let lines = try await examples(stage.environment)
    let typed = lines.filter { $0.contains(#/\d\.\d/#) }
    let run = try await stage.vane(
      ["--sample", "--yes", "--language", "sk"] + options,
      input: (["set units \(units)", "star Oslo"] + lines + Self.drawn).joined(separator: "\n"))
    let shown = run.output.split(separator: "\n").filter { !$0.contains("vane_") }
      .map { line in
        typed.reduce(String(line)) { $0.replacing($1, with: "") }
          .replacing(#/-?\d+\.\d+,? ?-?\d+\.\d+/#, with: "")
      }
    #expect(shown.count > 1500)
    #expect(shown.count { $0.contains(#/\d,\d/#) } > 300)
    #expect(shown.filter { $0.contains(#/(?:^|[^\d.])\d+\.\d+(?:[^\d.]|$)/#) } == [])
  }

  /// Pages with figures of their own, beside the examples.
  private static let drawn = [
    "map type temperature", "map type pressure", "map type wind", "map type rain", "map type snow",
    "soon Bratislava", "normal Oslo", "accuracy Oslo", "accuracy all Oslo", "hours pressure Oslo",
    "hours sea Bergen", "chart year Oslo", "weeks Oslo", "months Oslo", "sun Oslo", "archive",
    "line Oslo --format {rain:12h}", "line Bratislava --format {rain:12h}", "forecast",
  ]

  /// Lines that would ask a service, and a choice of another one.
  private static let more = [
    "country off", "set location ip", "set location.ip yes", "here", "set service auto",
    "detail Oslo", "refresh", "cities", "sort temperature", "page 2", "search -o Springfield",
    "search Qwertzuiop", "search Oslo", "1", "star", "map", "type rain", "type radar",
    "type warnings", "type wind", "set service open-meteo", "Oslo", "tell when rain at Oslo",
    "tell check", "days Bergen",
  ]
}
