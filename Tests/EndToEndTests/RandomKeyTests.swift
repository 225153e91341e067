import FileTestSupport

/// Any keys in any window: Vane neither crashes nor hangs, and the terminal is restored.
@Suite(.serialized, .timeLimit(.minutes(60))) final class RandomKeyTests: StageSuite {
  private enum Way: CaseIterable { case quit, endOfInput, terminated, hungUp, quitSignal }

  /// `make soak` does it a thousand times.
  @Test func anyKeysInAnyWindowLeaveTheTerminalAsItWas() async throws {
    var mutator = Mutator(seed: 1)
    for number in 0..<Soak.count("VANE_SESSIONS", standard: 10) {
      let way = Way.allCases[number % Way.allCases.count]
      // Ctrl-S is left out: a stopped terminal receives nothing, so the test could not see how it was left.
      let keys = (0..<1500).map { _ in UInt8(mutator.below(256)) }.map { $0 == 0x13 ? 0x11 : $0 }
      let sizes = (0..<15).map { _ in (1 + mutator.below(200), 2 + mutator.below(59)) }
      let (before, ending) = try await Self.session(on: stage, keys, sizes, way)
      try Self.expect(ending, before, "session \(number), ended by \(way)")
    }
  }

  /// The modes of the terminal before, and the end of the program.
  private static func session(
    on stage: Stage, _ keys: [UInt8], _ sizes: [(Int, Int)], _ way: Way
  ) async throws -> ([UInt32], BareTerminal.Ending) {
    let program = try Stage.programs() + "/vane"
    let environment = try stage.environment
    return try await ProgramRun.offTheTestsThreads {
      let terminal = try BareTerminal(columns: 80, rows: 24)
      let before = terminal.modes
      let pid = try terminal.start(program, ["--sample"], environment: environment)
      // Until then Ctrl-C ends it like any program.
      guard terminal.sees("> ", within: .seconds(60)) else { throw BareTerminal.NoTerminal() }
      for (part, size) in sizes.enumerated() {
        terminal.resize(columns: size.0, rows: size.1)
        terminal.type(Array(keys.dropFirst(part * 100).prefix(100)))
      }
      return (before, terminal.end(pid, within: .seconds(60)) { end(pid, at: terminal, way) })
    }
  }

  private static func end(_ pid: pid_t, at terminal: BareTerminal, _ way: Way) {
    switch way {
    // Ctrl-C drops what stands on the line.
    case .quit: terminal.type(Array("\u{3}quit\r".utf8))
    case .endOfInput: terminal.type([3, 4])
    case .terminated: kill(pid, SIGTERM)
    case .hungUp: kill(pid, SIGHUP)
    case .quitSignal: kill(pid, SIGQUIT)
    }
  }

  /// Only the modes are compared: the last output is lost with the session that the program leads, before it can be
  /// read.
  private static func expect(
    _ ending: BareTerminal.Ending, _ before: [UInt32], _ comment: Comment
  ) throws {
    let status = try #require(ending.status, "hangs, \(comment)")
    // Ctrl-\ may have been among the keys.
    let signals = [0, SIGTERM, SIGHUP, SIGQUIT]
    #expect(signals.contains(status & 0x7F), "status \(status), \(comment)")
    #expect(ending.modes == before, comment)
  }
}
