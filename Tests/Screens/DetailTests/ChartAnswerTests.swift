@testable import Climate
@testable import Detail
import ScreenTestSupport

/// The sentence above a chart, which answers `how much rain` and `what is the temperature`.
struct ChartAnswerTests {
  private func hour(_ code: Int, _ millimeters: Double, snow: Double? = nil) -> Conditions {
    Conditions(
      Fixture.now, celsius: -1, feels: -4, rain: millimeters, snow: snow, wind: 4.6, gusts: 9,
      pressure: 1003.4, code: code)
  }

  private func answer(
    _ row: WeatherQuantity, _ hours: [Conditions], _ phrases: any Phrases = English()
  ) -> String? {
    Wording(phrases).charts.answer(row, hours, present: hours.first)?.plain
  }

  @Test func amountsAreSummed() {
    #expect(answer(.precipitation, [hour(61, 1.5), hour(61, 2)]) == "In total: rain 3.5 mm.")
    #expect(
      answer(.snowfall, [hour(73, 1, snow: 1.2), hour(73, 1, snow: 0.8)])
        == "In total: snow 2.0 cm.")
    let mixed = [hour(61, 1.5), hour(73, 1, snow: 1.2)]
    #expect(answer(.precipitation, mixed) == "In total: rain 1.5 mm, snow 1.2 cm.")
    #expect(answer(.precipitation, mixed, Slovak()) == "Spolu: dážď 1,5 mm, sneh 1,2 cm.")
    #expect(answer(.precipitation, []) == nil)
  }

  // B14
  @Test func aSumBeyondTheDataIsTheLeast() {
    for (phrases, text) in [
      (English() as any Phrases, "In total, at least: rain 1.5 mm."),
      (Slovak(), "Spolu aspoň: dážď 1,5 mm."),
    ] {
      let answer = Wording(phrases).charts
        .answer(.precipitation, [hour(61, 1.5)], present: nil, isWhole: false)
      #expect(answer?.plain == text)
    }
  }

  @Test func thePresentIsSaid() {
    let now = [hour(61, 1.5)]
    #expect(answer(.temperature, now) == "Now −1 °C, feels like −4 °C.")
    #expect(answer(.temperature, now, Slovak()) == "Teraz −1 °C, pocitovo −4 °C.")
    #expect(answer(.wind, now) == "Now wind 5 m/s, gusts 9.")
    #expect(answer(.wind, now, Slovak()) == "Teraz vietor 5 m/s, nárazy 9.")
    #expect(answer(.pressure, now) == "Now 1003 hPa.")
    #expect(answer(.pressure, []) == nil)
  }

  /// Days that aren't known don't count.
  @Test func saysHowFarTheYearIsFromTheNormal() throws {
    let date = try #require(CalendarDay("2026-01-01"))
    let values: [(mean: Double?, normal: Double)] = [(-1, 1), (3, 0), (nil, 2)]
    let days = values.map { DayOfCurve(date: date, mean: $0.mean, normal: $0.normal, usual: nil) }
    let charts = Wording().charts
    #expect(charts.yearAnswer(days) == "2026: 0.5\u{A0}°C above the normal of 1991–2020.")
    #expect(charts.yearAnswer([]) == nil)
  }

  /// A difference that is rounded to nothing is on neither side.
  @Test(arguments: [0.0, 0.04, -0.04]) func aYearMayMatchTheNormal(difference: Double) throws {
    let date = try #require(CalendarDay("2026-01-01"))
    let days = [DayOfCurve(date: date, mean: 5 + difference, normal: 5, usual: nil)]
    #expect(Wording().charts.yearAnswer(days) == "2026 matches the normal of 1991–2020.")
    #expect(
      Wording(Slovak()).charts.yearAnswer(days) == "Rok 2026 zodpovedá normálu rokov 1991–2020.")
  }
}
