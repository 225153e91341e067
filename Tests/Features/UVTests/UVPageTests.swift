import ScreenTestSupport
@testable import UV

/// The page of the UV index in Oslo on 21 November at 14:12.
struct UVPageTests {
  private static let midnight = Fixture.now - (14 * 60 + 12) * 60

  /// A report with an hour for each index, from `first` o'clock of today on.
  private func report(_ indices: [Double?], from first: Int = 0, days: [Double?] = []) -> Report {
    var report = Fixture.emptyReport
    report.timeZone = "Europe/Oslo"
    report.hours = indices.enumerated().map { index, value in
      var hour = Conditions(time: Self.midnight + Double(first + index) * 3600)
      hour.uvIndex = value.flatMap { UVIndex($0, .index) }
      return hour
    }
    report.days = days.enumerated().compactMap { index, value in
      guard let date = CalendarDay(daysSince1970: 20_778 + index) else { return nil }
      var day = Day(date: date)
      day.uvIndex = value.flatMap { UVIndex($0, .index) }
      return day
    }
    return report
  }

  private func page(
    _ report: Report, on day: DayReference = .after(0), in phrases: any Phrases = English()
  ) -> UVPage {
    let words = Wording(phrases)
    return UVPage(day, Fixture.oslo, report, words, now: Fixture.now)
  }

  private func expect(
    _ report: Report, on day: DayReference = .after(0), _ english: String, _ slovak: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (phrases, sentence) in [(English() as any Phrases, english), (Slovak(), slovak)] {
      let page = page(report, on: day, in: phrases)
      #expect(page.sentences == [sentence], sourceLocation: sourceLocation)
    }
  }

  /// The index of each hour from 0:00 on, highest at noon.
  private static let summer: [Double?] = (0..<24).map { max(0, 7.2 - abs(Double($0) - 12) * 1.5) }
  private static let night = [Double?](repeating: 0, count: 24)

  @Test func saysHowHighAndWhen() {
    expect(
      report(Self.night + Self.summer), on: .after(1),
      "Tomorrow: UV index up to 7 around noon (high). Protection is advised 09:00–16:00.",
      "Zajtra: UV index najviac 7 okolo poludnia (vysoký). Ochrana sa odporúča 09:00–16:00.")
  }

  /// The sun of the south stands highest when clocks are ahead of it.
  @Test func southernSummerIsExtreme() {
    expect(
      report(Self.night + (0..<24).map { max(0, 13.1 - abs(Double($0) - 13) * 2) }), on: .after(1),
      "Tomorrow: UV index up to 13 around 13:00 (extreme). Protection is advised 08:00–19:00.",
      "Zajtra: UV index najviac 13 okolo 13:00 (extrémny). Ochrana sa odporúča 08:00–19:00.")
  }

  @Test func polarNightNeedsNoProtection() {
    let report = report(Self.night)
    expect(
      report, "Rest of the day: UV index 0 (low). No protection is needed.",
      "Zvyšok dňa: UV index 0 (nízky). Ochrana nie je potrebná.")
    #expect(page(report).chart(width: 80) == [])
  }

  @Test(arguments: [Fixture.emptyReport, Fixture.bareReport])
  func saysThatThereIsNone(report: Report) {
    expect(
      report, "This forecast doesn't include the UV index.", "Táto predpoveď neuvádza UV index.")
    #expect(page(report).document["days"] == .array([]))
  }

  @Test func noNumberIsNoIndex() {
    #expect(page(report([.nan, .infinity, -1])).sentences == [English().noUV])
  }

  /// A service may begin with the present hour, or have those that are over.
  @Test(arguments: [14, 11]) func theRestOfTheDayIsCalledSo(first: Int) {
    expect(
      report([5, 6, 5].suffix(14 - first) + [4, 3.4, 2.4, 1], from: first, days: [6]),
      "Rest of the day: UV index up to 4 around 14:00 (moderate). "
        + "Protection is advised 14:00–16:00.",
      "Zvyšok dňa: UV index najviac 4 okolo 14:00 (stredný). Ochrana sa odporúča 14:00–16:00.")
  }

  /// Hours that end before the sun is high don't say when it will be.
  @Test func aDayWithoutItsHoursHasItsHighest() {
    let report = report(Self.summer + [0, 1], days: [7.2, 8.4, 2])
    #expect(
      page(report, on: .after(1)).sentences
        == ["Tomorrow: UV index up to 8 (very high). Protection is advised."])
    #expect(
      page(report, on: .weekend).sentences.map { $0.prefix(12) }
        == ["Rest of the ", "Tomorrow: UV"])
  }

  @Test func aGapEndsTheTime() {
    let report = report([0, 3, nil, 5, 2], from: 15)
    #expect(
      page(report).sentences == [
        "Rest of the day: UV index up to 5 around 18:00 (moderate). "
          + "Protection is advised 16:00–17:00, 18:00–19:00."
      ])
  }

  @Test func theDaysThatFollowAreListed() {
    let lines = page(report(Self.summer, days: [7.2, 8.4, nil, 2])).days(width: 40)
    #expect(
      lines.map(\.text) == [
        " The next days", " Tomorrow       8  ━━━━━━━━╸  very high",
        " Tue 24         2  ━━         low",
      ])
  }

  @Test(arguments: [20, 40, 80, 200]) func nothingIsWiderThanTheWindow(width: Int) {
    let page = page(report(Self.summer + Self.summer, days: [7.2, 7.2, 3]), on: .weekend)
    let lines = page.chart(width: width) + page.days(width: width)
    #expect(lines.allSatisfy { $0.width <= width })
  }
}
