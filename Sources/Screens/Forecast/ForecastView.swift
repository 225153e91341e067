import CommandKit
import Presentation
import TerminalText
import WarningWords

/// The home page.
enum ForecastModel: Equatable {
  case empty([String], DashboardModel? = nil)
  case report(
    hints: [String] = [], head: HeadViewModel, soon: String? = nil, outlook: String? = nil,
    present: PresentViewModel?,
    days: [DayViewModel],
    credits: Credits, placeholder: String, dashboard: DashboardModel? = nil)
}

/// Home on the terminal.
struct ForecastView {
  static let commands: [Command<ForecastAction>] =
    [.refresh(.refresh)] + CitiesView.commands

  /// The page within `height` lines; the whole of it without one.
  func render(_ model: ForecastModel, width: Int, height: Int? = nil) -> Page {
    switch model {
    case .empty(let hints, let dashboard):
      return Page(
        blocks: self.dashboard(dashboard, width: width)
          + hints.map { WeatherLines.note($0, .plain, width: width) }
          + [WeatherLines.credits(dashboard?.credits ?? Credits(), width: width)])
    case .report(
      let hints, let head, let soon, let outlook, let present, let days, let credits,
      let placeholder,
      let dashboard):
      let above: [[Line]] =
        hints.map { WeatherLines.note($0, .plain, width: width) }
        + self.dashboard(dashboard, width: width) + [
          WeatherLines.head(head, width: width, isWide: true),
          soon.map { WeatherLines.note($0, .plain, width: width) } ?? [],
          outlook.map { WeatherLines.note($0, .plain, width: width) } ?? [],
          present.map { WeatherLines.present($0, width: width) }
            ?? WeatherLines.note(placeholder, width: width),
        ]
      let below = WeatherLines.credits(credits, width: width)
      let others = above.reduce(0) { $0 + $1.count } + below.count
      return Page(
        blocks: above + [self.days(days, room: height.map { $0 - others }, width: width), below])
    }
  }

  /// The days that the window has room for, side by side where that saves lines, and today always. `days` shows the
  /// whole week.
  private func days(_ days: [DayViewModel], room: Int?, width: Int) -> [Line] {
    let all = WeatherLines.days(days, width: width)
    guard let room, all.count > room else { return all }
    let isWide = width >= WeatherLines.leastWeek
    func drawn(_ days: [DayViewModel]) -> [Line] {
      isWide ? WeatherLines.week(days, width: width) : WeatherLines.days(days, width: width)
    }
    var shown = days
    var lines = drawn(shown)
    while lines.count > room, shown.count > 1 {
      shown.removeLast()
      lines = drawn(shown)
    }
    return lines
  }
}

/// The favorites at home as text.
struct DashboardModel: Equatable {
  /// The official warnings that are known, a sentence for each place.
  var alerts: [WarningLine] = []
  /// The user's own alerts that are going to come true, a sentence each.
  var expected: [String] = []
  var rows: [DashboardRow] = []
  var headings: DashboardHeadings
  /// A sentence about the favorites that have no row.
  var more: String?
  /// The providers of all that is on the page.
  var credits = Credits()
}

extension ForecastView {
  /// Warnings, alerts, then the rows; a blank line parts them from the rest of the page.
  func dashboard(_ model: DashboardModel?, width: Int) -> [[Line]] {
    guard let model, !(model.rows.isEmpty && model.alerts.isEmpty && model.expected.isEmpty)
    else { return [] }
    let blocks: [[Line]] = [
      model.alerts.flatMap { WeatherLines.alert($0, width: width) },
      model.expected.flatMap { WeatherLines.note($0, .accent, width: width) },
      WeatherLines.dashboard(model.rows, model.headings, width: width),
      model.more.map { WeatherLines.note($0, width: width) } ?? [],
    ]
    return blocks.filter { !$0.isEmpty } + [[""]]
  }
}
