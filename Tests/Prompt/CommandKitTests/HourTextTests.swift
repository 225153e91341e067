import ScreenTestSupport

/// Hours of a day as they are typed, with the day and with a place.
struct HourTextTests {
  @Test(
    arguments: [
      ("at 15:00", .hours(15..<16)), ("15:30", .hours(15..<16)), ("at 15", .hours(15..<16)),
      ("at 18h", .hours(18..<19)), ("6 to 12", .hours(6..<12)), ("3pm", .hours(15..<16)),
      ("at 3 PM", .hours(15..<16)), ("12am", .hours(0..<1)), ("at 8 o'clock", .hours(8..<9)),
      ("o 15. hodine", .hours(15..<16)), ("o 8", .hours(8..<9)), ("noon", .hours(12..<13)),
      ("8-12", .hours(8..<12)), ("tomorrow 1-3", .hours(1..<3, of: .after(1))),
      ("8:30–10:15", .hours(8..<11)), ("from 8 to 12", .hours(8..<12)),
      ("od 8 do 12", .hours(8..<12)), ("between 8 am and 3 pm", .hours(8..<15)),
      ("from 22 to 6", .hours(22..<30)), ("medzi 8 a 12", .hours(8..<12)),
      ("from 15:00", .hours(15..<24)), ("tomorrow morning", .hours(6..<12, of: .after(1))),
      ("in the evening tomorrow", .hours(18..<24, of: .after(1))),
      ("saturday night", .hours(18..<30, of: .weekday(5))),
      ("on sat from 8 am to 3 pm", .hours(8..<15, of: .weekday(5))),
      ("zajtra večer", .hours(18..<24, of: .after(1))),
      ("v sobotu ráno", .hours(6..<10, of: .weekday(5))),
      ("dnes popoludní", .hours(12..<18, of: .after(0))),
      ("this morning", .hours(6..<12, of: .after(0))), ("tonight at 20:00", .hours(20..<21)),
      ("tonight", .tonight), ("5-8pm", .hours(17..<20)), ("from 5 to 8 pm", .hours(17..<20)),
      ("10-12am", .hours(22..<24)), ("12-2", .hours(12..<14)), ("9 to 5", .hours(9..<17)),
      ("9-5", .hours(9..<17)), ("12:30-1:30", .hours(12..<14)), ("8 - 12", .hours(8..<12)),
      ("tonight at 8", .hours(20..<21)), ("6-8 tonight", .hours(18..<20)),
      ("tonight 10-2", .hours(22..<26)), ("o 8 večer", .hours(20..<21)),
      ("dnes večer o 8", .hours(20..<21, of: .after(0))), ("o 8 ráno", .hours(8..<9)),
      ("3 in the afternoon", .hours(15..<16)),
      ("saturday afternoon 2-5", .hours(14..<17, of: .weekday(5))),
      ("tomorrow at 5 in the afternoon", .hours(17..<18, of: .after(1))),
      ("before noon", .hours(0..<12)), ("until 15:00", .hours(0..<15)),
      ("friday after 6 in the evening", .hours(18..<24, of: .weekday(4))),
      ("zajtra večer po ôsmej", .hours(20..<24, of: .after(1))),
      ("after 2 in the night", .hours(26..<30)), ("until 6 in the evening", .hours(0..<18)),
      ("popoludní do večera", .hours(12..<18)), ("tonight until 10", .hours(18..<22)),
      ("dnes večer do desiatej", .hours(18..<22, of: .after(0))),
      ("from 8 in the morning to 5 in the afternoon", .hours(8..<17)),
      ("zajtra od 8 ráno do 2 poobede", .hours(8..<14, of: .after(1))),
      ("od 4 ráno do 9", .hours(4..<9)), ("o 14-tej", .hours(14..<15)),
      ("po polnoci", .hours(24..<30)), ("late afternoon", .hours(15..<18)),
      ("early tomorrow", .hours(5..<9, of: .after(1))), ("after 5pm", .hours(17..<24)),
      ("po 15:00", .hours(15..<24)), ("zajtra do 15:00", .hours(0..<15, of: .after(1))),
      ("0-24 sat", .weekday(5)), ("at midnight", .hours(24..<25)), ("o 20 h", .hours(20..<21)),
      ("o 20.30", .hours(20..<21)), ("at 0600", .hours(6..<7)),
      ("od rána do večera", .hours(6..<18)), ("from morning to evening", .hours(6..<18)),
      ("od obeda", .hours(12..<24)), ("0600 to 1200", .hours(6..<12)), ("o ôsmej", .hours(8..<9)),
      ("medzi ôsmou a dvanástou", .hours(8..<12)), ("at nine", .hours(9..<10)),
      ("5 p.m.", .hours(17..<18)), ("na obed", .hours(12..<13)), ("po obede", .hours(12..<18)),
      ("v noci na sobotu", .hours(18..<30, of: .weekday(4))),
      ("v noci na zajtra", .hours(18..<30, of: .after(0))), ("half past 3", .hours(3..<4)),
      ("at quarter to 5 pm", .hours(16..<17)),
      ("tomorrow at half past 3", .hours(3..<4, of: .after(1))), ("o pol ôsmej", .hours(7..<8)),
      ("štvrť na osem", .hours(7..<8)), ("pol jednej", .hours(12..<13)),
      ("trištvrte na 8", .hours(7..<8)), ("8 to noon", .hours(8..<12)),
      ("noon to 5", .hours(12..<17)), ("from 8 to midnight", .hours(20..<24)),
      ("za 2 hodiny", .hour(afterMinutes: 120)), ("za 3 dni", .after(3)),
      ("fri-sun morning", .hours(6..<12, of: .days(.weekday(4), to: .weekday(6)))),
      ("this evening", .evening), ("in 2 hours", .hour(afterMinutes: 120)),
      ("in 90 minutes", .hour(afterMinutes: 90)), ("o 3 hodiny", .hour(afterMinutes: 180)),
      ("in 3 days", .after(3)),
    ] as [(String, DayReference)])
  func areHoursOfADay(text: String, day: DayReference) throws {
    let words = text.split(separator: " ").map(String.init)
    for language in Language.allCases {
      let found = try DayArgument(words, language.phrases, mayHaveHours: true)
      #expect(found?.day == day)
      #expect(found?.rest == [])
      for (line, isFirst) in [(words + ["New", "York"], true), (["New", "York"] + words, false)] {
        let found = try DayArgument(line, language.phrases, mayHaveHours: true)
        #expect(found?.day == day, "\(line)")
        #expect(found?.rest == ["New", "York"])
        #expect(found?.isFirst == isFirst)
      }
    }
  }

