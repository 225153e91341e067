import TerminalText
import WeatherText

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
