@testable import Detail
import FileTestSupport
import ScreenTestSupport

/// The air and the warnings on a place's page.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SupplementTests: DetailStage {
  let recorder = ContextRecorder()

  @Test func thePageHasALineOfEach() async throws {
    let presenter = presenter(
      air: .answering(Fixture.air), warnings: .answering(Fixture.warnings), timeout: Self.endless)
    try await presenter.open()
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.final])
    let beside: JSONValue = [
      "airQuality": Fixture.air.json(at: Fixture.oslo),
      "warnings": Fixture.warnings.json(at: Fixture.oslo), "observation": .null,
    ]
    #expect(shown.first?.json.hasSuffix("\(beside)".dropFirst()) == true)
    let lines = shown.first?.text.split(separator: "\n") ?? []
    #expect(lines[1] == " △ Yellow warning: wind, until Sat 18:00, and 1 more")
    #expect(lines.contains { $0.contains("sun       08:20–15:40") })
    expectText(
      lines.suffix(1).joined(separator: "\n"),
      is: """
               Open-Meteo.com, GeoNames, CAMS ENSEMBLE · CC BY 4.0 · EUMETNET MeteoAlarm
        """)
  }

  @Test func whatFailsIsLeftOut() async throws {
    let presenter = presenter(
      air: .failing(.noReport), warnings: .answering(Fixture.warnings), timeout: Self.endless)
    try await presenter.open()
    #expect(!recorder.takeText().contains("European index"))
  }

  /// A page without a line of warnings would be taken for an all-clear.
  @Test(arguments: [
    (ServiceError.refused(host: "a.example"), "no connection"),
    (.badWarnings(.dwd, detail: "x"), "unreadable answer"),
  ])
  func missingWarningsAreSaid(error: ServiceError, reason: String) async throws {
    let presenter = presenter(
      air: .answering(Fixture.air), warnings: .failing(error), timeout: Self.endless)
    try await presenter.open()
    let text = recorder.takeText(width: 200)
    // A16: below all else.
    #expect(text.hasSuffix("\n Warnings for Oslo couldn't be read (\(reason))."), "\(text)")
  }

  /// The page is shown when the timeout is over; the next page has the air.
  @Test func whatIsLateIsKeptForTheNextPage() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    let presenter = presenter(
      air: AirQualityClient { _ async throws(ServiceError) in
        for await _ in gate {}
        return Fixture.air
      }, timeout: {})
    try await presenter.open()
    #expect(!recorder.takeText().contains("European index"))
    open.finish()
    while presenter.interactor.supplements.air(at: presenter.place) == nil { await Task.yield() }
    try await presenter.open()
    #expect(recorder.takeText(width: 120, height: 30).contains("European index 23, fair\n"))
  }

  @Test func lateWarningsAreSaidAndKeptForTheNextPage() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    let presenter = presenter(
      warnings: WarningsClient { _, _ async throws(ServiceError) in
        for await _ in gate {}
        return .found(Fixture.warnings)
      }, timeout: {})
    try await presenter.open()
    let shown = try #require(recorder.take().first)
    let sentence = "Official warnings have not arrived yet. Type: warnings"
    #expect(shown.text.contains("couldn't be read (no answer yet)."), "\(shown.text)")
    #expect(shown.json.contains("\"failure\":\"\(sentence)\",\"items\":null"))
    open.finish()
    while presenter.interactor.supplements.warnings.lastRead(presenter.place) == nil {
      await Task.yield()
    }
    try await presenter.open()
    #expect(recorder.takeText().contains("Yellow warning: wind"))
  }

  /// Below a fresh report stands nothing that was said long ago.
  @Test func whatIsOldIsLeftOutOrSaidToBe() async throws {
    let clock = Mutex(Fixture.now)
    let isAnswered = Mutex(true)
    let presenter = presenter(
      weather: WeatherClient { places async throws(ServiceError) in
        places.map { _ in Fixture.report(fetched: clock.withLock { $0 }) }
      },
      air: AirQualityClient { _ async throws(ServiceError) in
        guard isAnswered.withLock({ $0 }) else { throw .noReport }
        return Fixture.air
      },
      warnings: WarningsClient { _, _ async throws(ServiceError) in
        guard isAnswered.withLock({ $0 }) else { throw .noReport }
        return .found(Fixture.warnings)
      }, timeout: Self.endless, now: { clock.withLock { $0 } })
    try await presenter.open()
    #expect(recorder.takeText().contains("Yellow warning"))
    isAnswered.withLock { $0 = false }
    clock.withLock { $0 += 3600 }
    try await presenter.open()
    let text = recorder.takeText()
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasSuffix("couldn't be read (unreadable answer)."))
    #expect(
      words.contains("Yellow warning: wind, until Sat 18:00, and 1 more (fetched 60 min ago)"))
    #expect(!text.contains("European index"))
  }

  /// A place that is opened again while everything is recent makes no request.
  @Test func asksNothingWhereAllIsRecent() async throws {
    let supplements = DetailSupplements(
      airQuality: .answering(Fixture.air), warnings: .answering(Fixture.warnings),
      now: { Fixture.now })
    try await presenter(supplements: supplements, timeout: Self.endless).open()
    let first = recorder.takeText()
    let again = presenter(
      weather: .unimplemented,
      supplements: supplements, saved: [Fixture.oslo: Fixture.report(fetched: Fixture.now)])
    let waits = recorder.waits.count
    try await again.open()
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.final])
    #expect(shown.map(\.text) == [first])
    #expect(recorder.waits.count == waits)
  }

  /// Only the air is requested; the page is the saved one.
  @Test func asksForWhatIsMissingBesideARecentReport() async throws {
    let presenter = presenter(
      weather: .unimplemented, air: .answering(Fixture.air),
      saved: [Fixture.oslo: Fixture.report(fetched: Fixture.now)], timeout: Self.endless)
    try await presenter.open()
    let shown = recorder.take()
    #expect(shown.map(\.stage) == [.interim, .final])
    #expect(shown.map { $0.json.contains(#""airQuality":{"#) } == [false, true])
  }

  @Test func aFailedReportCancelsTheRest() async throws {
    let (cancelled, cancel) = AsyncStream.makeStream(of: Never.self)
    let presenter = presenter(
      weather: .failing(.noReport),
      air: AirQualityClient { _ async throws(ServiceError) in
        await Self.endless()
        cancel.finish()
        throw .cancelled
      })
    await #expect(throws: Failure.service(.noReport)) { try await presenter.open() }
    for await _ in cancelled {}
    #expect(recorder.take().map(\.stage) == [.fallback])
  }

  @Test func showsTheAirAlone() async throws {
    let asked = Counter()
    let presenter = presenter(
      air: AirQualityClient { _ async throws(ServiceError) in
        _ = asked.next()
        return Fixture.air
      })
    try await presenter.perform(.show(.air))
    try await presenter.perform(.show(.air))
    let shown = recorder.take()
    #expect(shown.count == 2)
    #expect(shown[0] == shown[1])
    #expect(shown[0].text.hasPrefix(" Oslo, Norway   "))
    #expect(
      shown[0].json
        == #"{"place":\#(Fixture.oslo.json),"airQuality":\#(Fixture.air.json(at: Fixture.oslo))}"#)
    #expect(asked.count == 1)
    #expect(recorder.waits == ["Requesting air quality", nil])
  }

  @Test func showsWarningsAlone() async throws {
    let presenter = presenter(warnings: .answering(Fixture.warnings))
    try await presenter.perform(.show(.warnings))
    let shown = recorder.take()
    #expect(shown.first?.text.split(separator: "\n")[1] == " △ Yellow warning: wind")
    #expect(
      shown.first?.json.hasPrefix(
        #"{"place":\#(Fixture.oslo.json),"service":"meteoalarm","reach":"place","#) == true)
    #expect(recorder.waits == ["Requesting warnings", nil])
  }

  @Test func saysWhyThereAreNoWarnings() async throws {
    try await presenter().perform(.show(.warnings))
    #expect(
      recorder.take() == [
        Shown(
          stage: .final, isList: false, text: " No official warnings are available for Norway.",
          json:
            #"{"place":\#(Fixture.oslo.json),"service":null,"reach":null,"fetched":null,"fallbackFor":null,"omitted":0,"unread":0,"abridged":0,"failure":"No official warnings are available for Norway.","items":null}"#
        )
      ])
  }

  @Test func saysThatThereIsNoAir() async throws {
    try await presenter().perform(.show(.air))
    #expect(recorder.take().map(\.text) == [" No air quality data for this place."])
  }

  @Test func saysWhyNobodyAnswers() async {
    let presenter = presenter(air: .failing(.noReport), warnings: .failing(.noReport))
    await #expect(throws: Failure.service(.noReport)) { try await presenter.perform(.show(.air)) }
    _ = recorder.take()
    await #expect(throws: Failure.service(.noReport)) {
      try await presenter.perform(.show(.warnings))
    }
    let shown = recorder.take()
    #expect(shown.map(\.text) == [" Official warnings could not be read."])
    // Nothing is claimed where nothing could be read.
    #expect(shown.first?.json.contains(#""items":null"#) == true)
  }

  @Test func aReasonThatNamesTheWarningsStandsAlone() async {
    let error = ServiceError.badWarnings(.dwd, detail: "x")
    let presenter = presenter(warnings: .failing(error))
    await #expect(throws: Failure.service(error)) { try await presenter.perform(.show(.warnings)) }
    #expect(recorder.take().map(\.text) == [""])
  }

  /// A wait that only cancellation ends.
  @Sendable static nonisolated func endless() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    continuation.finish()
  }

  /// Warnings have a service of their own.
  @Test(arguments: [true, false])
  func warningsAreShownWithoutAReport(isSaved: Bool) async throws {
    let error = ServiceError.refused(host: "a.example")
    let presenter = presenter(
      weather: .failing(error), warnings: .answering(Fixture.warnings),
      saved: isSaved ? [Fixture.oslo: Fixture.report(fetched: Fixture.now - 86_400)] : [:],
      timeout: Self.endless)
    await #expect(throws: Failure.service(error)) { try await presenter.open() }
    let last = try #require(recorder.take().last)
    #expect(last.stage == .fallback)
    #expect(last.text.contains(" Yellow warning: wind, until Sat 18:00, and 1 more"))
  }

  /// A5. Opened three hours later, a record says as of its own time what it said then, and nothing else.
  @Test func aRecordTellsItsOwnTime() async throws {
    var record = Fixture.report
    record.minutes = (0..<120).map { minute in
      Minute(
        time: record.recorded + Double(minute) * 60,
        precipitation: Precipitation(minute < 75 ? 0 : 2, .millimeters))
    }
    let later = Fixture.now + 10_800
    let presenter = presenter(
      weather: .answering(Fixture.report(fetched: later)), air: .answering(Fixture.air),
      warnings: .answering(Fixture.warnings),
      accuracy: .judging(Temperature(3, .celsius), ErrorSum(cases: 9, absolute: 9, signed: 9)),
      now: { later })
    try await presenter.open()
    #expect(recorder.takeText().contains("Yellow warning: wind"))
    try await presenter.perform(.record(record))
    let shown = recorder.take()
    let text = shown.map(\.text).joined().plain
    #expect(text.contains("Open-Meteo · record of 21 November 2026, 14:00\n"), "\(text)")
    #expect(text.contains("\n Rain and snow at times from 15:15 to 15:00 tomorrow,"), "\(text)")
    #expect(text.contains("\n     now       17       20       23 "), "\(text)")
    for late in ["Yellow", "European index", "Yesterday's", "fetched"] {
      #expect(!text.contains(late), "\(text)")
    }
    #expect(shown.map(\.stage) == [.final])
    #expect(shown.last?.json.contains(#""airQuality":null"#) == true)
    #expect(shown.last?.json.contains("wind warning") == false)
  }
}

