import Synchronization
import TestSupport
import Testing

@testable import HTTP
@testable import WeatherServices

final class HTTPClientTests: StandInSuite {
  private static let host: CleanText = "127.0.0.1"
  private let oslo = StandInPlaces.named("Oslo", latitude: 59.91, longitude: 10.75)

  @Test(arguments: [
    (Fault.cutOff, ServiceError.connectionLost(host: host)),
    (.halfHeader, .connectionLost(host: host)), (.reset, .connectionLost(host: host)),
    (.status(500, reason: "Broken"), .status(500, host: host, reason: "Broken")),
    (.limited(.minutely), .limited(.openMeteo, until: Date(timeIntervalSince1970: 1_795_270_860))),
    (.limited(.concurrent), .limited(.openMeteo, until: nil)),
    (.body("<html>"), .badAnswer(.openMeteo, detail: "not JSON")),
    (.rubbish, .badAnswer(.openMeteo, detail: "Received HTTP/0.9 when not allowed")),
    (.redirectLoop, .redirectLoop(host: host)),
    (
      .redirect(to: "http://example.org/"),
      .badAnswer(.openMeteo, detail: "redirected to http://example.org/")
    ),
    (.endless, .tooLarge(host: host)),
    (.gzipBomb, .tooLarge(host: host)),
    (.empty, .badAnswer(.openMeteo, detail: "empty")),
  ])
  func namesTheCauseOfAFailure(fault: Fault, expected: ServiceError) async throws {
    let openMeteo = openMeteo(seconds: 20)
    standIn.fail(fault)
    await #expect(throws: expected) { try await openMeteo.weather.reports([oslo]) }
    // The next request finds a working service, and nothing left over of the failed one.
    standIn.fail(nil)
    let reports = try await openMeteo.weather.reports([oslo])
    #expect(reports.count == 1)
  }

  /// attacks.md 7
  @Test func allRequestsOfACommandHaveTheTimeOfOne() async throws {
    let clock = ContinuousClock()
    let openMeteo = openMeteo(seconds: 0.5)
    standIn.fail(.drip(.milliseconds(5)))
    let taken = await clock.measure {
      await CommandTime.$current.withValue(CommandTime()) {
        for _ in 0..<20 { _ = try? await openMeteo.weather.reports([oslo]) }
      }
    }
    #expect(taken >= .seconds(0.5) && taken < .seconds(5), "\(taken)")
  }

  @Test func theTimeOfACommandBeginsAnewAfterAPauseAndWithEachPart() {
    let time = CommandTime()
    #expect(time.begin(at: 100, of: 10) == 10)
    time.end(at: 104, isPart: false)
    #expect(time.begin(at: 104.5, of: 10) == 5.5)
    time.end(at: 109, isPart: true)
    #expect(time.begin(at: 109, of: 10) == 10)
    #expect(time.begin(at: 120, of: 10) == 0)
    time.end(at: 120, isPart: false)
    time.end(at: 121, isPart: false)
    #expect(time.begin(at: 123, of: 10) == 10)
  }

  @Test(arguments: [true, false]) func onlyAListHasMoreTimeWithEveryAnswer(isForList: Bool) {
    let clock = Atomic(0)
    let budget = TimeBudget(seconds: 10, isForList: isForList) {
      Double(clock.load(ordering: .relaxed))
    }
    #expect(budget.left() == 10)
    clock.store(4, ordering: .relaxed)
    #expect(budget.left() == 6)
    budget.answered()
    #expect(budget.left() == (isForList ? 10 : 6))
    clock.store(15, ordering: .relaxed)
    #expect(budget.left() == 0)
  }

  @Test(arguments: [Fault.delay(.seconds(60)), .drip(.milliseconds(5))])
  func endsTheWholeExchangeInTime(fault: Fault) async throws {
    let openMeteo = openMeteo(seconds: 0.2)
    standIn.fail(fault)
    // Without a limit for the whole request, the answer would come after a minute.
    await #expect(throws: ServiceError.timedOut(host: Self.host, seconds: 0.2)) {
      try await openMeteo.weather.reports([oslo])
    }
  }

  @Test(arguments: [Fault.delay(.seconds(60)), .drip(.milliseconds(5))])
  func isCancelledAtOnce(fault: Fault) async throws {
    let openMeteo = openMeteo(seconds: 60)
    standIn.fail(fault)
    var arrivals = standIn.arrivals.makeAsyncIterator()
    let task = Task { [oslo] in try await openMeteo.weather.reports([oslo]) }
    _ = await arrivals.next()
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: ServiceError.cancelled) { try await task.value }
    // The answer alone would take a minute; the margin is for a busy machine.
    #expect(start.duration(to: .now) < .seconds(45))
  }

  /// Nothing waits for something else that hangs.
  @Test func requestsRunInParallel() async throws {
    let openMeteo = openMeteo(seconds: 60)
    let gate = Gate()
    standIn.fail(.held(gate))
    var arrivals = standIn.arrivals.makeAsyncIterator()
    try await withThrowingTaskGroup { group in
      for place in SampleCapitals.all.prefix(4) {
        group.addTask { _ = try await openMeteo.weather.reports([place]) }
      }
      for _ in 0..<4 { _ = await arrivals.next() }
      #expect(standIn.mostAtOnce == 4)
      gate.open()
      try await group.waitForAll()
    }
  }

  @Test func knowsARefusedConnection() async throws {
    standIn.stop()
    let openMeteo = openMeteo(seconds: 20)
    await #expect(throws: ServiceError.refused(host: Self.host)) {
      try await openMeteo.weather.reports([oslo])
    }
  }

  @Test func tellsOfAServerWithoutTLS() async throws {
    let url = standIn.url.replacing("http:", with: "https:")
    let openMeteo = openMeteo(["VANE_OPEN_METEO_URL": url], seconds: 20)
    await #expect(throws: ServiceError.noTLS(host: Self.host)) {
      try await openMeteo.weather.reports([oslo])
    }
  }

  @Test func asksNobodyAtABadAddress() async throws {
    let openMeteo = openMeteo(["VANE_OPEN_METEO_URL": "http://example.org"], seconds: 20)
    await #expect(
      throws: ServiceError.badAddress(setting: "VANE_OPEN_METEO_URL", value: "http://example.org")
    ) {
      try await openMeteo.weather.reports([oslo])
    }
  }

  @Test func unpacksGzip() async throws {
    // printf '{"generationtime_ms":0.6}' | gzip -n9
    let packed = try #require(Data(base64Encoded: Self.packedEmptyAnswer))
    try await StandIn.serving(.fixed(packed, encoding: "gzip")) { standIn in
      let places = try await openMeteo(standIn.environment, seconds: 20).places.search("Oslo", nil)
      #expect(places.isEmpty)
    }
  }

  private static let packedEmptyAnswer =
    "H4sIAAAAAAACA6tWSk/NSy1KLMnMzyvJzE2Nzy1WsjLQM6sFABYl+3IZAAAA"
}

