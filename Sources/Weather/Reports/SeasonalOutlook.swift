public import Foundation

/// The weeks and the months ahead of a place, as departures from what is usual there.
///
/// Usual is the climate of the model itself: what it computes for the same time of earlier years.
public struct SeasonalOutlook: Hashable, Sendable {
  /// A week or a month.
  public struct Period: Hashable, Sendable {
    /// The Monday of a week, the first of a month.
    public var first: CalendarDay
    public var last: CalendarDay
    /// The mean temperature less the usual one, in K.
    public var temperature: Double?
    /// The precipitation of the whole period less the usual one, in mm.
    public var precipitation: Double?
    /// The share of the runs that are warmer than usual, and of those that are wetter, from 0 to 1; `nil` for months.
    public var warmer: Double?
    public var wetter: Double?

    /// Whether anything is known of it.
    public var isKnown: Bool {
      temperature != nil || precipitation != nil || warmer != nil || wetter != nil
    }
  }

  /// In order of time; the first may be over.
  public var weeks: [Period]
  public var months: [Period]
  public var fetched: Date
  public var service: Service

  public init(weeks: [Period], months: [Period], fetched: Date, service: Service) {
    self.weeks = weeks
    self.months = months
    self.fetched = fetched
    self.service = service
  }
}

extension SeasonalOutlook.Period {
  /// The week that begins on a day; `nil` at the end of the calendar.
  public init?(weekFrom first: CalendarDay) {
    guard let last = CalendarDay(daysSince1970: first.daysSince1970 + 6) else { return nil }
    self.init(first: first, last: last)
  }

  /// The rest of a month from a day on, which is its first where the service is right.
  public init?(monthFrom first: CalendarDay) {
    let length = CalendarDay.length(ofMonth: first.month, in: first.year)
    guard let last = CalendarDay(year: first.year, month: first.month, day: length) else {
      return nil
    }
    self.init(first: first, last: last)
  }
}
