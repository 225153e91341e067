import Foundation
import Testing

/// Tab in real shells, as they complete with the files that `vane completions` prints.
@Suite(.serialized, .timeLimit(.minutes(10))) final class ShellTests: StageSuite {
  private static let shells = ["bash", "zsh"].filter {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  /// What stands on the line after Tab and a q (no completion ends in one), without spaces. Bash keeps what was typed
  /// until only one place is left, zsh goes through them.
  private static let lines: [(typed: String, bash: String, zsh: String)] = [
    ("vane sear", "vanesearchq", "vanesearchq"),
    ("vane search bratisl", "vanesearchBratislavaq", "vanesearchBratislavaq"),
    ("vane search koln", "vanesearchkolnq", "vanesearchKölnq"),
    ("vane search osl", "vanesearchoslq", "vanesearchOsloq"),
    ("vane along rid", "vanealongride\\one.gpxq", "vanealongride\\one.gpxq"),
    ("vane completions fi", "vanecompletionsfishq", "vanecompletionsfishq"),
    ("vane line Oslo --pre", "vanelineOslo--presetq", "vanelineOslo--presetq"),
    ("vane --de", "vane--debugq", "vane--debugq"),
  ]

  @Test(arguments: shells) func completesWithoutTakingAnythingAway(shell: String) async throws {
    try stage.write("<gpx/>", to: "ride one.gpx")
    try await open(shell) { terminal in
      for line in Self.lines {
        try await terminal.type(line.typed + "\t")
        // What is typed waits in the terminal until the shell has its answer.
        try await terminal.type("q")
        let screen = try await terminal.wait("a q behind \(line.typed) on") {
          row($0)?.hasSuffix("q") == true
        }
        let expected = shell == "zsh" ? line.zsh : line.bash
        #expect(row(screen) == "$" + expected, "\(screen)")
        try await terminal.press(.ctrl("c"))
        // What is typed while the shell changes the terminal's modes is lost.
        try await terminal.wait("a new prompt on") { $0.hasSuffix("\n$") }
        try await terminal.enter("clear")
        try await terminal.wait("an empty line on") { $0 == "$" }
      }
    }
  }

  /// The line that is typed, without spaces.
  private func row(_ screen: String) -> String? {
    let row = screen.split(separator: "\n").last { $0.hasPrefix("$ vane") }
    return row.map { String($0).replacing(" ", with: "") }
  }

  @Test func printsWhatShellsRead() async throws {
    for (shell, part) in [
      ("bash", "complete "), ("zsh", "#compdef vane"), ("fish", "complete -c"),
    ] {
      let run = try await stage.vane(["completions", shell])
      #expect(run.status == 0 && run.output.contains(part), "\(run)")
    }
    let refused = try await stage.vane(["completions", "tcsh"])
    #expect(refused.status == 2)
    #expect(refused.errors == "vane completions can't be \"tcsh\". Allowed: bash, fish, zsh.\n")
  }

  /// A shell that completes `vane` with what the program prints, and finds the places of the world.
  private func open(_ shell: String, _ body: (Terminal) async throws -> Void) async throws {
    let text = try await stage.vane(["completions", shell]).output
    try stage.write(text + "\nPS1='$ '", to: shell == "zsh" ? "_vane" : "vane.bash", mode: 0o644)
    try stage.write(
      "fpath=(~ $fpath); autoload -Uz compinit; compinit -u -D; PS1='$ '", to: ".zshrc")
    let options = shell == "zsh" ? "-i" : "--noprofile --rcfile vane.bash -i"
    let network = "VANE_OPEN_METEO_GEOCODING_URL=http://127.0.0.1:9"
    try await stage.terminal("clear; exec env VANE_GAZETTEER= \(network) \(shell) \(options)") {
      terminal in
      try await terminal.wait("a prompt of \(shell) on") { $0 == "$" }
      try await body(terminal)
    }
  }
}
