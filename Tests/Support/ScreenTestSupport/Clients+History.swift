public import Clients
public import Reports
internal import Testing

extension HistoryClients {
  public static let unimplemented = HistoryClients(
    archive: .unimplemented, records: .unimplemented, accuracy: .unimplemented,
    past: .unimplemented, savedDays: .unimplemented,
    export: { _, _, _ throws(StorageError) in
      Issue.record("HistoryClients.export was not supplied.")
    })
}

extension ArchiveClient {
  public static let unimplemented = ArchiveClient(
    statistics: { () throws(StorageError) in
      Issue.record("ArchiveClient.statistics was not supplied.")
      throw .noHome
    },
    clear: { () throws(StorageError) in Issue.record("ArchiveClient.clear was not supplied.") },
    prune: { _ in
      Issue.record("ArchiveClient.thin was not supplied.")
      return false
    })
}

extension RecordsClient {
  public static let unimplemented = RecordsClient(
    list: { _ throws(StorageError) in
      Issue.record("RecordsClient.list was not supplied.")
      throw .noHome
    },
    records: { _, _, _ throws(StorageError) in
      Issue.record("RecordsClient.records was not supplied.")
      return []
    },
    report: { _ throws(StorageError) in
      Issue.record("RecordsClient.report was not supplied.")
      return nil
    },
    // Every page asks for the days before.
    ofDay: { _, _ throws(StorageError) in nil },
    remove: { _ throws(StorageError) in
      Issue.record("RecordsClient.remove was not supplied.")
      throw .noHome
    },
    removeAll: { _ throws(StorageError) in
      Issue.record("RecordsClient.removeAll was not supplied.")
      throw .noHome
    },
    restore: { _ throws(StorageError) in
      Issue.record("RecordsClient.restore was not supplied.")
      return 0
    })
}

extension AccuracyClient {
  public static let unimplemented = AccuracyClient { _ throws(StorageError) in
    Issue.record("AccuracyClient.scores was not supplied.")
    return []
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
    Issue.record("PastWeatherClient.days was not supplied.")
    return []
  }
}

extension SavedDaysClient {
  public static let unimplemented = SavedDaysClient(
    days: { _, _, _ in
      Issue.record("SavedDaysClient.days was not supplied.")
      return []
    },
    keep: { _, _ in Issue.record("SavedDaysClient.keep was not supplied.") })
}
