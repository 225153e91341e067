import CommandKit
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

// The favorites at home, from what is saved.
extension ForecastPresenter {
  /// The warnings of more places are behind the marks of the list of favorites.
  private static let mostAlerts = 3
  /// The rows in windows that are as high as one likes, and where everything is shown.
  private static let mostRows = 8
  /// The lines of a window that are left for all else than rows of two lines each.
  private static let otherLines = 7
  private static let leastRows = 3
  /// The number of rows that are drawn: no other report is read.
  private var mostShown: Int {
    let rows = context.rowsPerPage(false)
    guard rows != .max else { return Self.mostRows }
    return min(Self.mostRows, max(Self.leastRows, (rows - Self.otherLines) / 2))
  }

  func dashboard(with last: Place?) -> DashboardModel {
    let (phrases, most) = (words.phrases, mostShown)
    let shown = favorites.prefix(most)
    let names = favorites.distinctNames(in: phrases)
    let saved = shown.map { reports.saved($0, for: .everything) }
    let rows = zip(shown, saved).enumerated().map { index, pair in
      words.dashboard.row(
        index + 1, pair.0, pair.1, called: names[pair.0.id] ?? pair.0.name)
    }
    let others = [last].compactMap(\.self).filter { place in
      !shown.contains { $0.id == place.id }
    }
    return DashboardModel(
      alerts: alerts(shown + others, names), rows: rows, headings: words.dashboard.headings,
      more: favorites.count > most ? phrases.moreFavorites(favorites.count - most) : nil,
      credits: words.origin.credits(saved.compactMap(\.self)))
  }

  private func alerts(_ places: [Place], _ names: [Place.ID: String]) -> [String] {
    places.compactMap { place in
      warnings.kept(place).flatMap { words.warnings.line(place, $0) }.map {
        "\(names[place.id] ?? place.name): \($0)"
      }
    }.prefix(Self.mostAlerts).map(\.self)
  }
}
