@testable import Along
import Atlas
import FileTestSupport
@testable import Itineraries
import ScreenTestSupport
import TestSupport

/// A ride of 100 km to the north from 48° N, 17° E at 20 km/h, which begins on Tuesday at 8:00.
struct AlongPageTests {
  /// 24 November 2026, 8:00 in Bratislava.
  static let start = Date(timeIntervalSince1970: 1_795_503_600)
  let way: Way

  init() throws {
    let from = Coordinate(48, 17)
    let to = Geodesic.end(from: from, bearing: 0, distance: 100_000)
    way = try Way(
      through: [("Start", from), ("End", to)].map { name, point in
        Place(name: name, coordinate: point, timeZone: "Europe/Bratislava")
      })
  }

  func trip(at speed: Double = 20 / 3.6, pauses: [Pause] = []) throws -> Trip {
    let plan = try #require(Schedule.Plan(way, .even(speed)))
    return Trip(way, plan, from: Self.start, pauses: pauses) { point in
      var place = Place(name: "Village", coordinate: point)
      place.timeZone = "Europe/Bratislava"
      return Distance(1000, .meters).map { NearestPlace(place: place, distance: $0, bearing: nil) }
    }
  }

  func page(
    _ trip: Trip, in phrases: any Phrases = English(), units: UnitChoice = UnitChoice(),
    hours: Int = 24, isRead: Bool = false,
    _ fill: (_ point: Int, _ hour: Int, inout Conditions) -> Void
  ) -> AlongPage {
    let reports = trip.points.indices.map { point in
      let rows = (0..<hours).map { hour in
        var row = Conditions(
          Self.start + Double(hour - 8) * 3600, celsius: 10, rain: 0, chance: 5, wind: 0, from: 0,
          code: 1)
        fill(point, hour, &row)
        return row
      }
      return Report(
        service: .openMeteo, fetched: Self.start, timeZone: "Europe/Bratislava", hours: rows)
    }
    let words = Wording(phrases, at: Self.start - 3600, units: units, isRead: isRead)
    return AlongPage(trip, .bike, reports, words) { _ in "Village" }
  }

  @Test func aPaceMayBeFasterThanWind() throws {
    let head = page(try trip(at: 250)) { _, _, _ in }.head(width: 80).map(\.text)
    #expect(head.joined().contains("900\u{A0}km/h"))
  }

