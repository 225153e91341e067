public import Foundation

extension Report {
  /// Whether another request would hardly bring anything newer: services make a new report every quarter of an hour at most.
  public func isRecent(at now: Date) -> Bool {
    now.timeIntervalSince(fetched) < 600
  }
}
