import FileTestSupport
import Preferences
import SafeFiles

/// Failing calls, and programs that write at the same time.
@Suite struct ReliabilityTests {
  private static let old = plist(
    "<key>settings</key><dict><key>theme</key><string>dark</string></dict>")

  @Test(arguments: [EIO, ENOSPC, EACCES, EMFILE, EROFS], [false, true])
  func whicheverCallFailsTheFileIsTheOldOrTheNew(code: Int32, forEver: Bool) throws {
    try everyCall(from: Self.old, code: code, forEver: forEver) { desk, failed, call in
      let theme = try desk.open().settings.value("theme")
      #expect(theme == "light" || (failed && theme == "dark"), "call \(call)")
      #expect(desk.notices == [], "call \(call)")
    }
  }

  @Test(arguments: [EIO, ENOSPC, EACCES, EMFILE, EROFS], [false, true])
  func whicheverCallFailsADamagedFileIsNotLost(code: Int32, forEver: Bool) throws {
    try everyCall(from: "garbage", code: code, forEver: forEver) { desk, failed, call in
      let contents = try desk.names().compactMap { desk.folder.text("vane/" + $0) }
      #expect(contents.contains("garbage"), "call \(call)")
      let theme = try desk.open().settings.value("theme")
      #expect(theme == "light" || (failed && theme == nil), "call \(call)")
    }
  }

  /// Attack 4: a search is remembered by the way, and a favorite is what was typed.
  @Test func onlyWhatWasTypedWaitsForALock() throws {
    let desk = try Desk(Self.old)
    let lock = desk.folder.lock("vane/.vane.plist.lock")
    defer { close(lock) }
    let clock = PausedClock()
    let preferences = desk.open(calls: clock.calls)
    let place = try kept("Oslo", 59.9)
    #expect(try preferences.settings.value("theme") == "dark")
    #expect(clock.waited == 0)
    for _ in 0..<5 {
      #expect(throws: StorageError.busy(path: desk.path.cleanPath, seconds: 1)) {
        try preferences.placeLists.add(place, .searches)
      }
    }
    #expect((0.9...1.01).contains(clock.waited))
    #expect(throws: StorageError.busy(path: desk.path.cleanPath, seconds: 10)) {
      try preferences.placeLists.add(place, .favorites)
    }
  }

  /// Sets `theme` to `light` while the first call fails, then the second, until none does any more.
  private func everyCall(
    from text: String, code: Int32, forEver: Bool, check: (Desk, Bool, Int) throws -> Void
  ) throws {
    var number = 0
    var counter = Counter()
    repeat {
      number += 1
      counter = Counter()
      let desk = try Desk(text)
      let calls = FileCalls.live.failing(at: number, forEver: forEver, code: code, counter: counter)
      let preferences = desk.open(calls: calls)
      var failed = false
      do {
        try preferences.settings.set("theme", "light")
      } catch {
        failed = true
        #expect(error.names(desk.path, code: code), "call \(number): \(error)")
      }
      try check(desk, failed, number)
      // The program that met the failure is not confused by it either.
      if !forEver, counter.count > number {
        let theme = try preferences.settings.value("theme")
        #expect(try theme == desk.open().settings.value("theme"), "call \(number)")
      }
    } while counter.count >= number
    #expect(number > 10)
  }

  @Test(arguments: [true, false])
  func threadsWithPreferencesOfTheirOwnOrSharedLoseNothing(isShared: Bool) async throws {
    let desk = try Desk()
    let shared = desk.open()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        let preferences = isShared ? shared : desk.open()
        group.addTask {
          for number in 0..<25 {
            let place = try kept("\(worker)-\(number)", Double(worker * 10) + Double(number) / 10)
            try preferences.placeLists.add(place, .searches)
            try preferences.settings.set("\(worker)-\(number)", "set")
            _ = try preferences.placeLists.all(.searches)
          }
        }
      }
      try await group.waitForAll()
    }
    let preferences = isShared ? shared : desk.open()
    #expect(try preferences.placeLists.all(.searches).count == 100)
    for worker in 0..<4 {
      for number in 0..<25 {
        #expect(try preferences.settings.value("\(worker)-\(number)") == "set")
      }
    }
    #expect(desk.notices == [])
  }

  @Test func processesLoseNothing() async throws {
    let desk = try Desk()
    let folder = desk.folder.path
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [folder = folder as String, worker = worker as Int] in
            let preferences = Preferences(
              directories: Directories(environment: ["XDG_CONFIG_HOME": folder]),
              now: { Desk.noon }, calls: .unsynced, report: { _ in })
            for number in 0..<25 {
              let place = try kept("\(worker)-\(number)", Double(worker * 10) + Double(number) / 10)
              try preferences.placeLists.add(place, .favorites)
            }
          }
        }
      }
    }
    #expect(try desk.open().placeLists.all(.favorites).count == 100)
  }
}
