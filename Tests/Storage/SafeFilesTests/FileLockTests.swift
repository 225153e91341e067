import FileTestSupport
import SafeFiles

@Suite struct FileLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func afterTenSecondsTheFileIsBusy() throws {
    let lock = folder.lock(".f.lock")
    defer { close(lock) }
    let clock = PausedClock()
    #expect(throws: StorageError.busy(path: (folder.path + "/f").cleanPath, seconds: 10)) {
      try SafeFile(path: folder.path + "/f", calls: clock.calls).overwrite("new")
    }
    #expect(abs(clock.waited - 10) < 0.001)
    #expect(try folder.names() == [".f.lock"])
  }

  @Test func aLockThatComesFreeInTimeIsTaken() throws {
    let lock = folder.lock(".f.lock")
    defer { close(lock) }
    let clock = PausedClock()
    var calls = clock.calls
    calls.pause = { seconds in
      clock.pass(seconds)
      if clock.waited > 1.5 { flock(lock, LOCK_UN) }
    }
    try SafeFile(path: folder.path + "/f", calls: calls).overwrite("new")
    #expect(folder.text("f") == "new")
  }

  @Test func othersWhoGetOnWithItAreWaitedFor() throws {
    let lock = folder.lock(".f.lock")
    defer { close(lock) }
    let clock = PausedClock()
    var calls = clock.calls
    let path = folder.path + "/f"
    calls.pause = { _ in
      clock.pass(0.1)
      let text = "\(Int(clock.waited))"
      try? Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      if clock.waited > 26.5 { flock(lock, LOCK_UN) }
    }
    try SafeFile(path: path, calls: calls).overwrite("new")
    #expect(folder.text("f") == "new")
  }

  @Test func othersWhoNeverLetItGoAreNotWaitedForForEver() throws {
    let lock = folder.lock(".f.lock")
    defer { close(lock) }
    let clock = PausedClock()
    var calls = clock.calls
    let path = folder.path + "/f"
    calls.pause = { _ in
      clock.pass(0.1)
      try? Data("\(clock.waited)".utf8).write(to: URL(filePath: path), options: .atomic)
    }
    #expect(throws: StorageError.busy(path: path.cleanPath, seconds: 10)) {
      try SafeFile(path: path, calls: calls).overwrite("new")
    }
    #expect(abs(clock.waited - 30) < 0.2)
  }

  @Test(arguments: [ENOLCK, ENOSYS, EOPNOTSUPP, EINVAL])
  func withoutLocksItGoesOn(code: Int32) throws {
    var calls = FileCalls.live
    calls.lock = { _ throws(CallFailure) in throw CallFailure(code: code) }
    try folder.write("half", to: ".f.tmp-young")
    try folder.write("half", to: ".f.tmp-old")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: folder.path + "/.f.tmp-old")
    try SafeFile(path: folder.path + "/f", calls: calls).overwrite("new")
    #expect(folder.text("f") == "new")
    // The young one may be a living program's, which nothing keeps out here.
    #expect(try folder.names() == [".f.lock", ".f.tmp-young", "f"])
  }

  @Test func aLockFileThatMayOnlyBeReadServes() throws {
    try folder.write("", to: ".f.lock")
    var calls = FileCalls.live
    calls.open = { path, flags, mode throws(CallFailure) in
      if path.hasSuffix(".lock"), flags & O_RDWR != 0 { throw CallFailure(code: EACCES) }
      return try FileCalls.live.open(path, flags, mode)
    }
    try SafeFile(path: folder.path + "/f", calls: calls).overwrite("new")
    #expect(folder.text("f") == "new")
  }

  @Test func filesOfAGroupShareALock() throws {
    let first = SafeFile(path: folder.path + "/a", group: "g")
    let second = SafeFile(path: folder.path + "/b", group: "g", calls: PausedClock().calls)
    let path = folder.path + "/b"
    try first.update { locked throws(StorageError) in
      try locked.replace(with: Data("a".utf8))
      #expect(throws: StorageError.busy(path: path.cleanPath, seconds: 10)) {
        try second.overwrite("b")
      }
    }
    #expect(try folder.names() == [".g.lock", "a"])
  }

  /// The thread of an update, which looks for its turn only when it is told to.
  private final class Waiter: Sendable {
    let isDone = Mutex(false)
    private let (step, stood) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

    /// Returns when the waiter has looked for its turn once.
    init(_ path: String, _ clock: PausedClock) {
      var calls = clock.calls
      calls.pause = { [step, stood] _ in
        stood.signal()
        step.wait()
      }
      let file = SafeFile(path: path, calls: calls)
      Thread.detachNewThread { [self] in
        try? file.overwrite("new")
        isDone.withLock { $0 = true }
        stood.signal()
      }
      stood.wait()
    }

    /// Lets it look once more; whether its turn came.
    func look() -> Bool {
      step.signal()
      stood.wait()
      return isDone.withLock(\.self)
    }
  }

  @Test func whoCameFirstIsFirst() throws {
    let lock = folder.lock(".f.lock")
    let clock = PausedClock()
    let waiters = (0..<6).map { _ in
      clock.pass(0.1)
      return Waiter(folder.path + "/f", clock)
    }
    close(lock)
    for (number, waiter) in waiters.enumerated() {
      for later in waiters[(number + 1)...] { #expect(!later.look(), "\(number)") }
      #expect(waiter.look(), "\(number)")
    }
  }

  @Test func threadsLoseNothing() async throws {
    let path = folder.path + "/f"
    let shared = SafeFile(path: path, calls: .unsynced)
    await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        // Half of them share one object, half have their own.
        let file = worker < 4 ? shared : SafeFile(path: path, calls: .unsynced)
        group.addTask { for number in 0..<50 { try file.append("\(worker)-\(number)\n") } }
      }
    }
    let lines = Set((folder.text("f") ?? "").split(separator: "\n").map(String.init))
    #expect(lines.count == 400)
  }
}
