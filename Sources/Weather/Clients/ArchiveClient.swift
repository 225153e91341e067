public import Foundation

/// The ages up to which the archive keeps its parts.
public struct ArchiveLimits: Hashable, Sendable {
  /// Hourly forecasts are deleted after this many days, except in the last report of a place.
  public let hours: Int
  /// Records older than this many days are thinned to one a day.
  public let records: Int

  /// Days from 1 to 36,500; others count as the nearest of these.
  public init(hours: Int = 30, records: Int = 365) {
    self.hours = min(max(1, hours), 36_500)
    self.records = min(max(1, records), 36_500)
  }
}

/// The size and content of the archive.
public struct ArchiveStatistics: Hashable, Sendable {
  public var path: String
  /// The size on the disk, in bytes.
  public var size: Int
  public var places: Int
  public var records: Int
  /// Records that still have their hours.
  public var hourly: Int
  public var oldest: Date?

  public init(path: String, size: Int, places: Int, records: Int, hourly: Int, oldest: Date?) {
    self.path = path
    self.size = size
    self.places = places
    self.records = records
    self.hourly = hourly
    self.oldest = oldest
  }
}

/// The archive as a whole.
public struct ArchiveClient: Sendable {
  public var statistics: @Sendable () throws(StorageError) -> ArchiveStatistics
  /// Removes everything for good.
  public var clear: @Sendable () throws(StorageError) -> Void
  /// Prunes the archive to its limits, in at most this many steps of a few milliseconds; `false` if nothing is left to
  /// do, or the archive isn't open yet. Best effort.
  public var prune: @Sendable (_ steps: Int) -> Bool

  public init(
    statistics: @escaping @Sendable () throws(StorageError) -> ArchiveStatistics,
    clear: @escaping @Sendable () throws(StorageError) -> Void,
    prune: @escaping @Sendable (Int) -> Bool
  ) {
    self.statistics = statistics
    self.clear = clear
    self.prune = prune
  }
}
