import Analysis
import ScreenTestSupport

/// Questions that stay, at the prompt.
@MainActor struct TellTests {
  private let kept = SavedQuestions()
  private let state = SavedState()

  /// It rains in Oslo in three hours, for two.
  private static let report: Report = {
    var report = Report(
      service: .openMeteo, issuedAt: Fixture.now, fetched: Fixture.now, timeZone: "Europe/Oslo")
    report.hours = (0..<24).map { index in
      let isWet = [4, 5].contains(index)
      var hour = Conditions(time: Fixture.now + Double(index) * 3600 + 48 * 60)
      hour.precipitation = Precipitation(isWet ? 1 : 0, .millimeters)
      (hour.temperature, hour.dewPoint) = (.init(8, .celsius), .init(isWet ? 7 : 0, .celsius))
      return hour
    }
    return report
  }()

  private func session(
    _ steps: [ScriptedLines.Step], news: AsyncStream<Void> = AsyncStream { $0.finish() },
    weather: WeatherClient = .answering(report), warnings: WarningsClient = .silent,
    runMode: RunMode = .prompt
  ) -> Session {
    Session(
      steps, runMode: runMode,
      kept: SavedPlaces(
        searches: [Fixture.oslo], favorites: [Fixture.bratislava, Fixture.oslo]),
      gazetteer: .finding([]), weather: weather, warnings: warnings, questions: kept.client,
      told: state.client, newsTimes: { news })
  }

  @Test func namesakesAreToldApart() async {
    let rows = [SavedQuestion](
      Fixture.springfields.prefix(2).map {
        SavedQuestion(text: "rain", place: $0, added: Fixture.now)
      })
    for row in rows { try? kept.client.add(row, nil) }
    let answers = await session(["told", "rm 1", "undo", "pause 2"]).answers()
    #expect(answers[0].contains("Springfield, Missouri"), "\(answers[0])")
    #expect(answers[1].contains("Deleted: rain in Springfield, Missouri."), "\(answers[1])")
    #expect(answers[2].contains("Restored: rain in Springfield, Missouri."), "\(answers[2])")
    #expect(answers[3].contains("Paused: rain in Springfield, Massachusetts."), "\(answers[3])")
  }

  /// Rows are those on the screen, whatever another program deleted since.
  @Test func aRowIsNotTheOneThatTookItsPlace() async {
    let kept = kept
    let answers = await session([
      "tell when rain", "tell when snow", "told",
      .act { _ = try? kept.client.remove(Set(kept.list.prefix(1).map(\.id))) }, "pause 1", "rm 1",
      "told", "pause 1",
    ]).answers()
    #expect(answers[3].contains("no longer in the list"), "\(answers)")
    #expect(answers[4].contains("no longer in the list"), "\(answers)")
    #expect(kept.list.map(\.isPaused) == [true], "\(answers)")
  }

  @Test func keepsQuestionsAndForgetsThem() async {
    let text = await session([
      "tell when rain", "tell when above 30 at 1-2", "told", "pause 2", "rm 1", "undo", "rm 1 3",
      "told",
    ]).run().text
    #expect(kept.list.map(\.text) == ["above 30"])
    #expect(kept.list.first?.place.id == Fixture.bratislava.id)
    #expect(kept.list.first?.isPaused == true)
    #expect(text.contains("Restored: rain in Oslo."))
  }

  /// `this saturday` doesn't come again, and is kept as its date; an evening and a bare weekday are kept as they are.
  @Test func thisDayIsOneDay() async throws {
    _ = await session([
      "tell when rain saturday", "tell when rain this saturday",
      "tell when rain this evening", "tell when rain túto sobotu",
    ]).run()
    let days = kept.list.map { $0.text.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(days.first == "saturday" && days.contains("this evening"))
    let date = try #require(days.compactMap { CalendarDay($0) }.first)
    #expect(date.weekday == 5)
    #expect(days.count == 3, "\(days)")
  }

  @Test func undoResumesAPausedQuestion() async {
    _ = await session(["tell when rain", "tell when above 30", "told pause 1", "undo"]).run()
    #expect(kept.list.count == 2)
    #expect(kept.list.allSatisfy { !$0.isPaused })
  }

  /// The saved report suffices: no service is asked, and nothing counts as announced. A paused alert isn't shown.
  @Test func homeShowsTheAlertsThatAreGoingToComeTrue() async {
    let session = session([
      "tell when rain", "tell when above 30", "forecast", "told", "pause 1", "forecast",
    ])
    let shown = await session.run().text.components(separatedBy: "> forecast")
    #expect(shown.count == 3)
    #expect(
      shown.dropFirst().first?.contains(" Oslo · Rain: 19:00–21:00 (2\u{A0}h).") == true,
      "\(shown)")
    #expect(shown.dropFirst().first?.contains("(alert: rain)") == true)
    #expect(!shown.joined().contains("(alert: above 30)"))
    #expect(shown.last?.contains("(alert:") == false)
    #expect(state.writes == 0)
  }