  /// Whatever is typed beside a part of a day is hours in their order, or none.
  @Test(arguments: [
    "tonight", "at night", "in the evening", "this afternoon", "noon", "friday night", "midnight",
    "v noci", "dnes večer", "ráno", "po polnoci", "do obeda",
  ])
  func hoursBesideAPartAreInOrder(part: String) throws {
    let halves = ["", " am", " pm", ":30"]
    let times = (0...24).flatMap { hour in halves.map { "\(hour)\($0)" } } + ["midnight", "22-4"]
    let limits = ["", "at", "from", "after", "until", "before", "od", "po", "do", "10 pm to"]
    for time in times.flatMap({ time in limits.map { "\($0) \(time)" } }) {
      for line in ["\(time) \(part)", "\(part) \(time)"] {
        let words = line.split(separator: " ").map(String.init)
        let found = HourText.first(of: words)
        #expect(found.map { !$0.hours.isEmpty && $0.hours.upperBound <= 48 } ?? true, "\(line)")
        _ = try DayArgument(words, Slovak(), mayHaveHours: true)
      }
    }
  }

  @Test func hoursEndAtMidnightOrInTheMorning() {
    for (line, hours) in [
      ("midnight tonight", 24..<25), ("night after 12", 24..<30), ("night 22-4", 22..<28),
      ("10 pm to 6 am at night", 22..<30), ("0-3 night", 24..<27), ("5 pm at night", 17..<18),
      ("until 5 pm at night", 0..<17), ("until 1 at night", 0..<25), ("od 8 do obeda", 8..<12),
      ("7 ráno do 8 večer", 7..<20),
    ] {
      #expect(
        HourText.first(of: line.split(separator: " ").map(String.init))?.hours == hours, "\(line)")
    }
  }

  @Test(arguments: [
    "Oslo", "8", "1-3", "2 hours", "24:30", "25:00", "15:60", "13pm", "0am", "15:0", "8-8", "at",
    "from", "8 to", "at Oslo", "15:00:99:00", "48h", "in 2", "\u{202E}15:00",
    String(repeating: "9", count: 400) + ":00", "-5:00",
  ])
  func otherWordsAreNone(text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    #expect(try DayArgument(words, English(), mayHaveHours: true) == nil)
  }

  /// On a clock of twelve hours, 3 may be 15:00.
  @Test(
    arguments: [
      ("at 3", .nextHours(3..<4, isToday: false)), ("today at 3", .nextHours(3..<4, isToday: true)),
      ("from 9 to 11", .nextHours(9..<11, isToday: false)),
      ("half past 3", .nextHours(3..<4, isToday: false)),
      ("tomorrow at 3", .hours(3..<4, of: .after(1))), ("at 3 am", .hours(3..<4)),
      ("at 03:00", .hours(3..<4)), ("at 15", .hours(15..<16)), ("8 in the morning", .hours(8..<9)),
      ("3 in the morning", .hours(3..<4)), ("5 in the evening", .hours(17..<18)),
      ("o tretej ráno", .hours(3..<4)), ("4 o'clock", .nextHours(4..<5, isToday: false)),
      ("12-02", .hours(12..<26)), ("at 12", .hours(12..<13)), ("9 to 5", .hours(9..<17)),
      ("noon", .hours(12..<13)),
    ] as [(String, DayReference)])
  func anHourAloneIsTheNextOne(text: String, day: DayReference) throws {
    var english = English()
    english.localTime = LocalTime(timeZone: { .gmt }) { true }
    let words = text.split(separator: " ").map(String.init)
    #expect(try DayArgument(words, english, mayHaveHours: true)?.day == day)
  }

  @Test func aDayAloneHasNone() throws {
    #expect(try DayArgument(["15:00"], English()) == nil)
    #expect(try DayArgument(["tomorrow", "morning"], English())?.rest == ["morning"])
  }
}

extension DayReference {
  /// Of the day that comes first.
  fileprivate static func hours(_ hours: Range<Int>) -> Self { .hours(hours, of: nil) }
}
