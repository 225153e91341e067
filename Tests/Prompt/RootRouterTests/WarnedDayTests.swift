import ScreenTestSupport

/// The warnings of the days that a person asks about.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WarnedDayTests {
  private static let line = "Yellow warning: wind, Sun 10:12–16:12"
  private static let credit = "MET Norway · CC BY 4.0"

  /// On Sunday alone.
  nonisolated private static let warnings: PlaceWarnings = {
    var wind = Fixture.wind
    wind.from = Fixture.now.addingTimeInterval(20 * 3600)
    wind.until = Fixture.now.addingTimeInterval(26 * 3600)
    return PlaceWarnings(
      service: .metNorway, fetched: Fixture.now, reach: .place, warnings: [wind])
  }()

  private func session(
    _ runMode: RunMode, weather: WeatherClient = .answering(Fixture.report),
    saved: [Place: Report] = [:], warnings: WarningsClient = .answering(warnings)
  ) -> Session {
    Session(
      [], runMode: runMode, gazetteer: .finding([Fixture.oslo]), weather: weather, saved: saved,
      airQuality: .answering(Fixture.air), warnings: warnings)
  }

  @Test(arguments: [
    ("tomorrow", true), ("tomorrow 10-12", true), ("sun 15:00", true), ("weekend", true),
    ("today", false), ("tonight", false), ("tomorrow 17-18", false),
  ])
  func arePartOfTheDay(day: String, isWarned: Bool) async {
    let line = "detail \(day) Oslo"
    let (json, _) = await session(.json).run(line)
    expectText(json, has: #""ok":true"#, #""airQuality":null,"warnings":{"service":"metalerts""#)
    #expect(json.contains(#""items":[{"severity":"moderate""#) == isWarned, "\(json)")
    let (text, _) = await session(.pipe).run(line)
    #expect(text.contains(Self.line) == isWarned, "\(text)")
    #expect(text.contains("MET Norway") == isWarned, "\(text)")
    #expect(!text.contains("No warnings"), "\(text)")
  }

  @Test(arguments: [("tomorrow", true), ("today", false)])
  func areThoseOfTheDayThatPlacesAreComparedOn(day: String, isWarned: Bool) async {
    let words = ["compare", "Oslo", "Bratislava", day]
    let (json, _) = await session(.json).run(words)
    #expect(json.contains(#""ok":true"#), "\(json)")
    #expect(json.contains(#""items":[{"severity":"moderate""#) == isWarned, "\(json)")
    let (text, _) = await session(.pipe).run(words)
    #expect(text.contains(Self.line) == isWarned, "\(text)")
    #expect(text.contains("MET Norway") == isWarned, "\(text)")
  }

  @Test func standBesideASavedReport() async {
    let (text, _) = await session(
      .pipe, weather: .unimplemented, saved: [Fixture.oslo: Fixture.report(fetched: Fixture.now)]
    ).run("detail tomorrow Oslo")
    #expect(text.contains(Self.line), "\(text)")
  }

  @Test func areMissedWithAReason() async {
    let (text, _) = await session(.pipe, warnings: .failing(.refused(host: "b.example")))
      .run(["detail", "tomorrow", "Oslo"])
    #expect(text.hasSuffix("\n Warnings for Oslo couldn't be read (no connection).\n"), "\(text)")
  }

  /// Nothing is said of warnings of other days, which don't mean that there are none.
  @Test func ofOtherDaysAreNoAllClear() async {
    let (text, _) = await session(.pipe, warnings: .readBefore(Self.warnings, hours: 2))
      .run("detail tonight Oslo")
    #expect(text.hasSuffix("\n Warnings for Oslo couldn't be read (no connection).\n"), "\(text)")
    #expect(!text.contains("No warnings") && !text.contains("Yellow"), "\(text)")
  }

  private static let failing = WeatherClient.failing(.timedOut(host: "api.example", seconds: 10))

  @Test(arguments: [
    ("detail tomorrow Oslo", "Sunday, 22 November 2026"),
    ("hours tomorrow Oslo", "Sunday, 22 November 2026"),
    ("detail tomorrow morning Oslo", "Sunday, 22 November 2026, 06:00–12:00"),
    ("when rain tomorrow in Oslo", "Sunday, 22 November 2026"),
    ("uv tomorrow Oslo", "Sunday, 22 November 2026"),
  ])
  func standWithoutAReport(line: String, heading: String) async {
    func session(_ runMode: RunMode) -> Session {
      self.session(runMode, weather: Self.failing, warnings: .readBefore(Self.warnings, hours: 0))
    }
    let (text, _) = await session(.pipe).run(line)
    expectText(text, has: "\n △ \(Self.line)\n \(heading)\n", Self.credit)
    // It rises at 8:29 today.
    #expect(text.contains("sunrise 08:31") && !text.contains("local time"), "\(text)")
    expectText(await session(.json).run(line).text, has: #""items":[{"severity":"moderate""#)
  }

  @Test func severalDaysHaveNoSunrise() async {
    let (text, _) = await session(.pipe, weather: Self.failing).run("detail weekend Oslo")
    expectText(text, has: "\n Sat 21 – Sun 22\n", lacks: "sunrise")
  }

  /// On the page of now, too, and where they were read before.
  @Test(arguments: [true, false])
  func creditsStandWhereTheDataAre(hasReport: Bool) async {
    for client in [WarningsClient.answering(Self.warnings), .readBefore(Self.warnings, hours: 2)] {
      let (text, _) = await session(
        .pipe, weather: hasReport ? .answering(Fixture.report) : Self.failing, warnings: client
      ).run(["detail", "Oslo"])
      #expect(text.contains("MET Norway"), "\(text)")
    }
  }
}

extension WarningsClient {
  /// Warnings that another program read some hours ago, and no service that answers now.
  static func readBefore(_ found: PlaceWarnings, hours: Double) -> WarningsClient {
    WarningsClient { _, _ async throws(ServiceError) in
      throw .refused(host: "b.example")
    } last: { _ in
      var old = found
      old.fetched -= hours * 3600
      return LastWarnings(found: old)
    }
  }
}
