public import Clients
public import Reports

extension HistoryClients {
  public static let unimplemented = HistoryClients(
    archive: .unimplemented, records: .unimplemented, accuracy: .unimplemented,
    past: .unimplemented, savedDays: .unimplemented,
    export: { _, _, _ throws(StorageError) in missing("HistoryClients.export", ()) })
}

extension ArchiveClient {
  public static let unimplemented = ArchiveClient(
    statistics: { () throws(StorageError) in throw missing("ArchiveClient.statistics", .noHome) },
    clear: { () throws(StorageError) in missing("ArchiveClient.clear", ()) },
    prune: { _ in missing("ArchiveClient.prune", false) })
}

extension RecordsClient {
  public static let unimplemented = RecordsClient(
    list: { _ throws(StorageError) in throw missing("RecordsClient.list", .noHome) },
    records: { _, _, _ throws(StorageError) in missing("RecordsClient.records", []) },
    report: { _ throws(StorageError) in missing("RecordsClient.report", nil) },
    // Every page asks for the days before.
    ofDay: { _, _ throws(StorageError) in nil },
    remove: { _ throws(StorageError) in throw missing("RecordsClient.remove", .noHome) },
    removeAll: { _ throws(StorageError) in throw missing("RecordsClient.removeAll", .noHome) },
    restore: { _ throws(StorageError) in missing("RecordsClient.restore", 0) })
}

extension AccuracyClient {
  public static let unimplemented = AccuracyClient { _ throws(StorageError) in
    missing("AccuracyClient.scores", [])
  }

  /// Has one verdict on every forecast.
  public static func judging(_ forecast: Temperature?, _ errors: ErrorSum) -> AccuracyClient {
    AccuracyClient(
      scores: { _ throws(StorageError) in [] },
      verdict: { _, _, _ throws(StorageError) in
        ForecastVerdict(forecast: forecast, errors: errors)
      })
  }
}

extension PastWeatherClient {
  public static let unimplemented = PastWeatherClient { _, _, _ async throws(ServiceError) in
    missing("PastWeatherClient.days", [])
  }
}

extension SavedDaysClient {
  public static let unimplemented = SavedDaysClient(
    days: { _, _, _ in missing("SavedDaysClient.days", []) },
    keep: { _, _ in missing("SavedDaysClient.keep", ()) })
}
