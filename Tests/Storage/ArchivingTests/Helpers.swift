import Archiving
import FileTestSupport
import GRDB
import SafeFiles

/// An archive in a folder of a test's own, and what was reported of it.
final class Shelf: Sendable {
  let folder: TemporaryFolder
  private let heard = Mutex<[ArchiveNotice]>([])
  private let time = Mutex(Shelf.noon)

  init() throws { folder = try TemporaryFolder() }

  var notices: [ArchiveNotice] { heard.withLock { $0 } }

  var now: Date {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }

  var database: String { folder.path + "/vane/archive.sqlite" }

  /// 2026-11-21T14:00:00Z
  static let noon = Date(timeIntervalSince1970: 1_795_269_600)

  func open(calls: FileCalls = .live, limits: ArchiveLimits = ArchiveLimits()) -> Archive {
    Archive(
      directories: Directories(environment: ["XDG_DATA_HOME": folder.path]),
      now: { [weak self] in self?.now ?? Self.noon }, calls: calls, limits: { limits },
      report: { [weak self] notice in self?.heard.withLock { $0.append(notice) } })
  }

  /// The names of the files, without the lock file and the temporary files of an open database.
  func names() throws -> [String] {
    try folder.names(in: "vane").filter {
      !$0.hasSuffix(".lock") && $0 != "archive.sqlite-wal" && $0 != "archive.sqlite-shm"
    }
  }

  /// Asks the database behind the archive's back.
  func ask<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try DatabaseQueue(path: database).write(body)
  }

  func count(_ sql: String) throws -> Int { try ask { try Int.fetchOne($0, sql: sql) ?? 0 } }
}

/// Tests with an archive of their own each.
class ShelfSuite {
  let shelf: Shelf
  let archive: Archive

  init() throws {
    shelf = try Shelf()
    archive = shelf.open()
  }
}

extension Shelf {
  /// Makes the file what the version before minutes were kept would have made.
  func makeOlder() throws {
    try ask {
      try $0.execute(
        sql: """
          ALTER TABLE forecast DROP COLUMN minutes;
          ALTER TABLE report DROP COLUMN snowfall;
          DELETE FROM grdb_migrations WHERE identifier IN ('2 minutes', '3 snowfall');
          """)
    }
  }
}

/// Bratislava, or so many degrees north of it.
func place(_ degrees: Double = 0) throws -> Place {
  let coordinate = try #require(Coordinate(latitude: 48.148_16 + degrees, longitude: -17.106_74))
  return Place(name: "Bratislava", country: "SK", coordinate: coordinate, population: 423_737)
}

/// A report that says everything, with numbers that are not round.
func fullReport() throws -> Report {
  var now = Conditions(time: Shelf.noon)
  now.temperature = Temperature(44.3, .fahrenheit)
  now.apparentTemperature = Temperature(-0.1, .celsius)
  now.relativeHumidity = Share(1 / 3, .fraction)
  now.dewPoint = Temperature(0, .celsius)
  now.pressure = Pressure(29.92, .inchesOfMercury)
  now.windSpeed = Speed(17, .kilometersPerHour)
  now.windDirection = Direction(359.9, .degrees)
  now.windGust = Speed(33, .knots)
  now.precipitation = Precipitation(0.1, .inches)
  now.precipitationProbability = Share(55, .percent)
  now.snowfall = Snowfall(0.7, .inches)
  now.cloudCover = Share(100, .percent)
  now.visibility = Distance(15, .miles)
  now.uvIndex = UVIndex(0.35, .index)
  now.weatherCode = WeatherCode(rawValue: 61)
  now.isDay = true
  var day = Day(date: try #require(CalendarDay(year: 2026, month: 11, day: 21)))
  day.temperatureMin = Temperature(-3.3, .celsius)
  day.temperatureMax = Temperature(9.7, .celsius)
  day.precipitation = Precipitation(1.7, .millimeters)
  day.precipitationProbability = Share(66, .percent)
  day.snowfall = Snowfall(1.19, .centimeters)
  day.windSpeed = Speed(7.7, .metersPerSecond)
  day.windGust = Speed(15.1, .metersPerSecond)
  day.windDirection = Direction(123, .degrees)
  day.uvIndex = UVIndex(1.15, .index)
  day.sunshine = Span(4.2, .hours)
  day.weatherCode = WeatherCode(rawValue: 3)
  day.sunrise = Shelf.noon.addingTimeInterval(-7 * 3600)
  day.sunset = Shelf.noon.addingTimeInterval(1234.5)
  return Report(
    service: .openMeteo, issuedAt: Shelf.noon.addingTimeInterval(-900),
    fetched: Shelf.noon.addingTimeInterval(0.123_456_789), timeZone: "Europe/Bratislava",
    current: now, hours: [now, Conditions(time: Shelf.noon.addingTimeInterval(3600))], days: [day],
    minutes: [0, 60, 120].map {
      Minute(
        time: Shelf.noon.addingTimeInterval($0),
        precipitation: $0 == 60 ? nil : Precipitation(0.1 + $0, .inches))
    })
}

func emptyReport(service: Service = .openMeteo) -> Report {
  Report(service: service, fetched: Shelf.noon)
}

/// A report fetched and made at a time, with so many hours from the full hour on, in which everything is a number
/// that tells them apart.
func report(
  at time: Date, temperature: Double = 10, hours: Int = 0, service: Service = .openMeteo,
  timeZone: String? = nil
) -> Report {
  var current = Conditions(time: time)
  current.temperature = Temperature(temperature, .celsius)
  current.windSpeed = Speed(3, .metersPerSecond)
  let start = (time.timeIntervalSinceReferenceDate / 3600).rounded(.down) * 3600
  return Report(
    service: service, issuedAt: time, fetched: time, timeZone: timeZone, current: current,
    hours: (0..<hours).map { index in
      var hour = Conditions(
        time: Date(timeIntervalSinceReferenceDate: start + Double(index) * 3600))
      hour.temperature = Temperature(temperature + Double(index % 10) / 10, .celsius)
      hour.windSpeed = Speed(Double(index % 7), .metersPerSecond)
      hour.precipitation = Precipitation(index % 5 == 0 ? 0.4 : 0, .millimeters)
      return hour
    })
}
