import CommandKit
import Documents
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

/// The pages of other days and other years.
struct PastPresenter {
  let place: Place
  let interactor: HistoryInteractor
  let words: Wording
  let context: ScreenContext
  /// Whether the days since 1950 are requested while the person goes on.
  var goesOnBehindPrompt = false

  func showPast(_ count: Int) async throws(Failure) {
    context.wait(words.phrases.asking)
    defer { context.wait(nil) }
    let days = try await interactor.past(days: count)
    let phrases = words.phrases
    let model = PastModel(
      place: place.title, title: phrases.pastTitle(days: count),
      rows: days.map { words.past($0) }, placeholder: phrases.noPast,
      credits: credits)
    let document: JSONValue = ["place": place.json, "items": .array(days.map(\.json))]
    context.show(Answer(document: document) { HistoryView().render(model, width: $0) })
  }

  var credits: Credits {
    words.origin.credits(of: [interactor.clients.past.service()])
  }
}
