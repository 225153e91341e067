import Quantities
import TestSupport
import Testing
import WeatherServices

struct SampleWeatherTests {
  /// Written down once: a machine or a release that answers otherwise breaks the promise.
  @Test func theSamePlaceAndHourAlwaysHaveTheSameWeather() throws {
    let oslo = SampleClimate(try place("Oslo").coordinate).conditions(at: Answers.now)
    #expect(oslo.temperature == Temperature(-3, .celsius))
    #expect(oslo.weatherCode == WeatherCode(rawValue: 73))
    #expect(oslo.pressure == Pressure(1006.4, .hectopascals))
  }

  // C11
  @Test(arguments: [
    (-3.07, 37.35, 5895.0, -15.0..<5.0), (45.83, 6.86, 4808, -45 ..< -5),
    (-3.07, 37.35, 400, 15..<35),
  ])
  func itIsColderHighUp(
    latitude: Double, longitude: Double, meters: Double, range: Range<Double>
  ) async throws {
    let mountain = Place(
      name: "Mountain", coordinate: Coordinate(latitude, longitude),
      elevation: Elevation(meters, .meters))
    let report = try #require(
      try await SampleWeather.weather(now: { Answers.now }).reports([mountain]).first)
    let heats = report.hours.compactMap { $0.temperature?.in(.celsius) }
    #expect(heats.allSatisfy(range.contains), "\(heats.min() ?? 0)…\(heats.max() ?? 0)")
    // What falls on ice is snow.
    let wet = report.hours.filter {
      ($0.precipitation?.in(.millimeters) ?? 0) > 0 && ($0.temperature?.in(.celsius) ?? 0) < -2
    }
    #expect(wet.allSatisfy { ($0.snowfall?.in(.centimeters) ?? 0) > 0 })
  }

  @Test func fillsEveryField() async throws {
    let weather = SampleWeather.weather(now: { Answers.now })
    let places = [try place("Nairobi"), try place("Oslo")]
    for report in try await weather.reports(places) {
      #expect(report.service == .sample)
      #expect(report.fetched == Answers.now)
      #expect(report.hours.count { $0.time > Answers.now - 3600 } == 384)
      #expect(report.days.count == 16)
      let current = try #require(report.current)
      for conditions in [current] + report.hours {
        #expect(Mirror(reflecting: conditions).children.allSatisfy { !isNil($0.value) })
      }
      for day in report.days {
        #expect(Mirror(reflecting: day).children.allSatisfy { !isNil($0.value) })
      }
    }
  }

  /// As the services have none there.
  @Test(arguments: [
    ("sea", "Oslo", true), ("sea", "Prague", false), ("tide", "Prague", false),
    ("snow-depth", "Prague", true), ("river", "Prague", true), ("birch-pollen", "Prague", true),
    ("birch-pollen", "Ottawa", false),
  ])
  func thereIsNoSeaInland(name: String, place: String, isCovered: Bool) async throws {
    let isNearSea = { @Sendable (point: Coordinate) in point.latitude > 55 }
    let client = SampleWeather.quantities(
      panel: { nil }, isNearSea: isNearSea, now: { Answers.now })
    let quantity = try #require(WeatherQuantity.named(name))
    let series = try await client.values(quantity, [try self.place(place)], false)
    #expect(series.map(\.isCovered) == [isCovered])
    #expect(client.saved(quantity, try self.place(place))?.isCovered == isCovered)
  }

  @Test func beginsAtMidnightOfToday() async throws {
    let report = try #require(
      try await SampleWeather.weather(now: { Answers.now }).reports([place("Kathmandu")]).first)
    #expect(report.timeZone == "Asia/Kathmandu")
    // 20:05 there: the quarter began at 14:15 UTC, and the day 20 hours before.
    #expect(report.issuedAt == Date(timeIntervalSince1970: 1_795_270_500))
    #expect(report.hours.first?.time == Date(timeIntervalSince1970: 1_795_198_500))
    #expect(report.days.first?.date.description == "2026-11-21")
    #expect(report.days.last?.date.description == "2026-12-06")
  }

  @Test(arguments: [
    (0.0, "Etc/GMT", 0), (17.1, "Etc/GMT-1", 3600), (-74.0, "Etc/GMT+5", -18000),
    (180.0, "Etc/GMT-12", 43200), (-180.0, "Etc/GMT+12", -43200),
  ])
  func takesTheTimeOfTheLongitudeWithoutATimeZone(longitude: Double, name: String, seconds: Int) {
    let pin = Place(name: "Pin", coordinate: Coordinate(10, longitude))
    let (found, zone) = SampleWeather.timeZone(of: pin)
    #expect(found == name)
    #expect(zone?.secondsFromGMT() == seconds)
    #expect(TimeZone(identifier: name)?.secondsFromGMT() == seconds)
  }

  @Test func isPlausibleAllOverTheWorldAndTheYear() throws {
    var codes: Set<Int> = []
    for latitude in stride(from: -90.0, through: 90, by: 15) {
      for longitude in stride(from: -180.0, through: 180, by: 60) {
        let climate = SampleClimate(Coordinate(latitude, longitude))
        for hours in stride(from: 0.0, to: 365 * 24, by: 101) {
          let now = climate.conditions(at: Answers.now + hours * 3600)
          let temperature = try #require(now.temperature?.in(.celsius))
          #expect((-75...50).contains(temperature))
          #expect(now.windSpeed != nil && now.relativeHumidity != nil && now.pressure != nil)
          if let dewPoint = now.dewPoint { #expect(dewPoint.in(.celsius) <= temperature + 0.1) }
          codes.insert(try #require(now.weatherCode?.rawValue))
        }
      }
    }
    #expect(codes.isSuperset(of: [0, 1, 2, 3, 45, 51, 53, 61, 63, 71, 73, 80, 85]))
  }

  @Test func hasSeasonsOnBothHalvesOfTheEarth() throws {
    func noon(_ name: String, _ month: Int) throws -> Double {
      let climate = SampleClimate(try place(name).coordinate)
      let days = (1...28).compactMap { CalendarDay(year: 2026, month: month, day: $0) }
      let maxima = days.compactMap { climate.day($0, offset: 0).temperatureMax?.in(.celsius) }
      return maxima.reduce(0, +) / Double(maxima.count)
    }
    #expect(try noon("Oslo", 7) > noon("Oslo", 1) + 10)
    #expect(try noon("Canberra", 1) > noon("Canberra", 7) + 5)
    #expect(try abs(noon("Quito", 1) - noon("Quito", 7)) < 5)
  }

  @Test func hasNoSunriseInPolarDayAndNight() throws {
    let climate = SampleClimate(Coordinate(78.2, 15.6))
    for month in [1, 7] {
      let day = climate.day(
        try #require(CalendarDay(year: 2026, month: month, day: 1)), offset: 3600)
      #expect(day.sunrise == nil)
      #expect(day.sunset == nil)
    }
  }

  // The expected times are those of `sun`.
  @Test(arguments: [
    ("Bratislava", "2026-06-21", 7200.0, "04:51", "20:55"),
    ("Bratislava", "2026-11-21", 3600.0, "07:07", "16:07"),
    ("Oslo", "2026-11-22", 3600, "08:31", "15:34"),
    ("Wellington", "2026-12-21", 46_800.0, "05:44", "20:54"),
  ])
  func theSunRisesOnTime(name: String, date: String, offset: Double, rise: String, set: String)
    throws
  {
    let day = SampleClimate(try place(name).coordinate)
      .day(try #require(CalendarDay(date)), offset: offset)
    for (time, expected) in [(day.sunrise, rise), (day.sunset, set)] {
      let local = try Date("\(date)T\(expected):00Z", strategy: .iso8601)
      #expect(abs(try #require(time).timeIntervalSince(local) + offset) <= 60)
    }
  }

  @Test(
    arguments: [
      ("brat", nil, ["Bratislava"]), ("REYKJAVIK", nil, ["Reykjavík"]), ("bogota", nil, ["Bogotá"]),
      ("slov", nil, ["Bratislava", "Ljubljana"]),
      (
        "city", nil,
        ["Mexico City", "Guatemala City", "Panama City", "Kuwait City", "Vatican City"]
      ),
      ("b", "SK", ["Bratislava"]),
      ("oslo", "se", []),
      ("  ", nil, []),
      ("atlantis", nil, []),
    ] as [(String, String?, [String])])
  func findsCapitals(text: String, country: String?, names: [String]) async throws {
    let found = try await SampleWeather.places.search(text, country)
    #expect(found.map(\.name) == names)
  }

  @Test func theCapitalsAreSound() {
    #expect(SampleCapitals.all.count == 199)
    #expect(Set(SampleCapitals.all.map(\.id)).count == 199)
    #expect(Set(SampleCapitals.all.map(\.country)).count == 199)
    for place in SampleCapitals.all {
      let zone = place.timeZone.flatMap { TimeZone(identifier: $0) }
      let hours = zone.map { Double($0.secondsFromGMT(for: Answers.now)) / 3600 }
      let strays = hours.map { abs($0 - place.coordinate.longitude / 15) } ?? .infinity
      #expect(min(strays, 24 - strays) < 3.5, "\(place.name)")
    }
  }

  private func place(_ name: String) throws -> Place {
    try #require(SampleCapitals.all.first { $0.name == name })
  }

  private func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