  @Test func keepsEqualQuestionsOnce() async {
    let session = session([
      "tell when rain 2h", "tell when rain for 2 hours", "told pause 1", "tell when rain 2h",
    ])
    let answers = await session.answers()
    #expect(kept.list.map(\.text) == ["rain 2h"])
    #expect(answers[0].contains(" Alert added: rain for at least 2\u{A0}h in Oslo, Norway.\n"))
    #expect(answers[1] == " This alert exists already: rain for at least 2\u{A0}h in Oslo.\n")
    #expect(answers[3] == " Resumed: rain for at least 2\u{A0}h in Oslo.\n")
  }

  /// No report was saved before.
  @Test func theListAsksWhenAlertsComeTrue() async {
    kept.add("rain", "above 30")
    let (text, status) = await session([], runMode: .pipe).run(["told"])
    #expect(status == 0)
    #expect(text.contains(" 1  rain         Oslo   19:00  –\n"), "\(text)")
    #expect(state.writes == 0)
  }

  @Test func refusesADayThatIsOver() async {
    let session = session(["tell when rain 2020-01-01", "tell when rain today"])
    _ = await session.run()
    #expect(kept.list.count == 1)
    #expect(session.lines.errors.contains("is about a day that is over"), "\(session.lines.errors)")
  }

  @Test func refusesWhatCannotBe() async {
    let session = session(
      [
        "tell when above 60", "tell when above 1000", "tell when flood", "tell warnings", "told",
      ],
      warnings: WarningsClient { _, _ async throws(ServiceError) in .noService })
    _ = await session.run()
    #expect(kept.list.isEmpty)
    #expect(session.lines.errors.components(separatedBy: "has never been measured").count == 3)
    #expect(session.lines.transcript.contains("No alerts yet."))
  }

  /// The news comes while something is being typed, and once.
  @Test func tellsAboveTheLineBeingTyped() async throws {
    let (times, time) = AsyncStream.makeStream(of: Void.self)
    let text = await session(
      [
        "tell when rain",
        .act { [state] in
          time.yield()
          while state.writes < 1 { await Task.yield() }
          time.yield()
          while state.writes < 2 { await Task.yield() }
          for _ in 0..<100 { await Task.yield() }
        },
        "tell check", "told",
      ], news: times
    ).run().text
    #expect(text.components(separatedBy: "Oslo · Rain: ").count == 2, "\(text)")
    #expect(text.contains(" Nothing new.\n Oslo  Rain: 19:00–21:00 (2\u{A0}h).\n"))
    // The user's clock is an hour behind that of Oslo.
    #expect(text.contains("place  next   last alert\n 1  rain   Oslo   19:00  13:12"))
    #expect(text.contains(" Last alerts are in your time, the next in the time of each place.\n"))
  }

  @Test func aloneListsTheAlerts() async {
    let text = await session(["tell when rain", "tell", "rm 1", "tell"]).run().text
    let answers = text.components(separatedBy: "> tell\n")
    #expect(answers.count == 3 && answers[1].contains("\n 1  rain   Oslo "))
    #expect(answers.last?.contains("No alerts yet.") == true)
  }

  /// It rains on Saturday, and the air is damp. The alert is saved in words that every language reads.
  @Test(arguments: [
    ("rain saturday", "rain saturday", true), ("rain v sobotu", "rain saturday", true),
    ("rain sunday", "rain sunday", false),
    ("dew-point above 5 saturday", "dew-point above 5 °C saturday", true),
    ("dew-point above 5 sunday", "dew-point above 5 °C sunday", false),
  ])
  func aQuestionIsAboutItsDay(question: String, text: String, isTold: Bool) async {
    let shown = await session([.line("tell when \(question)"), "tell check"]).run().text
    #expect(kept.list.map(\.text) == [text])
    let told = question.hasPrefix("rain") ? "Oslo · Rain: " : "Oslo · Dew point above 5"
    #expect(shown.contains(told) == isTold)
  }

