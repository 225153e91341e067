public import Reports

/// The time that a table or a chart is of.
nonisolated public enum Period: Hashable, Sendable {
  /// The next hours or days, this many.
  case next(Int)
  case day(DayReference)
  /// This many hours from the beginning of a day, or from now if that is today.
  case beginning(of: DayReference, hours: Int)

  /// `nil` from now on.
  var day: DayReference? {
    switch self {
    case .day(let day), .beginning(let day, _): day
    case .next: nil
    }
  }

  /// The most hours to show of a report; those of a day are chosen before.
  public var hours: Int {
    switch self {
    case .next(let count), .beginning(_, let count): min(count, Self.mostHours)
    case .day: Self.mostHours
    }
  }

  var days: Int {
    if case .next(let count) = self { count } else { .max }
  }

  /// Sixteen days.
  private static let mostHours = 384
}
