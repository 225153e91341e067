import Climate
import CommandKit
import Documents
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

// The year against the normal one, by the days since 1950.
extension DetailPresenter {
  func showYear() async {
    let clock = PlaceClock(place, zone: nil)
    guard let today = clock.day(of: words.now()), let saved = interactor.climate.saved(place)
    else { return offerYear() }
    let days = saved.series.curve(of: today.year, until: today)
    guard let chart = words.charts.year(place, days) else { return offerYear() }
    let isSample = interactor.supplements.isSample
    let model = DetailModel(
      head: words.origin.head(place, nil),
      parts: [words.charts.yearAnswer(days).map(DetailModel.Part.outlook), .chart(chart)]
        .compactMap(\.self),
      credits: words.origin.credits(
        of: [isSample ? .sample : .openMeteo], isSample ? [] : [.reanalysis]))
    context.show(
      Answer(
        .final, document: document(days), fillsWindow: false,
        draw: { DetailView().render(model, width: $0.width, height: $0.height) }))
  }

  private func offerYear() {
    let calls = PlaceClock(place, zone: nil).day(of: words.now()).map {
      ClimateRequest(after: nil, today: $0).calls
    }
    var answer = Answer(
      words.phrases.climateOffer(
        calls: interactor.climate.isLimited() ? calls : nil, since: nil),
      document: document([]))
    answer.status = .notFound
    context.show(answer)
  }

  private func document(_ days: [DayOfCurve]) -> JSONValue {
    func rounded(_ value: Double?) -> JSONValue { .rounded(value, to: 2) }
    return [
      "place": place.json,
      "items": .array(
        days.map { day in
          [
            "date": .string(day.date.description), "mean": rounded(day.mean),
            "normal": rounded(day.normal), "low": rounded(day.usual?.lowerBound),
            "high": rounded(day.usual?.upperBound),
          ]
        }),
    ]
  }
}