  /// Tomorrow is another day then.
  @Test func aDayCountedFromTodayIsKeptAsItsDate() async {
    _ = await session([
      "tell when rain tomorrow", "tell when dry 3h +2", "tell when dry 24.11.",
      "tell when rain tonight",
    ]).run()
    #expect(
      kept.list.map(\.text) == [
        "rain 2026-11-22", "dry 3h 2026-11-23", "dry 2026-11-24", "rain tonight",
      ])
  }

  @Test func saysWhyNobodyAnswers() async {
    let session = session(
      ["tell when rain", "tell check"],
      weather: .failing(.timedOut(host: "api.example", seconds: 10)))
    _ = await session.run()
    #expect(!session.lines.transcript.contains("Nothing new."), "\(session.lines.transcript)")
    #expect(session.lines.errors.contains("api.example didn't respond"), "\(session.lines.errors)")
  }

  @Test(arguments: [WeatherWarning.Placement.region, .country])  // D2
  func tellsNoWarningThatCannotBePlaced(placed: WeatherWarning.Placement) async {
    var wind = WeatherWarning(event: "Yellow wind warning")
    wind.until = Fixture.now + 7200
    wind.placed = placed
    let found = PlaceWarnings(
      service: .meteoAlarm, fetched: Fixture.now, reach: placed == .country ? .country : .place,
      warnings: [wind])
    let text = await session(
      ["tell warnings", "tell check"],
      warnings: WarningsClient { _, _ async throws(ServiceError) in .found(found) }
    ).run().text
    #expect(text.contains("Yellow wind warning") == (placed == .region), "\(text)")
    #expect(text.contains("Nothing new.") == (placed == .country), "\(text)")
  }

  @Test func newsAreATable() async {
    _ = await session([], runMode: .csv).run(["tell", "when", "rain"])
    let lines = await session([], runMode: .csv).run(["tell", "check"]).text
      .split(separator: "\r\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("question,place.name,"), "\(lines)")
    #expect(lines.last?.hasPrefix("rain,Oslo,") == true, "\(lines)")
  }

  @Test func asksOnce() async {
    let requests = Mutex<[[String]]>([])
    let report = Self.report
    let weather = WeatherClient { places async throws(ServiceError) in
      requests.withLock { $0.append(places.map(\.name)) }
      return places.map { _ in report }
    }
    _ = await session(
      [
        "tell when rain", "tell when above 5", "tell when above 30 at 1-2",
        "tell when dry 3h at all", "tell warnings", "tell check",
      ], weather: weather
    ).run()
    #expect(requests.withLock { $0 } == [["Oslo", "Bratislava"]])
  }

  /// An alert that was just added; one that was there before stays.
  @Test func whatWasAddedIsTakenBack() async {
    let text = await session([
      "tell when rain 1h", "tell when rain 1h", "tell when above 30 at 1-2", "undo",
    ]).run().text
    #expect(kept.list.map(\.text) == ["rain 1h"])
    #expect(text.contains("Deleted: "))
  }

  /// A warning that was told and is gone early.
  @Test(
    arguments: [
      (WeatherWarning.Kind.wind, "No longer expected: a warning of wind, "),
      (nil, "No longer expected: gale, "),
    ] as [(WeatherWarning.Kind?, String)])
  func saysWhatIsLifted(kind: WeatherWarning.Kind?, sentence: String) async throws {
    let none = WarningsClient.answering(
      PlaceWarnings(service: .meteoAlarm, fetched: Fixture.now, reach: .place, warnings: []))
    _ = await session(["tell warnings"], warnings: none).run()
    var gale = WeatherWarning(event: "Gale")
    (gale.kind, gale.until) = (kind, Fixture.now + 7200)
    let question = try #require(kept.list.first).id
    let before = Fixture.now - 3600
    let event = WeatherEvent(gale, id: question, now: before)
    var told = ToldEvents()
    _ = told.news(of: question, found: [event], by: .meteoAlarm, now: before)
    let saved = try JSONEncoder().encode(told)
    try state.client.update { _ in saved }
    expectText(await session(["tell check"], warnings: none).run().text, has: sentence)
  }
}

/// A file in memory that counts how often it was changed.
final class SavedState: Sendable {
  private let state = Mutex<(data: Data?, writes: Int)>((nil, 0))

  var writes: Int { state.withLock { $0.writes } }

  var client: StateFileClient {
    StateFileClient(
      read: { self.state.withLock { $0.data } },
      update: { change throws(StorageError) in
        let new = change(self.state.withLock { $0.data })
        self.state.withLock { $0 = (new ?? $0.data, $0.writes + 1) }
      })
  }
}
