import ScreenTestSupport
@testable import Seasonal

/// The pages of the weeks and months ahead in Oslo on Saturday 21 November 2026.
struct SeasonalPageTests {
  private func week(
    _ first: String, _ temperature: Double?, _ warmer: Double?, _ precipitation: Double?,
    _ wetter: Double?
  ) throws -> SeasonalOutlook.Period {
    var week = try #require(CalendarDay(first).flatMap { SeasonalOutlook.Period(weekFrom: $0) })
    (week.temperature, week.warmer) = (temperature, warmer)
    (week.precipitation, week.wetter) = (precipitation, wetter)
    return week
  }

  private func outlook() throws -> SeasonalOutlook {
    let december = CalendarDay("2026-12-01")
    var month = try #require(december.flatMap { SeasonalOutlook.Period(monthFrom: $0) })
    (month.temperature, month.precipitation) = (-0.04, 12.7)
    return SeasonalOutlook(
      weeks: [
        try week("2026-11-09", 3, 1, 3, 1), try week("2026-11-16", 4.4, 0.99, -3, 0.2),
        try week("2026-11-23", 1.8, 0.71, -0.4, 0.5), try week("2026-11-30", -0.6, 0.3, 2.5, 0.6),
        try week("2026-12-07", nil, 0.95, nil, nil),
      ], months: [month], fetched: Fixture.now - 3 * 86_400, service: .openMeteo)
  }

  private func page(
    _ unit: SeasonalUnit, _ outlook: SeasonalOutlook? = nil, in phrases: any Phrases = English(),
    units: UnitChoice = UnitChoice()
  ) throws -> SeasonalPage {
    let words = Wording(phrases, units: units)
    let clock = PlaceClock(timeZone: "Europe/Oslo", at: Fixture.oslo.coordinate)
    let today = try #require(CalendarDay("2026-11-21"))
    return SeasonalPage(unit, try outlook ?? self.outlook(), words, clock, today: today)
  }

  private func text(_ page: SeasonalPage, width: Int = 100) -> [String] {
    page.table(width: width).map(\.text.plain)
  }

  /// A week that is over is left out, and the running one is said to be that.
  @Test func weeksAreShownFromTheRunningOneOn() throws {
    expectText(
      text(try page(.weeks)).joined(separator: "\n"),
      is: """
         The next weeks against the usual
         Week of            Temperature                          Precipitation
         16 Nov, this week  warmer 99 %  +4.4 °C        ●━━━━━╸  drier 80 %     −3 mm      ╺━●
         23 Nov             warmer 71 %  +1.8 °C        ●━━      wetter 50 %     0 mm        ●
         30 Nov             colder 70 %  −0.6 °C       ╺●        wetter 60 %    +3 mm        ●━╸
         7 Dec              warmer 95 %        –                                    –
        """)
  }

  @Test func sentencesNameWhatIsLikely() throws {
    #expect(
      try page(.weeks).sentence?.plain
        == "Likely warmer than usual: weeks of 23 Nov, 7 Dec. Likely colder than usual: week of 30 Nov."
    )
    #expect(
      try page(.weeks, in: Slovak()).sentence?.plain
        == "Pravdepodobne teplejšie ako obvykle: týždne od 23. 11., 7. 12. "
        + "Pravdepodobne chladnejšie ako obvykle: týždeň od 30. 11.")
    var even = try outlook()
    even.weeks = [try week("2026-11-23", 0, 0.5, 0, 0.4)]
    #expect(try page(.weeks, even).sentence == English().nothingLikely)
    // Without chances, nothing is likely or not.
    even.weeks = [try week("2026-11-23", 1, nil, 1, nil)]
    #expect(try page(.weeks, even).sentence == nil)
    #expect(try page(.months).sentence == nil)
  }

  /// A difference of 1.8 K is 3.2 °F, not 35.2 °F, and precipitation is in inches.
  @Test func differencesHaveNoZero() throws {
    let lines = text(try page(.weeks, units: UnitChoice(.imperial)))
    #expect(lines[3].contains("+3.2 °F") && lines[3].contains("0.0 in"), "\(lines[3])")
    #expect(lines[4].contains("−1.1 °F") && lines[4].contains("+0.1 in"), "\(lines[4])")
  }

  @Test func monthsHaveNoChances() throws {
    expectText(
      text(try page(.months)).joined(separator: "\n"),
      is: """
         The next months against the usual
         Month     Temperature                 Precipitation
         December       0.0 °C        ●               +13 mm        ●━━━╸
        """)
    #expect(text(try page(.months, in: Slovak()))[2].contains("december"))
  }

  @Test(arguments: [SeasonalUnit.weeks, .months]) func theUsualIsExplained(unit: SeasonalUnit)
    throws
  {
    let english = try page(unit).note
    #expect(english?.hasPrefix("The usual is the model's own climate") == true)
    let slovak = try page(unit, in: Slovak()).note
    #expect(slovak?.hasPrefix("Obvyklé je podnebie") == true)
  }

  @Test(arguments: [SeasonalUnit.weeks, .months]) func withoutAnySaysSo(unit: SeasonalUnit) throws {
    let none = SeasonalOutlook(weeks: [], months: [], fetched: Fixture.now, service: .openMeteo)
    let page = try page(unit, none)
    #expect(page.isEmpty && page.note == nil && page.table(width: 80) == [])
    #expect(page.sentence == English().noPeriods(unit))
    #expect(page.document(of: Fixture.oslo)[unit.rawValue] == .array([]))
  }

  /// The shares of colder and drier are what the others leave.
  @Test func theDocumentHasEverySide() throws {
    let document = try page(.weeks).document(of: Fixture.oslo)
    let weeks = try #require(document["weeks"]).elements
    try #require(weeks.count == 4, "\(document)")
    #expect(weeks[0]["isRunning"] == .bool(true) && weeks[1]["isRunning"] == .bool(false))
    #expect(weeks[1]["warmer"] == .rounded(0.71) && weeks[1]["colder"] == .rounded(0.29))
    #expect(weeks[3]["temperatureAnomaly"] == .null && weeks[3]["drier"] == .null)
    #expect(document["fetched"] == .string("2026-11-18T14:12:00+01:00"))
  }

  @Test(arguments: [20, 40, 60, 80, 200]) func nothingIsWiderThanTheWindow(width: Int) throws {
    for unit in [SeasonalUnit.weeks, .months] {
      for phrases in [English(), Slovak()] as [any Phrases] {
        let lines = try page(unit, in: phrases).table(width: width)
        #expect(lines.allSatisfy { $0.width <= width })
      }
    }
    #expect(text(try page(.weeks), width: 40)[1] == " Week of 16 Nov, this week: warmer 99 %,")
  }

  @Test func noNumberIsNoFigure() throws {
    var odd = try outlook()
    odd.weeks = [try week("2026-11-23", .nan, .nan, .infinity, nil)]
    let lines = text(try page(.weeks, odd))
    #expect(lines.last?.contains("nan") == false && lines.last?.contains("inf") == false)
  }
}
