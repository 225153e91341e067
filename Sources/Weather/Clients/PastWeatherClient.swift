public import Reports

/// The weather of days long past, from a service's own archive.
public struct PastWeatherClient: Sendable {
  /// The days from `first` to `last`, as far as the service knows them, by date.
  public var days:
    @Sendable (_ place: Place, _ first: CalendarDay, _ last: CalendarDay) async throws(ServiceError)
      -> [Day]
  /// The service whose archive is asked.
  public var service: @Sendable () -> Service

  public init(
    service: @escaping @Sendable () -> Service = { .openMeteo },
    days:
      @escaping @Sendable (Place, CalendarDay, CalendarDay) async throws(ServiceError) -> [Day]
  ) {
    self.service = service
    self.days = days
  }
}

/// Days of the past that were fetched once and need not be asked for again.
public struct SavedDaysClient: Sendable {
  /// The saved days, by date. Unreadable ones count as missing.
  public var days: @Sendable (Place, CalendarDay, CalendarDay) -> [Day]
  public var keep: @Sendable ([Day], Place) -> Void

  public init(
    days: @escaping @Sendable (Place, CalendarDay, CalendarDay) -> [Day],
    keep: @escaping @Sendable ([Day], Place) -> Void
  ) {
    self.days = days
    self.keep = keep
  }
}