  /// Once, where the clocks of its places differ.
  @Test(arguments: ["Europe/Bratislava", "Europe/Vienna", "Europe/Kyiv"])
  func clocksThatDifferAreThoseOfThePlaces(zone: String) throws {
    let stops = [way.stops[0].place, way.stops[1].place].enumerated().map { index, place in
      var place = place
      place.timeZone = index == 0 ? "Europe/Bratislava" : zone
      return place
    }
    let way = try Way(through: stops)
    let plan = try #require(Schedule.Plan(way, .even(20 / 3.6)))
    let trip = Trip(way, plan, from: Self.start, pauses: []) { _ in nil }
    let text = page(trip) { _, _, _ in }.page(width: 80).lines.map(\.text).joined(separator: "\n")
    let differs = zone == "Europe/Kyiv"
    #expect(
      text.components(separatedBy: "Times are local to each place.").count == (differs ? 2 : 1))
    #expect(text.contains(differs ? "08:00–14:00" : "08:00–13:00"), "\(text)")
  }

  /// The whole page, and as it is read out.
  @Test(arguments: Language.allCases) func isShown(language: Language) throws {
    let page = page(try trip(), in: language.phrases) { point, hour, row in
      row.temperature = Temperature(Double(hour) - 6, .celsius)
      if hour == 10 { row.fall(1.5, chance: 5) }
      row.windSpeed = Speed(Double(point), .metersPerSecond)
      row.windGust = Speed(Double(point) * 1.5, .metersPerSecond)
      row.windDirection = Direction(Double(point * 30), .degrees)
    }
    let lines = page.page(width: 80).lines
    let shown = lines.map(\.text).joined(separator: "\n")
    let read = lines.flatMap(\.spoken).joined(separator: "\n")
    try expectText(
      shown + "\n== read out\n" + read + "\n", isIn: "along.\(language.rawValue).txt")
  }

  /// The expected sentence: rain between km 40 and 60 from 10 to 11, and wind on the last 40 km.
  @Test func oneSentenceSaysItAll() throws {
    let trip = try trip()
    func filled(_ point: Int, _ hour: Int, _ row: inout Conditions) {
      if hour == 10 { row.fall(1.5, chance: 5) }
      if point > 6 { row.windSpeed = Speed(6, .metersPerSecond) }
    }
    #expect(
      page(trip, filled).sentence
        == "Rain between km\u{A0}40 and 60, from 10:00 to 11:00. Headwind 6\u{A0}m/s for the last 34\u{A0}km."
    )
    #expect(
      page(trip, in: Slovak(), filled).sentence
        == "Dážď medzi km\u{A0}40 a 60, od 10:00 do 11:00. Protivietor 6\u{A0}m/s na posledných 34\u{A0}km."
    )
  }

  @Test(arguments: [
    (English() as any Phrases, 0.3, "dry all the way, no headwind."),
    (English(), -0.3, "dry all the way, no headwind."),
    (English(), -2, "dry all the way, tailwind 2\u{A0}m/s."),
    (Slovak(), -0.3, "celou cestou bez zrážok, bez protivetra."),
  ])
  func aWindOfNothingHasNoSide(phrases: any Phrases, headwind: Double, text: String) throws {
    var page = page(try trip(), in: phrases) { _, _, _ in }
    page.starts = [StartFigures(departure: Self.start)]
    page.starts[0].headwind = headwind
    #expect(page.page(width: 80).lines.contains { $0.text.hasSuffix(text) })
  }

  @Test func timesOfAnotherDayHaveIt() throws {
    let page = page(try trip(at: 5 / 3.6), hours: 40) { _, hour, row in
      if hour == 26 { row.precipitation = Precipitation(1.5, .millimeters) }
    }
    #expect(page.sentence.contains(/[A-Z][a-z]{2} \d+ 02:00 to 03:00/))
  }

  @Test func dryCalmAndSnowyWays() throws {
    let trip = try trip()
    #expect(page(trip) { _, _, _ in }.sentence == "Dry all the way.")
    #expect(page(trip, in: Slovak()) { _, _, _ in }.sentence == "Celou cestou bez zrážok.")
    let snow = page(trip) { _, _, row in
      row.fall(0.5, code: 73, chance: 5)
      row.windSpeed = Speed(5, .metersPerSecond)
      row.windDirection = Direction(180, .degrees)
    }
    #expect(snow.sentence == "Snow all the way. Tailwind 5\u{A0}m/s all the way.")
    let turning = page(trip) { point, _, row in
      row.fall(0.5, code: point < 5 ? 61 : 73, chance: 5)
    }
    #expect(turning.sentence.contains("Rain until km"))
    #expect(turning.sentence.contains("snow from km"))
  }

  /// The rows have the water in snow, and say so where they are read out.
  @Test func snowIsReadAsWater() throws {
    let page = page(try trip(), in: Slovak()) { _, _, row in row.fall(0.5, code: 73, chance: 5) }
    let read = page.page(width: 80).lines.flatMap(\.spoken)
    #expect(read.contains { $0.plain.contains("sneh 0,5 mm vody") })
  }

  @Test func saysWhereTheForecastEnds() throws {
    let page = page(try trip(), hours: 11) { _, _, _ in }
    #expect(page.sentence == "Dry until km\u{A0}50, as far as the forecast goes.")
    #expect(page.notes.contains { $0.hasPrefix("The forecast ends at km\u{A0}50") })
    let rows = try #require(page.document["points"]).elements
    try #require(rows.count == 11)
    #expect(rows[10]["precipitation"] == .null)
    #expect(rows[10]["windSpeed"] == .null)
    #expect(rows[10]["headwind"] == .null)
    #expect(rows[10]["bearing"] == .number(0))
    #expect(rows[10]["isDay"] == .bool(true))
  }

  @Test func documentHasTheFormOfTheIssue() throws {
    let page = page(try trip()) { _, _, row in
      row.windSpeed = Speed(5, .metersPerSecond)
      row.windDirection = Direction(90, .degrees)
    }
    let document = page.document
    let names = { (value: JSONValue?) -> [String] in
      if case .object(let members)? = value { members.map(\.name) } else { [] }
    }
    #expect(
      names(document["way"]) == [
        "name", "length", "ascent", "departure", "arrival", "speed", "points", "gaps", "road",
        "offRoad",
      ])
    #expect(document["way"]?["departure"] == .string("2026-11-24T08:00:00+01:00"))
    #expect(document["way"]?["arrival"] == .string("2026-11-24T13:00:00+01:00"))
    #expect(document["way"]?["points"] == .int(11))
    #expect(document["way"]?["ascent"] == .null)
    let points = try #require(document["points"]).elements
    try #require(points.count == 11)
    #expect(
      names(points[0]) == [
        "time", "distance", "latitude", "longitude", "elevation", "bearing", "place",
        "temperature", "apparentTemperature", "precipitation", "precipitationProbability",
        "windSpeed", "windDirection", "windGust", "headwind", "crosswind", "weatherCode", "isDay",
      ])
    #expect(points[0]["crosswind"] == .number(5))
    #expect(points[0]["place"] == .string("Start"))
    #expect(points[1]["place"] == .string("Village"))
    #expect(points[5]["time"] == .string("2026-11-24T10:30:00+01:00"))
  }

  @Test(arguments: [40, 60, 80, 100, 200]) func fitsEveryWidth(width: Int) throws {
    for phrases in [English() as any Phrases, Slovak()] {
      let page = page(try trip(), in: phrases) { point, hour, row in
        row.precipitation = Precipitation(Double(hour % 3), .millimeters)
        row.windSpeed = Speed(Double(point), .metersPerSecond)
      }
      for shown in [page.page(width: width), page.chartPage(width: width)] {
        #expect(shown.lines.allSatisfy { $0.width <= width })
        #expect(!shown.lines.isEmpty)
      }
    }
  }

  /// There is a row each half hour, and one for each pause.
  @Test func rowsAreHalfHoursAndPlaces() throws {
    let page = page(try trip(pauses: [Pause(minute: 600, seconds: 3600)])) { _, _, _ in }
    #expect(page.rows.first?.place == "Start")
    #expect(page.rows.last?.place == "End")
    #expect(page.rows.count == 13)
    #expect(page.notes.contains { $0.hasPrefix("Pause of 1\u{A0}h at 10:00") })
    // While it rests, it stays where it is.
    #expect(page.rows[4].distance == page.rows[5].distance)
    #expect(page.rows[6].distance == page.rows[5].distance)
  }

  @Test func unitsOfMilesAndFeet() throws {
    let page = page(try trip(), units: UnitChoice(.imperial)) { _, hour, row in
      if hour == 10 { row.precipitation = Precipitation(1.5, .millimeters) }
    }
    #expect(page.sentence == "Rain between mile\u{A0}25 and 37, from 10\u{A0}am to 11\u{A0}am.")
  }

  @Test func runsThatAreDryAtAllPoints() throws {
    let times = (0..<4).map { Self.start.addingTimeInterval(Double($0) * 3600) }
    func ensemble(_ rain: [[Double]]) -> Ensemble {
      Ensemble(
        model: .ecmwf, times: times,
        members: rain.enumerated().map { number, values in
          Ensemble.Member(
            number: number, precipitation: values.map { Precipitation($0, .millimeters) })
        })
    }
    let runs = try #require(
      RunsOnWay([
        (ensemble([[0, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]]), Self.start + 60),
        (ensemble([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 2, 0]]), Self.start + 3700),
      ]))
    #expect(runs.members == 3)
    #expect(runs.dry == 1)
    #expect(RunsOnWay([(ensemble([[0, 0, 0, 0]]), Self.start + 99_999)]) == nil)
    #expect(RunsOnWay([]) == nil)
  }

  @Test(arguments: [0.0, 0.2]) func rainHasAPanelWhereItFalls(amount: Double) throws {
    let page = page(try trip()) { _, hour, row in
      row.precipitation = Precipitation(hour == 9 ? amount : 0, .millimeters)
    }
    let chart = page.chart(width: 80).map(\.text).joined(separator: "\n")
    #expect(chart.contains("Rain (mm)") == (amount > 0), "\(chart)")
    #expect(chart.contains("Headwind (m/s)  tailwind below 0"))
    #expect(page.chart(width: 40).map(\.text).joined().contains("Headwind (m/s)"))
  }

  @Test(arguments: [
    (73, "Snow (mm\u{A0}of\u{A0}water)"), (61, "Rain (mm)"), (68, "Rain and snow (mm)"),
  ])
  func thePanelIsNamedAfterWhatFalls(code: Int, title: String) throws {
    let page = page(try trip()) { _, _, row in row.fall(1, code: code, chance: 5) }
    let chart = page.chart(width: 80).map(\.text).joined(separator: "\n")
    #expect(chart.plain.contains(title.plain))
  }

  @Test func readsTheRowsWhereAMapIsDrawn() throws {
    let page = page(try trip(), isRead: true) { _, _, _ in }
    let map = AlongMap(
      page: page, subject: .wind, atlas: Atlas(file: PackageFolder.atlas), glyphs: .dots)
    let shown = map.page(Surface(width: 80, height: 24)).lines.flatMap(\.spoken)
    #expect(shown == page.page(width: 80).lines.flatMap(\.spoken))
    #expect(
      !shown.contains { $0.contains("●") } && shown.contains { $0.hasPrefix("08:00, km\u{A0}0, ") })
  }

  @Test func distancesHaveTheDecimalMarkOfTheLanguage() throws {
    let start = Coordinate(48, 17)
    let short = try Way(
      through: [start, Geodesic.end(from: start, bearing: 0, distance: 5000)].map {
        Place(name: "A", coordinate: $0, timeZone: "Europe/Bratislava")
      })
    let plan = try #require(Schedule.Plan(short, .even(1)))
    let trip = Trip(short, plan, from: Self.start, pauses: []) { _ in nil }
    let page = page(trip, in: Slovak()) { _, _, _ in }
    let text = page.page(width: 80).lines.map(\.text).joined(separator: "\n")
    expectText(text, has: " 0,0 ", "\n 08:00–09:23 ", lacks: " 0.0 ")
  }
}
