import TestSupport
import Testing

/// The map moved with keys, in a terminal.
@Suite(.serialized, .timeLimit(.minutes(5))) final class MoveTests: StageSuite {
  @Test func steersTheMapAndComesBackToThePrompt() async throws {
    try await stage.terminal("VANE_GAZETTEER= vane --sample", rows: 24) { terminal in
      try await terminal.wait(for: "\n>")
      try await terminal.enter("pin 10 20", until: "Pinned")
      try await terminal.enter("move", until: "q ends.")
      try await terminal.press(.tab, until: "10.00° N 20.00° E ·")
      try await terminal.press(.left, until: "10.00° N 17.14° E ·")
      try await terminal.type("j+p", until: "\n 2  ")
      try await terminal.press(.ctrl("c"), until: "[Map]")
      try await terminal.wait(for: "\n>")
      try await terminal.enter("move", until: "q ends.")
      try await terminal.press(.tab, .enter, until: "SAMPLE")
      try await terminal.wait(for: "\n>")
    }
  }
}
