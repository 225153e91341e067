import FileTestSupport

/// Hours of use: memory, open files and threads don't grow.
@Suite(.serialized, .timeLimit(.minutes(120))) final class HoursTests: StageSuite {
  /// Typical lines, including failing ones; each change is followed by its undo, so that nothing grows.
  private static let commands = [
    "search Oslo", "1", "detail", "star", "unstar", "forecast", "chart", "hours", "days 5", "sun",
    "searches", "nearest 1 2", "pin 48 17", "map rm 1", "undo", "map rm 1", "compare Oslo Bergen",
    "when dry 3h", "records", "favorites", "help search", "set units metric", "serch", "rm 99",
    "warnings", "air", "status", "archive", "detail Atlantis", "country NO", "country off",
  ]

  /// Prints after each tenth of the commands the resident KiB, files and threads.
  private static let script = """
    coproc vane --sample 2>/dev/null
    exec 3>&"${COPROC[1]}" 4<&"${COPROC[0]}"
    for ((tenth = 0; tenth < 10; tenth++)); do
      { for ((i = 0; i < $1; i++)); do cat commands; done; echo 'help undo'; } >&3 &
      until [[ $line == *'Undo the last change of a list or setting.'* ]]; do read -r line <&4; done
      line=
      status=/proc/$COPROC_PID
      echo $(sed -n 's/^VmRSS:\\|^Threads://p' $status/status | tr -dc '0-9\\n') $(ls $status/fd | wc -l)
    done
    """

  /// `make soak` types a hundred thousand.
  @Test func manyCommandsLeaveNothingBehind() async throws {
    let count = Soak.count("VANE_COMMANDS", standard: 620)
    try stage.write(Self.commands.joined(separator: "\n") + "\n", to: "commands")
    let rounds = max(1, count / 10 / Self.commands.count)
    let run = try await stage.run(
      "/bin/bash", ["-c", "cd '\(stage.home)'\n" + Self.script, "hours", "\(rounds)"])
    let figures = run.output.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Int($0) }
    }
    print("Resident KiB, threads and files after each tenth of \(count) commands: \(figures)")
    try #require(figures.count == 10 && figures.allSatisfy { $0.count == 3 }, "\(run)")
    // The first tenths are those in which caches fill up.
    let settled = figures[figures.count / 2]
    #expect(figures[9][0] - settled[0] < 5 << 10)
    // libdispatch has a pool for each of two kinds of queues, as large as there are processors.
    let pools = 2 * ProcessInfo.processInfo.activeProcessorCount
    #expect(figures.allSatisfy { $0[1] <= pools + 4 })
    #expect(figures[9][2] <= settled[2])
  }
}
