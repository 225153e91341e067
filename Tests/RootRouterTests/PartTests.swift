import Phrases
import ScreenKit
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels

@testable import Detail
@testable import RootRouter

/// `air` and `warnings`: of the place named, of a row, of the screen.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PartTests {
  @Test func showsTheAirOfThePlaceNamed() async {
    let session = Session(
      ["air oslo", "warnings", "air 1", "searches", "air 1", "air 2"],
      gazetteer: .finding([Fixture.oslo]), airQuality: .answering(Fixture.air),
      warnings: .answering(Fixture.warnings))
    expectText(
      await session.run().text,
      is: """
        > air oslo
         Forecast · Searches · Favorites · Map
         Oslo, Norway                              Open-Meteo · 14:00 · fetched just now
         Air quality now
         European index 23, fair   US index 41, good
         PM2.5 8 μg/m³   PM10 13 μg/m³   ozone 61 μg/m³
         Pollen: birch high, grass low, ragweed very high
         European index, next hours
         15:00  16:00  17:00
            23      –     25
         Air quality: CAMS ENSEMBLE / Open-Meteo, CC BY 4.0
        > warnings
         Oslo, Norway                                      MeteoAlarm · fetched just now
         Yellow warning: wind
         Sat 14:00 to Sat 18:00   Oslo, Akershus
         Gusts up to 75 km/h are expected along the coast and in the mountains.
         Less inland.
         Take care.
         Issued by MET Norway
         Dust
         Warnings: EUMETNET MeteoAlarm (https://meteoalarm.org), which may have newer
         ones
        > air 1
         No list to choose from yet. Type: search Oslo
        > searches
         Forecast · [Searches] · Favorites · Map
         Your searches, newest first
            place  region, country   people    lat    lon
         1  Oslo   Oslo, Norway     580,000  59.91  10.75
        > air 1
         Forecast · Searches · Favorites · Map
         Oslo, Norway                              Open-Meteo · 14:00 · fetched just now
         Air quality now
         European index 23, fair   US index 41, good
         PM2.5 8 μg/m³   PM10 13 μg/m³   ozone 61 μg/m³
         Pollen: birch high, grass low, ragweed very high
         European index, next hours
         15:00  16:00  17:00
            23      –     25
         Air quality: CAMS ENSEMBLE / Open-Meteo, CC BY 4.0
        > air 2
         Row 2 doesn't exist. The list has only one row.

        """)
  }

  @Test(
    arguments: [
      ([], .next(7), ""), (["3"], .next(3), ""), (["Oslo"], .next(7), "Oslo"),
      (["3", "New", "York"], .next(3), "New York"), (["0"], nil, ""), (["3x"], nil, ""),
      (["weekend"], .day(.weekend), ""), (["+3", "Oslo"], .day(.after(3)), "Oslo"),
      (["New", "York", "Sunday"], .day(.weekday(6)), "New York"),
    ] as [([String], Period?, String)])
  func takesATimeAndAPlace(words: [String], period: Period?, place: String) throws {
    let read = try DetailCommands.period(words, standard: 7) { words throws(Failure) in
      let found = try DayArgument(words, English())
      return (found?.day, found?.rest ?? words)
    }
    #expect(read?.period == period)
    #expect(read.map(\.place) == period.map { _ in Arguments.split(place) })
  }

  @Test(
    arguments: [
      (["rain"], .chart(.rain, .next(24)), ""), (["t", "48"], .chart(.temperature, .next(48)), ""),
      (["Wind", "999"], .chart(.wind, .next(999)), ""), (["a"], .airChart(.next(24)), ""),
      (["air", "6", "Oslo"], .airChart(.next(6)), "Oslo"),
      (["p", "Oslo"], .chart(.pressure, .next(24)), "Oslo"),
      ([], .meteogram(nil), ""), (["snow"], .meteogram(nil), "snow"),
      (["48"], .meteogram(.next(48)), ""), (["99", "Oslo"], .meteogram(.next(99)), "Oslo"),
      (["rain", "0"], nil, ""), (["0"], nil, ""), (["3x"], nil, ""),
    ] as [([String], DetailPart?, String)])
  func takesAKindOfChartWithHoursAndAPlace(
    words: [String], part: DetailPart?, place: String
  ) throws {
    let read = try DetailCommands.chart(words) { (nil, $0) }
    #expect(read?.part == part)
    #expect(read.map(\.place) == part.map { _ in Arguments.split(place) })
  }

  @Test func aChartHasAtMostSixteenDays() {
    #expect(Period.next(999_999_999).hours == 384)
    #expect(Period.day(.weekend).hours == 384)
  }

  @Test(arguments: ["air", "warnings", "hours"]) func saysThatNothingWasSearched(command: String)
    async
  {
    let session = Session([], runMode: .pipe)
    let run = await session.run([command])
    expectText(
      session.lines.errors,
      is: """
        No searches yet. Type: search Oslo

        """)
    #expect(run.status == 3)
  }

  @Test func answersPrograms() async {
    let session = Session(
      [], runMode: .json, gazetteer: .finding([Fixture.oslo]),
      warnings: .answering(Fixture.warnings)
    )
    let run = await session.run(["warnings", "Oslo"])
    #expect(
      run.text.hasPrefix(#"{"schema":1,"command":"warnings","ok":true,"place":{"name":"Oslo","#))
    #expect(run.text.contains(#","service":"meteoalarm","reach":"place","#))
    #expect(run.status == 0)
  }
}
