import Fields
import FileTestSupport
import SafeFiles

@testable import Archiving

/// Weeks of fields over launches.
struct FieldStoreTests {
  private let folder: TemporaryFolder
  private let client: FieldStoreClient
  private static let start = Date(timeIntervalSince1970: 1_795_305_600)

  init() throws {
    folder = try TemporaryFolder()
    client =
      FieldStore(directories: Directories(environment: ["XDG_DATA_HOME": folder.path])).client
  }

  private static func week(west: Int, fetched seconds: Double) throws -> FieldWeek {
    let lattice = try #require(
      Lattice(
        south: 0, west: west, latitudeStep: 10_000, longitudeStep: 10_000, rows: 2, columns: 3))
    var week = try #require(
      FieldWeek(
        lattice: lattice, fetched: start.addingTimeInterval(seconds), start: start, hours: 24))
    var hour = Conditions(time: start)
    hour.temperature = Temperature(seconds / 10, .celsius)
    week.set(hour, hour: 3, point: 1)
    return week
  }

  @Test func keepsTheNewestWeekOfEachLattice() throws {
    #expect(client.saved() == [])
    let weeks = [
      try Self.week(west: 0, fetched: 10), try Self.week(west: 50_000, fetched: 20),
      try Self.week(west: 0, fetched: 30),
    ]
    weeks.forEach(client.keep)
    #expect(client.saved().map(\.fetched) == [weeks[2].fetched, weeks[1].fetched])
    #expect(client.saved().map(client.week) == [weeks[2], weeks[1]])
  }

  @Test func forgetsWhatCannotBeRead() throws {
    let week = try Self.week(west: 0, fetched: 10)
    client.keep(week)
    let path = folder.path + "/vane/fields/"
    for name in try FileManager.default.contentsOfDirectory(atPath: path)
    where name.hasSuffix(".week") {
      try Data("damaged".utf8).write(to: URL(filePath: path + name))
    }
    try Data().write(to: URL(filePath: path + "1_2_3.week"))
    try Data().write(to: URL(filePath: path + "\(Int.min)_0_1_1_2_2_5.week"))
    try Data().write(to: URL(filePath: path + "9999999999999999999_0_1_1_2_2_5.week"))
    #expect(client.saved().count == 1)
    #expect(client.saved().compactMap(client.week) == [])
  }

  @Test func removesTheOldestBeyondTheMost() throws {
    for index in 0..<FieldStore.most + 3 {
      client.keep(try Self.week(west: index * 1000, fetched: Double(index)))
    }
    #expect(client.saved().count == FieldStore.most)
  }
}
