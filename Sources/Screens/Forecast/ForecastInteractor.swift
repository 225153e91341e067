import Clients
import CommandKit
import Phrases
import Reports

/// Finds the last search and the favorites. Their weather is asked for by the `ReportLoader` that all pages share.
nonisolated struct ForecastInteractor: Sendable {
  let places: PlaceListClient
  let history: HistoryClients
  let hasNetwork: @Sendable () -> Bool
  /// The city of this machine's time zone; `nil` for none, as in UTC, and where the home is set.
  var cityOfZone: @Sendable () async -> Place? = { nil }

  func lastSearch() throws(Failure) -> Place? {
    try Failure.wrapping(storage: places.lastSearch())?.called
  }

  /// The favorites under their own names, in the order of the list.
  func favorites() throws(Failure) -> [Place] {
    try Failure.wrapping(storage: places.all(.favorites).map(\.called))
  }

  /// Whether the user has saved no favorites and no pins.
  func isNewPerson() -> Bool {
    (try? places.ids(.favorites).isEmpty && places.ids(.pins).isEmpty) ?? false
  }
}
