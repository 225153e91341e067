/// What a screen may ask of the past: what Vane recorded, and what a service's own archive says.
public struct HistoryClients: Sendable {
  public var archive: ArchiveClient
  public var records: RecordsClient
  public var accuracy: AccuracyClient
  public var past: PastWeatherClient
  public var keptDays: KeptDaysClient
  /// Makes a file of this text; an absolute path, at which there must be nothing yet.
  public var export: @Sendable (_ text: String, _ path: String) throws(StorageError) -> Void

  public init(
    archive: ArchiveClient, records: RecordsClient, accuracy: AccuracyClient,
    past: PastWeatherClient, keptDays: KeptDaysClient,
    export: @escaping @Sendable (String, String) throws(StorageError) -> Void
  ) {
    self.archive = archive
    self.records = records
    self.accuracy = accuracy
    self.past = past
    self.keptDays = keptDays
    self.export = export
  }
}
