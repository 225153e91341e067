import Reports

/// The rule by which an appointment or a change of clocks comes again.
struct RecurrenceRule: Hashable, Sendable {
  enum Frequency: String, Hashable, Sendable {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  struct Weekday: Hashable, Sendable {
    /// Counted from the end below zero; 0 for each.
    var ordinal: Int
    /// 0 Monday … 6 Sunday.
    var day: Int
  }

  var frequency: Frequency
  var interval = 1
  var count: Int?
  var until: WallTime?
  /// Whether `until` is a time in UTC.
  var isUntilUTC = false
  var weekdays: [Weekday] = []
  var months: [Int] = []
  var monthDays: [Int] = []
  var yearDays: [Int] = []
  var positions: [Int] = []
  var weekStart = 0

  /// `nil` for a rule with parts that aren't known, or that is of another calendar.
  init?(_ text: String) {
    var parts: [String: String] = [:]
    for part in text.uppercased().split(separator: ";").prefix(20) {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      parts[String(sides[0])] = String(sides[1])
    }
    guard let frequency = parts["FREQ"].flatMap(Frequency.init) else { return nil }
    self.frequency = frequency
    for (name, value) in parts {
      let items = value.split(separator: ",").prefix(400)
      func read(_ range: ClosedRange<Int>, into numbers: inout [Int]) -> Bool {
        numbers = items.compactMap { Int($0) }.filter { range.contains($0) && $0 != 0 }
        return numbers.count == items.count
      }
      switch name {
      case "FREQ": break
      case "INTERVAL":
        guard let number = Int(value), (1...10_000).contains(number) else { return nil }
        interval = number
      case "COUNT":
        guard let number = Int(value), number > 0 else { return nil }
        count = number
      case "UNTIL":
        guard let time = WallTime(value) else { return nil }
        until = time
        isUntilUTC = value.hasSuffix("Z")
      case "WKST": weekStart = Self.days.firstIndex(of: value) ?? 0
      case "BYDAY":
        weekdays = items.compactMap(Self.weekday)
        guard weekdays.count == items.count else { return nil }
      case "BYMONTH":
        guard read(1...12, into: &months) else { return nil }
      case "BYMONTHDAY":
        guard read(-31...31, into: &monthDays) else { return nil }
      case "BYYEARDAY":
        guard read(-366...366, into: &yearDays), frequency == .yearly else { return nil }
      case "BYSETPOS":
        guard read(-366...366, into: &positions) else { return nil }
      case "RSCALE":
        guard value == "GREGORIAN" else { return nil }
      case "SKIP":
        // A day that a month doesn't have is left out, unless it is moved.
        guard value == "OMIT" || monthDays.isEmpty else { return nil }
      default: return nil
      }
    }
  }

  private static let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  private static func weekday(_ text: Substring) -> Weekday? {
    guard let day = days.firstIndex(of: String(text.suffix(2))) else { return nil }
    let number = text.dropLast(2)
    if number.isEmpty { return Weekday(ordinal: 0, day: day) }
    guard let ordinal = Int(number), (-53...53).contains(ordinal), ordinal != 0 else { return nil }
    return Weekday(ordinal: ordinal, day: day)
  }

  /// The days from `start` on, in order, of which those before `first` are left out where none need to be counted, up
  /// to `last`. Each day that is looked at takes one of the `budget`.
  func days(from start: Int, first: Int, last: Int, budget: inout Int) -> [Int] {
    var found: [Int] = []
    var period = count == nil || isPlain ? periods(from: start, to: first) : 0
    // The start is the first one, whatever the rule says of it.
    var counted = max(1, period)
    if start >= first { found.append(start) }
    while budget > 0, let candidates = candidates(period, start) {
      period += 1
      budget -= max(1, candidates.days.count)
      if candidates.start > last { break }
      for day in at(positions, of: candidates.days) where day > start {
        if let count, counted >= count { return found }
        counted += 1
        if first <= day, day <= last { found.append(day) }
      }
    }
    return found
  }

  /// Whether each period has exactly one day.
  private var isPlain: Bool {
    [.daily, .weekly].contains(frequency) && weekdays.isEmpty && months.isEmpty
      && monthDays.isEmpty && positions.isEmpty
  }

  /// The number of whole periods before a day, less some.
  private func periods(from start: Int, to first: Int) -> Int {
    let length =
      switch frequency {
      case .daily: 1
      case .weekly: 7
      case .monthly: 31
      case .yearly: 366
      }
    return max(0, (first - start) / (length * interval) - 2)
  }

