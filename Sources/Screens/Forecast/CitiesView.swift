import CommandKit
import Documents
import Phrases
import Presentation

/// A page of cities as text.
struct CitiesModel: Equatable {
  var title: String
  var rows: [PlaceWeather]
  var place, present, humidity, wind, time: String
  var footers: [String]
  var credits: Credits
}

/// Cities on the terminal.
struct CitiesView {
  static let commands: [Command<ForecastAction>] =
    [
      Command(.cities, in: .places, table: .reports, .cities(.show)),
      .filter { .cities(.filter($0)) },
      .sort(CityListViewModel.Order.allCases.map(\.rawValue)) {
        CityListViewModel.Order(rawValue: $0).map { .cities(.sort($0)) }
      },
    ] + PageTurn.commands { .cities(.turn($0)) }

  func render(_ model: CitiesModel, width: Int) -> Page {
    Page(
      lines: WeatherLines.note(model.title, width: width)
        + WeatherLines.places(
          model.rows, place: model.place, present: model.present, humidity: model.humidity,
          wind: model.wind, time: model.time, width: width)
        + model.footers.flatMap { WeatherLines.note($0, width: width) }
        + WeatherLines.credits(model.credits, width: width))
  }
}
