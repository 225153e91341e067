import Foundation
import Phrases
import Reports
import Testing

struct ServicePhraseTests {
  private let english = English()

  @Test(arguments: [
    (ServiceError.notCovered(.metNorway), "notFound", "MET Norway doesn't cover this place."),
    (
      .noKey(.openWeather, setting: "OPENWEATHER_API_KEY"), "unauthorized",
      "OpenWeather requires an API key. Set the environment variable OPENWEATHER_API_KEY to yours."
    ),
    (
      .badKey(.openWeather, setting: "OPENWEATHER_API_KEY", reason: "Invalid API key"),
      "unauthorized",
      "OpenWeather rejected the API key in OPENWEATHER_API_KEY: Invalid API key. Check the key."
    ),
    (
      .badKey(.openWeather, setting: "X", reason: nil), "unauthorized",
      "OpenWeather rejected the API key in X. Check the key."
    ),
  ])
  func saysWhatServicesWant(error: ServiceError, code: String, sentence: String) {
    #expect(Failure.service(error).code == code)
    #expect(english.sentence(for: .service(error)) == sentence)
  }

  @Test func saysWhoseReportItIsAndWhy() {
    #expect(
      english.fallback(for: .openMeteo, answers: .metNorway, because: "Nobody is there.")
        == "This report is from MET Norway, because Open-Meteo is unavailable: Nobody is there.")
  }
}
