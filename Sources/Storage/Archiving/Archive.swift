public import Clients
public import Climate
public import Foundation
import GRDB
public import Reports
public import SafeFiles

/// Every report that was fetched, in one database: `archive.sqlite` in the data folder.
///
/// Several programs may use it at once. A failure is reported once, and Vane continues without saving.
public final class Archive: Sendable {
  let file: ArchiveFile
  let limits: @Sendable () -> ArchiveLimits

  /// `limits` says how long data is saved when the archive is pruned; `report` receives a damaged or newer database,
  /// and the first failure.
  public init(
    directories: Directories, now: @escaping @Sendable () -> Date, calls: FileCalls = .live,
    limits: @escaping @Sendable () -> ArchiveLimits = { ArchiveLimits() },
    report: @escaping @Sendable (ArchiveNotice) -> Void
  ) {
    file = ArchiveFile(
      folder: Result { () throws(StorageError) in try directories.data }, now: now, calls: calls,
      report: report)
    self.limits = limits
  }

  public var savedReports: SavedReportsClient {
    SavedReportsClient(
      last: { self.last(of: $0) },
      lastForecast: { self.last(of: $0, forecastBefore: $1) }, save: save)
  }
}

extension Archive {
  private func last(of place: Place, forecastBefore time: Date? = nil) -> Report? {
    file.readOrTell { try ReportStore($0).last(of: place, forecastBefore: time) } ?? nil
  }

  private func save(_ report: Report, of place: Place) {
    guard report.service != .sample else { return }
    file.writeOrTell { try ReportStore($0).add(report, of: place) }
  }

  public var records: RecordsClient {
    RecordsClient(
      list: list, records: records,
      report: { id throws(StorageError) in
        try self.file.read { try ReportStore($0).report(id: id) } ?? nil
      },
      ofDay: { place, date throws(StorageError) in
        try self.file.read { try ReportStore($0).last(of: place, fetchedOn: date) } ?? nil
      },
      remove: remove, removeAll: removeAll, restore: restore)
  }

  /// A partial index has exactly these, so that they are counted and paged through without reading their rows.
  private static let kept = "FROM report WHERE place = ? AND removed IS NULL"

  private func list(_ place: Place) throws(StorageError) -> RecordList {
    let row = try file.read { database -> Row? in
      guard let id = try ReportStore(database).placeID(place) else { return nil }
      return try Row.fetchOne(
        database.cachedStatement(sql: "SELECT count(*), max(id) \(Self.kept)"), arguments: [id])
    }
    let found = row ?? nil
    return RecordList(
      place: place, count: found?.integer(0) ?? 0, newest: Int64(found?.integer(1) ?? 0))
  }

  private func records(
    _ list: RecordList, _ offset: Int, _ limit: Int
  ) throws(StorageError) -> [WeatherRecord] {
    try file.read { database in
      let store = ReportStore(database)
      guard let place = try store.placeID(list.place) else { return [] }
      let statement = try store.statement {
        """
        SELECT \($0), id FROM report WHERE id IN (
          SELECT id \(Self.kept) AND id <= ? ORDER BY id DESC LIMIT ? OFFSET ?)
        ORDER BY id DESC
        """
      }
      return try Row.fetchAll(statement, arguments: [place, list.newest, limit, offset])
        .compactMap { row in
          guard let id = row.integer(ReportStore.columnCount),
            let report = ReportStore.report(row)
          else { return nil }
          return WeatherRecord(id: Int64(id), report: report)
        }
    } ?? []
  }

  private func remove(_ ids: [WeatherRecord.ID]) throws(StorageError) -> RecordRemoval {
    try file.write { database in
      let stamp = try nextStamp(database)
      let statement = try database.cachedStatement(
        sql: "UPDATE report SET removed = ? WHERE id = ? AND removed IS NULL")
      var count = 0
      for id in ids {
        try statement.execute(arguments: [stamp, id])
        count += database.changesCount
      }
      return RecordRemoval(stamp: stamp, count: count)
    }
  }

  private func removeAll(_ list: RecordList) throws(StorageError) -> RecordRemoval {
    try file.write { database in
      let stamp = try nextStamp(database)
      guard let place = try ReportStore(database).placeID(list.place) else {
        return RecordRemoval(stamp: stamp, count: 0)
      }
      try database.execute(
        sql: "UPDATE report SET removed = ? WHERE place = ? AND removed IS NULL AND id <= ?",
        arguments: [stamp, place, list.newest])
      return RecordRemoval(stamp: stamp, count: database.changesCount)
    }
  }

