public import Foundation

extension Report {
  /// Whether it speaks of more than one day: a list's report holds today alone.
  public var hasComingDays: Bool { days.count > 1 }

  /// The seconds within which another request would hardly bring anything newer: services make a new report every quarter
  /// of an hour at most, so that one of ten minutes ago is, on average, the present one.
  public static let freshness = 600.0

  /// Whether nobody need ask again; also of a report from a little ahead, but not from further, as after a clock was put
  /// back: that must not keep a report for ever.
  public func isRecent(at now: Date, within seconds: Double = Report.freshness) -> Bool {
    (-60..<seconds).contains(now.timeIntervalSince(fetched))
  }
}

extension AirQuality {
  /// The service computes the air once a day, and for whole hours: what was said half an hour ago still holds.
  public func isRecent(at now: Date) -> Bool {
    (-60..<1800).contains(now.timeIntervalSince(fetched))
  }
}

extension PlaceWarnings {
  /// Warnings are issued for hours, and taken back at any time: the services ask not to be asked more often than this.
  public func isRecent(at now: Date) -> Bool {
    (-60..<900).contains(now.timeIntervalSince(fetched))
  }
}
