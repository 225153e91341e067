import Analysis
import Phrases
import Quantities
import Reports
import Testing

/// Weather that isn't expected in the requested time.
struct NotFoundPhraseTests {
  private static let cape = WeatherQuantity.named("cape") ?? .pressure

  @Test(
    arguments: [
      (.dry, 0, .today, "No dry hour today.", "Dnes sa neočakáva ani hodina bez zrážok."),
      (.dry, 3, .tomorrow, "Not dry for 3 h tomorrow.", "Zajtra sa neočakávajú 3 h bez zrážok."),
      (.rain, 0, .hours(27), "No rain in the next 27 h.", "V najbližších 27 h sa neočakáva dážď."),
      (
        .rain, 5, .hours(48), "No 5 h of rain in the next 2 days.",
        "V najbližších 2 dňoch sa neočakáva 5 h s dažďom."
      ),
      (.snow, 0, .tonight, "No snow tonight.", "Dnes v noci sa neočakáva sneženie."),
      (
        .rain, 0, .part(of: .tomorrow, from: "06:00", to: "12:00"),
        "No rain tomorrow from 06:00 to 12:00.", "Zajtra od 06:00 do 12:00 sa neočakáva dážď."
      ),
      (
        .rain, 0, .part(of: .today, from: "15:00", to: "15:00"), "No rain today at 15:00.",
        "Dnes o 15:00 sa neočakáva dážď."
      ),
      (
        .limit(.temperature, isAbove: true, "20 °C"), 0, .hours(1),
        "Not above 20 °C in the next hour.",
        "V najbližšej hodine sa neočakáva teplota nad 20 °C."
      ),
      (
        .limit(.wind, isAbove: false, "5 m/s"), 2, .hours(3),
        "No 2 h of wind below 5 m/s in the next 3 h.",
        "V najbližších 3 h sa neočakávajú 2 h s vetrom pod 5 m/s."
      ),
      (
        .limit(Self.cape, isAbove: true, "500 J/kg"), 0, .today, "CAPE not above 500 J/kg today.",
        "Dnes sa neočakáva: CAPE nad 500 J/kg."
      ),
    ] as [(AwaitedWeather, Int, SearchedTime, String, String)])
  func saysWhatAndWhen(
    weather: AwaitedWeather, hours: Int, time: SearchedTime, english: String, slovak: String
  ) {
    for (phrases, sentence) in [(English() as any Phrases, english), (Slovak(), slovak)] {
      let said = phrases.notFound(
        weather, hours: hours, in: time, isMore: false, next: nil, AbsenceDoubt())
      #expect(plain(said) == sentence)
    }
  }

