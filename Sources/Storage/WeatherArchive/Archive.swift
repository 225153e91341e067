public import Foundation
public import SafeFiles
public import WeatherClients
import WeatherModels

/// Every report that was fetched, in one database: `archive.sqlite` in the data folder.
///
/// Several programs may use it at once. A failure is reported once, and Vane continues without saving.
public final class Archive: Sendable {
  let file: ArchiveFile
  let limits: @Sendable () -> ArchiveLimits

  /// `limits` says how long data is saved when the archive is pruned; `report` receives a damaged or newer database,
  /// and the first failure.
  public init(
    directories: Directories, now: @escaping @Sendable () -> Date, calls: FileCalls = .live,
    limits: @escaping @Sendable () -> ArchiveLimits = { ArchiveLimits() },
    report: @escaping @Sendable (ArchiveNotice) -> Void
  ) {
    file = ArchiveFile(
      folder: Result { () throws(StorageError) in try directories.data }, now: now, calls: calls,
      report: report)
    self.limits = limits
  }

  public var savedReports: SavedReportsClient {
    SavedReportsClient(
      last: { self.last(of: $0) },
      lastForecast: { self.last(of: $0, hasForecast: true, fetchedBefore: $1) }, save: save)
  }
}

extension Archive {
  private func last(
    of place: Place, hasForecast: Bool = false, fetchedBefore time: Date = .distantFuture
  ) -> Report? {
    do {
      return try file.read {
        try ReportStore($0).last(of: place, hasForecast: hasForecast, fetchedBefore: time)
      } ?? nil
    } catch {
      file.tell(error)
      return nil
    }
  }

  private func save(_ report: Report, of place: Place) {
    guard report.service != .sample else { return }
    do {
      try file.write { try ReportStore($0).add(report, of: place) }
    } catch .newer {
      // That was reported when it was opened.
    } catch {
      file.tell(error)
    }
  }
}
