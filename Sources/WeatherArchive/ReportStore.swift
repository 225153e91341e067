import Foundation
import GRDB
import WeatherModels

/// Adds reports to the tables and reads them back, within a transaction.
struct ReportStore {
  let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// The number under which a place's rows stand; `nil` where there are none.
  func placeID(_ place: Place) throws -> Int64? {
    let (latitude, longitude) = Self.key(place)
    return try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT id FROM place WHERE latitude = ? AND longitude = ?"),
      arguments: [latitude, longitude])
  }

  func makePlaceID(_ place: Place) throws -> Int64 {
    if let known = try placeID(place) { return known }
    let (latitude, longitude) = Self.key(place)
    try database.cachedStatement(
      sql: "INSERT INTO place (latitude, longitude, title) VALUES (?, ?, ?)"
    ).execute(arguments: [latitude, longitude, place.name])
    return database.lastInsertedRowID
  }

  @discardableResult
  func add(_ report: Report, of place: Place) throws -> Int64 {
    let place = try makePlaceID(place)
    let values =
      report.current?.values ?? Array(repeating: nil, count: ConditionColumns.names.count)
    let head: [(any DatabaseValueConvertible)?] = [
      place, report.service.rawValue, report.made?.timeIntervalSinceReferenceDate,
      report.fetched.timeIntervalSinceReferenceDate, report.timeZone,
      report.current?.time.timeIntervalSinceReferenceDate, report.hours.isEmpty ? 0 : 1,
    ]
    try database.cachedStatement(sql: Self.insertion)
      .execute(arguments: StatementArguments(head + values))
    let id = database.lastInsertedRowID
    try database.cachedStatement(
      sql: "INSERT INTO forecast (report, hours, days) VALUES (?, ?, ?)"
    ).execute(arguments: [id, report.packedHours, report.packedDays])
    try HourTable(database).add(report, placeID: place)
    return id
  }

  /// The last report of a service that this version knows.
  func last(of place: Place) throws -> Report? {
    guard let id = try placeID(place) else { return nil }
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql: """
          SELECT \(Self.columns), id FROM report
          WHERE place = ? AND removed IS NULL ORDER BY id DESC
          """), arguments: [id])
    while let row = try rows.next() {
      guard let report = Self.report(row) else { continue }
      return try adding(forecastOf: row.integer(Self.columnCount), to: report)
    }
    return nil
  }

  func report(id: Int64) throws -> Report? {
    let row = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT \(Self.columns) FROM report WHERE id = ?"),
      arguments: [id])
    return try row.flatMap(Self.report).flatMap { try adding(forecastOf: Int(id), to: $0) }
  }
}

extension ReportStore {
  /// What `report` reads, in this order.
  static let columns =
    "service, made, fetched, timeZone, time, " + ConditionColumns.names.joined(separator: ", ")
  static let columnCount = 5 + ConditionColumns.names.count

  /// Without its hours and days; `nil` for a service that is not known here, and for what cannot be a report.
  static func report(_ row: Row) -> Report? {
    guard let service = row.text(0).flatMap(Service.init(rawValue:)), service != .sample,
      let fetched = row.double(2).flatMap(Date.init(inCalendar:))
    else { return nil }
    let current = row.double(4).flatMap(Date.init(inCalendar:)).map { time in
      Conditions(time: time) { row.double(5 + $0) }
    }
    return Report(
      service: service, made: row.double(1).flatMap(Date.init(inCalendar:)), fetched: fetched,
      timeZone: row.text(3)?.cleaned(limit: 100), current: current, hours: [], days: [])
  }

  private static let insertion = """
    INSERT INTO report (place, service, made, fetched, timeZone, time, hourly,
      \(ConditionColumns.names.joined(separator: ", ")))
    VALUES (\(Array(repeating: "?", count: 7 + ConditionColumns.names.count).joined(separator: ", ")))
    """

  private func adding(forecastOf id: Int?, to report: Report) throws -> Report {
    let row = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT hours, days FROM forecast WHERE report = ?"),
      arguments: [id])
    var report = report
    report.hours = row?.data(0).flatMap(Report.hours(packed:)) ?? []
    report.days = row?.data(1).flatMap(Report.days(packed:)) ?? []
    return report
  }

  /// The coordinate in thousandths of a degree, as `Place.id` rounds it.
  private static func key(_ place: Place) -> (Int, Int) {
    (Int((place.id.latitude * 1000).rounded()), Int((place.id.longitude * 1000).rounded()))
  }
}
