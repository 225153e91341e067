import FileTestSupport
import TestSupport

/// Killed programs, and many at once: everything that was confirmed is saved.
@Suite(.serialized, .timeLimit(.minutes(30))) struct KillTests {
  /// Kills Vane once it has written this many bytes, and prints them.
  private static let script = """
    exec 3< <(exec vane --sample < input); pid=$!
    head -c "$1" <&3; kill -9 $pid; cat <&3
    """

  @Test func whatWasAnsweredOutlivesAKill() async throws {
    var random = SystemRandomNumberGenerator()
    let rounds = Soak.count("VANE_KILLS", standard: 30)
    for group in stride(from: 0, to: rounds, by: 10) {
      try await Stage.open { stage in
        var answered: Set<Int> = []
        for round in 0..<min(10, rounds - group) {
          let points = (0..<10).map { round * 10 + $0 }
          try stage.write(points.map { "pin \($0 / 2) \($0)\n" }.joined(), to: "input")
          let length = Int.random(in: 0...(400 * (round + 1)), using: &random)
          let run = try await stage.run(
            "/bin/bash", ["-c", "cd \(stage.home)\n" + Self.script, "kill", "\(length)"])
          let said = Set(run.output.split(separator: "\n").map(String.init))
          answered.formUnion(
            points.filter { said.contains(" Pinned \($0 / 2).00° N \($0).00° E.") })
          try await expect(answered, on: stage, "after \(length) bytes")
        }
        #expect(!answered.isEmpty)
        try await expectNoLeftovers(on: stage)
      }
    }
  }

  @Test func eightAtOnceLoseNothing() async throws {
    let changes = Soak.count("VANE_CHANGES", standard: 10)
    try await Stage.open { stage in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for program in 0..<8 {
          group.addTask {
            let lines = (0..<changes).map { "pin \(program).\(100 + $0) \(program)\n" }
            let run = try await stage.vane(["--sample", "--json"], input: lines.joined())
            #expect(run.status == 0)
            #expect(run.errors == "")
          }
        }
        try await group.waitForAll()
      }
      let run = try await stage.vane(["--sample", "map", "--json"])
      #expect(run.output.matches(of: /"row":/).count == 8 * changes)
      try await expectNoLeftovers(on: stage)
    }
  }

  private func expect(_ points: Set<Int>, on stage: Stage, _ comment: Comment) async throws {
    let run = try await stage.vane(["--sample", "map", "--json"])
    #expect(run.errors == "", comment)
    let kept = run.output.matches(of: /"latitude":(\d+),"longitude":(\d+)/).compactMap { Int($0.2) }
    #expect(points.isSubset(of: kept), comment)
    #expect(try temporaryFiles(of: stage).count <= 1, comment)
    let damaged = try await stage.vane(["--sample", "archive"])
    #expect(damaged.errors == "", comment)
  }

  /// The next change removes the leftovers of a killed program.
  private func expectNoLeftovers(on stage: Stage) async throws {
    let run = try await stage.vane(["--sample", "pin", "89", "179"])
    #expect(run.status == 0)
    #expect(try temporaryFiles(of: stage) == [])
  }

  /// None where the program was killed before it made its folder.
  private func temporaryFiles(of stage: Stage) throws -> [String] {
    let folder = stage.home + "/config/vane"
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.contains(".tmp-") }
  }
}
