@testable import Along
import Itineraries
import ScreenTestSupport
import TestSupport

/// The parsing of a line into the way and the words for how and when.
struct AlongRequestTests {
  private func read(_ line: String) throws(Failure) -> AlongRequest? {
    try AlongRequest(line.split(separator: " ").map(String.init), English())
  }

  private func failure(_ line: String) -> Failure? {
    do throws(Failure) {
      _ = try read(line)
      return nil
    } catch {
      return error
    }
  }

  private static let faults: [(String, WayFault?)] = [
    ("Oslo to Bergen by plane", .travel("plane")), ("Oslo Bergen by plane", .travel("plane")),
    ("Oslo, Bergen by plane at 8:00", .travel("plane")),
    ("Oslo to Bergen at fri 25:00", .time("25:00")), ("Oslo to Bergen at x", .time("x")),
    ("Oslo to Bergen 20 furlongs", .speed("20 furlongs")),
    ("Oslo to Bergen yesterday", .word("yesterday")),
    ("Oslo to Bergen at noon by bike best 30-40", .window("30-40")),
    ("Oslo by car to Bergen", .early("by car")), ("Oslo to Nowhere by plane", .travel("plane")),
    ("48.15 17.11 to Bergen by plane", .travel("plane")),
    ("Oslo to Bergen", nil), ("Oslo to Bergen in Norway", nil), ("Oslo to Bergen Xyz", nil),
    ("Oslo to Nowhere", nil), ("Oslo Bergen", nil), ("Oslo to Stoke by Nayland", nil),
    ("ride.gpx by plane", nil), ("48.15 17.11 48.37 17.58", nil),
  ]

  /// A word for neither how nor when isn't a part of a place.
  @Test(arguments: faults) func wrongWordsAreNamed(line: String, fault: WayFault?) throws {
    let request = try #require(try read(line))
    let exact = ["Oslo", "Bergen", "Bergen in Norway", "Stoke by Nayland", "48.15 17.11"]
    var found: Failure?
    do throws(Failure) {
      try request.check(English()) { text in
        exact.contains(text) ? .exact : text == "Bergen Xyz" ? .near : nil
      }
    } catch {
      found = error
    }
    #expect(found == fault.map(Failure.noWay))
  }

  /// A day needs no word before it, and isn't one after `to`.
  @Test(arguments: [
    ("Oslo to Bergen tomorrow", "Oslo to Bergen"), ("Oslo to Bergen fri 7:00", "Oslo to Bergen"),
    ("ride.gpx 8:00", "ride.gpx"), ("Oslo to Sun", "Oslo to Sun"), ("1 to 3", "1 to 3"),
    ("Oslo, Sat", "Oslo, Sat"), ("Oslo to Friday Harbor", "Oslo to Friday Harbor"),
  ])
  func aDayMayFollow(line: String, way: String) throws {
    let request = try #require(try read(line))
    #expect(request.way.joined(separator: " ") == way)
    #expect((request.departure != nil) == (line != way))
  }

  @Test func waysAreWhatStandsBeforeTheRest() throws {
    let request = try #require(try read("ride.gpx at 8:00 22 km/h"))
    #expect(request.way == ["ride.gpx"])
    #expect(request.departure == .init(minute: 480))
    #expect(abs((request.speed ?? 0) - 22 / 3.6) < 1e-9)
    let places = try #require(try read("Bratislava, Trnava, Žilina at fri 7:00"))
    #expect(places.way == ["Bratislava,", "Trnava,", "Žilina"])
    #expect(places.departure == .init(day: .weekday(4), minute: 420))
    let car = try #require(try read("Oslo to Bergen by car"))
    #expect(car.travel == .car)
    #expect(car.way == ["Oslo", "to", "Bergen"])
    let best = try #require(try read("Oslo to Bergen best 6-12 at tomorrow sure map wind"))
    #expect(best.best == 360...720)
    #expect(best.departure == .init(day: .after(1)))
    #expect(best.isSure)
    #expect(try read("Oslo to Bergen best tomorrow 6-12")?.best == 360...720)
    let later = try read("Oslo to Bergen tomorrow by car at half past seven")
    #expect(later?.departure == .init(day: .after(1), minute: 450))
    #expect(best.view == .map(.wind))
  }

