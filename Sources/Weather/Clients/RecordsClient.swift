public import Reports

/// A report that was kept, without its forecast.
public struct WeatherRecord: Hashable, Sendable, Identifiable {
  /// Greater than that of every record kept before.
  public var id: Int64
  /// The report without its hours, days and minutes.
  public var report: Report

  public init(id: Int64, report: Report) {
    self.id = id
    self.report = report
  }
}

/// The records of a place at one moment, so that pages stay as they are while new records come.
public struct RecordList: Hashable, Sendable {
  public var place: Place
  public var count: Int
  /// The newest record; 0 where there is none.
  public var newest: WeatherRecord.ID

  public init(place: Place, count: Int, newest: WeatherRecord.ID) {
    self.place = place
    self.count = count
    self.newest = newest
  }
}

/// Records that were removed together, so that they can be put back.
public struct RecordRemoval: Hashable, Sendable {
  public var stamp: Int64
  public var count: Int

  public init(stamp: Int64, count: Int) {
    self.stamp = stamp
    self.count = count
  }
}

/// The past records of a place, newest first.
public struct RecordsClient: Sendable {
  public var list: @Sendable (Place) throws(StorageError) -> RecordList
  /// Reads at most `limit` records from `offset` on.
  public var records:
    @Sendable (RecordList, _ offset: Int, _ limit: Int) throws(StorageError) -> [WeatherRecord]
  /// The whole report of a record, with the hours as far as they are still kept; `nil` when it is gone.
  public var report: @Sendable (WeatherRecord.ID) throws(StorageError) -> Report?
  /// The newest report with hours or days that was fetched on a day at the place; `nil` if there is none.
  public var ofDay: @Sendable (Place, CalendarDay) throws(StorageError) -> Report?
  public var remove: @Sendable ([WeatherRecord.ID]) throws(StorageError) -> RecordRemoval
  public var removeAll: @Sendable (RecordList) throws(StorageError) -> RecordRemoval
  /// Restores the removed records, unless they were removed more than a day ago; the result is their number.
  public var restore: @Sendable (RecordRemoval) throws(StorageError) -> Int

  public init(
    list: @escaping @Sendable (Place) throws(StorageError) -> RecordList,
    records: @escaping @Sendable (RecordList, Int, Int) throws(StorageError) -> [WeatherRecord],
    report: @escaping @Sendable (WeatherRecord.ID) throws(StorageError) -> Report?,
    ofDay: @escaping @Sendable (Place, CalendarDay) throws(StorageError) -> Report?,
    remove: @escaping @Sendable ([WeatherRecord.ID]) throws(StorageError) -> RecordRemoval,
    removeAll: @escaping @Sendable (RecordList) throws(StorageError) -> RecordRemoval,
    restore: @escaping @Sendable (RecordRemoval) throws(StorageError) -> Int
  ) {
    self.list = list
    self.records = records
    self.report = report
    self.ofDay = ofDay
    self.remove = remove
    self.removeAll = removeAll
    self.restore = restore
  }

  /// A day as the last report that was fetched on it had it. `nil` if there is none, or it cannot be read.
  public func day(_ date: CalendarDay, at place: Place) -> Day? {
    (try? ofDay(place, date))?.days.first { $0.date == date }
  }
}
