@testable import Detail
import ScreenTestSupport

@MainActor struct AirWordsTests {
  private let words = Wording()
  private let readOut = Wording(isRead: true)

  @Test func saysThatThereIsNoPollen() {
    expectText(text(Fixture.oslo, Fixture.air(pollen: [.birch: 0]), 80), has: "\n No pollen.\n")
  }

  @Test func showsTheIndexOfTheUnitedStatesThere() throws {
    expectText(
      text(Fixture.springfields[0], Fixture.air(), 80),
      is: """
         Springfield, Missouri, United States      Open-Meteo · 14:00 · fetched just now
         Air quality now
         US index 41, good        ━━━━━╸──────────────────────────────────
         European index 23, fair  ━━━━━━━━━───────────────────────────────
         PM2.5 8 μg/m³   PM10 13 μg/m³   ozone 61 μg/m³
         US index
          55
          50
          45    ⣀⣀⣀⣀⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠄
          40
          35
          30
                  43      44      45
                  15      16      17
            ────────────────────────
                                     Open-Meteo.com, GeoNames, CAMS ENSEMBLE · CC BY 4.0
        """)
    #expect(words.air.line(Fixture.springfields[0], Fixture.air) == "air quality good, US index 41")
    let chart = try #require(readOut.charts.air(Fixture.springfields[0], Fixture.air, hours: 3))
    #expect(chart.reading == ["14:00: 42", "15:00: 43", "16:00: 44", "17:00: 45"])
  }

  @Test func saysThatNothingIsKnown() {
    let air = AirQuality(
      service: .openMeteo, fetched: Fixture.now, timeZone: nil, current: nil, hours: [])
    expectText(
      text(Fixture.pin, air, 60),
      is: """
         48.15° N 17.11° E             Open-Meteo · fetched just now
         No air quality data for this place.
                 Open-Meteo.com, GeoNames, CAMS ENSEMBLE · CC BY 4.0
        """)
    #expect(words.air.line(Fixture.pin, air) == nil)
    #expect(words.charts.air(Fixture.oslo, air, hours: 24) == nil)
  }

  @Test func readsTheIndexOfTheNextHours() throws {
    let chart = try #require(readOut.charts.air(Fixture.oslo, Fixture.air, hours: 3))
    #expect(chart.reading == ["14:00: 22", "15:00: 23", "17:00: 25"])
    #expect(words.air.line(Fixture.oslo, Fixture.air) == "air quality fair, European index 23")
  }

  @Test func tellsProgramsOfTheAir() {
    expectText(
      Fixture.air.json(at: Fixture.oslo).description,
      is: oneLine(
        """
        {"service":"open-meteo","fetched":"2026-11-21T14:12:00+01:00",
        "current":{"time":"2026-11-21T14:00:00+01:00","europeanIndex":23,"europeanBand":"fair",
        "usIndex":41,"usBand":"good","fineParticles":8.2,"particles":12.5,"ozone":61,
        "nitrogenDioxide":null,"sulphurDioxide":null,"carbonMonoxide":null,
        "pollen":{"alder":0,"birch":91.5,"grass":4,"mugwort":null,"olive":null,"ragweed":500}},
        "hours":[
        {"time":"2026-11-21T12:00:00+01:00","europeanIndex":20,"usIndex":40},
        {"time":"2026-11-21T13:00:00+01:00","europeanIndex":21,"usIndex":41},
        {"time":"2026-11-21T14:00:00+01:00","europeanIndex":22,"usIndex":42},
        {"time":"2026-11-21T15:00:00+01:00","europeanIndex":23,"usIndex":43},
        {"time":"2026-11-21T16:00:00+01:00","europeanIndex":null,"usIndex":44},
        {"time":"2026-11-21T17:00:00+01:00","europeanIndex":25,"usIndex":45}]}
        """))
  }

  private func text(_ place: Place, _ air: AirQuality, _ width: Int) -> String {
    Page(lines: WeatherLines.air(words.air.page(place, air, limit: 24), width: width)).text
  }
}
