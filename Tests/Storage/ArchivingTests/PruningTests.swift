import Archiving
import FileTestSupport
import GRDB

@Suite struct PruningTests {
  private let shelf: Shelf
  private let archive: Archive

  init() throws {
    shelf = try Shelf()
    archive = shelf.open(limits: ArchiveLimits(hours: 30, records: 365))
  }

  private func prune() {
    var steps = 0
    while archive.client.prune(1), steps < 10_000 { steps += 1 }
    #expect(steps < 10_000)
  }

  /// Reports at random times of the last 500 days, of three places and two services, in the order of their times.
  private func fill(seed: UInt64) throws {
    var generator = Numbers(seed: seed)
    let ages = (0..<300).map { _ in Double(generator.next() % (500 * 24 * 60)) * 60 }.sorted(by: >)
    for age in ages {
      let time = Shelf.noon.addingTimeInterval(-age)
      var new = report(
        at: time, temperature: Double(generator.next() % 30), hours: 24,
        service: generator.next() % 4 == 0 ? .metNorway : .openMeteo)
      new.days = try [#require(utc.day(of: time))].map { Day(date: $0) }
      new.minutes = [Minute(time: time, precipitation: nil)]
      try archive.savedReports.save(new, place(Double(generator.next() % 3)))
    }
  }

  private var utc: PlaceClock {
    get throws { try PlaceClock(timeZone: "UTC", at: place().coordinate) }
  }

  private func all(_ degrees: Double) throws -> [WeatherRecord] {
    let list = try archive.records.list(place(degrees))
    return try archive.records.records(list, 0, list.count)
  }

  @Test(arguments: [.min, -1, 0, 36_501, .max])
  func noLimitIsTooLargeToBeCounted(days: Int) throws {
    try archive.savedReports.save(emptyReport(), place())
    let limits = ArchiveLimits(hours: days, records: days)
    #expect((1...36_500).contains(limits.hours) && (1...36_500).contains(limits.records))
    #expect(shelf.open(limits: limits).client.prune(10) == false)
  }

  @Test(arguments: 1...8)
  func nothingIsLostThatAScreenShows(seed: Int) throws {
    try fill(seed: UInt64(seed))
    let before = try (0..<3).map { try all(Double($0)) }
    let last = try (0..<3).map { try archive.savedReports.last(place(Double($0))) }
    let scores = try (0..<3).map { try archive.accuracy.scores(place(Double($0))) }
    let days = try recentDays()
    prune()
    #expect(try recentDays() == days)
    let limit = Shelf.noon.addingTimeInterval(-365 * 86_400)
    var whole = 0
    for index in 0..<3 {
      let after = try all(Double(index))
      #expect(try archive.savedReports.last(place(Double(index))) == last[index])
      #expect(try archive.accuracy.scores(place(Double(index))) == scores[index])
      func recent(_ records: [WeatherRecord]) -> [WeatherRecord] {
        records.filter { $0.report.fetched >= limit }
      }
      #expect(recent(after) == recent(before[index]))
      // One record remains of each earlier day and service.
      func day(_ record: WeatherRecord) -> Int {
        Int((record.report.fetched.timeIntervalSinceReferenceDate / 86_400).rounded(.down))
      }
      func key(_ record: WeatherRecord) -> [String] {
        ["\(day(record))", record.report.service.rawValue]
      }
      let start = Int((limit.timeIntervalSinceReferenceDate / 86_400).rounded(.down))
      let old = before[index].filter { day($0) < start }
      let kept = after.filter { day($0) < start }
      #expect(kept.count == Set(old.map(key)).count)
      #expect(Set(kept.map(key)) == Set(old.map(key)))
      for record in after {
        let report = try #require(try archive.records.report(record.id))
        let isRecent = record.report.fetched >= Shelf.noon.addingTimeInterval(-30 * 86_400)
        let isWhole = isRecent || record.id == after.first?.id
        #expect(report.hours.count == (isWhole ? 24 : 0))
        #expect(report.minutes.count == (isWhole ? 1 : 0))
        #expect(report.days.count == 1)
        whole += isWhole ? 1 : 0
      }
    }
    #expect(try archive.client.statistics().hourly == whole)
    #expect(archive.client.prune(1) == false)
  }

  /// The days before today, where there is a record of them.
  private func recentDays() throws -> [Day?] {
    let today = try #require(utc.day(of: Shelf.noon)).daysSince1970
    return try (0..<60).map { age in
      try archive.records.day(#require(CalendarDay(daysSince1970: today - age)), at: place())
    }
  }

  @Test func thePlaceLookedAtOnceKeepsItsHoursForEver() throws {
    let time = Shelf.noon.addingTimeInterval(-400 * 86_400)
    try archive.savedReports.save(report(at: time, hours: 24), place())
    prune()
    #expect(try archive.savedReports.last(place())?.hours.count == 24)
  }

  /// A damaged file holds any number.
  @Test(arguments: ["-1e300", "1e300", "-9e999", "0.5"])
  func placesAreVisitedFromTheFirstWhereNobodyKnowsTheLast(number: String) throws {
    try archive.savedReports.save(emptyReport(), place())
    try shelf.ask {
      try $0.execute(sql: "INSERT INTO progress (name, value) VALUES ('hour place', \(number))")
    }
    prune()
    #expect(try shelf.count("SELECT value FROM progress WHERE name = 'hour place'") == 0)
  }

  @Test func removedRecordsGoForGoodAfterADay() throws {
    try fill(seed: 9)
    let list = try archive.records.list(place())
    _ = try archive.records.removeAll(list)
    prune()
    #expect(try shelf.count("SELECT count(*) FROM report WHERE removed IS NOT NULL") > 0)
    shelf.now = Shelf.noon.addingTimeInterval(86_401)
    prune()
    #expect(try shelf.count("SELECT count(*) FROM report WHERE removed IS NOT NULL") == 0)
  }

  @Test func aClockThatWasSetBackThinsNothing() throws {
    try fill(seed: 10)
    prune()
    let count = try shelf.count("SELECT count(*) FROM report")
    shelf.now = Shelf.noon.addingTimeInterval(-1000 * 86_400)
    prune()
    #expect(try shelf.count("SELECT count(*) FROM report") == count)
  }

  @Test func statisticsCountWhatIsThereAndClearingRemovesIt() throws {
    #expect(
      try archive.client.statistics()
        == ArchiveStatistics(
          path: shelf.database, size: 0, places: 0, records: 0, hourly: 0, oldest: nil))
    let times = [0.0, 86_400, 172_800].map { Shelf.noon.addingTimeInterval($0) }
    for time in times { try archive.savedReports.save(report(at: time, hours: 2), place()) }
    try archive.savedReports.save(emptyReport(), place(1))
    var held = try archive.client.statistics()
    #expect(held.size > 0)
    held.size = 0
    #expect(
      held
        == ArchiveStatistics(
          path: shelf.database, size: 0, places: 2, records: 4, hourly: 3, oldest: Shelf.noon))
    try archive.client.clear()
    #expect(try archive.client.statistics().records == 0)
    #expect(try archive.savedReports.last(place()) == nil)
    #expect(try archive.accuracy.scores(place()) == [])
  }
}
