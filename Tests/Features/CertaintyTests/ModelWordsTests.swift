@testable import Certainty
import CommandKit
import Foundation
import Phrases
import Presentation
import Reports
import ScreenTestSupport
import Testing

/// Sentences about the forecasts of several models.
struct ModelWordsTests {
  // swift-format-ignore: NeverForceUnwrap
  private let today = CalendarDay("2026-11-23")!

  private func forecasts(_ highs: [[Double]]) -> [ModelForecast] {
    zip([WeatherModel.ecmwf, .gfs, .icon], highs).map { model, highs in
      ModelForecast(
        model: model, hours: [],
        days: highs.enumerated().compactMap { index, high in
          CalendarDay(daysSince1970: today.daysSince1970 + index).map { date in
            var day = Day(date: date)
            day.temperatureMax = Temperature(high, .celsius)
            return day
          }
        })
    }
  }

  /// Highs in °C, which are shown as 20 and 23 °C, 68 and 73 °F and so on.
  @Test(
    arguments: [
      ([[20.4], [22.6]], "On Mon 23 the models' highs differ by 3 °C."),
      ([[20.0], [22.2]], "The models' highs agree within 2 °C on all days."),
      ([[20.1], [19.8]], "The models' highs agree within 1 °C on all days."),
      ([[20, 21], [20]], "The models' highs agree within 1 °C until Mon 23."),
      (
        [[20, 21, 22], [21, 21, 25.5]],
        "The models' highs agree within 1 °C until Tue 24. On Wed 25 the models' highs differ by 4 °C."
      ),
    ])
  func saysTheDifferenceOfTheFiguresShown(highs: [[Double]], expected: String) {
    let words = Wording(phrases: English(), now: { Fixture.now })
    let said = words.agreement(forecasts(highs), from: today).joined(separator: " ")
    #expect(said == expected.replacing(" °C", with: "\u{A0}°C"))
  }

  @Test(
    arguments: [
      // 68 and 72 °F, 68 and 73 °F.
      ([[20.0], [22.2]], "The models' highs agree within 4 °F on all days."),
      ([[20.0], [22.7]], "On Mon 23 the models' highs differ by 5 °F."),
    ])
  func saysItInFahrenheit(highs: [[Double]], expected: String) {
    let words = Wording(
      phrases: English(), now: { Fixture.now }, units: { UnitChoice(.imperial) })
    let said = words.agreement(forecasts(highs), from: today).joined(separator: " ")
    #expect(said == expected.replacing(" °F", with: "\u{A0}°F"))
  }

  @Test(
    arguments: [
      (["gem_seamless", "gfs_seamless"], ["GEM", "GFS"]),
      (["gem_global", "gem_regional", "icon_seamless"], ["GEM GLOBAL", "GEM REGIONAL", "ICON"]),
      (["gem_seamless", "cmc_gem_gdps"], ["GEM SEAMLESS", "CMC GEM GDPS"]),
      (["icon_eu", "icon_eu"], ["ICON", "ICON"]),
    ])
  func tellsTwoModelsOfAFamilyApart(names: [String], titles: [String]) {
    let models = names.map(WeatherModel.init(rawValue:))
    #expect(models.map { $0.title(among: models) } == titles)
  }
}
