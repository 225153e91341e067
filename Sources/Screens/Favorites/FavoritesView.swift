import Phrases
import ScreenKit
import TerminalText

/// The favourites as text.
struct FavoritesModel: Equatable {
  var notice: String?
  var rows: [PlaceWeather]
  /// The headings of two columns.
  var humidity, wind: String
  /// How to fill an empty list.
  var hint: String?
  var footer: String?
  /// The services of the reports, and how old these are.
  var sources: [String]
  var credits: [String]
}

/// The favourites on the terminal.
struct FavoritesView {
  static let commands: [Command<FavoritesAction>] =
    [
      Command(.refresh, shorts: ["r"], .refresh),
      // Here it is the same as rm, and can be taken back.
      Command(.unstar, takes: [.rows]) { arguments in
        if arguments.words.isEmpty { return .unstar }
        return RowSelection(arguments.words).map { .edit(.remove($0)) }
      },
    ]
    + ListEdit.commands { .edit($0) } + PageTurn.commands { .turn($0) }

  func render(_ model: FavoritesModel, width: Int) -> Page {
    Page(
      lines: (model.notice.map { WeatherLines.note($0, width: width) } ?? [])
        + WeatherLines.places(
          model.rows, humidity: model.humidity, wind: model.wind, width: width)
        + (model.hint.map { WeatherLines.note($0, .plain, width: width) } ?? [])
        + (model.footer.map { WeatherLines.note($0, width: width) } ?? [])
        + model.sources.flatMap { WeatherLines.note($0, width: width) }
        + model.credits.flatMap { WeatherLines.note($0, width: width) })
  }
}
