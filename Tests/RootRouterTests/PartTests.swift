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
         1  Oslo  Oslo, Norway  580,000  59.91  10.75
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
      ([], .days(limit: 7), ""), (["3"], .days(limit: 3), ""), (["Oslo"], .days(limit: 7), "Oslo"),
      (["3", "New", "York"], .days(limit: 3), "New York"), (["0"], nil, ""), (["3x"], nil, ""),
    ] as [([String], DetailPart?, String)])
  func takesDaysAndAPlace(words: [String], part: DetailPart?, place: String) {
    expect(DetailCommands.days(words), part, place)
  }

  @Test(
    arguments: [
      (["rain"], .chart(.rain, hours: 24), ""), (["t", "48"], .chart(.temperature, hours: 48), ""),
      (["Wind", "999999999"], .chart(.wind, hours: 384), ""), (["a"], .airChart(hours: 24), ""),
      (["air", "6", "Oslo"], .airChart(hours: 6), "Oslo"),
      (["p", "Oslo"], .chart(.pressure, hours: 24), "Oslo"),
      ([], .meteogram(hours: nil), ""), (["snow"], .meteogram(hours: nil), "snow"),
      (["48"], .meteogram(hours: 48), ""), (["999", "Oslo"], .meteogram(hours: 384), "Oslo"),
      (["rain", "0"], nil, ""), (["0"], nil, ""), (["3x"], nil, ""),
    ] as [([String], DetailPart?, String)])
  func takesAKindOfChartWithHoursAndAPlace(words: [String], part: DetailPart?, place: String) {
    expect(DetailCommands.chart(words), part, place)
  }

  private func expect(
    _ read: (part: DetailPart, place: [String])?, _ part: DetailPart?, _ place: String
  ) {
    #expect(read?.part == part)
    #expect(read.map(\.place) == part.map { _ in Arguments.split(place) })
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
