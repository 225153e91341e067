import Phrases
import Reports

nonisolated extension English: ComparePhrases {
  func overDays(_ count: Int) -> String { "over \(plural(count, "day", "days"))" }
  func highestFirst(ofSums isSum: Bool) -> String {
    isSum ? "In total, highest first." : "Highest first."
  }
  func compared(
    from first: CalendarDay, to last: CalendarDay, withoutLast missing: Int
  ) -> String {
    let days = first == last ? shortDate(first) : "\(shortDate(first)) to \(shortDate(last))"
    let others = missing == 1 ? "last day lies" : "last \(missing) days lie"
    return "Compared: \(days). The \(others) beyond the forecast."
  }
}