  private func restore(_ removal: RecordRemoval) throws(StorageError) -> Int {
    try file.write { database in
      try database.execute(
        sql: "UPDATE report SET removed = NULL WHERE removed = ?", arguments: [removal.stamp])
      return database.changesCount
    }
  }

  /// The time in milliseconds since 2001, or one more than the last, so that no two removals have the same.
  private func nextStamp(_ database: Database) throws -> Int64 {
    let last = try Int64.fetchOne(
      database, sql: "SELECT max(removed) FROM report WHERE removed IS NOT NULL")
    let time = Int64(exactly: (file.now().timeIntervalSinceReferenceDate * 1000).rounded()) ?? 0
    // After the greatest there is, which only a damaged file has, comes the time again.
    return max(time, (last ?? 0) &+ 1)
  }

  public var savedDays: SavedDaysClient {
    SavedDaysClient(days: self.days, keep: self.keep)
  }

  private func days(_ place: Place, _ first: CalendarDay, _ last: CalendarDay) -> [Day] {
    file.readOrTell { database in
      guard let id = try ReportStore(database).placeID(place) else { return [] }
      return try Row.fetchAll(
        database.cachedStatement(
          sql: """
            SELECT date, temperatureMin, temperatureMax, precipitation, windSpeed, weatherCode, snowfall
            FROM day WHERE place = ? AND date BETWEEN ? AND ? ORDER BY date
            """), arguments: [id, first.daysSince1970, last.daysSince1970]
      ).compactMap(Day.init)
    } ?? []
  }

  private func keep(_ days: [Day], of place: Place) {
    file.writeOrTell { database in
      let id = try ReportStore(database).makePlaceID(place)
      let statement = try database.cachedStatement(
        sql: "INSERT OR REPLACE INTO day VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      for day in days {
        try statement.execute(arguments: [
          id, day.date.daysSince1970, day.temperatureMin?.in(.celsius),
          day.temperatureMax?.in(.celsius), day.precipitation?.in(.millimeters),
          day.windSpeed?.in(.metersPerSecond), day.weatherCode?.rawValue,
          day.snowfall?.in(.centimeters),
        ])
      }
    }
  }
}

extension Day {
  fileprivate init?(_ row: Row) {
    guard let date = row.integer(0).flatMap(CalendarDay.init(daysSince1970:)) else { return nil }
    self.init(date: date)
    temperatureMin = row.double(1).flatMap { Temperature($0, .celsius) }
    temperatureMax = row.double(2).flatMap { Temperature($0, .celsius) }
    precipitation = row.double(3).flatMap { Precipitation($0, .millimeters) }
    windSpeed = row.double(4).flatMap { Speed($0, .metersPerSecond) }
    weatherCode = row.integer(5).map(WeatherCode.init(rawValue:))
    snowfall = row.double(6).flatMap { Snowfall($0, .centimeters) }
  }
}

extension Archive {
  /// The days since 1950, saved for good. The caller makes the requests.
  public var climate:
    (
      saved: @Sendable (Place) -> SavedClimate?,
      save: @Sendable (SavedClimate, Place) throws(StorageError) -> Void,
      lastBlock: @Sendable () -> Date?, noteBlock: @Sendable (Date) -> Void
    )
  {
    (savedClimate, save, lastBlock, noteBlock)
  }

  /// Its row in `progress`.
  private static let block = "climate block"

  private func savedClimate(_ place: Place) -> SavedClimate? {
    file.readOrTell { database -> SavedClimate? in
      guard let id = try ReportStore(database).placeID(place) else { return nil }
      let row = try Row.fetchOne(
        database.cachedStatement(sql: "SELECT start, through, days FROM climate WHERE place = ?"),
        arguments: [id])
      guard let row, let start = row.integer(0), let through = row.integer(1),
        let data = row.data(2), Self.days.contains(start), Self.days.contains(through),
        let columns = PackedRows.unpack(data, columns: 3...3)?.columns
      else { return nil }
      return SavedClimate(
        series: ClimateSeries(
          start: start, lows: columns[0], highs: columns[1], precipitation: columns[2]),
        through: through)
    } ?? nil
  }

  /// The years 1 to 9999.
  private static let days = -719_162...2_932_896

