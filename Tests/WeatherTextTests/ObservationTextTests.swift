import Foundation
import Phrases
import ScreenTestSupport
import Testing
import WeatherModels
import WeatherText

/// A station's report in words.
struct ObservationTextTests {
  /// METARs say nothing of the sun, which in Oslo is up at 14:12 in November and down at 20:12.
  @Test(arguments: [(0.0, "☀ Clear"), (6, "☾ Clear")])
  func aClearSkyHasTheSunOrTheMoon(hours: Double, expected: String) {
    var conditions = Conditions(time: Fixture.now + hours * 3600)
    conditions.weatherCode = WeatherCode(rawValue: 0)
    let observation = Observation(
      station: "ENGM", name: nil, coordinate: Fixture.oslo.coordinate, conditions: conditions,
      isVisibilityAtLeast: false, isWindVariable: false, isWet: false, raw: "")
    let words = Wording(phrases: English(), now: { Fixture.now })
    #expect(words.observations.facts(observation).first == expected)
  }
}
