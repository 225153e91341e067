import Phrases
import Quantities
@testable import Tell
import Testing

struct TellPhraseTests {
  @Test(arguments: [
    (AwaitedWeather.rain, "Heavier"), (.snow, "Heavier"),
    (.limit(.temperature, isAbove: true, "30 °C"), "Warmer"),
    (.limit(.temperature, isAbove: false, "0 °C"), "Colder"),
    (.limit(.wind, isAbove: true, "10 m/s"), "Stronger"),
    (.limit(.wind, isAbove: false, "2 m/s"), "Calmer"), (nil, "More severe"),
  ])
  func saysWhatThereIsMoreOf(weather: AwaitedWeather?, change: String) {
    #expect(English().grown("So.", weather) == "\(change) than expected. So.")
  }

  @Test(arguments: [
    (1, "Odstrániť upozornenie? (a/n) "), (2, "Odstrániť obe upozornenia? (a/n) "),
    (3, "Odstrániť všetky 3 upozornenia? (a/n) "), (5, "Odstrániť všetkých 5 upozornení? (a/n) "),
  ])
  func asksBeforeAlertsAreDeleted(count: Int, question: String) {
    #expect(Slovak().confirmRemoval(ofQuestions: count) == question)
  }
}
