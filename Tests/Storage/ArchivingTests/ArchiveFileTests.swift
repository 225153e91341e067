import FileTestSupport
import GRDB
import SafeFiles

@testable import Archiving

struct ArchiveFileTests {
  @Test func aReadIsOneTransactionAndSetsNoPragma() throws {
    let folder = try TemporaryFolder()
    let file = ArchiveFile(
      folder: .success(folder.path), now: { Shelf.noon }, calls: .live, report: { _ in })
    try file.write { _ in }
    // After that pragma SQLite compiles each kept statement again, which took a sixth of a page.
    #expect(try file.read { try Int.fetchOne($0, sql: "PRAGMA query_only") } == 0)
    #expect(try file.read { $0.isInsideTransaction } == true)
    #expect(throws: StorageError.self) { try file.read { _ in throw CancellationError() } }
    #expect(try file.read { try Int.fetchOne($0, sql: "SELECT 1") } == 1)
    #expect(try file.write { try Int.fetchOne($0, sql: "SELECT 2") } == 2)
  }
}
