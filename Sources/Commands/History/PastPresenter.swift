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

  func showPast(_ count: Int) async throws(Failure) {
    context.wait(words.phrases.asking)
    defer { context.wait(nil) }
    let days = try await interactor.past(days: count)
    let phrases = words.phrases
    let model = PastModel(
      place: place.title, title: phrases.pastTitle(days: count),
      days: days.map { words.daily.past($0.day) }, recorded: words.recorded(days),
      placeholder: phrases.noPast, credits: credits)
    let document: JSONValue = ["place": place.json, "items": .array(days.map(\.json))]
    context.show(Answer(document: document) { HistoryView().render(model, width: $0) })
  }

  func showNormal() async throws(Failure) {
    let phrases = words.phrases
    context.wait(phrases.asking)
    defer { context.wait(nil) }
    guard let date = interactor.today(), let normal = try await interactor.normal(of: date),
      let coldest = normal.coldest, let warmest = normal.warmest
    else {
      return context.show(Answer(phrases.noPast, document: ["place": place.json, "mean": .null]))
    }
    let today = await interactor.forecast(for: date)
    let difference = today.flatMap { normal.difference(of: $0) }
    let model = NormalModel(
      place: place.title,
      title: phrases.normalTitle(
        day: date.day, month: date.month, first: normal.days[0].date.year,
        last: normal.days[normal.days.count - 1].date.year),
      sentences: [
        phrases.normal(
          mean: words.figures.temperature(Temperature(normal.mean, .celsius), decimals: 1),
          coldest: words.figures.temperature(coldest.temperature), in: coldest.year,
          warmest: words.figures.temperature(warmest.temperature), in: warmest.year),
        today.flatMap { words.normal($0, difference: difference) } ?? phrases.todayUnknown,
      ],
      credits: credits)
    let document = normal.json(
      at: place, date: date, today: today, difference: difference)
    context.show(Answer(document: document) { HistoryView().render(model, width: $0) })
  }

  private var credits: Credits {
    words.origin.credits(of: [interactor.clients.past.service()])
  }
}
