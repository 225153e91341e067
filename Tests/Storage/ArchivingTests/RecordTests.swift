import Archiving
import FileTestSupport
import GRDB

final class RecordTests: ShelfSuite {
  private func save(_ count: Int, degrees: Double = 0) throws {
    for number in 0..<count {
      let time = Shelf.noon.addingTimeInterval(Double(number) * 3600)
      try archive.savedReports.save(
        report(at: time, temperature: Double(number), hours: 3), place(degrees))
    }
  }

  private func temperatures(
    _ list: RecordList, _ offset: Int = 0, _ limit: Int = 10
  ) throws -> [Double?] {
    try archive.records.records(list, offset, limit)
      .map { $0.report.current?.temperature?.in(.celsius) }
  }

  @Test func thereAreNoneWhereNothingWasKept() throws {
    #expect(try archive.records.list(place()) == RecordList(place: place(), count: 0, newest: 0))
    #expect(try temperatures(archive.records.list(place())) == [])
    #expect(try archive.savedReports.last(place()) == nil)
    #expect(try shelf.folder.names() == [])
    #expect(shelf.notices == [])
  }

  @Test func comeNewestFirstAndByPage() throws {
    try save(25)
    try save(3, degrees: 1)
    let list = try archive.records.list(place())
    #expect(list.count == 25)
    #expect(try temperatures(list) == (15..<25).reversed().map(Double.init))
    #expect(try temperatures(list, 20) == [4, 3, 2, 1, 0])
    #expect(try temperatures(list, 25) == [])
  }

  /// A damaged file holds any number.
  @Test func areRemovedAfterTheLatestTimeThereIs() throws {
    try save(2)
    let records = try archive.records.records(archive.records.list(place()), 0, 2)
    try shelf.ask {
      try $0.execute(
        sql: "UPDATE report SET removed = ? WHERE id = ?", arguments: [Int64.max, records[0].id])
    }
    let removal = try archive.records.remove([records[1].id])
    #expect(removal.count == 1)
    #expect(try archive.records.restore(removal) == 1)
  }

  @Test func aPageStaysAsItIsWhileRecordsCome() throws {
    try save(5)
    let list = try archive.records.list(place())
    try save(5)
    #expect(try temperatures(list) == [4, 3, 2, 1, 0])
  }

  @Test func aReportThatOnlyRepeatsTheLastIsStoredOnce() throws {
    var report = try fullReport()
    try archive.savedReports.save(report, place())
    let before = try archive.accuracy.scores(place())
    report.fetched += 600
    report.isDeprecated = true
    try archive.savedReports.save(report, place())
    report.isDeprecated = false
    #expect(try archive.records.list(place()).count == 1)
    #expect(try archive.savedReports.last(place()) == report)
    #expect(try archive.accuracy.scores(place()) == before)
    try archive.savedReports.save(report, place(1))
    #expect(try archive.records.list(place(1)).count == 1)
  }

  /// A7. No service says when it made a list, and heights, models and fallbacks aren't saved.
  @Test func theSameWeatherWithinTheHourIsOneRecord() throws {
    var report = try fullReport()
    report.elevation = Elevation(150, .meters)
    report.modelChoice = ModelChoice(model: nil, isBest: true, isCovered: true)
    for issuedAt in [report.issuedAt, report.issuedAt?.addingTimeInterval(900), nil, nil] {
      report.issuedAt = issuedAt
      report.fetched += 60
      report.current?.time += 60
      try archive.savedReports.save(report, place())
    }
    let records = try archive.records.records(archive.records.list(place()), 0, 10)
    #expect(records.map(\.report.fetched) == [report.fetched])
    let last = try #require(try archive.savedReports.last(place()))
    #expect(last.current == report.current)
    #expect(last.hours == report.hours)
  }

  /// A7. Favorites ask for less of the same, and compute the sun themselves.
  @Test(arguments: [true, false]) func aListOfTheSameWeatherIsNoSecondRecord(
    listIsFirst: Bool
  ) throws {
    let full = try fullReport()
    var list = full
    list.hours = []
    list.minutes = []
    list.current?.dewPoint = nil
    list.days[0].sunshine = nil
    list.days[0].sunset? += 13
    var reports = listIsFirst ? [list, full] : [full, list]
    reports[1].fetched += 60
    for report in reports { try archive.savedReports.save(report, place()) }
    let id = try archive.records.records(archive.records.list(place()), 0, 10).map(\.id)
    #expect(id == [1])
    var kept = full
    kept.fetched = reports[1].fetched
    #expect(try archive.savedReports.last(place()) == kept)
    #expect(try archive.records.report(1) == kept)
  }

