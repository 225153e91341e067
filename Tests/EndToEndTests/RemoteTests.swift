import Foundation
import Testing

/// Twenty sessions at terminals that another program makes: `script`, and a real `sshd`.
@Suite(.serialized, .timeLimit(.minutes(5))) final class RemoteTests: StageSuite {
  /// The steps, and what the screen shows after each.
  struct Session: CustomTestStringConvertible {
    let testDescription: String
    let steps: [(Step, String)]

    enum Step {
      case line(String)
      case keys([Key])
      case paste(String)
    }

    static let all: [Session] = [
      Session("quit", (.line("quit"), "")), Session("end of input", (.keys([.ctrl("d")]), "")),
      Session("interrupted line", (.keys([.ctrl("c")]), "^C\n>"), (.line("q"), "")),
      Session("weather", (.line("detail Oslo"), "SAMPLE"), (.line("quit"), "")),
      Session(
        "kept line", (.line("nearest 1 2"), "the name.\n>"),
        (.keys([.up]), "the name.\n> nearest 1 2"),
        // The kernel would end a line with a key that comes while the modes change.
        (.keys([.ctrl("c")]), "^C\n>"), (.keys([.ctrl("d")]), "")),
      Session("completion", (.keys([.tab]), "\n"), (.line("quit"), "")),
      Session(
        "stopped move", (.line("map"), "\n>"), (.line("move"), "q ends."),
        (.keys([.ctrl("c")]), "[Map]"), (.keys([]), "\n>"), (.line("quit"), "")),
      Session(
        "pasted lines", (.paste("set clock 12\nset clock\nset wi"), "\n> set wi"),
        (.keys([.ctrl("c")]), "^C\n>"), (.line("quit"), "")),
      Session("letters", (.line("search Tromsø 東京"), "Tromsø 東京"), (.line("quit"), "")),
      Session(
        "question", (.line("pin 1 2"), "Pinned"), (.line("map clear"), "(y/n)"),
        (.keys([.ctrl("c")]), "Canceled.\n>"), (.line("quit"), "")),
    ]

    private init(_ name: String, _ steps: (Step, String)...) {
      testDescription = name
      self.steps = steps
    }
  }

  @Test(arguments: Session.all)
  func scriptGetsItsTerminalBack(session: Session) async throws {
    try await play(session, through: "script -qec ./inside /dev/null")
  }

  @Test(
    .enabled(
      if: access("/usr/sbin/sshd", X_OK) == 0, "openssh-server is not installed"),
    arguments: Session.all)
  func sshGetsItsTerminalBack(session: Session) async throws {
    let server = try await SSHServer(folder: stage.home, environment: stage.environment)
    try await play(session, through: server.command("\(stage.home)/inside"))
  }

  /// Vane runs at the inner terminal; the modes of the inner and the outer one are compared with those before.
  private func play(_ session: Session, through way: String) async throws {
    let exports = try stage.environment.map { "export \($0)='\($1)'" }.joined(separator: "\n")
    try stage.write(
      """
      #!/bin/bash
      \(exports)
      cd '\(stage.home)'
      stty -a >inside.before; vane --sample; echo status $?; stty -a >inside.after

      """, to: "inside", mode: 0o700)
    try await stage.terminal("stty -a >before; \(way); stty -a >after; echo en''ded") { terminal in
      try await terminal.wait(for: "help\n>")
      for (step, seen) in session.steps {
        switch step {
        case .line(let line): try await terminal.enter(line)
        case .keys(let keys): for key in keys { try await terminal.press(key) }
        case .paste(let text): try await terminal.paste(text)
        }
        if !seen.isEmpty { try await terminal.wait(for: seen) }
      }
      try await terminal.wait(for: "status 0\nended\n$")
      #expect(stage.text("inside.after") == stage.text("inside.before"))
      #expect(stage.text("inside.after")?.contains(" icanon") == true)
      #expect(stage.text("after") == stage.text("before"))
    }
  }
}
