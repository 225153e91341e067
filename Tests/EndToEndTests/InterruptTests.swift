import TestSupport
import Testing

/// Ctrl-C, Ctrl-D, Ctrl-Z, and a terminal whose modes are restored.
@Suite(.serialized, .timeLimit(.minutes(5))) final class InterruptTests: StageSuite {
  @Test func ctrlCEndsASlowRequestAtOnceAndForGood() async throws {
    let gate = Gate()
    stage.standIn.fail(.held(gate))
    try await stage.terminal { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.enter("search Oslo", until: "Searching for Oslo")
      // The request by itself would end with another sentence.
      let duration = try await terminal.time(from: .ctrl("c"), to: "Canceled.")
      print("From Ctrl-C to the answer, tmux included: \(duration)")
      let cancelled = """
        $ vane
        \(Expected.welcome)
        > search Oslo
         Canceled.
        >
        """
      try await terminal.wait(forScreen: cancelled)

      stage.standIn.fail(nil)
      gate.open()
      try await terminal.enter("search Oslo")
      try await terminal.wait(
        forScreen: cancelled + """
           search Oslo
           Forecast · [Searches] · Favorites · Map
          \(Expected.oslo)
          >
          """)
    }
  }

  @Test func ctrlCOnAnEmptyLineEndsTheRefreshBehindIt() async throws {
    try await stage.search("Oslo", opening: 1)
    let gate = Gate()
    stage.standIn.fail(.held(gate))
    try await stage.terminal { terminal in
      try await terminal.wait(for: "CC BY 4.0\n>")
      try await terminal.press(.ctrl("c"), until: "> ^C\n>")
      stage.standIn.fail(nil)
      gate.open()
      try await terminal.enter("search Oslo")
      try await terminal.wait(
        forScreen: """
           [Forecast] · Searches · Favorites · Map
          \(Expected.warned(Expected.osloNow))
          > ^C
          > search Oslo
           Forecast · [Searches] · Favorites · Map
          \(Expected.osloKnown)
          >
          """)
    }
  }

  @Test func ctrlCDropsTheLineAndCtrlDQuits() async throws {
    try await stage.terminal("vane; echo status $?") { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.type("search Os", until: "\n> search Os")
      try await terminal.press(.ctrl("c"), until: "^C\n>")
      try await terminal.press(.ctrl("d"))
      try await terminal.wait(
        forScreen: """
          $ vane; echo status $?
          \(Expected.welcome)
          > search Os^C
          > quit
          status 0
          $
          """)
      #expect(stage.standIn.requests.isEmpty)
    }
  }

  @Test(arguments: [(SIGTERM, "Terminated"), (SIGHUP, "Hangup"), (SIGQUIT, "Quit")])
  func theTerminalIsGivenBackWhenKilled(signal: Int32, word: String) async throws {
    let vane = "ulimit -c 0; sh -c 'echo $$ > pid; exec vane'"
    let command = "stty -a > before; \(vane); stty -a > after; echo ended"
    try await stage.terminal(command) { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.type("search Os", until: "\n> search Os")
      let pid = try #require(pid_t(stage.text("pid")?.dropLast() ?? ""))
      kill(pid, signal)
      try await terminal.wait(for: "\n> search Os\n\(word)\nended")
      #expect(stage.text("after") == stage.text("before"))
    }
  }

  /// Ctrl-C at the prompt and during a request, `quit`, and a reader that closes the pipe.
  @Test(arguments: [
    "echo quit | vane --sample", "vane --sample cities | head -1",
    "vane --sample detail Oslo | true",
    "vane --sample nearest 1 2 >&-", "vane --sample <&-",
  ])
  func theTerminalIsGivenBackByACommand(line: String) async throws {
    try await stage.terminal("stty -a > before; \(line); stty -a > after; echo en''ded") {
      try await $0.wait(for: "ended\n$")
      #expect(stage.text("after") == stage.text("before"))
      #expect(stage.text("after")?.contains(" echo ") == true)
    }
  }

  @Test func ctrlZStopsAndFgGoesOnWithTheLine() async throws {
    try await stage.terminal("stty -a > before; vane") { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.type("search Os", until: "\n> search Os")
      try await terminal.press(.ctrl("z"), until: "Stopped")
      try await terminal.enter("stty -a > stopped; fg", until: "vane\n> search Os")
      #expect(stage.text("stopped") == stage.text("before"))
      try await terminal.enter("lo")
      try await terminal.wait(
        forScreen: """
          $ stty -a > before; vane
          \(Expected.welcome)
          > search Os

          [1]+  Stopped                 vane
          $ stty -a > stopped; fg
          vane
          > search Oslo
           Forecast · [Searches] · Favorites · Map
          \(Expected.oslo)
          >
          """)
      try await terminal.enter("quit", until: "> quit\n$")
      try await terminal.enter("stty -a > after; echo ended", until: "\nended")
      #expect(stage.text("after") == stage.text("before"))
    }
  }

  @Test func ctrlZDuringARequestAndFgGoOn() async throws {
    let gate = Gate()
    stage.standIn.fail(.held(gate))
    try await stage.terminal { terminal in
      try await terminal.wait(for: "help\n>")
      try await terminal.enter("search Oslo", until: "Searching for Oslo")
      try await terminal.press(.ctrl("z"), until: "Stopped")
      try await terminal.enter("fg", until: "Searching for Oslo")
      gate.open()
      try await terminal.wait(
        forScreen: """
          $ vane
          \(Expected.welcome)
          > search Oslo

          [1]+  Stopped                 vane
          $ fg
          vane
           Forecast · [Searches] · Favorites · Map
          \(Expected.oslo)
          >
          """)
    }
  }
}
