public import CommandKit
public import Reports

/// The actions about the past of a place.
public nonisolated enum HistoryAction: Hashable, Sendable {
  case records
  /// Writes all records to a file.
  case export(path: String)
  case edit(ListEdit)
  case turn(PageTurn)
  /// The accuracy of forecasts, with all statistics if `isWhole`.
  case accuracy(isWhole: Bool)
  /// The chances of precipitation and what came of them.
  case chances
  case past(PastPeriod)
  /// The normal of a date. With `completes`, days since 1950 that aren't saved are requested.
  case normal(completes: Bool, on: DayReference? = nil)
}

/// A day of the past, and what was recorded of it here.
nonisolated struct PastDay: Sendable {
  var day: Day
  var recorded: RecordedDay?
}

/// The temperatures recorded in one day.
typealias RecordedDay = (count: Int, low: Temperature, high: Temperature)
