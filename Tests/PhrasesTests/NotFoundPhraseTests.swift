import Phrases
import Testing
import WeatherModels

/// Weather that isn't expected in the requested time.
struct NotFoundPhraseTests {
  @Test(
    arguments: [
      (.dry, 1, .today, "No dry hour today.", "Dnes sa neočakáva ani hodina bez zrážok."),
      (
        .dry, 3, .tomorrow, "Not dry for 3 h tomorrow.", "Zajtra sa neočakávajú 3 h bez zrážok."
      ),
      (.rain, 1, .hours(27), "No rain in the next 27 h.", "V najbližších 27 h sa neočakáva dážď."),
      (
        .rain, 5, .hours(48), "No 5 h of rain in the next 2 days.",
        "V najbližších 2 dňoch sa neočakáva 5 h s dažďom."
      ),
      (.snow, 1, .tonight, "No snow tonight.", "Dnes v noci sa neočakáva sneženie."),
      (
        .rain, 1, .part(of: .tomorrow, from: "06:00", to: "12:00"),
        "No rain tomorrow from 06:00 to 12:00.", "Zajtra od 06:00 do 12:00 sa neočakáva dážď."
      ),
      (
        .rain, 1, .part(of: .today, from: "15:00", to: "15:00"), "No rain today at 15:00.",
        "Dnes o 15:00 sa neočakáva dážď."
      ),
      (
        .above("20 °C"), 1, .hours(1), "Not above 20 °C in the next hour.",
        "V najbližšej hodine sa neočakáva teplota nad 20 °C."
      ),
      (
        .windBelow("5 m/s"), 2, .hours(3), "No 2 h of wind below 5 m/s in the next 3 h.",
        "V najbližších 3 h sa neočakávajú 2 h s vetrom pod 5 m/s."
      ),
      (
        .quantity("CAPE", isAbove: true, "500 J/kg"), 1, .today, "CAPE not above 500 J/kg today.",
        "Dnes sa neočakáva: CAPE nad 500 J/kg."
      ),
    ] as [(AwaitedWeather, Int, SearchedTime, String, String)])
  func saysWhatAndWhen(
    weather: AwaitedWeather, hours: Int, time: SearchedTime, english: String, slovak: String
  ) {
    #expect(plain(English().notFound(weather, hours: hours, in: time, next: nil)) == english)
    #expect(plain(Slovak().notFound(weather, hours: hours, in: time, next: nil)) == slovak)
  }

  @Test func aDayHasItsYearOnlyWhereThatIsAnother() throws {
    let (first, last) = try (day("2026-11-28"), day("2026-11-29"))
    let next = OutlookMoment.day(try day("2026-11-30"), "09:00")
    func english(_ time: SearchedTime) -> String {
      English().notFound(.dry, hours: 1, in: time, next: next)
    }
    func slovak(_ time: SearchedTime) -> String {
      Slovak().notFound(.dry, hours: 1, in: time, next: next)
    }
    #expect(
      english(.day(first, isThisYear: true))
        == "No dry hour on Saturday, 28 November. Next: Mon 30 09:00.")
    #expect(
      english(.day(first, isThisYear: false))
        == "No dry hour on Saturday, 28 November 2026. Next: Mon 30 09:00.")
    #expect(
      slovak(.day(first, isThisYear: true))
        == "V sobotu 28. 11. sa neočakáva ani hodina bez zrážok. Najbližšie: po 30. 11. 09:00.")
    #expect(
      slovak(.days(first, last))
        == "Od so 28. 11. do ne 29. 11. sa neočakáva ani hodina bez zrážok. "
        + "Najbližšie: po 30. 11. 09:00.")
  }

  @Test func whatAForecastLacks() {
    #expect(English().untold(.rain) == "This forecast doesn't include rain.")
    #expect(Slovak().untold(.above("20 °C")) == "Táto predpoveď neuvádza teplotu.")
    #expect(
      English().untold(.quantity("UV index", isAbove: true, "3"))
        == "This forecast doesn't include UV index.")
  }

  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }
  private func plain(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }
}
