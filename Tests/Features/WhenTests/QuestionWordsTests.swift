import Analysis
import ScreenTestSupport
@testable import When

/// Answers in full, in Oslo on a Saturday at 14:12.
struct QuestionWordsTests {
  private let words = Wording()

  @Test(arguments: [
    ("dry", "Dry now until 15:00 (48 min). Rain from 15:00."),
    ("dry 3h", "Dry for at least 3 h: from 18:00 to 02:00 tomorrow (8 h)."),
    ("rain", "Rain: 15:00–18:00 (3 h)."), ("rain 4h", "No 4 h of rain in the next 2 days."),
    ("snow", "Snow: tomorrow 02:00–04:00 (2 h)."),
    // Where rain falls, there is no new snow.
    ("snow above 2cm", "New snow not above 2 cm/h in the next 11 h: at most 0 cm/h around 14:12."),
    ("above 10", "Above 10 °C: Mon 23 10:00–12:00 (2 h, 10.5 °C)."),
    ("above 10.4", "Above 10.4 °C: Mon 23 10:00–12:00 (2 h, 10.5 °C)."),
    ("above 50f", "Above 10 °C: Mon 23 10:00–12:00 (2 h, 10.5 °C)."),
    ("below 0", "Not below 0 °C in the next 2 days: at least 8 °C around 14:12."),
    ("wind below 5", "Wind below 5 m/s now until at least Tue 24 13:00 (about 71 h, 3 m/s)."),
    ("wind above 10", "No wind above 10 m/s in the next 2 days: at most 3 m/s around 14:12."),
    ("sun 2h", "Sun for at least 2 h: tomorrow 08:00–16:00 (8 h)."),
  ])
  func answers(text: String, sentence: String) throws {
    let report = HandMade.report { hour, conditions in
      if (16...18).contains(hour) { conditions.fall(1) }
      if (27...28).contains(hour) { conditions.fall(1, code: 73) }
      if (58...59).contains(hour) { conditions.temperature = Temperature(10.5, .celsius) }
    }
    #expect(try words.answer(text, report) == sentence.plain)
  }

