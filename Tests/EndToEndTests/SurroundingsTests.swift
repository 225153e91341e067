import FileTestSupport
import TestSupport

/// Unusual terminals, languages and files.
@Suite(.serialized, .timeLimit(.minutes(5))) final class SurroundingsTests: StageSuite {
  @Test func aDamagedPlistIsToldAndKept() async throws {
    let plist = "config/vane/vane.plist"
    try await stage.search("Oslo", opening: 1)
    try stage.write("garbage", to: plist)
    let copy = plist + ".damaged-20261120T140000Z"
    try await stage.terminal(columns: 250) { terminal in
      let start = """
        $ vane
         A file that Vane can't make sense of was renamed to \(stage.home)/\(copy). \
        Vane started a new one.
        \(Expected.welcome)
        >
        """
      try await terminal.wait(forScreen: start)
      #expect(stage.text(copy) == "garbage")
      try await terminal.enter("search Oslo")
      try await terminal.wait(
        forScreen: start + """
           search Oslo
           Forecast · [Searches] · Favorites · Map
           1 place for Oslo
              place  region, country       now     people    lat    lon
           1  Oslo   Norway           ❄  −5 °C  1,080,000  59.91  10.75
          >
          """)
      try await terminal.enter("star 1", until: "★ Added Oslo to favorites.")
      #expect(stage.text(plist)?.contains("Oslo") == true)
    }
  }

  /// The user's data can neither be read nor saved: the weather is shown all the same, and then the reason.
  @Test(arguments: [
    "HOME isn't set, so nothing can be saved.", "No such file or directory.", "Is a directory.",
  ])
  func theWeatherIsShownWhereNothingCanBeKept(reason: String) async throws {
    let plist = "config/vane/vane.plist"
    try stage.folder.makeFolder("config/vane")
    var environment = [String: String]()
    switch reason {
    case "Is a directory.": try stage.folder.makeFolder(plist)
    case "No such file or directory.": try stage.folder.link(plist, to: "nowhere")
    default: environment = ["HOME": "", "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": ""]
    }
    let run = try await stage.vane(
      ["--sample"], input: "search Oslo\n1\nstar\nmap\nat 48 17\n", environment: environment)
    #expect(run.output.contains(" 1 place for Oslo\n"))
    #expect(run.output.contains("\n Thu 26 "))
    #expect(run.output.split(separator: "Natural Earth").count == 3)
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 4)
    #expect(errors.allSatisfy { $0.contains(reason) })
    // A command that needs only its settings also says, once, why it ran without them.
    for words in [["--sample", "line", "48,17"], ["--sample", "sun", "48,17"]] {
      let alone = try await stage.vane(words, environment: environment)
      #expect(alone.status == 0)
      #expect(alone.errors.contains(reason))
      #expect(alone.errors.split(separator: "\n").count == 1, "\(alone)")
    }
  }

  @Test func aLanguageThatIsNotInstalledLosesNoLetters() async throws {
    try await stage.terminal("LANG=xx_YY.UTF-8 vane") { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.enter("search Tromsø")
      try await terminal.wait(
        forScreen: """
          $ LANG=xx_YY.UTF-8 vane
          \(Expected.welcome)
          > search Tromsø
           No place matches "Tromsø". Try another spelling, or only the beginning of the
           name.
          >
          """)
      #expect(stage.standIn.requests.map { $0.query["name"] } == ["Tromsø"])
    }
  }

  @Test func aTerminalIsColored() async throws {
    let bytes = try await bytesOfASession("vane")
    #expect(bytes.contains("\u{1B}[1m[Forecast]\u{1B}[0m"))
    #expect(bytes.contains("\u{1B}[38;5;33m1\u{1B}[0m  \u{1B}[1mOslo\u{1B}[0m   Norway"))
  }

  @Test(arguments: ["NO_COLOR=1 vane", "vane --plain"])
  func colorIsLeftOutWhereItIsNotWanted(command: String) async throws {
    let bytes = try await bytesOfASession(command)
    #expect(!bytes.contains(/\u{1B}\[[0-9;]*[0-9]{2}[0-9;]*m/))
    // Bold text is no color.
    #expect(bytes.contains("\u{1B}[1m") == command.hasPrefix("NO_COLOR"))
    // Marks around pasted text are no color.
    #expect(bytes.contains("\u{1B}[?2004h"))
  }

  @Test func aDumbTerminalGetsNoEscapes() async throws {
    let bytes = try await bytesOfASession("TERM=dumb vane")
    #expect(!bytes.contains("\u{1B}"))
  }

  /// All output while someone searches, opens a place, moves the cursor back and quits.
  private func bytesOfASession(_ command: String) async throws -> String {
    var bytes = ""
    try await stage.terminal("echo ready", rows: 120) { terminal in
      try await terminal.wait(for: "\nready\n$")
      try await terminal.record(to: stage.home + "/bytes")
      try await terminal.enter(command, until: "type: help\n>")
      try await terminal.type("search Olo")
      try await terminal.press(.left, .left)
      try await terminal.type("s", until: "\n> search Oslo")
      try await terminal.press(.enter, until: "Norway")
      try await terminal.enter("1", until: "NOAA\n>")
      try await terminal.enter("quit")
      try await terminal.wait("> quit recorded of") { _ in
        bytes = stage.text("bytes") ?? ""
        return bytes.contains(/> quit\r\n(.*)\$ $/)
      }
    }
    return bytes
  }
}
