import ScreenTestSupport

/// Days as they are typed.
struct DayArgumentTests {
  @Test(arguments: [
    ("today", DayReference.after(0)), ("Tomorrow", .after(1)), ("TONIGHT", .tonight),
    ("weekend", .weekend), ("monday", .weekday(0)), ("thu", .weekday(3)), ("sun", .weekday(6)),
    ("+3", .after(3)), ("+0", .after(0)), ("dnes", .after(0)), ("zajtra", .after(1)),
    ("dnes v noci", .tonight), ("víkend", .weekend), ("vikend", .weekend),
    ("pondelok", .weekday(0)), ("štvrtok", .weekday(3)), ("STVRTOK", .weekday(3)),
    ("nedela", .weekday(6)), ("stredu", .weekday(2)), ("v sobotu", .weekday(5)),
    ("vo stvrtok", .weekday(3)), ("dnes večer", .evening), ("on Saturday", .weekday(5)),
    ("this evening", .evening), ("this friday", .weekday(4)), ("next Monday", .nextWeekday(0)),
    ("next weekend", .nextWeekend), ("budúcu stredu", .nextWeekday(2)),
    ("buduci vikend", .nextWeekend), ("24.11.", .november(24)), ("24. 11.", .november(24)),
    ("29.2.", .anniversary(month: 2, day: 29)), ("25 Nov", .november(25)),
    ("nov 25", .november(25)), ("25. Nov.", .november(25)), ("November 25th", .november(25)),
    ("26th of November", .november(26)), ("friday next week", .nextWeekday(4)),
    ("next week Friday", .nextWeekday(4)), ("on friday next week", .nextWeekday(4)),
    ("v piatok budúci týždeň", .nextWeekday(4)), ("na budúci týždeň v piatok", .nextWeekday(4)),
    ("friday week", .beside(.weekday(4), by: 7)), ("tomorrow week", .after(8)),
    ("a week on tuesday", .beside(.weekday(1), by: 7)),
    ("a week from tuesday", .beside(.weekday(1), by: 7)),
    ("tuesday in a week", .beside(.weekday(1), by: 7)), ("saturday next", .nextWeekday(5)),
    ("thu 2 dec", .anniversary(month: 12, day: 2, weekday: 3)),
    ("v stredu 2. 12.", .anniversary(month: 12, day: 2, weekday: 2)),
    ("2026/12/02", .date(CalendarDay(year: 2026, month: 12, day: 2)!)),
    ("christmas 2020", .date(CalendarDay(year: 2020, month: 12, day: 25)!)),
    ("a year ago", .after(-365)), ("early next week", .days(.nextWeekday(0), to: .nextWeekday(1))),
    ("koncom budúceho týždňa", .days(.nextWeekday(4), to: .nextWeekday(6))),
    ("25/11", .november(25)), ("11/25", .november(25)), ("3/4", .anniversary(month: 4, day: 3)),
    ("1 Sept", .anniversary(month: 9, day: 1)), ("25. novembra", .november(25)),
    ("25 november", .november(25)), ("1. maja", .anniversary(month: 5, day: 1)),
    ("1. máj", .anniversary(month: 5, day: 1)), ("2 okt", .anniversary(month: 10, day: 2)),
    ("24. jún", .anniversary(month: 6, day: 24)), ("24 júla", .anniversary(month: 7, day: 24)),
    ("next week", .nextWeek), ("budúci týždeň", .nextWeek), ("this week", .week),
    ("on 25 November", .november(25)), ("for Saturday", .weekday(5)), ("25-nov", .november(25)),
    ("nov25", .november(25)), ("dňa 25. 11.", .november(25)), ("na víkend", .weekend),
    ("last weekend", .lastWeekend), ("minulý víkend", .lastWeekend), ("o víkende", .weekend),
    ("at Christmas", .december(25)), ("on Christmas Eve", .december(24)),
    ("new year's eve", .december(31)), ("na Vianoce", .december(24)),
    ("na Silvestra", .december(31)), ("in two days", .after(2)), ("in a week", .after(7)),
    ("o dva dni", .after(2)), ("o týždeň", .after(7)), ("in 3 days", .after(3)),
    ("in 2 weeks", .after(14)), ("o 3 dni", .after(3)), ("3 days ago", .after(-3)),
    ("a week ago", .after(-7)), ("pred 3 dňami", .after(-3)), ("pred týždňom", .after(-7)),
    ("tmrw", .after(1)), ("wknd", .weekend), ("3 days from now", .after(3)),
    ("a week from today", .after(7)), ("2 months ago", .after(-60)), ("pred mesiacom", .after(-30)),
    ("over the weekend", .weekend), ("rest of the week", .week), ("yesterday", .after(-1)),
    ("včera", .after(-1)), ("second of December", .anniversary(month: 12, day: 2)),
    ("December the twenty-fourth", .december(24)),
    ("thirty first of May 2020", .date(CalendarDay(year: 2020, month: 5, day: 31)!)),
    ("prvého mája", .anniversary(month: 5, day: 1)),
    ("dvadsiateho štvrtého decembra", .december(24)),
    // Several days
    ("fri-sun", .days(.weekday(4), to: .weekday(6))),
    ("fri – sun", .days(.weekday(4), to: .weekday(6))),
    ("from Friday to Sunday", .days(.weekday(4), to: .weekday(6))),
    ("fri through mon", .days(.weekday(4), to: .weekday(0))),
    ("od piatku do nedele", .days(.weekday(4), to: .weekday(6))),
    ("tomorrow to friday", .days(.after(1), to: .weekday(4))),
    ("sat sun", .days(.weekday(5), to: .weekday(6))),
    ("Saturday and Sunday", .days(.weekday(5), to: .weekday(6))),
    ("v sobotu a v nedeľu", .days(.weekday(5), to: .weekday(6))),
    ("fri sat sun", .days(.weekday(4), to: .weekday(6))),
    ("today and tomorrow", .days(.after(0), to: .after(1))),
    ("until friday", .days(.after(0), to: .weekday(4))),
    ("do stredy", .days(.after(0), to: .weekday(2))), ("až v piatok", .weekday(4)),
    ("mon thru thu", .days(.weekday(0), to: .weekday(3))),
    ("from the 3rd to the 6th of December", .december(3...6)),
    ("from friday", .days(.weekday(4), to: .after(15))),
    ("after friday", .days(.beside(.weekday(4), by: 1), to: .after(15))),
    ("po piatku", .days(.beside(.weekday(4), by: 1), to: .after(15))),
    ("before friday", .days(.after(0), to: .beside(.weekday(4), by: -1))),
    ("by friday", .days(.after(0), to: .weekday(4))), ("the weekend", .weekend),
    ("the friday", .weekday(4)), ("24-26 Dec", .december(24...26)),
    ("24. – 26. 12.", .december(24...26)), ("1.-3.12", .december(1...3)),
    ("1.12-3.12", .december(1...3)), ("from 5.12. to 10.12", .december(5...10)),
    ("Dec 24 to Jan 2", .days(.december(24), to: .anniversary(month: 1, day: 2))),
    ("Dec 24-26", .december(24...26)),
  ])
  func areUnderstoodInBothLanguages(text: String, day: DayReference) throws {
    for language in Language.allCases {
      #expect(try DayArgument.day(text, language.phrases) == day)
    }
  }