  /// B6: a "no" says how sure it is, and how far, and whether it was so before; a limit is not denied where a shown
  /// figure equals it.
  @Test(
    arguments: [
      (
        .rain, false, AbsenceDoubt(SaidCertainty(.veryLikely, "49/51"), isOpen: true),
        "No rain today, very likely (49/51). After that it isn't known well enough.",
        "Dnes sa neočakáva dážď, veľmi pravdepodobne (49/51). Ďalej zatiaľ nie je spoľahlivá predpoveď."
      ),
      (
        .dry, true, AbsenceDoubt(), "No more dry hours today.",
        "Dnes už sa neočakáva ani hodina bez zrážok."
      ),
      (.rain, true, AbsenceDoubt(), "No more rain today.", "Dnes už sa neočakáva dážď."),
      (
        .limit(.temperature, isAbove: true, "20 °C"), true, AbsenceDoubt(),
        "No longer above 20 °C today.", "Dnes už sa neočakáva teplota nad 20 °C."
      ),
      (
        .limit(.gusts, isAbove: true, "20 m/s"), true, AbsenceDoubt(),
        "Gusts no longer above 20 m/s today.", "Dnes už sa neočakáva: nárazy vetra nad 20 m/s."
      ),
      (
        .rain, false, Self.contrary(.likely), "No rain today, though rain is likely (40/51).",
        "Dnes sa neočakáva dážď, hoci je to pravdepodobné (40/51)."
      ),
      (
        .dry, false, Self.contrary(.asLikelyAsNot),
        "No dry hour today, though a dry hour is as likely as not (40/51).",
        "Dnes sa neočakáva ani hodina bez zrážok, hoci je to možné (40/51)."
      ),
      (
        .limit(.temperature, isAbove: true, "20 °C"), false, Self.contrary(.veryLikely),
        "Not above 20 °C today, though above 20 °C is very likely (40/51).",
        "Dnes sa neočakáva teplota nad 20 °C, hoci je to veľmi pravdepodobné (40/51)."
      ),
      (
        .limit(.temperature, isAbove: false, "0 °C"), false,
        AbsenceDoubt(nearest: .init("2 °C", at: .today("05:00"), isEqual: false)),
        "Not below 0 °C today: at least 2 °C around 05:00.",
        "Dnes sa neočakáva teplota pod 0 °C: najmenej 2 °C okolo 05:00."
      ),
      (
        .limit(.temperature, isAbove: false, "0 °C"), false,
        AbsenceDoubt(nearest: .init("0 °C", at: .today("05:00"), isEqual: true)),
        "Not below 0 °C today: at least 0 °C around 05:00, right at the limit.",
        "Dnes sa neočakáva teplota pod 0 °C: najmenej 0 °C okolo 05:00, tesne pri hranici."
      ),
    ] as [(AwaitedWeather, Bool, AbsenceDoubt, String, String)])
  func aNoHasItsDoubt(
    weather: AwaitedWeather, isMore: Bool, doubt: AbsenceDoubt, english: String, slovak: String
  ) {
    for (phrases, sentence) in [(English() as any Phrases, english), (Slovak(), slovak)] {
      let said = phrases.notFound(weather, hours: 0, in: .today, isMore: isMore, next: nil, doubt)
      #expect(plain(said) == sentence)
    }
  }

  private static func contrary(_ word: Certainty.Word) -> AbsenceDoubt {
    var doubt = AbsenceDoubt()
    doubt.contrary = SaidCertainty(word, "40/51")
    return doubt
  }

  @Test func aDayHasItsYearOnlyWhereThatIsAnother() throws {
    let (first, last) = try (day("2026-11-28"), day("2026-11-29"))
    let next = OutlookMoment.day(try day("2026-11-30"), "09:00")
    let slovakNext = "sa neočakáva ani hodina bez zrážok. Najbližšie od po 30.\u{A0}11. 09:00."
    for (phrases, time, sentence) in [
      (
        English() as any Phrases, SearchedTime.day(first, isThisYear: true),
        "No dry hour on Saturday, 28 November. Next: Mon 30 09:00."
      ),
      (
        English(), .day(first, isThisYear: false),
        "No dry hour on Saturday, 28 November 2026. Next: Mon 30 09:00."
      ),
      (Slovak(), .day(first, isThisYear: true), "V sobotu 28.\u{A0}11. " + slovakNext),
      (Slovak(), .days(first, last), "Od so 28.\u{A0}11. do ne 29.\u{A0}11. " + slovakNext),
    ] {
      let said = phrases.notFound(
        .dry, hours: 0, in: time, isMore: false, next: next, AbsenceDoubt())
      #expect(said == sentence)
    }
  }

  /// A number beside a number is misread.
  @Test func aTimeOfTwelveHoursIsSetOff() throws {
    let next = OutlookMoment.day(try day("2026-11-30"), "9\u{A0}am")
    #expect(
      English().notFound(.dry, hours: 0, in: .today, isMore: false, next: next, AbsenceDoubt())
        == "No dry hour today. Next: Mon 30, 9\u{A0}am.")
  }

  @Test func whatAForecastLacks() {
    #expect(English().untold(.rain) == "This forecast doesn't include rain.")
    #expect(
      Slovak().untold(.limit(.temperature, isAbove: true, "20 °C"))
        == "Táto predpoveď neuvádza teplotu.")
    #expect(
      English().untold(.limit(.uvIndex, isAbove: true, "3"))
        == "This forecast doesn't include UV index.")
  }

  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }
  private func plain(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }
}
