import FileTestSupport
import SafeFiles

/// Other processes, which are killed, or write to the same file.
@Suite struct ProcessTests {
  @Test func aProgramKilledBeforeAnyCallLeavesTheOldContentOrTheNew() async throws {
    let counter = Counter()
    let rehearsal = try TemporaryFolder()
    try rehearsal.write("old", to: "f")
    let counting = FileCalls.unsynced.observed { () throws(CallFailure) in _ = counter.next() }
    try SafeFile(path: rehearsal.path + "/f", calls: counting).overwrite("new")

    for number in 1...counter.count {
      let folder = try TemporaryFolder()
      try folder.write("old", to: "f")
      let path = folder.path + "/f"
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, number = number as Int] in
        let counter = Counter()
        let deadly = FileCalls.unsynced.observed { () throws(CallFailure) in
          if counter.next() == number { kill(getpid(), SIGKILL) }
        }
        try SafeFile(path: path, calls: deadly).overwrite("new")
      }
      #expect(["old", "new"].contains(folder.text("f")), "call \(number)")
      #expect(try folder.names().filter { $0.contains(".tmp-") }.count <= 1)
      try SafeFile(path: path).overwrite("last")
      #expect(try folder.names() == [".f.lock", "f"])
    }
  }

  @Test func processesLoseNothing() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/f"
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, worker = worker as Int] in
            let file = SafeFile(path: path, calls: .unsynced)
            for number in 0..<25 { try file.append("\(worker)-\(number)\n") }
          }
        }
      }
    }
    let lines = Set((folder.text("f") ?? "").split(separator: "\n").map(String.init))
    #expect(lines.count == 100)
  }
}
