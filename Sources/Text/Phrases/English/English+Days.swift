public import Analysis
public import Reports

extension EnglishPhrases {
  public var dayWords: [DayWord] {
    [
      DayWord("today", .after(0)), DayWord("tonight", .tonight), DayWord("tomorrow", .after(1)),
      DayWord("weekend", .weekend), DayWord("this weekend", .weekend),
      DayWord("coming weekend", .weekend), DayWord("this coming weekend", .weekend),
      DayWord("this evening", .evening), DayWord("next weekend", .nextWeekend),
      DayWord("last weekend", .lastWeekend), DayWord("past weekend", .lastWeekend),
      DayWord("this week", .week), DayWord("next week", .nextWeek),
    ]
      + DayWord.week(weekdayWords) + DayWord.week(weekdayWords.map { "on " + $0 })
      + DayWord.week(weekdayWords.map { "this " + $0 })
      + DayWord.week(weekdayWords.map { "coming " + $0 })
      + DayWord.week(weekdayWords.map { "next " + $0 }, DayReference.nextWeekday)
      + DayWord.week(weekdayWords.map { $0 + " next" }, DayReference.nextWeekday)
      + DayWord.week(weekdayWords.map { "last " + $0 }, DayReference.lastWeekday)
      + [
        DayWord(
          "weekend after next",
          .days(.beside(.nextWeekday(5), by: 7), to: .beside(.nextWeekday(6), by: 7)))
      ]
      + DayWord.week(weekdayWords.map { $0 + " after next" }) { .beside(.nextWeekday($0), by: 7) }
      + DayWord.week(Self.short) + DayWord.week(Self.short.map { "this " + $0 })
      + DayWord.week(Self.short.map { "next " + $0 }, DayReference.nextWeekday)
      + [
        DayWord("tues", .weekday(1)), DayWord("weds", .weekday(2)),
        DayWord("thurs", .weekday(3)), DayWord("thur", .weekday(3)),
        DayWord("day after tomorrow", .after(2)),
        DayWord("the day after tomorrow", .after(2)),
        DayWord("yesterday", .after(-1)), DayWord("day before yesterday", .after(-2)),
        DayWord("rest of today", .after(0)), DayWord("until the end of the day", .after(0)),
        DayWord("rest of the day", .after(0)), DayWord("rest of the week", .week),
        DayWord("rest of this week", .week), DayWord("until the end of the week", .week),
        DayWord("whole weekend", .weekend), DayWord("the whole weekend", .weekend),
        DayWord("all weekend", .weekend), DayWord("late tonight", .tonight),
        DayWord("the day after", .after(2)), DayWord("midweek", midweek),
        DayWord("end of the week", endOfWeek), DayWord("the end of the week", endOfWeek),
      ]
      + partsOfNextWeek.flatMap { names, days in
        names.map { DayWord("\($0) next week", days) }
      }
  }

  private var partsOfNextWeek: [([String], DayReference)] {
    [
      (["early", "start of", "beginning of"], .days(.nextWeekday(0), to: .nextWeekday(1))),
      (["middle of", "mid"], .days(.nextWeekday(1), to: .nextWeekday(3))),
      (["late", "later", "end of"], .days(.nextWeekday(4), to: .nextWeekday(6))),
    ]
  }

  private var midweek: DayReference { .days(.weekday(1), to: .weekday(3)) }
  private var endOfWeek: DayReference { .days(.weekday(4), to: .weekday(6)) }

