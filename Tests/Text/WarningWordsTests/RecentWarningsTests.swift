import ScreenTestSupport

/// The warnings that are known without a request.
@MainActor struct RecentWarningsTests {
  private nonisolated static func found(_ age: Double) -> PlaceWarnings {
    PlaceWarnings(
      service: .metNorway, fetched: Fixture.now.addingTimeInterval(-age), reach: .place,
      warnings: [])
  }

  private func warnings(_ last: LastWarnings?) -> RecentWarnings {
    RecentWarnings(
      WarningsClient { _, _ async throws(ServiceError) in
        throw .refused(host: "a.example")
      } last: { _ in
        last
      }, now: { Fixture.now })
  }

  @Test func whatAnotherProgramReadNeedsNoRequest() {
    let recent = warnings(LastWarnings(found: Self.found(60)))
    #expect(recent.kept(Fixture.oslo) == Self.found(60))
    #expect(!recent.isNeeded(Fixture.oslo))
    #expect(recent.failure(at: Fixture.oslo) == nil)
  }

  /// A16: warnings read before are said with their age, and in a line of its own that there may be newer ones.
  @Test func thatTheyCouldNotBeReadIsSaidApart() async {
    var found = Self.found(7200)
    let words = Wording(phrases: English(), now: { Fixture.now })
    for (events, sentence) in [([], nil), (["Storm"], "Storm (fetched 2\u{A0}h ago)")] {
      found.warnings = events.map { WeatherWarning(event: $0) }
      let recent = warnings(LastWarnings(found: found))
      _ = try? await recent.request(Fixture.oslo, in: English())
      let known = recent.known(at: Fixture.oslo, words)
      #expect(known.sentence?.text == sentence)
      #expect(known.remarks == ["Warnings for Oslo couldn't be read (no connection)."])
    }
  }

  // A16
  @Test(
    arguments: [
      (
        [("Oslo", ServiceError.noNetwork(host: "a"))], nil, "for Oslo couldn't be read (no network)"
      ),
      ([("Oslo", .noNetwork(host: "a"))], 1, "couldn't be read (no network)"),
      (
        [("Oslo", .unknownHost("a")), ("Lima", .timedOut(host: "b", seconds: 6))], 3,
        "for Oslo, Lima couldn't be read (no network, no answer)"
      ),
      (
        ["A", "B", "C", "D"].map { ($0, .warnings(.dwd, .status(503, host: "a", reason: "x"))) },
        nil,
        "for A, B, C, … couldn't be read (error 503)"
      ),
    ] as [([(String, ServiceError)], Int?, String)])
  func oneLineIsForAll(failures: [(String, ServiceError)], count: Int?, text: String) {
    let words = Wording(phrases: English(), now: { Fixture.now }).warnings
    let line = words.unread(failures.map { ($0, .service($1)) }, of: count)
    #expect(line == "Warnings \(text).")
    #expect(words.unread([], of: count) == nil)
  }

  @Test func whatIsOldIsReadAgainAndKept() async {
    let recent = warnings(LastWarnings(found: Self.found(7200)))
    #expect(recent.kept(Fixture.oslo) == nil)
    #expect(recent.isNeeded(Fixture.oslo))
    await #expect(throws: Failure.service(.refused(host: "a.example"))) {
      try await recent.request(Fixture.oslo, in: English())
    }
    #expect(recent.lastRead(Fixture.oslo) == Self.found(7200))
    #expect(recent.failure(at: Fixture.oslo) == .service(.refused(host: "a.example")))
    let json = recent.json(at: Fixture.oslo, in: English()).description
    #expect(json.contains(#""service":"metalerts""#))
    #expect(json.contains(#""failure":"Official warnings could not be read. "#))
    #expect(json.contains(#""items":[]"#))
  }

  /// No answer, no warnings and unknown are three different states.
  @Test func aFailureOfAnotherProgramIsSaidForAnHour() {
    func failure(_ age: Double) -> RecentWarnings {
      warnings(
        LastWarnings(
          failure: ServiceFailure(
            time: Fixture.now.addingTimeInterval(-age), error: .refused(host: "b.example"))))
    }
    #expect(failure(600).failure(at: Fixture.oslo) == .service(.refused(host: "b.example")))
    #expect(
      failure(600).json(at: Fixture.oslo, in: English()).description.contains(#""items":null"#))
    #expect(failure(7200).failure(at: Fixture.oslo) == nil)
    #expect(
      failure(7200).json(at: Fixture.oslo, in: English()).description
        .contains(#""service":null,"reach":null,"fetched":null"#))
  }

  /// One place of a country is asked for after the other: those that wait are late, too.
  @Test func allThatDoNotComeInTimeAreSaidToBeLate() async {
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    let recent = RecentWarnings(
      WarningsClient { _, _ async throws(ServiceError) in
        for await _ in gate {}
        return .found(Self.found(0))
      }, now: { Fixture.now })
    let words = Wording(phrases: English(), now: { Fixture.now })
    var camp = Fixture.oslo
    camp.coordinate = Fixture.bratislava.coordinate
    let fetch = recent.fetch(for: [Fixture.oslo, camp], in: English(), timeout: {})
    fetch.begin()
    await fetch.settle()
    #expect(
      recent.remarks(at: [Fixture.oslo, camp], words)
        == ["Warnings couldn't be read (no answer yet)."])
    #expect(recent.line(at: camp, words) == nil)
    open.finish()
    await fetch.finish()
    #expect(recent.failure(at: Fixture.oslo) == nil && recent.failure(at: camp) == nil)
  }
}
