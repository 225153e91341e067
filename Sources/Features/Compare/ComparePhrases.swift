import Phrases
import Reports

/// Sentences about places side by side.
nonisolated protocol ComparePhrases: Phrases {
  /// Heads the marks of places, which are for this many days together.
  func overDays(_ count: Int) -> String
  /// The order of the places by a quantity of each, or by the sums of what falls.
  func highestFirst(ofSums isSum: Bool) -> String
  /// The days that are compared, and how many asked for lie beyond the forecast.
  func compared(
    from first: CalendarDay, to last: CalendarDay, withoutLast missing: Int
  ) -> String
}

nonisolated extension Phrases {
  var compare: any ComparePhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
