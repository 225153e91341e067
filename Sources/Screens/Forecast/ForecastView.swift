import CommandKit
import Phrases
import TerminalText
import WeatherText

/// The page of home.
enum ForecastModel: Equatable {
  case empty([String])
  case report(
    head: HeadViewModel, soon: String? = nil, outlook: String? = nil, present: PresentViewModel?,
    days: [DayViewModel],
    credit: String?, placeholder: String)
}

/// Home on the terminal.
struct ForecastView {
  static let commands: [Command<ForecastAction>] =
    [.refresh(.refresh)] + CitiesView.commands

  func render(_ model: ForecastModel, width: Int) -> Page {
    switch model {
    case .empty(let hints):
      return Page(lines: hints.flatMap { WeatherLines.note($0, .plain, width: width) })
    case .report(
      let head, let soon, let outlook, let present, let days, let credit, let placeholder):
      return Page(blocks: [
        WeatherLines.head(head, width: width),
        soon.map { WeatherLines.note($0, .plain, width: width) } ?? [],
        outlook.map { WeatherLines.note($0, .plain, width: width) } ?? [],
        present.map { WeatherLines.present($0, width: width) }
          ?? WeatherLines.note(placeholder, width: width),
        WeatherLines.days(days, width: width),
        credit.map { WeatherLines.note($0, width: width) } ?? [],
      ])
    }
  }
}
