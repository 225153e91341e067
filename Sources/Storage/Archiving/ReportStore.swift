import Clients
import Foundation
import GRDB
import Reports

/// Adds reports to the tables and reads them back, within a transaction.
struct ReportStore {
  let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// The number of a place in its rows; `nil` if there are none.
  func placeID(_ place: Place) throws -> Int64? {
    let (latitude, longitude) = Self.key(place)
    return try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT id FROM place WHERE latitude = ? AND longitude = ?"),
      arguments: [latitude, longitude])
  }

  func makePlaceID(_ place: Place) throws -> Int64 {
    if let known = try placeID(place) { return known }
    let (latitude, longitude) = Self.key(place)
    try database.run(
      "INSERT INTO place (latitude, longitude, title) VALUES (?, ?, ?)",
      [latitude, longitude, place.name])
    return database.lastInsertedRowID
  }

  /// Adds a report. One that only repeats the last takes its row.
  func add(_ report: Report, of place: Place) throws {
    let placeID = try makePlaceID(place)
    try HourTable(database).add(report, placeID: placeID)
    if let last = try lastRecord(placeID), report.mayRepeat(last.report, at: place),
      let united = try report.united(with: addingForecast(last))
    {
      return try write(united, placeID, over: last.id)
    }
    try write(report, placeID, over: nil)
    let id = database.lastInsertedRowID
    // An index whose entries are out of order is no damage for SQLite, and hides what is found by it.
    if try lastRecord(placeID)?.id != id { try database.execute(sql: "REINDEX") }
  }

  /// The last report of a service that this version knows, or of those fetched before a time the last with hours or
  /// days. A list's reports, which hold today alone, count as such where there is no other.
  func last(of place: Place, forecastBefore time: Date? = nil) throws -> Report? {
    guard let id = try placeID(place) else { return nil }
    guard let time else { return try lastRecord(id).map(addingForecast) }
    var today: Report?
    var before: Int64?
    while let record = try lastRecord(
      id, hasForecast: true, before: before, where: { $0.fetched < time })
    {
      let report = try addingForecast(record)
      if report.hasComingDays || !report.hours.isEmpty { return report }
      today = today ?? report
      before = record.id
    }
    return today
  }

  /// The last report with hours or days that was fetched on a day at the place.
  func last(of place: Place, fetchedOn date: CalendarDay) throws -> Report? {
    func day(of report: Report) -> CalendarDay? {
      PlaceClock(place, zone: report.timeZone).day(of: report.fetched)
    }
    let record = try placeID(place).flatMap { id in
      try lastRecord(id, hasForecast: true) { report in day(of: report).map { $0 <= date } == true }
    }
    return try record.flatMap { day(of: $0.report) == date ? try addingForecast($0) : nil }
  }

  func report(id: Int64) throws -> Report? {
    let row = try Row.fetchOne(
      statement { "SELECT \($0) FROM report WHERE id = ?" },
      arguments: [id])
    return try row.flatMap(Self.report).map {
      try addingForecast(WeatherRecord(id: id, report: $0))
    }
  }
}

extension ReportStore {
  /// Writes a row: a new one, or in the place of another.
  private func write(_ report: Report, _ place: Int64, over row: Int64?) throws {
    let values =
      report.current?.values ?? Array(repeating: nil, count: ConditionColumns.names.count)
    let head: [(any DatabaseValueConvertible)?] = [
      row, place, report.service.rawValue, report.issuedAt?.timeIntervalSinceReferenceDate,
      report.fetched.timeIntervalSinceReferenceDate, report.timeZone,
      report.current?.time.timeIntervalSinceReferenceDate,
      report.hours.isEmpty && report.minutes.isEmpty ? 0 : 1,
    ]
    try database.run(Self.writing, StatementArguments(head + values))
    try database.run(
      "INSERT OR REPLACE INTO forecast (report, hours, days, minutes) VALUES (?, ?, ?, ?)",
      [
        row ?? database.lastInsertedRowID, report.packedHours, report.packedDays,
        report.packedMinutes,
      ])
  }

  private func lastRecord(
    _ place: Int64, hasForecast: Bool = false, before: Int64? = nil,
    where isWanted: (Report) -> Bool = { _ in true }
  ) throws -> WeatherRecord? {
    let condition =
      "EXISTS (SELECT 1 FROM forecast WHERE report = id AND "
      + "(forecast.hours IS NOT NULL OR forecast.days IS NOT NULL))"
    let rows = try Row.fetchCursor(
      statement {
        """
        SELECT \($0), id FROM report
        WHERE place = ? AND id < ? AND removed IS NULL AND \(hasForecast ? condition : "TRUE")
        ORDER BY id DESC
        """
      }, arguments: [place, before ?? .max])
    while let row = try rows.next() {
      guard let report = Self.report(row), isWanted(report),
        let id = row.integer(Self.columnCount)
      else { continue }
      return WeatherRecord(id: Int64(id), report: report)
    }
    return nil
  }

  /// A query for the columns that `report` reads. A file of an older version that could not be changed lacks some.
  func statement(_ sql: (_ columns: String) -> String) throws -> Statement {
    do {
      return try database.cachedStatement(sql: sql(Self.columns(ConditionColumns.names)))
    } catch {
      let known = Set(try database.columns(in: "report").map(\.name))
      let names = ConditionColumns.names.map { known.contains($0) ? $0 : "NULL" }
      return try database.cachedStatement(sql: sql(Self.columns(names)))
    }
  }

  private static func columns(_ names: [String]) -> String {
    (["service", "made", "fetched", "timeZone", "time"] + names).joined(separator: ", ")
  }

  static let columnCount = 5 + ConditionColumns.names.count

  /// The report of a row without its hours, days and minutes; `nil` for an unknown service, and for a row that can't be
  /// a report.
  static func report(_ row: Row) -> Report? {
    guard let service = row.text(0).flatMap(Service.init(rawValue:)), service != .sample,
      let fetched = row.double(2).flatMap(Date.init(inCalendar:))
    else { return nil }
    let current = row.double(4).flatMap(Date.init(inCalendar:)).map { time in
      Conditions(time: time) { row.double(5 + $0) }
    }
    return Report(
      service: service, issuedAt: row.double(1).flatMap(Date.init(inCalendar:)), fetched: fetched,
      timeZone: row.text(3)?.cleaned(limit: 100), current: current)
  }

  private static let writing = """
    INSERT OR REPLACE INTO report (id, place, service, made, fetched, timeZone, time, hourly,
      \(ConditionColumns.names.joined(separator: ", ")))
    VALUES (\(Array(repeating: "?", count: 8 + ConditionColumns.names.count).joined(separator: ", ")))
    """

  /// A file of an older version that could not be changed has no minutes.
  private func addingForecast(_ record: WeatherRecord) throws -> Report {
    let row = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT * FROM forecast WHERE report = ?"),
      arguments: [record.id])
    var report = record.report
    report.hours = row?.data(1).flatMap { Report.hours(packed: $0, fetched: report.fetched) } ?? []
    report.days = row?.data(2).flatMap(Report.days(packed:)) ?? []
    report.minutes = row?.data(3).flatMap(Report.minutes(packed:)) ?? []
    return report
  }

  /// The coordinate in thousandths of a degree, as `Place.id` rounds it.
  private static func key(_ place: Place) -> (Int, Int) {
    (Int((place.id.latitude * 1000).rounded()), Int((place.id.longitude * 1000).rounded()))
  }
}
