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
  /// Whether the days since 1950 are requested in the background.
  var goesOnBehindPrompt = false

  func showPast(_ period: PastPeriod) async throws(Failure) {
    let phrases = words.phrases
    guard let today = interactor.today(), let dates = period.days(before: today),
      dates.lowerBound.year >= PastPeriod.firstYear
    else {
      return context.show(
        Answer(
          period.isBeforeArchive(interactor.today())
            ? phrases.archiveBegins(in: PastPeriod.firstYear) : phrases.notPastYet,
          document: ["place": place.json, "items": .array([])]))
    }
    context.wait(phrases.asking)
    defer { context.wait(nil) }
    let days = try await interactor.past(dates)
    let title =
      switch period {
      case .last(let count): phrases.pastTitle(days: count)
      case .month(let month, let year): phrases.pastTitle(month: month, year: year)
      case .weekend:
        [dates.lowerBound, dates.upperBound].map(phrases.shortDate).joined(separator: " – ")
          .capitalizedFirst
      case .date, .ago, .weekday, .anniversary:
        phrases.longDate(dates.lowerBound).capitalizedFirst
      }
    let model = PastModel(
      place: place.title, title: title, sum: words.sum(of: days.map(\.day)),
      days: days.map { words.daily.past($0.day) }, recorded: words.recorded(days),
      placeholder: phrases.noPast, credits: credits)
    let document: JSONValue = ["place": place.json, "items": .array(days.map(\.json))]
    context.show(Answer(document: document) { HistoryView().render(model, width: $0) })
  }

  var credits: Credits {
    words.origin.credits(of: [interactor.clients.past.service()])
  }
}
