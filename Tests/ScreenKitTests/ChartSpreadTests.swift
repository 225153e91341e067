import Foundation
import Phrases
import ScreenKit
import ScreenTestSupport
import Testing
import WeatherModels

/// What is said of the runs behind a chart.
struct ChartSpreadTests {
  private let words = WeatherFormatter(phrases: English(), now: { Fixture.now })

  /// The European ensemble has steps of three hours, and beyond 144 hours of six.
  @Test(arguments: [
    (48, "ECMWF IFS computes every 3 hours. The hours between are interpolated."),
    (
      240,
      "ECMWF IFS computes every 3 hours, later every 6 hours. The hours between are interpolated."
    ),
  ])
  func saysHowFarApartTheStepsAre(hours: Int, sentence: String) throws {
    let times = (0..<300).map { Fixture.now + Double($0) * 3600 }
    let member = Ensemble.Member(
      number: 0, temperature: times.map { _ in Temperature(1, .celsius) }, precipitation: [],
      windSpeed: [])
    let ensemble = Ensemble(model: .ecmwf, times: times, members: [member])
    let spread = try #require(ChartSpread(.temperature, ensemble, []))
    #expect(words.notes(spread, hours: hours).contains(sentence))
  }
}
