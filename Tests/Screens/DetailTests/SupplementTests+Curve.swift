@testable import Detail
import FileTestSupport
import ScreenTestSupport

extension SupplementTests {
  private func supplements(_ asked: Counter) -> DetailSupplements {
    var certainty = CertaintyClient.noop
    certainty.ensemble = { _, variable, _ async throws(ServiceError) in
      #expect(variable == .temperature)
      _ = asked.next()
      return Ensemble(
        model: .ecmwf, times: Fixture.report.hours.map(\.time),
        members: (0..<51).map { number in
          Ensemble.Member(
            number: number,
            temperature: Fixture.report.hours.map { _ in Temperature(Double(number) / 10, .celsius)
            })
        })
    }
    return DetailSupplements(
      airQuality: .silent, warnings: .silent, certainty: certainty, now: { Fixture.now })
  }

  /// The runs are drawn behind the curve, and aren't requested if it isn't drawn.
  @Test(arguments: [(100, 40, 1), (100, 24, 0), (40, 40, 0)])
  func asksForTheRunsBehindTheCurve(columns: Int, rows: Int, requests: Int) async throws {
    let asked = Counter()
    let supplements = supplements(asked)
    recorder.window = (columns, rows)
    try await presenter(supplements: supplements, timeout: Self.endless).open()
    #expect(asked.count == requests)
    let text = recorder.takeText(width: columns, height: rows)
    #expect(text.contains("of 51 runs") == (requests > 0))
    // Within the hour nobody is asked again.
    try await presenter(supplements: supplements, timeout: Self.endless).open()
    #expect(asked.count == requests)
  }

  @Test func theRunsBehindAChartReachItsEnd() async {
    let ends = Mutex<[Date?]>([])
    var certainty = CertaintyClient.fixture
    certainty.ensemble = { place, variable, end async throws(ServiceError) in
      ends.withLock { $0.append(end) }
      return try await CertaintyClient.fixture.ensemble(place, variable, end)
    }
    let supplements = DetailSupplements(
      airQuality: .silent, warnings: .silent, certainty: certainty, now: { Fixture.now })
    let presenter = presenter(supplements: supplements, timeout: Self.endless)
    for hours in [6, 12] {
      _ = try? await presenter.perform(.show(.chart(.temperature, .next(hours))))
    }
    let found = ends.withLock { $0.compactMap { $0?.timeIntervalSince(Fixture.now) } }
    #expect(found.count == 2)
    #expect(
      zip(found, [6.0, 12]).allSatisfy { $0 > ($1 - 2) * 3600 && $0 <= $1 * 3600 }, "\(found)")
  }

  /// A list of sentences has room for them in every window; where nobody sees them, there is none.
  @Test(arguments: [true, false])
  func withoutAWindowAsksForTheRunsThatAreReadOut(isRead: Bool) async throws {
    let asked = Counter()
    recorder.window = nil
    try await presenter(supplements: supplements(asked), isRead: isRead, timeout: Self.endless)
      .open()
    #expect(asked.count == (isRead ? 1 : 0))
  }

  /// A request that was canceled has no answer: it is made again, and the last observation stays until then.
  @Test func asksAgainAfterACanceledRequest() async throws {
    let (ensembles, stations) = (Counter(), Counter())
    let clock = Mutex(Fixture.now)
    var certainty = CertaintyClient.fixture
    certainty.ensemble = { _, _, _ async throws(ServiceError) in
      _ = ensembles.next()
      throw .cancelled
    }
    certainty.observed = { place async throws(ServiceError) in
      guard stations.next() == 1 else { throw .cancelled }
      return try await CertaintyClient.fixture.observed(place)
    }
    let supplements = DetailSupplements(
      airQuality: .silent, warnings: .silent, certainty: certainty, now: { clock.withLock { $0 } })
    for requests in 1...3 {
      let fetch = supplements.fetch(
        at: Fixture.oslo, in: English(), isRefresh: false, runs: true, timeout: Self.endless)
      fetch.begin()
      await fetch.finish()
      #expect(ensembles.count == requests && stations.count == requests)
      #expect(supplements.observation(at: Fixture.oslo)?.station == "ENFB")
      if requests == 1 { clock.withLock { $0 += 301 } }
    }
  }

  /// The last days make room for more important parts.
  @Test(arguments: [24, 21, 20, 19]) func fitsALowNarrowWindow(rows: Int) async throws {
    recorder.window = (40, rows)
    try await presenter(supplements: supplements(Counter()), timeout: Self.endless).open()
    let lines = recorder.takeText(width: 40, height: rows).split(separator: "\n")
    #expect(lines.count <= rows, "\(lines.joined(separator: "\n"))")
    #expect(lines.contains { $0.hasPrefix(" Mon 23") })
  }

  /// The page says what yesterday's forecast was, in the user's units.
  @Test func saysHowYesterdaysForecastDid() async throws {
    let presenter = presenter(
      accuracy: AccuracyClient(
        scores: { _ throws(StorageError) in [] },
        verdict: { place, service, time throws(StorageError) in
          #expect(place == Fixture.oslo)
          #expect(service == .openMeteo)
          #expect(time == Fixture.report.current?.time)
          return ForecastVerdict(
            forecast: Temperature(4.4, .celsius),
            errors: ErrorSum(cases: 168, absolute: 151.2, signed: 0))
        }))
    try await presenter.open()
    #expect(
      recorder.takeText(width: 120).plain.contains(
        "Yesterday's forecast for now: 4 °C. It is 7 °C. Mean error a day ahead: 0.9 °C (168 hours)."
      ))
  }

  @Test func saysNothingOfAForecastThatNobodyRecorded() async throws {
    let presenter = presenter(accuracy: .judging(nil, ErrorSum(cases: 9, absolute: 1, signed: 0)))
    try await presenter.open()
    expectText(recorder.takeText(width: 120), lacks: "Yesterday's forecast", "Mean error")
  }
}
