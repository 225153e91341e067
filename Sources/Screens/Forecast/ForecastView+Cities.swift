import Phrases
import ScreenKit
import TerminalText

/// A page of cities as text.
struct CitiesModel: Equatable {
  var title: String
  var rows: [PlaceWeather]
  /// The headings of two columns.
  var humidity, wind: String
  var footers: [String]
  var credits: [String]
}

/// Cities on the terminal.
struct CitiesView {
  static let commands: [Command<ForecastAction>] =
    [
      Command(.cities, table: .reports) { $0.words.isEmpty ? .cities(.show) : nil },
      Command(.filter, takes: [.optional(.text)]) { .cities(.filter($0.text)) },
      Command(.sort, takes: [.choice(CityListViewModel.Order.allCases.map(\.rawValue))]) {
        arguments in
        CityListViewModel.Order(rawValue: arguments.text.lowercased()).map { .cities(.sort($0)) }
      },
    ] + PageTurn.commands { .cities(.turn($0)) }

  func render(_ model: CitiesModel, width: Int) -> Page {
    Page(
      lines: WeatherLines.note(model.title, width: width)
        + WeatherLines.places(
          model.rows, humidity: model.humidity, wind: model.wind, width: width)
        + (model.footers + model.credits).flatMap { WeatherLines.note($0, width: width) })
  }
}
