import Archiving
import Clients
import Foundation
import GRDB
import Reports
import Testing

/// A database of an older version, and one of a newer.
@Suite struct OlderVersionTests {
  private let shelf: Shelf
  private let old: Report

  init() throws {
    shelf = try Shelf()
    var report = try fullReport()
    report.minutes = []
    // This version didn't save snowfall.
    report.current?.snowfall = nil
    for index in report.hours.indices { report.hours[index].snowfall = nil }
    for index in report.days.indices { report.days[index].snowfall = nil }
    old = report
    try shelf.open().savedReports.save(report, place())
    try shelf.makeOlder()
  }

  @Test func isCarriedOverWithEverythingInIt() throws {
    let archive = shelf.open()
    #expect(try archive.savedReports.last(place()) == old)
    try archive.savedReports.save(fullReport(), place())
    #expect(try archive.savedReports.last(place()) == fullReport())
    #expect(try archive.records.list(place()).count == 2)
    #expect(shelf.notices == [])
  }

  @Test func isReadAsItIsWhereItMayNotBeChanged() throws {
    try shelf.ask { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9 something')") }
    #expect(try shelf.open().savedReports.last(place()) == old)
    #expect(shelf.notices == [.newer(path: shelf.database)])
  }

  @Test func oneThatIsDamagedIsSetAside() throws {
    try shelf.ask { try $0.execute(sql: "DROP TABLE forecast") }
    let reports = shelf.open().savedReports
    try reports.save(fullReport(), place())
    #expect(try reports.last(place()) == fullReport())
    #expect(shelf.notices.count == 1)
    #expect(try shelf.names().count == 2)
  }

  @Test func aNewerOneStaysWhereItIsWhateverItsTablesHaveBecome() throws {
    try shelf.ask {
      try $0.execute(
        sql: """
          ALTER TABLE report RENAME TO observation;
          INSERT INTO grdb_migrations VALUES ('9 observations');
          """)
    }
    let archive = shelf.open()
    #expect(try archive.savedReports.last(place()) == nil)
    try archive.savedReports.save(fullReport(), place())
    #expect(try shelf.names() == ["archive.sqlite"])
    #expect(try shelf.count("SELECT count(*) FROM observation") == 1)
    #expect(
      shelf.notices == [
        .newer(path: shelf.database),
        .failed(.system(.read, path: shelf.database.cleanPath, code: EIO)),
      ])
  }
}