  private func save(_ climate: SavedClimate, of place: Place) throws(StorageError) {
    let series = climate.series
    let rows = series.lows.indices.map { index in
      [series.lows[index], series.highs[index], series.precipitation[index]].map { value in
        // To hundredths: services send tenths, and other units are converted.
        value.isNaN ? nil : (value * 100).rounded() / 100
      }
    }
    let data = PackedRows.pack(rows, columns: 3)
    do throws(StorageError) {
      try file.write { database in
        let id = try ReportStore(database).makePlaceID(place)
        try database.run(
          "INSERT OR REPLACE INTO climate (place, start, through, days) VALUES (?, ?, ?, ?)",
          [id, climate.series.start, climate.through, data])
      }
    } catch {
      // The command reports it.
      file.isFirstFailure()
      throw error
    }
  }

  private func lastBlock() -> Date? {
    let seconds = try? file.read { try $0.progress(Self.block) }
    return (seconds ?? nil).flatMap { $0 }.flatMap(Date.init(inCalendar:))
  }

  /// Best effort: a block that can't be noted can't be saved either.
  private func noteBlock(_ time: Date) {
    _ = try? file.write { database in
      try database.remember(time.timeIntervalSinceReferenceDate, as: Self.block)
    }
  }

  public var accuracy: AccuracyClient {
    AccuracyClient(
      scores: scores, verdict: verdict, chances: chances,
      noteStation: { self.note($1, at: $0) })
  }

  /// The scores from `HourTable`, over the time for which records are saved.
  ///
  /// They are summed here, row by row: one statement with all fifty sums took five times as long.
  private func scores(_ place: Place) throws(StorageError) -> [AccuracyScore] {
    let now = file.now().timeIntervalSinceReferenceDate / 3600
    let first = now - Double(limits().records) * 24
    return try file.read { database in
      guard let id = try ReportStore(database).placeID(place) else { return [] }
      var scores: [AccuracyScore] = []
      for service in Service.allCases {
        let rows = try Row.fetchCursor(
          database.cachedStatement(sql: Self.rows), arguments: [id, service.rawValue, first, now])
        var tallies = Schema.leads.map { _ in Tally() }
        while let row = try rows.next() {
          let (temperature, wind, rain) = (row.integer(0), row.integer(1), row.integer(2))
          for lead in tallies.indices {
            let column = 3 + lead * 3
            tallies[lead].temperature.add(row.integer(column), temperature)
            tallies[lead].wind.add(row.integer(column + 1), wind)
            tallies[lead].addRain(row.integer(column + 2), rain)
          }
        }
        scores += zip(Schema.leads, tallies).map { $1.score(service, days: $0) }
      }
      return scores.filter { $0.cases > 0 }
    } ?? []
  }

  /// The chances with what came of each, by the reports of stations, or else by what the service later said.
  private func chances(
    _ place: Place, _ service: Service
  ) throws(StorageError) -> [ChanceCase] {
    let now = file.now().timeIntervalSinceReferenceDate / 3600
    let first = now - Double(limits().records) * 24
    return try file.read { database in
      guard let id = try ReportStore(database).placeID(place) else { return [] }
      let rows = try Row.fetchCursor(
        database.cachedStatement(sql: Self.chanceRows),
        arguments: [id, service.rawValue, first, now])
      var cases: [ChanceCase] = []
      while cases.count < Self.mostCases, let row = try rows.next() {
        guard let hour = row.integer(0), let wet = row.integer(1) else { continue }
        let time = Date(timeIntervalSinceReferenceDate: Double(hour) * 3600)
        guard let days = Int(exactly: (time.timeIntervalSince1970 / 86_400).rounded(.down)),
          let day = CalendarDay(daysSince1970: days)
        else { continue }
        cases += Schema.leads.enumerated().compactMap { index, lead in
          row.integer(2 + index).flatMap { percent in
            ChanceCase(
              month: day.year * 12 + day.month, lead: lead, chance: Double(percent) / 100,
              isWet: wet > 0)
          }
        }
      }
      return cases
    } ?? []
  }

  /// More than ten years of hours have.
  private static let mostCases = 500_000

  /// Best effort: a report that can't be noted is missing among thousands.
  private func note(_ reports: [Observation], at place: Place) {
    let known = reports.filter { $0.counts(for: place) }
    guard !known.isEmpty else { return }
    _ = try? file.write { database in
      guard let id = try ReportStore(database).placeID(place) else { return }
      for report in known {
        try HourTable(database).observe(
          isWet: report.isWet, at: report.conditions.time, placeID: id)
      }
    }
  }

  private static let chanceRows = """
    SELECT hour.hour, coalesce(wet.isWet, hour.rain >= 1),
      \(Schema.leads.map { "chance\($0)" }.joined(separator: ", "))
    FROM hour LEFT JOIN wet ON wet.place = hour.place AND wet.hour = hour.hour
    WHERE hour.place = ? AND hour.service = ? AND hour.hour >= ? AND hour.hour <= ?
    """

