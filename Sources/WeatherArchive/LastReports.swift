public import Foundation
public import SafeFiles
internal import Synchronization
public import WeatherClients
internal import WeatherModels

/// What a person must hear about the reports that are kept.
public enum LastReportsNotice: Hashable, Sendable {
  /// A file could not be understood; it is kept at the path `keptAs`.
  case damaged(keptAs: String)
  /// Reports cannot be read or kept.
  case failed(StorageError)
}

/// The last report of each place, in a JSON file of its own, so that a launch reads only the one it shows.
///
/// The files lie in `reports` in the data folder and are named by coordinate: `48.146,17.107.json`.
public final class LastReports: Sendable {
  /// Beyond so many places, the reports written longest ago are removed.
  public static let most = 200

  private let folder: Result<String, StorageError>
  private let now: @Sendable () -> Date
  private let calls: FileCalls
  private let report: @Sendable (LastReportsNotice) -> Void
  private let hasToldFailure = Mutex(false)

  /// `report` hears of every damaged file, and of the first failure.
  public init(
    directories: Directories, now: @escaping @Sendable () -> Date, calls: FileCalls = .live,
    report: @escaping @Sendable (LastReportsNotice) -> Void
  ) {
    folder = Result { () throws(StorageError) in try directories.data + "/reports" }
    self.now = now
    self.calls = calls
    self.report = report
  }

  public var client: SavedReportsClient {
    SavedReportsClient(last: last, save: save)
  }
}

extension LastReports {
  private func last(of place: Place) -> Report? {
    do {
      let file = try file(for: place)
      guard let content = try file.read() else { return nil }
      switch SavedReport.read(content.data, of: place) {
      case .report(let report): return report
      case .unknown: return nil
      case .damaged: return try setAside(file, of: place)
      }
    } catch {
      tell(error)
      return nil
    }
  }

  private func save(_ report: Report, of place: Place) {
    guard report.service != .sample,
      // Only a number that is none cannot be encoded, and the report's types hold none.
      let data = try? JSONEncoder().encode(SavedReport(place: place, report: report))
    else { return }
    do {
      try file(for: place).update { file throws(StorageError) in
        _ = try file.replace(with: data)
      }
      removeOldest(in: try folder.get())
    } catch {
      tell(error)
    }
  }

  /// Not waited for until the disk has it: what a power cut takes, the service has again.
  private func file(for place: Place) throws(StorageError) -> SafeFile {
    let name = "\(place.id.latitude),\(place.id.longitude).json"
    return SafeFile(
      path: try folder.get() + "/" + name, group: "reports", isDurable: false, calls: calls)
  }

  /// Another program may have written a whole report since: that one is returned.
  private func setAside(_ file: SafeFile, of place: Place) throws(StorageError) -> Report? {
    let (kept, found) = try file.update { locked throws(StorageError) -> (String?, Report?) in
      guard let content = try locked.read() else { return (nil, nil) }
      switch SavedReport.read(content.data, of: place) {
      case .report(let report): return (nil, report)
      case .unknown: return (nil, nil)
      case .damaged: return (try locked.setAside(at: now(), placeholder: nil), nil)
      }
    }
    if let kept { report(.damaged(keptAs: kept)) }
    return found
  }

  /// A failure is of no weight: the next save tries again.
  private func removeOldest(in folder: String) {
    let names = ((try? calls.names(folder)) ?? []).filter { $0.hasSuffix(".json") }
    guard names.count > Self.most else { return }
    let dated = names.compactMap { name in
      (try? calls.statusOfLink(folder + "/" + name)).map { (name: name, stamp: $0.stamp) }
    }
    let newestFirst = dated.sorted { a, b in
      (a.stamp.modifiedSeconds, a.stamp.modifiedNanoseconds)
        > (b.stamp.modifiedSeconds, b.stamp.modifiedNanoseconds)
    }
    for old in newestFirst.dropFirst(Self.most) {
      try? calls.remove(folder + "/" + old.name)
    }
  }

  private func tell(_ error: StorageError) {
    let isFirst = hasToldFailure.withLock { hasTold in
      defer { hasTold = true }
      return !hasTold
    }
    if isFirst { report(.failed(error)) }
  }
}
