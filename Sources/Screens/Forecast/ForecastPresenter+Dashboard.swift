import CommandKit
import Foundation
import Phrases
import WeatherModels
import WeatherText

// The favorites, warnings and alerts at home, from what is saved.
extension ForecastPresenter {
  /// The lines about warnings in windows that aren't as high as one likes.
  private static let mostAlerts = 3
  /// The list of alerts has the others.
  private static let mostExpected = 2
  /// The rows in windows that are as high as one likes.
  private static let mostRows = 8
  /// The lines of a window that are left for all else than rows of two lines each.
  private static let otherLines = 7
  private static let leastRows = 3
  /// The number of rows that are drawn, the only ones whose reports are read. Scripts and screen readers get all.
  var mostShown: Int {
    let rows = context.rowsPerPage(false)
    guard rows != .max else { return .max }
    return min(Self.mostRows, max(Self.leastRows, (rows - Self.otherLines) / 2))
  }

  /// The rest of home beside the last place, as a page and as a document. `minutes` are the providers of the minutes.
  func home(
    with last: Place?, _ report: Report? = nil
  ) -> (model: DashboardModel, document: HomeDocument) {
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
    let expected = expected()
    let credited = warnings.credits(at: shown + others)
    var credits =
      last == nil
      ? words.origin.credits(of: saved.compactMap { $0?.service }, credited)
      : words.origin.credits((saved + [report]).compactMap(\.self), credited)
    credits.remarks = warnings.remarks(
      at: others + shown, called: names, isList: !shown.isEmpty, words)
    if last == nil {
      credits.remarks += saved.compactMap { $0.flatMap(words.origin.wrongClock) }.prefix(1)
    }
    let model = DashboardModel(
      alerts: warnings.lines(
        at: others.map { ($0, nil) } + zip(shown, 1...).map { ($0, $1) }, called: names,
        most: most == .max ? .max : Self.mostAlerts, words),
      expected: sentences(of: expected), rows: rows,
      headings: words.dashboard.headings,
      more: favorites.count > most ? phrases.moreFavorites(favorites.count - most) : nil,
      credits: credits)
    let document = HomeDocument(
      last: last, report: report, favorites: Array(zip(shown, saved)), expected: expected,
      warned: (shown + others).compactMap { place in
        guard warnings.lastRead(place) != nil || warnings.failure(at: place) != nil else {
          return nil
        }
        return (place, warnings.json(at: place, in: phrases))
      })
    return (model, document)
  }

  private func sentences(of expected: [ExpectedAlert]) -> [String] {
    let phrases = words.phrases
    let shown = expected.prefix(Self.mostExpected).map { alert in
      let age = words.now().timeIntervalSince(alert.fetched)
      let isRecent = age < Report.freshness
      // A screen reader reads a full stop before the capital.
      let mark = words.appearance().isRead ? ". " : " · "
      return phrases.expectedAlert(alert.place.name + mark + alert.sentence, alert.question)
        + (isRecent ? "" : " " + phrases.ago(age))
    }
    let rest = expected.count - shown.count
    return shown + (rest > 0 ? [phrases.moreAlerts(rest)] : [])
  }
}
