import CommandKit
import Documents
import Reports

/// Home for programs: the last place and the favorites with what is saved of them, the alerts that are going to come
/// true, and the official warnings that were read.
nonisolated struct HomeDocument: Sendable {
  var last: Place?
  var report: Report?
  var favorites: [(place: Place, report: Report?)]
  var expected: [ExpectedAlert]
  var warned: [(place: Place, warnings: JSONValue)]

  var json: JSONValue {
    let rows = favorites.enumerated().map { index, row in
      JSONValue.row(index + 1, row.place, row.report)
    }
    return [
      "place": last?.json ?? .null,
      "report": last.flatMap { report?.json(at: $0) } ?? .null,
      "favorites": .array(rows), "alerts": .array(expected.map(\.json)),
      "warned": .array(warned.map { ["place": $0.place.json, "warnings": $0.warnings] }),
    ]
  }
}
