import Phrases
import Reports

/// Sentences about places side by side.
nonisolated protocol ComparePhrases: Phrases {
  /// Heads the marks of places, which are for this many days together.
  func overDays(_ count: Int) -> String
  /// The figures beside a quantity of each place, and their order; of the days that were asked for or the next 24 hours.
  func highestFirst(ofSums isSum: Bool) -> String
  /// The days that are compared, and how many asked for lie beyond the forecast.
  func compared(
    from first: CalendarDay, to last: CalendarDay, withoutLast missing: Int
  ) -> String
}

nonisolated extension Phrases {
  var compare: any ComparePhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
