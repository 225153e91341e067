import Foundation
import GRDB
import SafeFiles
import WeatherClients
import WeatherModels

// The first version kept the last report of each place in a file of its own, in `reports` beside the database.
extension ArchiveFile {
  func hasLegacy() throws(StorageError) -> Bool {
    try !legacyNames().isEmpty
  }

  /// Adds what the files hold, oldest first. What cannot be read stays where it is.
  func carryOver(into database: Database) throws {
    let found = try legacyNames().compactMap(readLegacy)
    for (place, report) in found.sorted(by: { $0.1.fetched < $1.1.fetched }) {
      try ReportStore(database).add(report, of: place)
    }
  }

  /// Once the database has them. A failure is of no weight: they are not read a second time.
  func removeLegacy() {
    guard let folder = try? legacyFolder, let names = try? legacyNames() else { return }
    for name in names where readLegacy(name) != nil { try? calls.remove(folder + "/" + name) }
    guard (try? legacyNames())?.isEmpty == true else { return }
    try? calls.remove(folder + "/.reports.lock")
    rmdir(folder)
  }

  private var legacyFolder: String {
    get throws(StorageError) { try folder.get() + "/reports" }
  }

  private func legacyNames() throws(StorageError) -> [String] {
    let names = (try? calls.names(try legacyFolder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  private func readLegacy(_ name: String) -> (Place, Report)? {
    guard let folder = try? legacyFolder,
      let data = FileManager.default.contents(atPath: folder + "/" + name),
      case .report(let place, let report) = LegacyReport.read(data)
    else { return nil }
    return (place, report)
  }
}
