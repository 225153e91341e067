import TestSupport
import Testing

/// Keys that help to type: Tab, the lines typed before, pasting.
@Suite(.serialized, .timeLimit(.minutes(5))) final class EditingTests: StageSuite {
  @Test func tabCompletesCommandsPlacesAndSettings() async throws {
    try await stage.search("Oslo", opening: 1)
    try await stage.search("New York", opening: 1)
    try await stage.terminal { terminal in
      try await terminal.wait(for: "couldn't be read (no connection).\n>")
      for (typed, completed) in [
        ("fav", "favorites "), ("search n", "search New York "), ("d os", "d Oslo "),
        ("help uns", "help unstar "), ("set ser", "set service "),
        ("set service sa", "set service sample "),
      ] {
        try await terminal.type(typed)
        try await terminal.press(.tab)
        // Shows where the cursor stands.
        try await terminal.type("|", until: "\n> \(completed)|")
        try await terminal.press(.ctrl("u"))
      }
    }
  }

  @Test func severalCompletionsAreListedAboveTheLine() async throws {
    try await stage.terminal { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.type("s")
      try await terminal.press(.tab)
      try await terminal.wait(
        forScreen: """
          $ vane
          \(Expected.welcome)
          search    set       sort      status    saturday
          searches  soon      star      sun       sunday
          > s
          """)
    }
  }

  @Test func linesTypedBeforeComeBackInTheNextSession() async throws {
    try await stage.terminal("vane; clear; vane") { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.enter("search Tromsø", until: " name.\n>")
      try await terminal.enter("search Oslo", until: "1 place for Oslo")
      try await terminal.enter("quit")
      try await terminal.wait(forScreen: Expected.welcome + "\n>")
      try await terminal.press(.up)
      try await terminal.wait(forScreen: Expected.welcome + "\n> quit")
      try await terminal.press(.up)
      try await terminal.wait(forScreen: Expected.welcome + "\n> search Oslo")
      try await terminal.press(.ctrl("u"), .ctrl("r"))
      try await terminal.type("roms", until: "search Tromsø")
      try await terminal.press(.enter)
      try await terminal.wait(
        forScreen: """
          \(Expected.welcome)
          > search Tromsø
           No place matches "Tromsø". Try another spelling, or only the beginning of the
           name.
          >
          """)
    }
  }

  @Test func pastedLinesAreCarriedOutOneAfterTheOther() async throws {
    try await stage.terminal { terminal in
      let start = "$ vane\n\(Expected.welcome)\n>"
      try await terminal.wait(forScreen: start)
      try await terminal.paste("set clock 12\nset clock\nset wind kn")
      let done = """
         set clock 12
         clock = 12
        > set clock
         clock = 12  auto, 24, 12
        > set wind kn
        """
      try await terminal.wait(forScreen: start + done)
      try await terminal.press(.enter)
      try await terminal.wait(forScreen: start + done + "\n wind = kn\n>")
    }
  }
}
