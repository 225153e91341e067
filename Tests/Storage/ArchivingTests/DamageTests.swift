import Archiving
import FileTestSupport
import GRDB

/// A database that is not what it was.
@Suite struct DamageTests {
  private let shelf: Shelf

  init() throws { shelf = try Shelf() }

  /// The bytes of a database with some reports in it, without a log beside it.
  private func made() throws -> Data {
    do {
      let archive = shelf.open()
      for hour in 0..<20 {
        let time = Shelf.noon.addingTimeInterval(Double(hour) * 3600)
        try archive.savedReports.save(report(at: time, hours: 48), place())
      }
    }
    try DatabaseQueue(path: shelf.database).writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    return try Data(contentsOf: URL(filePath: shelf.database))
  }

  private func put(_ data: Data) throws {
    for ending in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: shelf.database + ending)
    }
    try data.write(to: URL(filePath: shelf.database))
  }

  private var kept: [String] {
    get throws { try shelf.names().filter { $0.contains(".damaged-") } }
  }

  @Test(arguments: ["garbage", String(repeating: "x", count: 8192)])
  func whatIsNoDatabaseIsKeptAsideAndTold(text: String) throws {
    _ = try made()
    try put(Data(text.utf8))
    let reports = shelf.open().savedReports
    #expect(try reports.last(place()) == nil)
    let aside = "archive.sqlite.damaged-20261121T140000Z"
    #expect(shelf.notices == [.damaged(copy: shelf.folder.path + "/vane/" + aside)])
    #expect(shelf.folder.text("vane/" + aside) == text)
    try reports.save(emptyReport(), place())
    #expect(try reports.last(place()) == emptyReport())
    #expect(shelf.notices.count == 1)
  }

  /// SQLite finds nothing wrong with a schema that somebody else wrote, and would count for ever.
  @Test(arguments: [
    "DROP TABLE report; CREATE VIEW report AS \(Self.endless)",
    "DROP TABLE grdb_migrations; CREATE VIEW grdb_migrations AS \(Self.endless)",
    "CREATE TRIGGER counts AFTER INSERT ON report BEGIN SELECT count(*) FROM place; END",
    "DROP TABLE day; CREATE VIRTUAL TABLE day USING fts5(place, date)",
    "DROP TABLE day", "DROP TABLE report", "DROP TABLE forecast", "DROP TABLE hour",
    "DROP TABLE place",
  ])
  func aForeignSchemaIsKeptAside(change: String) throws {
    _ = try made()
    try DatabaseQueue(path: shelf.database).writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA foreign_keys = OFF; " + change)
    }
    let reports = shelf.open().savedReports
    let new = report(at: Shelf.noon, hours: 48)
    try reports.save(new, place())
    #expect(try reports.last(place()) == new)
    #expect(try kept.count(where: { !$0.contains("-wal") }) == 1)
    #expect(shelf.notices.count == 1)
  }

  private static let endless = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
    SELECT i AS id, i AS place, i AS identifier FROM n
    """

  /// A text, somebody else's database, and an archive of Vane that somebody keeps elsewhere.
  @Test(arguments: ["text", "database", "archive", "nothing"])
  func aLinkIsKeptAsideAndItsTargetIsLeftAlone(kind: String) throws {
    let target = shelf.folder.path + "/elsewhere"
    switch kind {
    case "text": try shelf.folder.write("mine", to: "elsewhere")
    case "database":
      try DatabaseQueue(path: target).write { try $0.execute(sql: "CREATE TABLE mine (x)") }
    case "archive": try made().write(to: URL(filePath: target))
    default: break
    }
    try? FileManager.default.removeItem(atPath: shelf.folder.path + "/vane")
    try shelf.folder.makeFolder("vane")
    try shelf.folder.link("vane/archive.sqlite", to: target)
    let before = FileManager.default.contents(atPath: target)
    let reports = shelf.open().savedReports
    try reports.save(emptyReport(), place())
    #expect(try reports.last(place()) == emptyReport())
    #expect(FileManager.default.contents(atPath: target) == before)
    #expect(try shelf.folder.names().filter { $0.hasPrefix("elsewhere-") } == [])
    let aside = shelf.database + ".damaged-20261121T140000Z"
    #expect(shelf.notices == [.link(copy: aside)])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: aside) == target)
  }

  @Test func aSecondDamagedFileDoesNotReplaceTheFirst() throws {
    _ = try made()
    for text in ["first", "second"] {
      try put(Data(text.utf8))
      _ = try shelf.open().savedReports.last(place())
    }
    #expect(try kept.compactMap { shelf.folder.text("vane/" + $0) } == ["first", "second"])
  }

  @Test func everyTruncationIsReadOrKeptAside() throws {
    let whole = try made()
    for length in Soak.lengths(of: whole.count, standard: 150) where length > 0 {
      try put(whole.prefix(length))
      try expectHonesty("\(length) bytes")
    }
  }

  @Test func flippedBytesNeverEndTheProgramAndAlwaysLeaveAUsableArchive() throws {
    let whole = try made()
    var generator = Numbers(seed: 1)
    for _ in 0..<Soak.count("VANE_MUTATIONS", standard: 150) {
      var data = whole
      let places = (0..<8).map { _ in Int(generator.next() % UInt64(data.count)) }
      for offset in places { data[offset] ^= UInt8(truncatingIfNeeded: generator.next() | 1) }
      try put(data)
      try expectHonesty("\(places)")
    }
  }

  /// An index whose entries are out of order is no damage for SQLite, and finds the wrong report.
  @Test func aDamagedIndexDoesNotHideTheLastReport() throws {
    let whole = try made()
    let root = try #require(
      try shelf.ask {
        try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'report_place'")
      })
    for offset in (root * 4096 - 90)..<(root * 4096) {
      var data = whole
      data[offset] ^= 0x55
      try put(data)
      try expectHonesty("\(offset)")
    }
  }

  /// With any content of the file, everything can be asked of it, and a report that is saved afterwards comes back, or
  /// the person was told why not.
  private func expectHonesty(_ comment: String) throws {
    let before = shelf.notices.count
    let archive = shelf.open()
    _ = try archive.savedReports.last(place())
    let list = try? archive.records.list(place())
    if let list { _ = try? archive.records.records(list, 0, 10) }
    _ = try? archive.accuracy.scores(place())
    _ = archive.client.prune(3)
    try archive.savedReports.save(fullReport(), place())
    let isBack = try archive.savedReports.last(place()) == fullReport()
    #expect(isBack || shelf.notices.count > before, "\(comment)")
    // The clock stands still: thousands of copies would all want one name.
    for name in try kept {
      try FileManager.default.removeItem(atPath: shelf.folder.path + "/vane/" + name)
    }
  }

  @Test func aNewerDatabaseIsReadAndNotWritten() throws {
    _ = try made()
    try shelf.ask { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('2 something')") }
    let archive = shelf.open()
    let last = try archive.savedReports.last(place())
    #expect(last != nil)
    try archive.savedReports.save(emptyReport(), place())
    #expect(try archive.savedReports.last(place()) == last)
    #expect(shelf.notices == [.newer(path: shelf.database)])
    #expect(throws: StorageError.newer(path: shelf.database.cleanPath)) {
      try archive.records.remove([1])
    }
    #expect(archive.client.prune(10) == false)
    #expect(shelf.notices.count == 1)
  }

  @Test func aDatabaseOfSomeoneElseIsLeftAlone() throws {
    try shelf.folder.makeFolder("vane")
    try shelf.ask { try $0.execute(sql: "CREATE TABLE mine (x); INSERT INTO mine VALUES (1)") }
    let archive = shelf.open()
    #expect(try archive.savedReports.last(place()) == nil)
    try archive.savedReports.save(emptyReport(), place())
    #expect(shelf.notices == [.failed(.foreign(path: shelf.database.cleanPath))])
    #expect(try shelf.count("SELECT count(*) FROM mine") == 1)
  }

  @Test(arguments: [
    "PRAGMA journal_mode = WAL",
    "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)",
  ])
  func aProgramThatWasKilledWhileItMadeTheFileLeavesNoHarm(sql: String) throws {
    try shelf.folder.makeFolder("vane")
    try DatabaseQueue(path: shelf.database).writeWithoutTransaction { try $0.execute(sql: sql) }
    let reports = shelf.open().savedReports
    try reports.save(emptyReport(), place())
    #expect(try reports.last(place()) == emptyReport())
    #expect(shelf.notices == [])
  }
}