  /// Dolná Streda is a town: weekdays have capitals in English alone.
  @Test func aWeekdayWithACapitalIsAName() throws {
    let phrases = Language.slovak.phrases
    #expect(try DayArgument.day("Streda budúci týždeň", phrases) == nil)
    #expect(try DayArgument.day("streda budúci týždeň", phrases) == .nextWeekday(2))
    #expect(try DayArgument.day("Friday next week", phrases) == .nextWeekday(4))
  }

  @Test(arguments: [
    "2026-11-24", "24.11.2026", "24. 11. 2026", "24 November 2026", "November 24, 2026",
    "24. novembra 2026", "24/11/2026", "11/24/2026", "Nov 24 2026",
  ])
  func datesAreUnderstood(text: String) throws {
    let date = try #require(CalendarDay("2026-11-24"))
    #expect(try DayArgument.day(text, English()) == .date(date))
  }

  @Test(arguments: [
    ("12/5", 12, 5), ("3/4", 3, 4), ("25/11", 11, 25), ("11/25", 11, 25),
  ])
  func theMonthMayComeFirst(text: String, month: Int, day: Int) throws {
    var english = English()
    english.localTime = LocalTime(timeZone: { .gmt }, hasMonthFirst: true) { true }
    #expect(try DayArgument.day(text, english) == .anniversary(month: month, day: day))
  }

