import CommandKit
import Presentation
import TerminalText
import WarningWords

/// The home page.
enum ForecastModel: Equatable {
  case empty([String], DashboardModel)
  case report(
    hints: [String] = [], head: HeadViewModel, outlook: [String] = [], present: PresentViewModel?,
    days: [DayViewModel], placeholder: String, DashboardModel)
}

/// Home on the terminal.
struct ForecastView {
  static let commands: [Command<ForecastAction>] =
    [.refresh(.refresh)] + CitiesView.commands

  /// The page within `height` lines; the whole of it without one.
  func render(_ model: ForecastModel, width: Int, height: Int? = nil) -> Page {
    func notes(_ sentences: [String]) -> [[Line]] {
      sentences.map { WeatherLines.note($0, .plain, width: width) }
    }
    switch model {
    case .empty(let hints, let dashboard):
      return Page(
        blocks: self.dashboard(dashboard, width: width)
          + notes(hints) + [WeatherLines.credits(dashboard.credits, width: width)])
    case .report(
      let hints, let head, let outlook, let present, let days, let placeholder, let dashboard):
      let now =
        present.map { WeatherLines.present($0, width: width) }
        ?? WeatherLines.note(placeholder, width: width)
      let above =
        notes(hints) + self.dashboard(dashboard, width: width)
        + [WeatherLines.head(head, width: width, isWide: true)] + notes(outlook) + [now]
      let below = WeatherLines.credits(dashboard.credits, width: width)
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
  func dashboard(_ model: DashboardModel, width: Int) -> [[Line]] {
    if model.rows.isEmpty, model.alerts.isEmpty, model.expected.isEmpty { return [] }
    let blocks: [[Line]] = [
      model.alerts.flatMap { WeatherLines.alert($0, width: width) },
      model.expected.flatMap { WeatherLines.note($0, .accent, width: width) },
      WeatherLines.dashboard(model.rows, model.headings, width: width),
      model.more.map { WeatherLines.note($0, width: width) } ?? [],
    ]
    return blocks.filter { !$0.isEmpty } + [[""]]
  }
}