  private static var short: [String] { ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] }

  private var weekdayWords: [String] {
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
  }

  public var holidays: [DayWord] {
    let days = [
      (12, 24, ["christmas eve", "xmas eve"]),
      (12, 25, ["christmas", "christmas day", "xmas", "xmas day"]),
      (12, 26, ["boxing day"]), (12, 31, ["new year's eve", "new years eve"]),
      (1, 1, ["new year", "new year's", "new year's day", "new years day"]),
    ]
    let short: [DayWord] = [
      DayWord("tmrw", .after(1)), DayWord("tmr", .after(1)), DayWord("tmw", .after(1)),
      DayWord("2morrow", .after(1)), DayWord("2moro", .after(1)),
      DayWord("wknd", .weekend), DayWord("wkend", .weekend), DayWord("tonite", .tonight),
      DayWord("2nite", .tonight), DayWord("2day", .after(0)),
      DayWord("tomoz", .after(1)), DayWord("overnight", .tonight), DayWord("nxt week", .nextWeek),
      DayWord("this wk", .week), DayWord("next wk", .nextWeek),
    ]
    return short
      + days.flatMap { month, day, names in
        names.map { DayWord($0, .anniversary(month: month, day: day)) }
      }
  }

  public var dayPrepositions: [String] { ["on", "for", "at", "over", "during"] }
  public var fromNowWords: [String] { ["in", "from now", "from today"] }
  public var partsOfDay: [String: Range<Int>] {
    [
      "morning": 6..<12, "noon": 12..<13, "midday": 12..<13, "afternoon": 12..<18,
      "evening": 18..<24, "night": 18..<30, "midnight": 24..<25,
      "lunchtime": 11..<14, "early": 5..<9, "early morning": 5..<9, "late morning": 9..<12,
      "early afternoon": 12..<15, "late afternoon": 15..<18, "early evening": 17..<20,
      "late evening": 21..<24, "daytime": 6..<18, "first thing": 6..<9,
    ]
  }
  public var spokenPartsOfDay: [String: Range<Int>] {
    [
      "morn": 6..<12, "late": 18..<24, "arvo": 12..<18, "eve": 18..<24, "nite": 18..<30,
      "am": 0..<12,
      "pm": 12..<24, "by night": 18..<30, "all night": 18..<30, "all morning": 6..<12,
      "all afternoon": 12..<18, "all evening": 18..<24,
      "mid-morning": 9..<11, "mid morning": 9..<11, "mid-afternoon": 14..<16,
      "mid afternoon": 14..<16, "lunch": 11..<14, "before lunch": 9..<12, "after lunch": 13..<16,
      "before dinner": 16..<19, "after dinner": 19..<23, "before work": 6..<9,
      "after work": 17..<21, "before school": 6..<9, "after school": 14..<18,
    ]
  }

  public var partsOfMonth: [String: ClosedRange<Int>] {
    [
      "early": 1...10, "start of": 1...10, "beginning of": 1...10, "mid": 11...20,
      "middle of": 11...20, "late": 21...31, "end of": 21...31, "first week of": 1...7,
      "first week in": 1...7, "second week of": 8...14, "third week of": 15...21,
      "last week of": 25...31, "first half of": 1...15, "second half of": 16...31,
    ]
  }

  public var shortDayWords: [DayWord] { [] }

  public var nightHeading: String { "Tonight" }

  public func heading(_ day: String, from: String, to: String) -> String {
    from == to ? "\(day), \(from)" : "\(day), \(from)–\(to)"
  }

  public func dayNotCovered(_ day: CalendarDay, by covered: ClosedRange<CalendarDay>) -> String {
    day < covered.lowerBound
      ? "No forecast for \(longDate(day)): it begins on \(longDate(covered.lowerBound)). "
        + "Type past for earlier days."
      : "No forecast for \(longDate(day)): it ends on \(longDate(covered.upperBound)). "
        + "Type chart year for what is normal then."
  }

  public func forecastEnds(_ day: CalendarDay, at time: String?) -> String {
    "The forecast ends on \(longDate(day))" + (time.map { " at \($0)." } ?? ".")
  }
  public var timeHeading: String { "Time" }

  public func share(_ share: String, members: Int) -> String { "\(share) of \(members) runs" }

  public func weekday(_ index: Int) -> String {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][(index % 7 + 7) % 7]
  }

  public func sunshine(_ hours: String) -> String { "sun \(hours)" }

  public func range(from low: String, to high: String) -> String { "\(low) to \(high)" }
  public func within(hours: Int) -> String { "in the next \(hours)\u{A0}h" }
  public func amount(of kind: PrecipitationKind, _ amount: String) -> String {
    "\(name(of: kind)) \(amount)"
  }
  public func total(_ amounts: [String], isAtLeast: Bool) -> String {
    "In total\(isAtLeast ? ", at least" : ""): \(amounts.joined(separator: ", "))."
  }
  public func precipitation(_ amount: String, withSnow depth: String) -> String {
    "\(amount), snow \(depth)"
  }
  public func water(_ unit: String) -> String { "\(unit) of water" }
  public func wholePrecipitation(_ amount: String) -> String { "precipitation \(amount)" }
  public func chance(of kind: PrecipitationKind, _ share: String) -> String {
    "chance of \(name(of: kind)) \(share)"
  }
}
