internal import Climate
public import Reports

/// The past for a screen: Vane's own records, and the archive of a service.
public struct HistoryClients: Sendable {
  public var archive: ArchiveClient
  public var records: RecordsClient
  public var accuracy: AccuracyClient
  public var past: PastWeatherClient
  public var savedDays: SavedDaysClient
  /// The days since 1950.
  public var climate: ClimateClient
  /// Earlier runs of models, and what stations observed.
  public var certainty = CertaintyClient.noop
  /// Writes this text to an absolute path, at which there must be nothing yet unless it `replaces` that.
  public var export:
    @Sendable (_ text: String, _ path: String, _ replaces: Bool) throws(StorageError) -> Void

  public init(
    archive: ArchiveClient, records: RecordsClient, accuracy: AccuracyClient,
    past: PastWeatherClient, savedDays: SavedDaysClient, climate: ClimateClient = .noop,
    export: @escaping @Sendable (String, String, Bool) throws(StorageError) -> Void
  ) {
    self.archive = archive
    self.records = records
    self.accuracy = accuracy
    self.past = past
    self.savedDays = savedDays
    self.climate = climate
    self.export = export
  }

  /// The days of the year before a day, in order: those that are saved, and of the last two weeks, which the archive
  /// doesn't have at once, those that were recorded.
  public func days(before today: CalendarDay, at place: Place) -> [Day] {
    let days = (today.daysSince1970 - 366)...(today.daysSince1970 - 1)
    let series = climate.recent(place, days)
    return days.compactMap(CalendarDay.init(daysSince1970:)).compactMap { date in
      series?.day(date)
        ?? (today.daysSince1970 - date.daysSince1970 <= 14 ? records.day(date, at: place) : nil)
    }
  }

  public static let noop = HistoryClients(
    archive: ArchiveClient(
      statistics: { () throws(StorageError) in throw .noHome },
      clear: { () throws(StorageError) in }, prune: { _ in false }),
    records: RecordsClient(
      list: { _ throws(StorageError) in throw .noHome },
      records: { _, _, _ throws(StorageError) in [] },
      report: { _ throws(StorageError) in nil }, ofDay: { _, _ throws(StorageError) in nil },
      remove: { _ throws(StorageError) in throw .noHome },
      removeAll: { _ throws(StorageError) in throw .noHome },
      restore: { _ throws(StorageError) in 0 }),
    accuracy: AccuracyClient { _ throws(StorageError) in [] },
    past: PastWeatherClient { _, _, _ async throws(ServiceError) in [] },
    savedDays: SavedDaysClient(days: { _, _, _ in [] }, keep: { _, _ in }),
    export: { _, _, _ throws(StorageError) in })
}