/// Tests of a place's page, which they show to their recorder.
@MainActor protocol DetailStage {
  var recorder: ContextRecorder { get }
}

extension DetailStage {
  func presenter(
    _ place: Place = Fixture.oslo,
    weather: WeatherClient = .answering(Fixture.report(fetched: Fixture.now)),
    air: AirQualityClient = .silent, warnings: WarningsClient = .silent,
    supplements: DetailSupplements? = nil, saved: [Place: Report] = [:],
    accuracy: AccuracyClient = AccuracyClient { _ throws(StorageError) in [] },
    isRead: Bool = false, timeout: @escaping @Sendable () async -> Void = {},
    now: @escaping @Sendable () -> Date = { Fixture.now }
  ) -> DetailPresenter {
    let words = Wording(phrases: English(), now: now, appearance: { Appearance(isRead: isRead) })
    let supplements =
      supplements ?? DetailSupplements(airQuality: air, warnings: warnings, now: now)
    let reports = ReportLoader(
      weather: weather, savedReports: .holding(saved), words: words,
      warnings: { supplements.warnings.known(at: $0, during: $1, words) })
    var history = HistoryClients.unimplemented
    history.accuracy = accuracy
    return DetailPresenter(
      interactor: DetailInteractor(
        place: place, reports: reports, supplements: supplements, history: history,
        quantities: QuantityLoader(reports, .noop), timeout: timeout),
      words: words, context: recorder.context)
  }
}
