public import Foundation

extension Report {
  /// The seconds within which another request would hardly bring anything newer: services make a new report every quarter
  /// of an hour at most, so that one of ten minutes ago is, on average, the present one.
  public static let freshness = 600.0

  /// Whether nobody need ask again; also of a report from a little ahead, but not from further, as after a clock was put
  /// back: that must not keep a report for ever.
  public func isRecent(at now: Date, within seconds: Double = Report.freshness) -> Bool {
    (-60..<seconds).contains(now.timeIntervalSince(fetched))
  }
}
