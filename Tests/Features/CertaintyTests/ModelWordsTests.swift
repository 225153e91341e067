@testable import Certainty
import ScreenTestSupport

/// Sentences about the forecasts of several models.
struct ModelWordsTests {
  // swift-format-ignore: NeverForceUnwrap
  private let today = CalendarDay("2026-11-23")!
  private static let imperial = UnitChoice(.imperial)

  /// Highs in °C, which are shown as 20 and 23 °C, 68 and 73 °F and so on.
  @Test(
    arguments: [
      ([[20.4], [22.6]], UnitChoice(), "On Mon 23 the models' highs differ by 3 °C."),
      ([[20.0], [22.2]], UnitChoice(), "The models' highs agree within 2 °C on all days."),
      ([[20.1], [19.8]], UnitChoice(), "The models' highs agree within 1 °C on all days."),
      ([[20, 21], [20]], UnitChoice(), "The models' highs agree within 1 °C until Mon 23."),
      (
        [[20, 21, 22], [21, 21, 25.5]], UnitChoice(),
        "The models' highs agree within 1 °C until Tue 24. On Wed 25 the models' highs differ by 4 °C."
      ),
      // 68 and 72 °F, 68 and 73 °F.
      ([[20.0], [22.2]], imperial, "The models' highs agree within 4 °F on all days."),
      ([[20.0], [22.7]], imperial, "On Mon 23 the models' highs differ by 5 °F."),
    ] as [([[Double]], UnitChoice, String)])
  func saysTheDifferenceOfTheFiguresShown(highs: [[Double]], units: UnitChoice, expected: String) {
    let words = Wording(units: units)
    let forecasts = ModelForecast.dry(highs.map { $0.map { (0, $0) } }, from: today)
    let said = words.agreement(forecasts, from: today).joined(separator: " ")
    #expect(said == expected.replacing(" °", with: "\u{A0}°"))
  }

  @Test(arguments: [
    (["gem_seamless", "gfs_seamless"], ["GEM", "GFS"]),
    (["gem_global", "gem_regional", "icon_seamless"], ["GEM GLOBAL", "GEM REGIONAL", "ICON"]),
    (["gem_seamless", "cmc_gem_gdps"], ["GEM SEAMLESS", "CMC GEM GDPS"]),
    (["icon_eu", "icon_eu"], ["ICON", "ICON"]),
  ])
  func tellsTwoModelsOfAFamilyApart(names: [String], titles: [String]) {
    let models = names.map(WeatherModel.init(rawValue:))
    #expect(models.map { $0.title(among: models) } == titles)
  }

  /// A date ends with a full stop of its own.
  @Test func endsASentenceWithOneFullStop() {
    let slovak = Slovak()
    #expect(
      slovak.noModelHours("ut 24. 11.")
        == "Žiadny model nemá hodinové údaje pre tento čas: ut 24. 11.")
    #expect(slovak.noModelHours("dnes v noci").hasSuffix(": dnes v noci."))
  }

  /// `Po 23. 11.` would be after that day.
  @Test func mondayIsNoPreposition() throws {
    let monday = try #require(CalendarDay("2026-11-23"))
    #expect(
      Slovak().modelsApart(monday, by: "3\u{A0}°C")
        == "V pondelok 23.\u{A0}11. sa najvyššie teploty modelov líšia o 3\u{A0}°C.")
    #expect(
      English().modelsApart(monday, by: "3\u{A0}°C")
        == "On Mon 23 the models' highs differ by 3\u{A0}°C.")
    #expect(
      Slovak().modelHours("po 23. 11.", of: "teplota", in: "°C")
        == "Podľa modelov (po 23. 11.): teplota (°C)")
  }
}
