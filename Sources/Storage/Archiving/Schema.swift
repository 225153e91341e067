import GRDB

/// The tables of the archive.
///
/// Times are seconds since 2001-01-01T00:00:00Z, as Foundation counts them, so that a time comes back exactly;
/// quantities are in their base units. A text column that names a service may name one of a newer version.
enum Schema {
  /// `VANE`, which identifies the file as Vane's own.
  static let applicationID: Int32 = 0x5641_4E45

  /// The lead times in days at which a forecast is compared with later reports.
  static let leads = [1, 2, 3, 5, 7]

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 tables") { try $0.execute(sql: tables) }
    func register(_ name: String, _ sql: String) {
      // No reference changes, and to check them all reads the whole file.
      migrator.registerMigration(name, foreignKeyChecks: .immediate) { try $0.execute(sql: sql) }
    }
    register("2 minutes", "ALTER TABLE forecast ADD COLUMN minutes BLOB")
    // Took over files that no release wrote. Without its name a database that has it would count as a newer one.
    migrator.registerMigration("1 files") { _ in }
    register("3 snowfall", "ALTER TABLE report ADD COLUMN snowfall REAL")
    // Days on which it may have snowed are requested again, with the depth of the snow.
    register(
      "4 snow of days",
      """
      ALTER TABLE day ADD COLUMN snowfall REAL;
      DELETE FROM day WHERE temperatureMin IS NULL OR temperatureMin < 3
      """)
    register("5 climate", climate)
    let chances = leads.map { "ALTER TABLE hour ADD COLUMN chance\($0) INTEGER;" }
    register("6 chances", chances.joined() + wet)
    return migrator
  }

  static let names = ["forecast", "report", "hour", "day", "climate", "progress", "place", "wet"]

  /// The days of a place since 1950 in one row: `start` is the first and `through` the last that was requested, in days
  /// since 1970; `days` has the lowest and highest temperature and the precipitation of each, packed.
  private static let climate = """
    CREATE TABLE climate (
      place INTEGER PRIMARY KEY, start INTEGER NOT NULL, through INTEGER NOT NULL, days BLOB NOT NULL
    ) STRICT
    """

  /// Whether stations near a place reported rain or snow in the hour before, counted as in `hour`.
  private static let wet = """
    CREATE TABLE wet (
      place INTEGER NOT NULL, hour INTEGER NOT NULL, isWet INTEGER NOT NULL, PRIMARY KEY (place, hour)
    ) STRICT, WITHOUT ROWID
    """

  /// The names in the database; `nil` if there is a view, a trigger or a virtual table, any of which could run for
  /// ever.
  static func names(in database: Database) throws -> Set<String>? {
    let plain = "type = 'index' OR type = 'table' AND rootpage > 0"
    let rows = try Row.fetchAll(database, sql: "SELECT name, \(plain) FROM sqlite_master")
    return rows.allSatisfy { $0.integer(1) == 1 } ? Set(rows.compactMap { $0.text(0) }) : nil
  }

  /// - `report` is narrow, so that a page of records is read from few pages of the file; the hours, days and minutes that
  ///   a report forecast are packed in `forecast`. A removed report stays for a while, so that it can be restored.
  /// - `hour` has one row for each hour at a place: what a service later said of it, and what it had forecast this many
  ///   days before, in tenths, and chances in percent. `offN` is how many hours off N days the forecast was, and the nearest one stays.
  /// - `day` keeps what a service's own archive said of days long past.
  private static let tables = """
    PRAGMA application_id = \(applicationID);
    CREATE TABLE place (
      id INTEGER PRIMARY KEY, latitude INTEGER NOT NULL, longitude INTEGER NOT NULL, title TEXT NOT NULL,
      UNIQUE (latitude, longitude)
    ) STRICT;
    CREATE TABLE report (
      id INTEGER PRIMARY KEY AUTOINCREMENT, place INTEGER NOT NULL REFERENCES place,
      service TEXT NOT NULL, made REAL, fetched REAL NOT NULL, timeZone TEXT, time REAL,
      \(ConditionColumns.first.map { "\($0) REAL" }.joined(separator: ", ")),
      hourly INTEGER NOT NULL, removed INTEGER
    ) STRICT;
    CREATE INDEX report_place ON report (place) WHERE removed IS NULL;
    CREATE INDEX report_fetched ON report (fetched);
    CREATE INDEX report_hourly ON report (fetched) WHERE hourly = 1;
    CREATE INDEX report_removed ON report (removed) WHERE removed IS NOT NULL;
    CREATE TABLE forecast (report INTEGER PRIMARY KEY, hours BLOB, days BLOB) STRICT;
    CREATE TABLE hour (
      place INTEGER NOT NULL, service TEXT NOT NULL, hour INTEGER NOT NULL,
      source INTEGER, temperature INTEGER, wind INTEGER, rain INTEGER,
      \(leads.map { "off\($0) INTEGER, temperature\($0) INTEGER, wind\($0) INTEGER, rain\($0) INTEGER" }
        .joined(separator: ", ")),
      PRIMARY KEY (place, service, hour)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE day (
      place INTEGER NOT NULL, date INTEGER NOT NULL, temperatureMin REAL, temperatureMax REAL,
      precipitation REAL, windSpeed REAL, weatherCode INTEGER,
      PRIMARY KEY (place, date)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE progress (name TEXT PRIMARY KEY, value REAL NOT NULL) STRICT, WITHOUT ROWID;
    """
}