  private static let verdictDays = 30

  private func verdict(
    _ place: Place, _ service: Service, _ time: Date
  ) throws(StorageError) -> ForecastVerdict? {
    guard let hour = HourTable.hour(of: time) else { return nil }
    return try file.read { database in
      guard let id = try ReportStore(database).placeID(place) else { return nil }
      let rows = try Row.fetchCursor(
        database.cachedStatement(
          sql: """
            SELECT hour, source, temperature, temperature1 FROM hour
            WHERE place = ? AND service = ? AND hour >= ? AND hour <= ?
            """), arguments: [id, service.rawValue, hour - Self.verdictDays * 24, hour])
      var errors = Tally.Errors()
      var forecast: Int?
      while let row = try rows.next() {
        if row.integer(0) == hour { forecast = row.integer(3) }
        if row.integer(1) != nil { errors.add(row.integer(3), row.integer(2)) }
      }
      let tenths = forecast.flatMap { Temperature(Double($0) / 10, .celsius) }
      return ForecastVerdict(forecast: tenths, errors: errors.sum)
    } ?? nil
  }

  private static let rows: String = {
    let forecasts = Schema.leads.map { "temperature\($0), wind\($0), rain\($0)" }
    return """
      SELECT temperature, wind, rain, \(forecasts.joined(separator: ", ")) FROM hour
      WHERE place = ? AND service = ? AND hour >= ? AND hour <= ? AND source IS NOT NULL
      """
  }()
}

/// The sums of one service and lead, in tenths.
private struct Tally {
  struct Errors {
    var cases = 0
    var absolute = 0
    var signed = 0

    mutating func add(_ forecast: Int?, _ observed: Int?) {
      // A damaged file may hold numbers whose sum ends the program.
      guard let forecast, let observed, abs(Double(forecast)) < 1e5, abs(Double(observed)) < 1e5
      else { return }
      cases += 1
      absolute += abs(forecast - observed)
      signed += forecast - observed
    }

    var sum: ErrorSum {
      ErrorSum(cases: cases, absolute: Double(absolute) / 10, signed: Double(signed) / 10)
    }
  }

  var temperature = Errors()
  var wind = Errors()
  var rain = RainTable(cases: 0, hits: 0, misses: 0, falseAlarms: 0)

  mutating func addRain(_ forecast: Int?, _ observed: Int?) {
    guard let forecast, let observed else { return }
    rain.cases += 1
    switch (forecast >= 1, observed >= 1) {
    case (true, true): rain.hits += 1
    case (false, true): rain.misses += 1
    case (true, false): rain.falseAlarms += 1
    case (false, false): break
    }
  }

  func score(_ service: Service, days: Int) -> AccuracyScore {
    AccuracyScore(
      service: service, days: days, temperature: temperature.sum, wind: wind.sum, rain: rain)
  }
}

extension Archive {
  public var client: ArchiveClient {
    ArchiveClient(statistics: statistics, clear: clear, prune: prune)
  }

  private func statistics() throws(StorageError) -> ArchiveStatistics {
    let path = try file.path
    let row = try file.read { database in
      try Row.fetchOne(
        database,
        sql: """
          SELECT count(*), min(fetched), count(DISTINCT place),
            (SELECT count(*) FROM report WHERE hourly = 1 AND removed IS NULL)
          FROM report WHERE removed IS NULL
          """)
    }
    let found = row ?? nil
    let size = ["", "-wal"].reduce(0) { sum, ending in
      sum + ((try? file.calls.status(path + ending)).map { Int($0.stamp.size) } ?? 0)
    }
    return ArchiveStatistics(
      path: path, size: size, places: found?.integer(2) ?? 0, records: found?.integer(0) ?? 0,
      hourly: found?.integer(3) ?? 0,
      oldest: found?.double(1).flatMap(Date.init(inCalendar:)))
  }

  private func clear() throws(StorageError) {
    let isThere = try file.read { _ in true } ?? false
    guard isThere else { return }
    _ = try file.write { database in
      for table in Schema.names {
        try database.execute(sql: "DELETE FROM \(table)")
      }
    }
    try file.shrink()
  }

  private func prune(steps: Int) -> Bool {
    // An archive that wasn't needed isn't opened only to be pruned.
    guard file.isOpen else { return false }
    for _ in 0..<steps {
      let pruning = Pruning(limits: limits(), now: file.now(), uptime: file.calls.uptime)
      // Best effort: the next step tries again.
      guard (try? file.write(pruning.step)) == true else { return false }
    }
    return true
  }
}
