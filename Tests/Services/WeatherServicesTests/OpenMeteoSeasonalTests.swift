import HTTP
import TestSupport
import Testing

@testable import WeatherServices

/// The weeks and months ahead: how they are requested, what answers may hold, and what is kept.
@Suite(.timeLimit(.minutes(5))) final class OpenMeteoSeasonalTests: StandInSuite {
  private static let recording = Recordings.files("seasonal")
    .first { $0.lastPathComponent == "frenck__seasonal.json" }
  private let cache = InMemoryCache()
  private let oslo = StandInPlaces.named("Oslo", latitude: 59.91, longitude: 10.75)

  private func client(
    ledger: ServiceLedgerClient = .noop, later seconds: Double = 0
  ) -> SeasonalClient {
    OpenMeteoSeasonal(
      servers: standIn.openMeteo(ledger: ledger, at: Answers.now + seconds), cache: cache.client
    ).client
  }

  private func read(_ body: String) throws(ServiceError) -> SeasonalOutlook {
    try OpenMeteoAnswer(CachedResponse(fetched: Answers.now, body: Array(body.utf8))).seasonal()
  }

  /// Weeks with the last one behind the model's end, and months of which one is cut.
  private static let body = """
    {"utc_offset_seconds":0,"timezone":"GMT","weekly_units":{"time":"iso8601",
    "temperature_2m_anomaly":"K","temperature_2m_anomaly_gt0":"%","precipitation_anomaly":"mm",
    "precipitation_anomaly_gt0":"%"},"weekly":{"time":["2026-11-16","2026-11-23","2026-11-30",
    "2026-12-07"],"temperature_2m_anomaly":[4.4,1.8,-0.3,null],
    "temperature_2m_anomaly_gt0":[100,71,41,null],"precipitation_anomaly":[-3,null,2.5,null],
    "precipitation_anomaly_gt0":[20,35,101]},"monthly_units":{"time":"iso8601",
    "temperature_2m_anomaly":"K","precipitation_anomaly":"inch"},
    "monthly":{"time":["2026-12-01","2027-01-01","2027-02-01"],"temperature_2m_anomaly":[0.5,-1],
    "precipitation_anomaly":[1,99999,2]}}
    """

  @Test func readsWeeksAndMonths() throws {
    let outlook = try read(Self.body)
    #expect(outlook.weeks.map(\.first.description) == ["2026-11-16", "2026-11-23", "2026-11-30"])
    #expect(outlook.weeks.map(\.last.description) == ["2026-11-22", "2026-11-29", "2026-12-06"])
    #expect(outlook.weeks.map(\.temperature) == [4.4, 1.8, -0.3])
    #expect(outlook.weeks.map(\.precipitation) == [-3, nil, 2.5])
    #expect(outlook.weeks.map { $0.warmer?.rounded(to: 4) } == [1, 0.71, 0.41])
    // 101 % isn't a chance.
    #expect(outlook.weeks.map { $0.wetter?.rounded(to: 4) } == [0.2, 0.35, nil])
    #expect(outlook.months.map(\.last.description) == ["2026-12-31", "2027-01-31", "2027-02-28"])
    #expect(outlook.months.map(\.temperature) == [0.5, -1, nil])
    #expect(outlook.months.map(\.precipitation) == [25.4, nil, 50.8])
    #expect(outlook.months.allSatisfy { $0.warmer == nil && $0.wetter == nil })
    #expect(outlook.service == .openMeteo && outlook.fetched == Answers.now)
  }

  /// A recording of western Germany on 3 October 2026, with other variables beside those that are requested.
  @Test(.enabled(if: recording != nil)) func readsARecording() throws {
    let body = Array(try Data(contentsOf: #require(Self.recording)))
    let outlook = try OpenMeteoAnswer(CachedResponse(fetched: Answers.now, body: body)).seasonal()
    #expect(
      outlook.weeks.map(\.first.description) == [
        "2026-09-28", "2026-10-05", "2026-10-12", "2026-10-19", "2026-10-26", "2026-11-02",
      ])
    #expect(outlook.weeks.map(\.temperature) == [4.4, 0.4, 0.3, 0.5, 0.2, 0.9])
    #expect(outlook.weeks.allSatisfy { $0.warmer == nil && $0.precipitation == nil })
    #expect(outlook.months.map(\.precipitation) == [-3.9])
  }

  @Test(
    arguments: [
      ("{}", .badAnswer(.openMeteo, detail: "no weekly or monthly")),
      (#"{"latitude":1}"#, .badAnswer(.openMeteo, detail: "no weekly or monthly")),
      (
        #"{"weekly_units":{"temperature_2m_anomaly":"\u001b[31mK"},"weekly":{"time":["2026-11-23"],"temperature_2m_anomaly":[1]}}"#,
        .badAnswer(.openMeteo, detail: "unit of temperature_2m_anomaly")
      ),
      (
        #"{"weekly":{"time":["2026-11-23"],"precipitation_anomaly":[1]}}"#,
        .badAnswer(.openMeteo, detail: "unit of precipitation_anomaly")
      ),
      // Without values, a place is not covered.
      (#"{"weekly":{"time":[]},"monthly":{"time":[]}}"#, .notCovered(.openMeteo)),
      (
        #"{"weekly":{"time":["2026-11-23"],"temperature_2m_anomaly":[null]}}"#,
        .notCovered(.openMeteo)
      ),
    ] as [(String, ServiceError)]) func saysWhatIsWrong(body: String, error: ServiceError)
  {
    #expect(throws: error) { try read(body) }
  }

  @Test(arguments: ["", "null", "[", #"{"weekly":[1]}"#, #"{"weekly":{"time":["2026-11-23"#])
  func anAnswerThatIsCutIsNone(body: String) {
    #expect(throws: ServiceError.self) { try read(body) }
  }

  /// Times that are no days, or go back, and columns that are shorter.
  @Test func whatIsNoDayIsLeftOut() throws {
    let outlook = try read(
      """
      {"weekly_units":{"temperature_2m_anomaly":"K"},"weekly":{"time":["2026-11-23","x",
      "2026-11-16",1e300,null,"2026-12-07","2026-12-14"],
      "temperature_2m_anomaly":[1,2,3,4,5,6]}}
      """)
    #expect(outlook.weeks.map(\.first.description) == ["2026-11-23", "2026-12-07"])
    #expect(outlook.weeks.map(\.temperature) == [1, 6])
    #expect(outlook.months == [])
  }

  @Test func bothAreOneRequestThatIsKeptForADay() async throws {
    let spent = Spent()
    standIn.failNext(.body(Self.body))
    let first = try await client(ledger: spent.client).outlook(oslo)
    let second = try await client(ledger: spent.client, later: 86_000).outlook(oslo)
    #expect(first == second)
    #expect(spent.weights == [1])
    let request = try #require(standIn.requests.first)
    #expect(request.path == "/v1/seasonal")
    #expect(
      request.query["weekly"]
        == "temperature_2m_anomaly,temperature_2m_anomaly_gt0,precipitation_anomaly,precipitation_anomaly_gt0"
    )
    #expect(request.query["monthly"] == "temperature_2m_anomaly,precipitation_anomaly")
    #expect(request.query["timezone"] == "GMT")
    #expect(request.query["elevation"] == nil)
    _ = try await client(later: 86_500).outlook(oslo)
    #expect(standIn.requests.count == 2)
  }

  /// Without a network, the kept answer is there with its age.
  @Test func anOldAnswerIsSaved() async throws {
    standIn.failNext(.body(Self.body))
    #expect(client().saved(oslo) == nil)
    _ = try await client().outlook(oslo)
    standIn.fail(.status(503, reason: "Down"))
    let later = client(later: 3 * 86_400)
    await #expect(throws: ServiceError.self) { try await later.outlook(oslo) }
    #expect(later.saved(oslo)?.fetched == Answers.now)
  }

  @Test func anAnswerWithoutMonthsIsAskedForAgainSoon() async throws {
    let weeks = """
      {"weekly_units":{"temperature_2m_anomaly":"K"},
      "weekly":{"time":["2026-11-23"],"temperature_2m_anomaly":[1]}}
      """
    standIn.failNext(.body(weeks))
    #expect(try await client().outlook(oslo).months == [])
    _ = try await client(later: 1800).outlook(oslo)
    #expect(standIn.requests.count == 1)
    let whole = try await client(later: 4000).outlook(oslo)
    #expect(standIn.requests.count == 2)
    #expect(!whole.months.isEmpty)
  }

  /// The sample has what the service has: the running week first, and months without chances.
  @Test(arguments: ["2026-11-21T14:12:00Z", "2026-12-31T23:30:00Z", "2028-02-29T00:00:00Z"])
  func theSampleHasItsForm(time: String) throws {
    let now = try Date(time, strategy: .iso8601)
    let outlook = SampleSeasons.outlook(at: oslo, now)
    #expect(outlook.weeks.count == 6 && outlook.months.count == 7)
    #expect(outlook.weeks.allSatisfy { $0.first.weekday == 0 })
    #expect(outlook.months.allSatisfy { $0.first.day == 1 && $0.wetter == nil })
    let today = try #require(EpochTime.day(ofSecond: now.timeIntervalSince1970))
    for first in [outlook.weeks[0], outlook.months[0]] {
      #expect(first.first <= today && first.last >= today)
    }
    #expect(
      outlook.weeks.allSatisfy {
        (0...1).contains($0.warmer ?? -1) && (0...1).contains($0.wetter ?? -1)
      })
  }
}
