import Foundation
import Reports

/// The moments at which a line that is followed may change: a refresh that comes back, the age at which the report is
/// requested again, and the minutes or quarters of an hour at which the weather or a time in it does.
@MainActor struct LineSchedule {
  private let request: LineRequest
  /// The begin of the last refresh.
  private var begun: Date?

  /// The longest time without a look, in seconds. Hours and days of all places begin with a quarter of an hour.
  static let longest = 900.0
  /// Seconds between two refreshes, as in the background of `line`.
  private static let rest = 60.0
  /// The seconds after which the first answer may have come.
  private static let patience = 5.0

  init(_ request: LineRequest) { self.request = request }

  /// Whether a refresh is to begin now, which is noted.
  mutating func refreshes(_ known: KnownReports, at now: Date) -> Bool {
    let isDue = begun.map { !(0..<Self.rest).contains(now.timeIntervalSince($0)) } ?? true
    guard known.isOld, isDue else { return false }
    begun = now
    return true
  }

  func next(after known: KnownReports, at now: Date) -> Date {
    let seconds = now.timeIntervalSince1970
    let step = saysMinutes(known) ? 60 : Self.longest
    var next = ((seconds / step).rounded(.down) + 1) * step
    if known.isOld {
      // An answer that hasn't come soon is looked for less and less often.
      let waited = begun.map { now.timeIntervalSince($0) } ?? 0
      next = min(next, seconds + min(max(waited, Self.patience), Self.rest))
    } else if let oldest = known.reports.compactMap({ $0?.fetched }).min() {
      let due = oldest.timeIntervalSince1970 + max(request.refreshAfter, Self.rest)
      if due > seconds { next = min(next, due) }
    }
    return Date(timeIntervalSince1970: next)
  }

  private func saysMinutes(_ known: KnownReports) -> Bool {
    // A tooltip and metrics have the age of the report.
    [.waybar, .prometheus].contains(request.preset) || request.format.has(.age)
      || known.reports.contains { $0.map { !$0.minutes.isEmpty || $0.nowcast != nil } == true }
  }
}
