public import WeatherModels

/// The time that a table or a chart is of.
nonisolated public enum Period: Hashable, Sendable {
  /// The next hours or days, this many.
  case next(Int)
  case day(DayReference)

  /// `nil` from now on.
  var day: DayReference? {
    if case .day(let day) = self { day } else { nil }
  }

  /// The most hours to show of a report; those of a day are chosen before.
  public var hours: Int {
    if case .next(let count) = self { min(count, Self.mostHours) } else { Self.mostHours }
  }

  /// The most days to show of a report.
  var days: Int {
    if case .next(let count) = self { count } else { .max }
  }

  /// Sixteen days.
  private static let mostHours = 384
}
