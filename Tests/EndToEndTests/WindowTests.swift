import TestSupport
import Testing

/// Windows that change while a line is being typed, and windows with no room for one.
@Suite(.serialized, .timeLimit(.minutes(5))) final class WindowTests: StageSuite {
  @Test func aLineHalfTypedSurvivesANarrowWindow() async throws {
    try await stage.terminal(columns: 60, rows: 12) { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.type("search a name that is much too long for a narrow 東京", until: "東京")
      try await terminal.resize(columns: 24, rows: 12)
      // The first rows are what the terminal makes of the welcome.
      let narrow = """
        list by its number: 1
         For a list of commands,
         type: help
        > search a name that is
        much too long for a narr
        ow 東京
        """
      try await terminal.wait(forScreen: narrow)
      #expect(try await terminal.cursor() == Cursor(column: 7, row: 5))
      try await terminal.type(" window")
      try await terminal.wait(forScreen: narrow + " window")

      try await terminal.resize(columns: 60, rows: 12)
      let wide = """
        \(Expected.welcome)
        > search a name that is much too long for a narrow 東京 wind
        ow
        """
      try await terminal.wait(forScreen: wide)
      #expect(try await terminal.cursor() == Cursor(column: 2, row: 5))
      try await terminal.press(.enter)
      try await terminal.wait(
        forScreen: wide + """

           No place matches "a name that is much too long for a narrow
           東京 window". Try another spelling, or only the beginning
           of the name.
          >
          """)
    }
  }

  /// A12: as large as the window, below which the shell has a line for its prompt.
  @Test(arguments: ["Oslo", "chart temperature Oslo", "map"])
  func oneCommandFillsTheWindow(command: String) async throws {
    // A page of 24 lines leaves a third of this window.
    try await stage.terminal("vane --sample " + command, columns: 100, rows: 35) { terminal in
      try await terminal.wait("a page that fills") { screen in
        screen.hasSuffix("\n$") && screen.count { $0 == "\n" } > 27
      }
    }
  }

  @Test func aTinyWindowIsReadPlainly() async throws {
    try await stage.terminal("vane; echo status $?", columns: 15, rows: 2) { terminal in
      try await terminal.wait(for: "\n>")
      try await terminal.enter("search Reykjavík")
      try await terminal.wait(forScreen: " 1  Reykjavík\n>")
      try await terminal.enter("1", until: "\n>")
      try await terminal.enter("quit")
      try await terminal.wait(forScreen: "status 0\n$")
      #expect(stage.standIn.requests.first?.query["name"] == "Reykjavík")
    }
  }

  @Test func aWindowMadeTinyAndRoomyAgainKeepsTheLine() async throws {
    try await stage.terminal { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.type("search", until: "\n> search")
      try await terminal.resize(columns: 15, rows: 2)
      try await terminal.wait(for: "> search")
      try await terminal.resize(columns: 80, rows: 24)
      try await terminal.enter(" Oslo")
      try await terminal.wait(
        forScreen: """
          $ vane
          \(Expected.welcome)
          > search Oslo
           Forecast · [Searches] · Favorites · Map
          \(Expected.oslo)
          >
          """)
    }
  }
}