extension HTTPClientTests {
  // A2
  @Test func makesNoRequestWhereNoneMayBeMade() async throws {
    let http = HTTPClient(userAgent: "vane/test", mayAsk: { false })
    let url = try #require(URL(string: standIn.url + "/json/"))
    await #expect(throws: ServiceError.noNetwork(host: Self.host)) {
      try await http.get(url, of: .internetAddress)
    }
    #expect(standIn.requests.isEmpty)
  }

  private func openMeteo(_ environment: [String: String]? = nil, seconds: Double) -> OpenMeteo {
    OpenMeteo(
      servers: OpenMeteoServers(
        http: HTTPClient(userAgent: "vane/test (https://example.org)", timeLimit: { seconds }),
        environment: environment ?? standIn.environment, now: { StandIn.now }))
  }
}

extension StandIn {
  /// An address that it answers.
  func search(_ name: String = "Oslo") throws -> URL {
    try #require(URL(string: url + "/v1/search?name=\(name)&count=1"))
  }
}

struct BaseAddressTests {
  @Test(arguments: [
    ("https://api.example.org", "https://api.example.org/v1/forecast?name=Os%20lo,%C3%A9%26%2B"),
    (
      "https://api.example.org:8443/",
      "https://api.example.org:8443/v1/forecast?name=Os%20lo,%C3%A9%26%2B"
    ),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/v1/forecast?name=Os%20lo,%C3%A9%26%2B"),
    ("http://localhost:1", "http://localhost:1/v1/forecast?name=Os%20lo,%C3%A9%26%2B"),
    ("http://[::1]:8080", "http://[::1]:8080/v1/forecast?name=Os%20lo,%C3%A9%26%2B"),
    ("", "https://standard.example/v1/forecast?name=Os%20lo,%C3%A9%26%2B"),
  ])
  func buildsAddresses(value: String, expected: String) throws {
    let address = try BaseAddress(
      setting: "VANE_TEST_URL", in: ["VANE_TEST_URL": value], standard: "https://standard.example")
    let url = try address.url("/v1/forecast", [("name", "Os lo,é&+")])
    #expect(url.absoluteString == expected)
  }

  @Test func nothingIsNoAddress() { #expect(ServerAddress("") == nil) }

  /// attacks.md 7
  @Test(arguments: [
    ("https://user:secret@example.org", "…@example.org"), ("user:p?@x/#a@b:1/c", "…@b:1/c"),
    ("https://example.org/?appid=secret", "https://example.org/…"),
    ("https://example.org/a", "https://example.org/a"), ("a\u{1B}[31mb", "a[31mb"),
  ])
  func showsNoSecretOfAnAddress(value: String, expected: String) {
    #expect(ServerAddress.shown(value).description == expected)
  }

  @Test(arguments: [
    "http://api.example.org", "http://127.0.0.1.example.org", "http://127.1", "http://10.0.0.1",
    "http://localhost.example.org", "https://", "https:///v1", "http://127.0.0.1:65536",
    "https://api.example.org:0",
    "https://api.example.org:99999999999999999999", "https://api.example.org:-1", "api.example.org",
    "ftp://localhost",
    "https://user@example.org", "https://user:secret@example.org", "https://example.org/path",
    "https://example.org?x=1", "https://example.org#top", "file:///etc/passwd", "https://a b",
    "http://0x7f.0.0.1", "http://[::2]", "nonsense",
  ])
  func refusesWhatIsNoSafeBaseAddress(value: String) {
    #expect(
      throws: ServiceError.badAddress(setting: "VANE_TEST_URL", value: ServerAddress.shown(value))
    ) {
      try BaseAddress(
        setting: "VANE_TEST_URL", in: ["VANE_TEST_URL": value], standard: "https://standard.example"
      )
    }
  }
}