  private func at(_ positions: [Int], of days: [Int]) -> [Int] {
    guard !positions.isEmpty else { return days }
    let indices = positions.map { $0 > 0 ? $0 - 1 : days.count + $0 }
    return Set(indices).sorted().filter(days.indices.contains).map { days[$0] }
  }

  /// The days of a period that the rule names, and its first day; `nil` behind the year 9999.
  private func candidates(_ period: Int, _ start: Int) -> (start: Int, days: [Int])? {
    guard let origin = CalendarDay(daysSince1970: start) else { return nil }
    let (step, isTooLarge) = period.multipliedReportingOverflow(by: interval)
    guard !isTooLarge, step < 4_000_000 else { return nil }
    switch frequency {
    case .daily:
      guard let day = CalendarDay(daysSince1970: start + step) else { return nil }
      return (start + step, isMeant(day) ? [start + step] : [])
    case .weekly:
      let monday = start - (origin.weekday - weekStart + 7) % 7 + step * 7
      guard CalendarDay(daysSince1970: monday + 6) != nil else { return nil }
      let wanted = weekdays.isEmpty ? [origin.weekday] : weekdays.map(\.day)
      let days = (0..<7).map { monday + $0 }.filter { day in
        CalendarDay(daysSince1970: day).map {
          wanted.contains($0.weekday) && (months.isEmpty || months.contains($0.month))
        } ?? false
      }
      return (monday, days)
    case .monthly:
      let month = origin.year * 12 + origin.month - 1 + step
      guard let first = CalendarDay(year: month / 12, month: month % 12 + 1, day: 1) else {
        return nil
      }
      let isMeant = months.isEmpty || months.contains(first.month)
      return (first.daysSince1970, isMeant ? days(ofMonth: first, origin) : [])
    case .yearly:
      guard let first = CalendarDay(year: origin.year + step, month: 1, day: 1) else { return nil }
      return (first.daysSince1970, days(ofYear: first, origin))
    }
  }

  private func isMeant(_ day: CalendarDay) -> Bool {
    (months.isEmpty || months.contains(day.month))
      && (weekdays.isEmpty || weekdays.contains { $0.day == day.weekday })
      && (monthDays.isEmpty || isMonthDay(day))
  }

  private func isMonthDay(_ day: CalendarDay) -> Bool {
    monthDays.contains(day.day)
      || monthDays.contains(day.day - 1 - CalendarDay.length(ofMonth: day.month, in: day.year))
  }

  private func days(ofMonth first: CalendarDay, _ origin: CalendarDay) -> [Int] {
    let start = first.daysSince1970
    let all = start..<start + CalendarDay.length(ofMonth: first.month, in: first.year)
    if monthDays.isEmpty, weekdays.isEmpty {
      let day = start + origin.day - 1
      return all.contains(day) ? [day] : []
    }
    let named = weekdays.isEmpty ? Array(all) : days(named: weekdays, in: all)
    return monthDays.isEmpty
      ? named
      : named.filter { CalendarDay(daysSince1970: $0).map(isMonthDay) ?? false }
  }

  private func days(ofYear first: CalendarDay, _ origin: CalendarDay) -> [Int] {
    let start = first.daysSince1970
    let isLeap = CalendarDay.length(ofMonth: 2, in: first.year) == 29
    let all = start..<start + (isLeap ? 366 : 365)
    if !yearDays.isEmpty {
      let days = yearDays.map { $0 > 0 ? start + $0 - 1 : all.upperBound + $0 }
      return Set(days).sorted().filter { day in
        all.contains(day) && (CalendarDay(daysSince1970: day).map(isMeant) ?? false)
      }
    }
    if months.isEmpty, monthDays.isEmpty, !weekdays.isEmpty {
      return days(named: weekdays, in: all)
    }
    let named =
      !months.isEmpty ? Set(months).sorted() : monthDays.isEmpty ? [origin.month] : Array(1...12)
    return named.flatMap { month in
      CalendarDay(year: first.year, month: month, day: 1).map { days(ofMonth: $0, origin) } ?? []
    }
  }

  /// The weekdays of a month or a year, by their ordinals.
  private func days(named weekdays: [Weekday], in span: Range<Int>) -> [Int] {
    var found: Set<Int> = []
    for weekday in weekdays {
      guard let first = CalendarDay(daysSince1970: span.lowerBound) else { continue }
      let start = span.lowerBound + (weekday.day - first.weekday + 7) % 7
      let days = Array(stride(from: start, to: span.upperBound, by: 7))
      if weekday.ordinal == 0 {
        found.formUnion(days)
      } else {
        found.formUnion(at([weekday.ordinal], of: days))
      }
    }
    return found.sorted()
  }
}