  /// A word that only resembles a keyword is part of a name.
  @Test(arguments: [
    "Stratford by Bow", "Best, Oslo", "at Oslo", "Car to Bike", "Map", "48.15 17.11 48.37 17.58",
  ])
  func namesStayWhole(line: String) throws {
    let request = try #require(try read(line))
    #expect(request.way.joined(separator: " ") == line)
  }

  private static let speeds: [(String, Double)] = [
    ("20km/h", 20 / 3.6), ("20 km/h", 20 / 3.6), ("22,5 km/h", 22.5 / 3.6), ("15mph", 6.7056),
    ("10 kn", 5.1444), ("3 m/s", 3), ("60 mph", 26.8224),
  ]

  @Test(arguments: speeds) func speedsHaveUnits(text: String, speed: Double) throws {
    let request = try #require(try read("A to B " + text))
    #expect(abs((request.speed ?? 0) - speed) < 0.001)
    #expect(request.way == ["A", "to", "B"])
  }

  /// A shell passes quoted words as one.
  @Test func quotedWordsAreRead() throws {
    let request = try #require(
      try AlongRequest(["A", "to", "B", "at", "2026-11-25 8:00", "20 km/h"], English()))
    #expect(request.departure?.minute == 480)
    #expect(abs((request.speed ?? 0) - 20 / 3.6) < 0.001)
  }

  @Test(arguments: ["at 2026-11-25 22 km/h", "at wed 12 mph best 6-12", "wed 7 kn"])
  func theNumberOfASpeedIsNoTimeOfDay(text: String) throws {
    let request = try #require(try read("A to B " + text))
    #expect(request.departure?.minute == nil)
    #expect(request.departure?.day != nil)
    #expect(request.speed != nil)
  }

  @Test(arguments: ["10000 km/h", "0 km/h", "-5 km/h", "1e9km/h", "nan km/h"])
  func impossibleSpeedsAreRefused(text: String) throws {
    let isRefused = failure("A to B " + text) == .noWay(.speed(text))
    #expect(try isRefused || read("A to B " + text)?.speed == nil)
  }

  private static let times: [(String, Int?)] = [
    ("8", 480), ("8:05", 485), ("08:00", 480), ("8am", 480), ("12am", 0), ("12 pm", 720),
    ("8:30pm", 1230), ("noon", 720), ("midnight", 0), ("24:00", 1440), ("25:00", nil),
    ("8:60", nil), ("13pm", nil), ("8:5:3:1", nil), ("", nil), ("x", nil), ("٨", nil),
  ]

  @Test(arguments: times) func timesOfDay(text: String, minute: Int?) {
    #expect(AlongRequest.minute(text) == minute)
  }

  /// Monday 23 November 2026, 22:15 in Bratislava.
  private static let now = Date(timeIntervalSince1970: 1_795_468_500)
  private static let clock = PlaceClock(timeZone: "Europe/Bratislava", at: Coordinate(48, 17))

  private static let departures: [(String, String)] = [
    ("8:00", "2026-11-24T08:00:00+01:00"), ("23:00", "2026-11-23T23:00:00+01:00"),
    ("fri 7:00", "2026-11-27T07:00:00+01:00"), ("7:00 fri", "2026-11-27T07:00:00+01:00"),
    ("tomorrow", "2026-11-24T08:00:00+01:00"), ("now", "2026-11-23T22:15:00+01:00"),
    ("today 8:00", "2026-11-23T08:00:00+01:00"), ("2026-11-30 6:30", "2026-11-30T06:30:00+01:00"),
    ("2026-11-30T06:30", "2026-11-30T06:30:00+01:00"),
    ("tonight at 1 am", "2026-11-24T01:00:00+01:00"),
    ("tonight at 12", "2026-11-24T00:00:00+01:00"),
    ("tonight at 11", "2026-11-23T23:00:00+01:00"), ("tonight", "2026-11-23T18:00:00+01:00"),
    ("2026-11-30T06:30:00Z", "2026-11-30T07:30:00+01:00"),
    ("2026-11-30T06:30Z", "2026-11-30T07:30:00+01:00"),
    ("2026-11-30T06:30-02:00", "2026-11-30T09:30:00+01:00"),
    // Clocks go from 2 to 3 that night.
    ("2027-03-28 2:30", "2027-03-28T03:30:00+02:00"),
    ("2027-03-28 3:30", "2027-03-28T03:30:00+02:00"),
  ]

  @Test(arguments: departures) func departuresAreInLocalTime(text: String, time: String) throws {
    let request = try #require(try read("A to B at " + text))
    let date = try #require(request.departure?.date(Self.clock, now: Self.now))
    #expect(Self.clock.iso8601(date) == time)
    #expect(request.way == ["A", "to", "B"])
  }

  /// An hour that clocks skip has no start, and one that they repeat has twice as many.
  @Test(arguments: [
    ("2026-11-25", "01:00 01:30 02:00 02:30 03:00 03:30 04:00"),
    ("2027-03-28", "01:00 01:30 03:00 03:30 04:00"),
    ("2026-10-25", "01:00 01:30 02:00 02:30 02:00 02:30 03:00 03:30 04:00"),
  ])
  func startsAreHalfAnHourApart(date: String, times: String) throws {
    let day = try #require(CalendarDay(date))
    let starts = Self.clock.starts(on: day, 60...240).map { Self.clock.time(of: $0) ?? "" }
    #expect(starts.joined(separator: " ") == times)
  }

  private static let ways: [(String, WayText)] = [
    ("ride.gpx", .file("ride.gpx")), ("my ride.GPX", .file("my ride.GPX")),
    ("ride.gpx 2", .file("ride.gpx", line: ["2"])),
    ("my ride.gpx Hill loop", .file("my ride.gpx", line: ["Hill", "loop"])),
    ("Oslo to Bergen", .places(["Oslo", "Bergen"])),
    ("Bratislava, Trnava, Žilina", .places(["Bratislava", "Trnava", "Žilina"])),
    ("Bratislava Trnava", .places(["Bratislava", "Trnava"])),
    ("New York, Los Angeles", .places(["New York", "Los Angeles"])),
    ("48.15,17.11 to 48.37,17.58", .places(["48.15,17.11", "48.37,17.58"])),
    ("48,15 17,11 to Oslo", .places(["48,15 17,11", "Oslo"])),
    ("geo:48.15,17.11 to geo:48.37,17.58", .places(["geo:48.15,17.11", "geo:48.37,17.58"])),
    ("48.15,17.11, 48.37,17.58", .places(["48.15,17.11", "48.37,17.58"])),
    ("48.15,17.11,48.37,17.58", .places(["48.15,17.11", "48.37,17.58"])),
    ("48.15 17.11 48.37 17.58", .places(["48.15,17.11", "48.37,17.58"])),
    ("Oslo, 60.39,5.32", .places(["Oslo", "60.39,5.32"])),
    ("Paris in TX to Dallas", .places(["Paris in TX", "Dallas"])), ("1 to 3", .places(["1", "3"])),
    ("1 5", .places(["1", "5"])), ("1 4 2 3", .places(["1", "4", "2", "3"])),
    ("Oslo", .places(["Oslo"])), ("48.15 17.11", .places(["48.15 17.11"])),
  ]

  @Test(arguments: ways) func pointsAreSeparated(text: String, way: WayText) {
    #expect(WayText(text.split(separator: " ").map(String.init)) == way)
  }
}