  /// As `when will it stop raining` is asked: no rain falls, and the next is said, or that there is none.
  @Test func dryWeatherSaysWhenRainIsNext() throws {
    let dry = HandMade.report { _, _ in }
    #expect(
      try words.answer("dry", dry)
        == "Dry now until at least Tue 24 12:00 (about 70 h). No rain or snow is forecast.")
    #expect(try words.document("dry", dry).contains(#""falls":null"#))
    let snow = HandMade.report(wet: [40], code: 73)
    #expect(
      try words.answer("dry", snow)
        == "Dry now until 15:00 tomorrow (about 25 h). Snow from 15:00 tomorrow.")
    #expect(
      try words.document("dry", snow).contains(#""falls":"2026-11-22T15:00:00+01:00""#))
  }

  /// Of two times on one day, the second isn't left out; without a day, it may be one within 24 hours.
  @Test(arguments: [
    (DayReference.after(0), 21, "Rain: 15:00–17:00 (2 h). Again from 20:00."),
    (nil, 21, "Rain: 15:00–17:00 (2 h). Again from 20:00."),
    (nil, 41, "Rain: 15:00–17:00 (2 h)."),
  ])
  func aSecondTimeOfTheDayIsSaid(day: DayReference?, hour: Int, sentence: String) throws {
    let report = HandMade.report(wet: [16, 17, hour])
    #expect(try words.answer("rain", report, on: day) == sentence)
    let again = hour > 40 ? "null" : #""2026-11-21T20:00:00+01:00""#
    #expect(try words.document("rain", report, on: day).contains(#""again":\#(again)"#))
  }

  /// Where the sentence has the next time, so does the document.
  @Test func theNextTimeAfterTheDayIsInTheDocument() throws {
    let report = HandMade.report(wet: [40])
    #expect(
      try words.answer("rain", report, on: .after(0)) == "No rain today. Next: 15:00 tomorrow.")
    #expect(
      try words.document("rain", report, on: .after(0))
        .contains(#""again":"2026-11-22T15:00:00+01:00""#))
  }

  /// Of whole days the sum is meant, with what has fallen already; an hour is said if it alone is above the limit.
  @Test(arguments: [
    ("rain above 2mm", DayReference.after(0), "Precipitation today: 4.0 mm, above 2 mm."),
    ("rain above 4mm", .after(0), "Precipitation today: 4.0 mm, not above 4 mm."),
    ("rain below 5mm", .after(0), "Precipitation today: 4.0 mm, below 5 mm."),
    ("rain below 1mm", .after(0), "Precipitation today: 4.0 mm, not below 1 mm."),
    (
      "rain above 0.5mm", .after(0),
      "Precipitation today: 4.0 mm, above 0.5 mm. Precipitation above 0.5 mm/h: 15:00–17:00 "
        + "(2 h, 1 mm/h). Again from 20:00."
    ),
    (
      "rain above 3mm", .hours(18..<24, of: .after(0)),
      "Precipitation not above 3 mm/h today from 18:00 to 00:00: at most 1 mm/h around 20:00."
    ),
    (
      "rain above 2mm", .days(.after(0), to: .after(8)),
      "Precipitation until Tue 24 12:00: 5.0 mm, above 2 mm."
    ),
    (
      "rain above 2mm", nil,
      "Precipitation not above 2 mm/h in the next 2 days: at most 1 mm/h around 15:00."
    ),
  ])
  func theSumOfADayIsCompared(text: String, day: DayReference?, sentence: String) throws {
    let report = HandMade.report(wet: [6, 16, 17, 21, 30])
    #expect(try words.answer(text, report, on: day) == sentence)
  }

  /// Of a report that begins now, the sum is that of the rest of the day; runs are counted by their sums.
  @Test func aSumIsAsSureAsTheRuns() throws {
    var report = HandMade.report(wet: [16, 17, 21])
    report.hours.removeAll { $0.time < Fixture.now - 3600 }
    let runs = Ensemble(
      model: .ecmwf, times: (0...72).map { HandMade.midnight + Double($0) * 3600 },
      members: (0..<10).map { number in
        Ensemble.Member(
          number: number,
          precipitation: (0...72).map { Precipitation($0 == 20 ? Double(number) : 0, .millimeters) }
        )
      })
    func answer(_ limit: String, _ phrases: any Phrases) throws -> String {
      try Wording(phrases).answer("rain above " + limit, report, on: .after(0), runs)
    }
    #expect(
      try answer("2.5mm", English())
        == "Precipitation today from now on: 3.0 mm, above 2.5 mm, likely (7 of 10 runs).")
    #expect(
      try answer("7.5mm", Slovak())
        == "Dnes odteraz zrážky: 3,0 mm, nie nad 7,5 mm, pravdepodobne (8 z 10 behov).")
    #expect(
      try answer("3mm", English()) == "Precipitation today from now on: 3.0 mm, not above 3 mm, "
        + "though precipitation above 3 mm is as likely as not (6 of 10 runs).")
  }

  @Test func theDocumentHasTheSum() throws {
    let report = HandMade.report { hour, conditions in
      if hour == 30 { conditions.fall(20, code: 75) }
      if hour == 30 { conditions.snowfall = Snowfall(13, .centimeters) }
    }
    #expect(
      try words.document("snow above 5cm", report, on: .after(1)).contains(
        #""total":{"sum":13,"unit":"cm","limit":5,"found":true,"rest":false,"share":null,"#
          + #""word":null,"runs":null}"#))
  }

  /// More hours than a part of a day has are not said to be wet in it.
  @Test(arguments: [
    ("dry 3h", 8..<10, "3 h don't fit tomorrow from 08:00 to 10:00. Next: 10:00 tomorrow."),
    ("dry 2h", 8..<10, "Not dry for 2 h tomorrow from 08:00 to 10:00. Next: 10:00 tomorrow."),
    ("sun 2h", 8..<9, "2 h don't fit tomorrow at 08:00. Next: 10:00 tomorrow."),
    ("wind below 1 13h", 18..<30, "13 h don't fit tomorrow from 18:00 to 06:00."),
  ])
  func hoursMustFitInATime(text: String, hours: Range<Int>, sentence: String) throws {
    let report = HandMade.report(wet: 33...34)
    #expect(try words.answer(text, report, on: .hours(hours, of: .after(1))) == sentence)
  }

  /// Nor in a day of which fewer hours are left; of its last half an hour something is said all the same.
  @Test(arguments: [
    ("dry 3h", DayReference.after(0), "3 h don't fit today. Next: 01:00 tomorrow."),
    ("dry 2h", .evening, "2 h don't fit today at 23:00. Next: 01:00 tomorrow."),
    (
      "dry 3h", .days(.after(0), to: .after(1)),
      "Dry for at least 3 h: from 01:00 tomorrow until at least Mon 23 00:00 (23 h)."
    ),
    ("dry", .after(0), "No more dry hours today. Next: 01:00 tomorrow."),
    ("rain", .after(0), "Raining now until at least midnight (30 min)."),
  ])
  func whatIsLeftOfADayCounts(text: String, day: DayReference, sentence: String) throws {
    let report = HandMade.report(wet: 24...25)
    let late = Wording(at: Fixture.now + 9 * 3600 + 18 * 60)
    #expect(try late.answer(text, report, on: day) == sentence)
  }

  @Test(arguments: [(2, "nezmestia"), (5, "nezmestí")])
  func hoursMustFitInATimeInSlovak(hours: Int, verb: String) throws {
    let answer = try Wording(Slovak()).answer(
      "dry \(hours)h", HandMade.report { _, _ in }, on: .hours(8..<9, of: .after(1)))
    #expect(answer.hasPrefix("Zajtra o 08:00 sa \(hours) h \(verb). "))
  }

  /// On a 12-hour clock, noon and the next midnight have names.
  @Test(arguments: [
    (37...41, "Rain: tomorrow noon–5 pm (5 h)."),
    (25...29, "Rain: from midnight to 5 am tomorrow (5 h)."),
  ])
  func twelveIsNoonOrMidnight(wet: ClosedRange<Int>, sentence: String) throws {
    let report = HandMade.report(wet: wet)
    var units = UnitChoice()
    units.clock = .hours12
    let words = Wording(units: units)
    #expect(try words.answer("rain", report) == sentence)
  }

  /// An alert says what its question said, also of a speed that was typed in another unit.
  @Test(
    arguments: [
      ("gusts above 70 km/h", English(), "Gusts above 19.4 m/s"),
      ("gusts above 19.444 m/s", English(), "Gusts above 19.4 m/s"),
      ("gusts above 12.5", English(), "Gusts above 12.5 m/s"),
      ("above 20.5", English(), "Above 20.5 °C"), ("below -2.5", English(), "Below −2.5 °C"),
      ("wind above 5.5", English(), "Wind above 5.5 m/s"),
      ("above 20.5", Slovak(), "Nad 20,5 °C"), ("below -2.5", Slovak(), "Pod −2,5 °C"),
      ("above 20", Slovak(), "Nad 20 °C"), ("wind above 5.5", Slovak(), "Vietor nad 5,5 m/s"),
      ("wind below 5.5", Slovak(), "Vietor pod 5,5 m/s"),
    ] as [(String, any Phrases, String)])
  func writesDecimalsOnce(text: String, phrases: any Phrases, name: String) throws {
    let question = try #require(WeatherQuestion(text.split(separator: " ").map(String.init)))
    let words = Wording(phrases)
    #expect(phrases.awaited(words.questions.awaited(question.condition), hours: 0).plain == name)
  }

  /// Wind of exactly the force is neither above nor below it.
  @Test(arguments: [("wind above 8", "Wind above 8 Bft"), ("wind below 4", "Wind below 4 Bft")])
  func namesForces(text: String, name: String) throws {
    var units = UnitChoice()
    units.wind = .beaufort
    let words = Wording(units: units)
    let question = try #require(
      WeatherQuestion(text.split(separator: " ").map(String.init), units: .init(wind: .beaufort)))
    #expect(
      English().awaited(words.questions.awaited(question.condition), hours: 0).plain == name)
  }

  @Test func whatAReportDoesNotTell() throws {
    #expect(
      try words.answer("dry", Fixture.emptyReport)
        == "This forecast doesn't include precipitation.")
  }

  /// The next time is told, and the year only where that is another.
  @Test(
    arguments: [
      (DayReference.after(0), English(), "No dry hour today. Next: 01:00 tomorrow."),
      (
        .tonight, Slovak(),
        "Dnes v noci sa neočakáva ani hodina bez zrážok. Najbližšie od zajtra 06:00."
      ),
    ] as [(DayReference, any Phrases, String)])
  func aDayWithoutIt(day: DayReference, phrases: any Phrases, sentence: String) throws {
    let report = HandMade.report(wet: 0..<(day == .tonight ? 31 : 26))
    let words = Wording(phrases)
    #expect(try words.answer("dry", report, on: day) == sentence)
  }

  @Test func shortReports() throws {
    var report = HandMade.report { _, conditions in conditions.fall(1) }
    report.hours.removeLast(55)
    #expect(try words.answer("dry", report) == "No dry hour in the next 15 h.")
  }

  /// The night in which summer time ends has an hour twice: 22:00 to 05:00 are eight hours.
  @Test func summerTimeEnds() throws {
    let evening = Date(timeIntervalSince1970: 1_792_872_000)
    let words = Wording(at: evening)
    var report = Fixture.report
    report.hours = (0...14).map { hour in
      var conditions = Conditions(time: evening + Double(hour) * 3600)
      conditions.fall((0...0).contains(hour) || hour > 8 ? 1 : 0)
      return conditions
    }.spansByBeginning(present: evening)
    #expect(try words.answer("dry 8h", report) == "Dry now until 05:00 tomorrow (8 h).")
    #expect(
      try words.document("dry 8h", report)
        == #"""
        {"place":\#(Fixture.oslo.json),"question":"dry 8h","found":true,
        """#.trimmingCharacters(in: .newlines)
        + #""from":"2026-10-24T22:00:00+02:00","to":"2026-10-25T05:00:00+01:00","hours":8,"#
        + #""share":null,"word":null,"runs":null,"#
        + #""forecast":{"from":"2026-10-24T22:00:00+02:00","to":"2026-10-25T05:00:00+01:00","#
        + #""hours":8},"again":null,"falls":null,"instead":null,"total":null,"#
        + #""service":"open-meteo","sample":false}"#
    )
  }

  @Test func theDocumentPairsTimesWithTheirShare() throws {
    let report = HandMade.report { hour, conditions in
      guard (16...18).contains(hour) else { return }
      conditions.fall(1)
      conditions.precipitationProbability = Share(hour == 18 ? 50 : 95, .percent)
    }
    #expect(
      try words.answer("rain", report)
        == "Rain: very likely 15:00–17:00 (2 h, 95 % by Open-Meteo), as likely as not until 18:00 (50 %)."
    )
    let document = try words.document("rain", report)
    #expect(
      document.contains(
        #""from":"2026-11-21T15:00:00+01:00","to":"2026-11-21T17:00:00+01:00","hours":2,"share":0.95"#
      ),
      "\(document)")
    #expect(
      document.contains(
        #""forecast":{"from":"2026-11-21T15:00:00+01:00","to":"2026-11-21T18:00:00+01:00","hours":3}"#
      ))
  }
}