  @Test func twoLettersAreSlovakAlone() throws {
    for (index, word) in ["po", "ut", "st", "št", "pi", "so", "ne"].enumerated() {
      #expect(try DayArgument.day(word, Slovak()) == .weekday(index))
      #expect(try DayArgument.day(word, English()) == nil)
    }
  }

  @Test(arguments: [
    "", "+", "+-1", "+10000", "3", "24.11", "24.11.26", "Oslo", "Sunday River", "1e308",
    "811-01-1x", "May", "March", "Nov", "Mar del Plata", "May 2026", "48 March", "0 May", "2 Mayo",
    "in 3 hours", "in Oslo", "on Oslo", "na Orave", "5 No", "May May", "25 25", "25/11/26",
    "1/2/3/4", "/11", "25 Nov 26", "th Nov", "24/Nov",
    "\u{202E}today", String(repeating: "today", count: 1000),
    // Nor several days
    "fri-", "-fri", "sat mon", "friday and", "friday to", "to", "from", "from Oslo to friday",
    "between friday", "in friday", "1-3", "24-26", "friday to tomorrow", "tomorrow to today",
    "tonight to friday",
    "8-12 Oslo", "8.30-10.15", "8.10-9.10", "friday 8-12", "40-41 Dec", "Sunday and River",
  ])
  func otherWordsAreNone(text: String) throws {
    #expect(try DayArgument.day(text, English()) == nil)
  }

  @Test(arguments: [
    "2026-13-40", "2026-02-29", "31.11.", "32.1.2026", "0.0.", "1-2-3", "31 Nov",
    "Feb 30", "29 February 2026", "31. 4. 2026", "13/13", "31/11", "0/5", "30. februára",
  ])
  func datesThatDoNotExistAreReported(text: String) {
    #expect(throws: Failure.badDate(text)) { try DayArgument.day(text, English()) }
  }

  @Test(
    arguments: [
      (["tomorrow", "Oslo"], DayReference.after(1), ["Oslo"], true),
      (["New", "York", "sat"], .weekday(5), ["New", "York"], false),
      (["24.", "11.", "2026", "Oslo"], nil, ["Oslo"], true),
      (["dnes", "v", "noci", "Oslo"], .tonight, ["Oslo"], true), (["weekend"], .weekend, [], true),
      (["Nov", "24,", "2026", "May", "Pen"], nil, ["May", "Pen"], true),
      (["Mar", "del", "Plata", "24", "november", "2026"], nil, ["Mar", "del", "Plata"], false),
    ] as [([String], DayReference?, [String], Bool)])
  func standFirstOrLast(words: [String], day: DayReference?, rest: [String], isFirst: Bool) throws {
    let found = try #require(try DayArgument(words, English()))
    #expect(found.day == day ?? CalendarDay("2026-11-24").map(DayReference.date))
    #expect(found.rest == rest)
    #expect(found.isFirst == isFirst)
  }

  @Test func aQuestionAboutTheSunMayEndWithADay() throws {
    let found = try DayArgument(["sun", "2h", "saturday"], English(), mayBeFirst: false)
    #expect(found?.day == .weekday(5))
    #expect(found?.rest == ["sun", "2h"])
  }
}

extension DayReference {
  fileprivate static func november(_ day: Int) -> Self { .anniversary(month: 11, day: day) }
  fileprivate static func december(_ day: Int) -> Self { .anniversary(month: 12, day: day) }

  fileprivate static func december(_ days: ClosedRange<Int>) -> Self {
    .days(.december(days.lowerBound), to: .december(days.upperBound))
  }
}
