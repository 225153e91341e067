import Archiving
import Clients
import Foundation
import GRDB
import Preferences
import Reports
import SafeFiles

/// An archive of so many records, a year of hourly ones for each place and the rest for further places.
///
/// One place is stored through the archive itself; the others are copies of it that SQLite makes, so that a million
/// records take seconds.
struct GeneratedArchive {
  private static let hoursAYear = 8760
  let places: [Place]
  /// In which Vane finds the archive, and the first place as the last one searched.
  let environment: [String: String]
  private let directories: Directories
  /// 2026-11-21T14:00:00Z
  private let now = Date(timeIntervalSince1970: 1_795_269_600)

  init(records: Int, home: String) throws {
    environment = ["HOME": home, "LANG": "C.UTF-8", "VANE_NOW": now.formatted(.iso8601)]
    directories = Directories(environment: environment)
    let perPlace = min(records, Self.hoursAYear)
    let count = max(1, records / perPlace)
    places = try (0..<count).map { number in
      let point = Coordinate(
        latitude: Double(number / 300) * 0.1, longitude: Double(number % 300) * 0.1)
      guard let point else { throw BenchError.noPlace }
      return Place(name: "Place \(number)", coordinate: point)
    }
    try Preferences(directories: directories, now: { [now] in now }, report: { _ in })
      .placeLists.add(SavedPlace(place: places[0], added: now), .searches)
    let archive = open()
    for hour in (0..<perPlace).reversed() {
      archive.savedReports.save(report(hoursAgo: hour), places[0])
    }
    _ = try DatabaseQueue(path: archive.client.statistics().path).write { database in
      try copy(count: count, database)
    }
  }

  func open() -> Archive {
    Archive(
      directories: directories, now: { [now] in now }, report: { print("told: \($0)") })
  }

  /// Two numbers after the point, as services have them; the present, 168 hours and seven days.
  func report(hoursAgo: Int) -> Report {
    let time = now.addingTimeInterval(Double(-hoursAgo) * 3600)
    // The hours of a forecast go after thirty days; those of older reports are not generated at all but for what
    // accuracy needs of them.
    return Report(
      service: .openMeteo, issuedAt: time, fetched: time.addingTimeInterval(60),
      timeZone: "Europe/Bratislava", current: conditions(time, salt: 0),
      hours: (0..<192).map {
        conditions(time.addingTimeInterval(Double($0 - 12) * 3600), salt: hoursAgo)
      })
  }

  private func conditions(_ time: Date, salt: Int) -> Conditions {
    let hour = Int(time.timeIntervalSinceReferenceDate / 3600)
    func wave(_ base: Double, _ height: Double, _ period: Double) -> Double {
      let noise = Double((hour &* 7919 &+ salt &* 104_729) & 1023) / 1023
      let value = base + height * sin(Double(hour) / period) + noise
      return (value * 10).rounded() / 10
    }
    var conditions = Conditions(time: time)
    conditions.temperature = Temperature(wave(10, 12, 24), .celsius)
    conditions.apparentTemperature = Temperature(wave(8, 12, 24), .celsius)
    conditions.relativeHumidity = Share(wave(60, 30, 17).rounded(), .percent)
    conditions.dewPoint = Temperature(wave(4, 8, 24), .celsius)
    conditions.pressure = Pressure(wave(1013, 15, 90), .hectopascals)
    conditions.windSpeed = Speed(wave(6, 4, 31), .metersPerSecond)
    conditions.windDirection = Direction(wave(180, 170, 50).rounded(), .degrees)
    conditions.windGust = Speed(wave(10, 6, 31), .metersPerSecond)
    conditions.precipitation = Precipitation(max(0, wave(-0.5, 1, 11)), .millimeters)
    conditions.precipitationProbability = Share(wave(50, 45, 11).rounded(), .percent)
    conditions.cloudCover = Share(wave(50, 45, 13).rounded(), .percent)
    conditions.visibility = Distance(20_000, .meters)
    conditions.uvIndex = UVIndex(wave(3, 2, 24), .index)
    conditions.weatherCode = WeatherCode(rawValue: 3)
    conditions.isDay = hour % 24 < 12
    return conditions
  }

  private func copy(count: Int, _ database: Database) throws {
    let columns = try database.columns(in: "report").map(\.name)
      .filter { $0 != "id" && $0 != "place" }.joined(separator: ", ")
    let hourColumns = try database.columns(in: "hour").map(\.name).filter { $0 != "place" }
      .joined(separator: ", ")
    // Those of the first place, like the others', keep their hours only where a real archive would.
    let old = now.timeIntervalSinceReferenceDate - 30 * 86_400
    try database.execute(
      sql: """
        UPDATE forecast SET hours = NULL
        WHERE report IN (SELECT id FROM report WHERE fetched < ?);
        """, arguments: [old])
    try database.execute(
      sql: "UPDATE report SET hourly = 0 WHERE fetched < ?", arguments: [old])
    for number in 1..<max(1, count) {
      let point = places[number].coordinate
      try database.execute(
        sql: "INSERT INTO place (latitude, longitude, title) VALUES (?, ?, ?)",
        arguments: [
          Int((point.latitude * 1000).rounded()), Int((point.longitude * 1000).rounded()),
          places[number].name,
        ])
      let place = database.lastInsertedRowID
      try database.execute(
        sql: """
          INSERT INTO report (place, \(columns)) SELECT ?, \(columns) FROM report WHERE place = 1;
          """, arguments: [place])
      try database.execute(
        sql:
          "INSERT INTO hour (place, \(hourColumns)) SELECT ?, \(hourColumns) FROM hour WHERE place = 1",
        arguments: [place])
    }
  }
}
