import Phrases
import Reports

nonisolated extension Slovak: ComparePhrases {
  func overDays(_ count: Int) -> String { "počas \(plural(count, "dňa", "dní", "dní"))" }
  func highestFirst(ofSums isSum: Bool) -> String {
    isSum ? "Spolu, od najvyššej hodnoty." : "Od najvyššej hodnoty."
  }
  func compared(
    from first: CalendarDay, to last: CalendarDay, withoutLast missing: Int
  ) -> String {
    let days = first == last ? shortDate(first) : "\(shortDate(first)) až \(shortDate(last))"
    let others = form(
      missing, "posledný deň", "posledné \(missing) dni", "posledných \(missing) dní")
    return "Porovnané: \(days) Predpoveď nesiaha na \(others)."
  }
}
