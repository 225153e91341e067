import Archiving
import FileTestSupport
import GRDB
import SafeFiles

/// Files that another program has locked: attack 4.
@Suite struct LockedTests {
  @Test func aLockedArchiveIsWaitedForOnce() throws {
    let shelf = try Shelf()
    let saved = report(at: Shelf.noon, hours: 24)
    try shelf.open().savedReports.save(saved, place())
    let other = try DatabaseQueue(path: shelf.database)
    try other.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT")
    }
    let clock = PausedClock()
    let reports = shelf.open(calls: clock.calls).savedReports
    for degrees in 0..<20 {
      #expect(try reports.last(place(Double(degrees))) == nil)
      try reports.save(saved, place(Double(degrees)))
    }
    #expect((0.9...1.01).contains(clock.waited))
    #expect(shelf.notices == [.failed(.busy(path: shelf.database.cleanPath, seconds: 1))])
    try other.close()
    #expect(try reports.last(place()) == saved)
    try reports.save(saved, place(1))
    #expect(try reports.last(place(1)) == saved)
  }

  @Test func anArchiveThatAnotherProgramMakesIsWaitedForOnce() throws {
    let shelf = try Shelf()
    _ = try shelf.open().savedReports.last(place())
    try shelf.folder.makeFolder("vane")
    let lock = shelf.folder.lock("vane/.archive.sqlite.lock")
    defer { close(lock) }
    let clock = PausedClock()
    let reports = shelf.open(calls: clock.calls).savedReports
    for degrees in 0..<20 { try reports.save(report(at: Shelf.noon), place(Double(degrees))) }
    #expect((0.9...1.01).contains(clock.waited))
    #expect(shelf.notices == [.failed(.busy(path: shelf.database.cleanPath, seconds: 1))])
  }

  @Test func theLedgerIsWaitedForOnceAndRemembersByItself() throws {
    let folder = try TemporaryFolder()
    let directories = Directories(environment: ["XDG_STATE_HOME": folder.path])
    let clock = PausedClock()
    let ledger = ServiceLedger(directories: directories, now: { Shelf.noon }, calls: clock.calls)
      .client
    ledger.note(.openMeteo, .succeeded)
    let lock = folder.lock("vane/.services.json.lock")
    for _ in 0..<20 { ledger.note(.metNorway, .succeeded) }
    #expect((0.9...1.01).contains(clock.waited))
    #expect(ledger.records().count == 2)
    close(lock)
    ledger.note(.metNorway, .succeeded)
    #expect(
      ServiceLedger(directories: directories, now: { Shelf.noon }).client.records().count == 2)
  }

  @Test func answersAreShownWithoutTheCache() throws {
    let folder = try TemporaryFolder()
    let clock = PausedClock()
    let cache = ResponseCache(
      directories: Directories(environment: ["XDG_CACHE_HOME": folder.path]), name: "warnings",
      calls: clock.calls
    ).client
    let answer = CachedResponse(
      fetched: Shelf.noon, expires: nil, lastModified: nil, isDeprecated: false, body: [1])
    cache.keep(answer, "one")
    let lock = folder.lock("vane/warnings/.answers.lock")
    defer { close(lock) }
    for number in 0..<20 { cache.keep(answer, "n\(number)") }
    #expect((0.9...1.01).contains(clock.waited))
    #expect(cache.kept("one") == answer)
  }
}
