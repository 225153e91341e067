import Archiving
import FileTestSupport
import GRDB
import SafeFiles

final class SavedReportTests: ShelfSuite {
  private var reports: SavedReportsClient { archive.savedReports }

  /// Lists save the present alone, which doesn't hide the hours and days that came before.
  @Test func theLastForecastStaysBehindAReportOfThePresent() throws {
    let whole = report(at: Shelf.noon, hours: 24)
    var brief = whole
    (brief.hours, brief.days, brief.minutes) = ([], [], [])
    brief.fetched += 60
    brief.current?.temperature = Temperature(9, .celsius)
    #expect(try reports.lastForecast(place(), .distantFuture) == nil)
    try reports.save(whole, place())
    try reports.save(brief, place())
    #expect(try reports.last(place()) == brief)
    #expect(try reports.lastForecast(place(), .distantFuture) == whole)
    // Lists that contain today don't change it either.
    for minute in 2...4 {
      brief.fetched += 60
      brief.current?.temperature = Temperature(Double(minute), .celsius)
      brief.days = Array(whole.days.prefix(1))
      try reports.save(brief, place())
    }
    #expect(try reports.last(place()) == brief)
    #expect(try reports.lastForecast(place(), .distantFuture) == whole)
  }

  @Test func aReportComesBackExactly() throws {
    for report in [try fullReport(), emptyReport(), report(at: Shelf.noon, hours: 168)] {
      try reports.save(report, place())
      #expect(try reports.last(place()) == report)
      #expect(try shelf.open().savedReports.last(place()) == report)
    }
    #expect(shelf.notices == [])
  }

  @Test func theFilesAreForTheirOwnerAlone() throws {
    try reports.save(emptyReport(), place())
    #expect(try shelf.names() == ["archive.sqlite"])
    for ending in ["", "-wal", "-shm"] {
      #expect(try shelf.folder.mode("vane/archive.sqlite" + ending) == 0o600)
    }
    #expect(try shelf.folder.mode("vane") == 0o700)
  }

  @Test func eachPlaceHasItsOwn() throws {
    var other = emptyReport()
    other.timeZone = "Europe/Oslo"
    try reports.save(emptyReport(), place())
    try reports.save(other, place(1))
    #expect(try reports.last(place()) == emptyReport())
    #expect(try reports.last(place(1)) == other)
    // A point within about 100 m is the same place.
    #expect(try reports.last(place(0.0001)) == emptyReport())
  }

  @Test func theDateLineHasTwoSides() throws {
    let east = try #require(Coordinate(latitude: -18.1, longitude: 179.9996))
    let west = try #require(Coordinate(latitude: -18.1, longitude: -179.9996))
    let first = report(at: Shelf.noon, temperature: 20)
    let second = report(at: Shelf.noon, temperature: 30)
    reports.save(first, Place(name: "East", coordinate: east))
    reports.save(second, Place(name: "West", coordinate: west))
    #expect(reports.last(Place(name: "", coordinate: east)) == first)
    #expect(reports.last(Place(name: "", coordinate: west)) == second)
  }

  @Test func sampleWeatherIsNeverKept() throws {
    try reports.save(emptyReport(service: .sample), place())
    #expect(try shelf.folder.names() == [])
  }

  @Test func aServiceOfANewerVersionIsPassedOver() throws {
    try reports.save(emptyReport(), place())
    try reports.save(fullReport(), place())
    try shelf.ask {
      try $0.execute(sql: "UPDATE report SET service = 'barometer-on-the-wall' WHERE id = 2")
    }
    #expect(try reports.last(place()) == emptyReport())
  }

  @Test func withoutAHomeThereAreNoneAndItIsToldOnce() throws {
    let shelf = shelf
    let archive = Archive(
      directories: Directories(environment: [:]), now: { Shelf.noon },
      report: { #expect($0 == .failed(.noHome)) })
    #expect(try archive.savedReports.last(place()) == nil)
    try archive.savedReports.save(emptyReport(), place())
    #expect(shelf.notices == [])
  }

  /// Where nothing can be looked at, nothing is said to be there or not.
  @Test func behindAFileNothingCanBeRead() throws {
    try shelf.folder.write("", to: "vane")
    let path = (shelf.folder.path + "/vane/archive.sqlite").cleanPath
    #expect(try reports.last(place()) == nil)
    #expect(shelf.notices == [.failed(.system(.read, path: path, code: ENOTDIR))])
  }

  @Test func aFolderThatCannotBeMadeIsToldOnce() throws {
    try shelf.folder.write("", to: "vane")
    try reports.save(emptyReport(), place())
    try reports.save(emptyReport(), place())
    #expect(
      shelf.notices == [
        .failed(
          .system(.createFolder, path: (shelf.folder.path + "/vane").cleanPath, code: ENOTDIR))
      ])
  }
}
