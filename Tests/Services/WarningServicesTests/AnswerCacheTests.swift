import Documents
import HTTP
import Phrases
import Presentation
import TestSupport
import Testing
import WarningServices
import WarningWords
import Warnings

/// A country's feed is asked for once in five minutes, whoever asks, and what was read last outlives a failure.
final class AnswerCacheTests: StandInSuite {
  private static let bratislava = Variant.place("Bratislava", "SK", 48.148, 17.107)
  private static let kosice = Variant.place("Košice", "SK", 48.714, 21.258)
  private static let lima = Variant.place("Lima", "PE", -12.05, -77.05)
  private let cache = InMemoryCache()
  /// It begins at 2026-03-06T12:00:00Z.
  private let clock = MovingClock(Date(timeIntervalSince1970: Variant.now))

  @Test func asksOncePerCountryInFiveMinutesWithItsTag() async throws {
    standIn.fail(.bytes(Self.answer(#"{"warnings":[\#(Self.alert)]}"#, tag: "\"one\"")))
    // Each client is a program of its own.
    for place in [Self.bratislava, Self.kosice, Self.bratislava] {
      let found = try await client().found(place)
      #expect(found.warnings.map(\.event) == ["Wind"])
      clock.pass(99)
    }
    #expect(standIn.requests.map { $0.headers["if-none-match"] } == [nil])
    clock.pass(3)
    standIn.fail(.bytes("HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n"))
    let program = client()
    let found = try await program.found(Self.kosice)
    #expect(found.warnings.map(\.event) == ["Wind"])
    #expect(found.fetched == clock.now)
    // The answer is as fresh as another, also for other programs.
    _ = try await client().found(Self.bratislava)
    #expect(standIn.requests.map { $0.headers["if-none-match"] } == [nil, "\"one\""])
    // The same program asks once more.
    clock.pass(301)
    _ = try await program.found(Self.kosice)
    #expect(standIn.requests.map { $0.headers["if-none-match"] } == [nil, "\"one\"", "\"one\""])
    #expect(Set(standIn.requests.map(\.path)) == ["/api/v1/warnings/feeds-slovakia"])
  }

  /// The command that the timer runs reads what others read, and writes nothing.
  @Test func readsWithoutWriting() async throws {
    standIn.fail(.bytes(Self.answer(#"{"warnings":[\#(Self.alert)]}"#, tag: "\"one\"")))
    _ = try await client().found(Self.bratislava)
    let before = cache.all
    let reading = { self.client(self.cache.client.readOnly) }
    #expect(try await reading().found(Self.kosice).warnings.map(\.event) == ["Wind"])
    #expect(standIn.requests.count == 1)
    clock.pass(301)
    standIn.fail(.bytes("HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n"))
    #expect(try await reading().found(Self.kosice).warnings.map(\.event) == ["Wind"])
    #expect(standIn.requests.map { $0.headers["if-none-match"] } == [nil, "\"one\""])
    #expect(cache.all == before)
  }

  @Test func oneAnswerServesPlacesOfDifferentParts() async throws {
    let variants = Variant.all.filter { $0.testDescription == "JMA: the islands" }
    let (town, island) = (try #require(variants.first), try #require(variants.last))
    for (path, body) in island.answers { standIn.fail(.body(body), path: path) }
    let client = client()
    let first = try await client.found(town.place)
    #expect(first.own.map(\.event) == [])
    let second = try await client.found(island.place)
    #expect(second.own.map(\.event) == island.own)
    #expect(standIn.requests.filter { $0.path.contains("warning/130000") }.count == 1)
  }

  @Test func asksAgainForWhatIsDamaged() async throws {
    standIn.fail(.body(#"{"warnings":[]}"#))
    _ = try await client().found(Self.bratislava)
    for (key, answer) in cache.all {
      var damaged = answer
      damaged.body = [1, 2, 3]
      cache.client.keep(damaged, key)
    }
    _ = try await client().found(Self.bratislava)
    #expect(standIn.requests.count == 2)
    #expect(client().last(Self.kosice) == nil)
  }

  @Test func whatWasReadLastOutlivesAFailure() async throws {
    standIn.fail(.body(#"{"warnings":[\#(Self.alert)]}"#))
    let read = try await client().found(Self.bratislava)
    clock.pass(3 * 3600)
    standIn.fail(.status(503, reason: "x"))
    await #expect(throws: ServiceError.self) { try await client().found(Self.bratislava) }
    let last = try #require(client().last(Self.bratislava))
    #expect(last.found == read)
    #expect(last.failure?.time == clock.now)
    let words = Wording(phrases: English(), now: { [clock] in clock.now })
    #expect(
      words.warnings.known(Self.bratislava, last.found)?.text
        == "Wind, until Fri 21:00 (fetched 3\u{A0}h ago)")
    // The warning is over by then.
    clock.pass(12 * 3600)
    let later = client().last(Self.bratislava)
    #expect(later?.found?.warnings == [])
  }

  /// Earlier versions wrote the file in this form.
  @Test(
    arguments: [
      #"{"found":{"service":"meteoalarm","fetched":0,"reach":"place","warnings":[{"event":"Wind"}]}}"#,
      #"{"found":{"service":"meteoalarm","fetched":0,"reach":"place","omitted":0,"warnings":[{"event":"Wind"}]}}"#,
    ])
  func readsWhatEarlierVersionsSaved(body: String) {
    cache.client.keep(
      CachedResponse(fetched: clock.now, body: Array(body.utf8)), "place-48.148,17.107")
    let last = client().last(Self.bratislava)
    #expect(last?.found?.warnings.map(\.event) == ["Wind"])
    #expect(last?.found?.unread == 0)
  }

  @Test func saysHowManyAreNotListed() async throws {
    let alerts = (0..<10_000).map {
      #"{"alert":{"identifier":"\#($0)","info":[{"event":"Wind \#($0)","area":[{"areaDesc":"x"}]}]}}"#
    }.joined(separator: ",")
    standIn.fail(.body(#"{"warnings":[\#(alerts)]}"#))
    let found = try await client().found(Self.bratislava)
    #expect(found.warnings.count == 200)
    #expect(found.omitted == 9800)
    let words = Wording(phrases: English(), now: { found.fetched })
    #expect(words.warnings.page(Self.bratislava, found).note == "9,800 more aren't shown.")
    #expect(found.json(at: Self.bratislava).description.contains(#""omitted":9800"#))
  }

  /// Sixty messages of an index are requested at a time: those that are kept leave room for the others.
  @Test func comesToAllMessagesOfALongIndex() async throws {
    let items = (0..<70).map { #"{"event":"\#($0)","s":3,"capURL":"pe-x/\#($0).xml"}"# }
    standIn.fail(
      .body(#"{"items":[\#(items.joined(separator: ","))]}"#), path: "/v2/json/wmo_all.json")
    for number in 0..<70 {
      let south = number == 69 ? -13 : -3
      let message = """
        <alert><identifier>\(number)</identifier><info><event>\(number)</event><area><areaDesc/>
        <polygon>\(south),-78 \(south),-76 \(south + 2),-76 \(south + 2),-78</polygon></area></info></alert>
        """
      standIn.fail(.body(message), path: "/v2/cap-alerts/pe-x/\(number).xml")
    }
    let first = try await client().found(Self.lima)
    #expect(first.abridged == 10 && first.unclear.count == 10 && first.own.isEmpty)
    let second = try await client().found(Self.lima)
    #expect(second.abridged == 0 && second.own.map(\.event) == ["69"])
    #expect(second.warnings.count == 1)
    #expect(standIn.requests.count == 71)
  }

  /// Attack 6: sixty large messages of an index took hundreds of megabytes. Six are under way at a time.
  @Test func requestsNoMoreMessagesAfterFourMegabytes() async throws {
    let items = (0..<30).map { #"{"event":"\#($0)","s":3,"capURL":"pe-x/\#($0).xml"}"# }
    standIn.fail(.body("<alert>" + String(repeating: " ", count: 1_000_000) + "</alert>"))
    standIn.fail(
      .body(#"{"items":[\#(items.joined(separator: ","))]}"#), path: "/v2/json/wmo_all.json")
    let found = try await client().found(Self.lima)
    #expect(found.abridged == 30)
    #expect((6...12).contains(standIn.requests.count))
  }

  private static let alert = """
    {"alert":{"identifier":"a","info":[{"event":"Wind","expires":"2026-03-06T20:00:00Z",
    "area":[{"polygon":["47,16 47,23 50,23 50,16"]}]}]}}
    """

  private static func answer(_ body: String, tag: String) -> String {
    "HTTP/1.1 200 OK\r\nETag: \(tag)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private func client(_ cache: AnswerCacheClient? = nil) -> WarningsClient {
    OfficialWarnings(
      ServiceConnection(
        http: .patient(), environment: standIn.environment, now: { [clock] in clock.now }),
      regions: .noop, cache: cache ?? self.cache.client
    ).client
  }
}
