import CommandKit
import Documents
import Foundation
import Phrases
import WeatherClients
import WeatherModels
import WeatherText

// The favorites, warnings and alerts at home, from what is saved.
extension ForecastPresenter {
  /// The warnings of more places are behind the marks of the list of favorites.
  private static let mostAlerts = 3
  /// The list of alerts has the others.
  private static let mostExpected = 2
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

  /// Home beside the last place, as a page and as a document.
  func home(
    with last: Place?, _ report: Report? = nil
  ) -> (model: DashboardModel, document: JSONValue) {
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
    let model = DashboardModel(
      alerts: alerts(shown + others, names), expected: sentences(of: expected), rows: rows,
      headings: words.dashboard.headings,
      more: favorites.count > most ? phrases.moreFavorites(favorites.count - most) : nil,
      credits: last == nil
        ? words.origin.credits(of: saved.compactMap { $0?.service })
        : words.origin.credits(saved.compactMap(\.self)))
    let document: JSONValue = [
      "place": last?.json ?? .null,
      "report": last.flatMap { report?.json(at: $0) } ?? .null,
    ]
    return (
      model, document.merging(self.document(Array(zip(shown, saved)), shown + others, expected))
    )
  }

  private func document(
    _ favorites: [(Place, Report?)], _ places: [Place], _ expected: [ExpectedAlert]
  ) -> JSONValue {
    let rows = favorites.enumerated().map { index, row -> JSONValue in
      .object([.init(name: "row", value: .int(index + 1))])
        .merging(["report": row.1?.json(at: row.0) ?? .null])
        .merging(row.0.json)
    }
    let known = places.compactMap { place -> JSONValue? in
      guard warnings.lastRead(place) != nil || warnings.failure(at: place) != nil else {
        return nil
      }
      return ["place": place.json, "warnings": warnings.json(at: place, in: words.phrases)]
    }
    return [
      "favorites": .array(rows), "alerts": .array(expected.map(\.json)), "warned": .array(known),
    ]
  }

  private func sentences(of expected: [ExpectedAlert]) -> [String] {
    let phrases = words.phrases
    let shown = expected.prefix(Self.mostExpected).map { alert in
      let age = words.now().timeIntervalSince(alert.fetched)
      let isRecent = age < Report.freshness
      return phrases.expectedAlert(alert.place.name + " · " + alert.sentence, alert.question)
        + (isRecent ? "" : " " + phrases.ago(age))
    }
    let rest = expected.count - shown.count
    return shown + (rest > 0 ? [phrases.moreAlerts(rest)] : [])
  }

  private func alerts(_ places: [Place], _ names: [Place.ID: String]) -> [String] {
    places.compactMap { place in
      words.warnings.known(
        place, warnings.lastRead(place), failure: warnings.failure(at: place)
      ).map { "\(names[place.id] ?? place.name): \($0)" }
    }.prefix(Self.mostAlerts).map(\.self)
  }
}