  /// Each differs from the one before in one thing.
  @Test func whatDiffersInAnythingIsStored() throws {
    let first = try fullReport()
    var reports = [first]
    func add(_ change: (inout Report) -> Void) {
      var next = reports[reports.count - 1]
      change(&next)
      reports.append(next)
    }
    // An hour later, the same weather has a record of its own.
    add { report in
      report.issuedAt? += 3600
      report.fetched += 3600
    }
    add { $0.current?.temperature = nil }
    add { $0.hours.removeLast() }
    add { $0.days[0].sunshine = nil }
    add { $0.minutes.removeFirst() }
    add { $0.timeZone = "Europe/Vienna" }
    add { $0.service = .metNorway }
    // Past midnight there, the day has a record of its own.
    add { $0.fetched += 12 * 3600 }
    add { report in
      report.issuedAt = nil
      report.fetched += 3600
    }
    for report in reports { try archive.savedReports.save(report, place()) }
    #expect(try archive.records.list(place()).count == reports.count)
    #expect(try archive.savedReports.last(place()) == reports.last)
  }

  @Test func aReportThatComesAgainAfterAnotherOrAfterItsRemovalIsStoredAgain() throws {
    let (first, other) = try (fullReport(), report(at: Shelf.noon))
    for report in [first, other, first] { try archive.savedReports.save(report, place()) }
    #expect(try archive.savedReports.last(place()) == first)
    _ = try archive.records.removeAll(archive.records.list(place()))
    try archive.savedReports.save(first, place())
    #expect(try archive.records.list(place()).count == 1)
  }

  @Test func comeInTheOrderOfFetchingAlsoWhenTheClockWasSetBack() throws {
    for (hours, temperature) in [(5.0, 1.0), (-3, 2), (0, 3)] {
      try archive.savedReports.save(
        report(at: Shelf.noon.addingTimeInterval(hours * 3600), temperature: temperature), place())
    }
    #expect(try temperatures(archive.records.list(place())) == [3, 2, 1])
    let last = try archive.savedReports.last(place())
    #expect(last?.current?.temperature == Temperature(3, .celsius))
  }

  @Test func removedOnesComeBackAsTheyWere() throws {
    try save(12)
    let list = try archive.records.list(place())
    let before = try archive.records.records(list, 0, 20)
    let removal = try archive.records.remove([before[2].id, before[5].id, before[5].id, 999])
    #expect(removal.count == 2)
    #expect(try archive.records.list(place()).count == 10)
    #expect(try !archive.records.records(list, 0, 20).contains(before[2]))
    let rest = try archive.records.removeAll(archive.records.list(place()))
    #expect(rest.count == 10)
    #expect(try archive.savedReports.last(place()) == nil)
    #expect(try archive.records.restore(rest) == 10)
    #expect(try archive.records.restore(removal) == 2)
    #expect(try archive.records.restore(removal) == 0)
    #expect(try archive.records.records(list, 0, 20) == before)
    #expect(try archive.records.report(before[2].id)?.hours.count == 3)
  }

  @Test func whatTwoProgramsSaveAtOnceIsAllThere() async throws {
    let others = [shelf.open(), shelf.open(), shelf.open()]
    try await withThrowingTaskGroup { group in
      for (index, other) in others.enumerated() {
        group.addTask {
          for number in 0..<40 {
            let time = Shelf.noon.addingTimeInterval(Double(number) * 60)
            // Each says something of its own: what only repeats another report is kept once.
            let temperature = Double(index * 10) + Double(number) / 10
            let report = report(at: time, temperature: temperature, hours: 24)
            try other.savedReports.save(report, place(Double(index % 2)))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try archive.records.list(place()).count == 80)
    #expect(try archive.records.list(place(1)).count == 40)
    #expect(shelf.notices == [])
  }
}
