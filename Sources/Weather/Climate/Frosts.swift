import Reports

/// A day of any year: 29 February counts as the 28th.
public struct MonthDay: Hashable, Sendable {
  public let month: Int
  public let day: Int
}

extension MonthDay: CustomStringConvertible {
  /// `04-21`
  public var description: String { month.twoDigits + "-" + day.twoDigits }
}

/// The first and last frost of a season in the years 1991–2020. Frost is a lowest temperature below 0 °C two meters
/// above the ground.
public struct Frosts: Hashable, Sendable {
  /// The last one of spring: in half of the years no later, and in one of ten later than this. `nil` if most years, or
  /// nine of ten, have none.
  public var lastMedian: MonthDay?
  public var lastLate: MonthDay?
  /// The first one of autumn: in half of the years no earlier, and in one of ten earlier than this.
  public var firstMedian: MonthDay?
  public var firstEarly: MonthDay?
}

extension ClimateSeries {
  /// A season with fewer known days of ten than nine does not count.
  private static let leastKnown = 0.9

  /// Spring's frosts are those from January to June, autumn's those of the twelve months from July on; in the south
  /// half a year later.
  public func frosts(isSouth: Bool) -> Frosts {
    let spring = isSouth ? 7 : 1
    let autumn = isSouth ? 1 : 7
    let lasts = ClimateOfDay.reference.compactMap { year in
      season(from: spring, of: year, months: 6).map { $0.last ?? -.infinity }
    }.sorted()
    let firsts = ClimateOfDay.reference.compactMap { year in
      season(from: autumn, of: year, months: 12).map { $0.first ?? .infinity }
    }.sorted()
    func day(_ sorted: [Double], _ share: Double, from month: Int) -> MonthDay? {
      Quantile.of(sorted, share).map { MonthDay(position: ($0 - 0.5).rounded(.up), from: month) }
    }
    return Frosts(
      lastMedian: day(lasts, 0.5, from: spring), lastLate: day(lasts, 0.9, from: spring),
      firstMedian: day(firsts, 0.5, from: autumn), firstEarly: day(firsts, 0.1, from: autumn))
  }

  /// The days with frost among this many months, counted from the first day of the first one; `nil` if too few are
  /// known.
  private func season(from month: Int, of year: Int, months: Int) -> [Double]? {
    let following = months == 12 ? (year + 1, month) : month == 1 ? (year, 7) : (year + 1, 1)
    guard let first = CalendarDay(year: year, month: month, day: 1)?.daysSince1970,
      let end = CalendarDay(year: following.0, month: following.1, day: 1)?.daysSince1970
    else { return nil }
    var known = 0
    var frosts: [Double] = []
    for day in first..<end {
      guard let low = low(day) else { continue }
      known += 1
      if low < 0, let date = CalendarDay(daysSince1970: day) {
        frosts.append(Double(date.position(from: month)))
      }
    }
    return Double(known) >= Double(end - first) * Self.leastKnown ? frosts : nil
  }
}

extension CalendarDay {
  /// Days since the first of a month, in a year without 29 February.
  fileprivate func position(from month: Int) -> Int {
    let days = MonthDay.daysBefore[self.month - 1] + min(day, MonthDay.lengths[self.month - 1]) - 1
    let first = MonthDay.daysBefore[month - 1]
    return days >= first ? days - first : days - first + 365
  }
}

extension MonthDay {
  fileprivate static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  fileprivate static let daysBefore = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }

  fileprivate init(position: Double, from month: Int) {
    let days = (Int(position) + Self.daysBefore[month - 1]) % 365
    let month = Self.daysBefore.lastIndex { $0 <= days } ?? 0
    self.init(month: month + 1, day: days - Self.daysBefore[month] + 1)
  }
}
