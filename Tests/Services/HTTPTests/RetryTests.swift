import FileTestSupport
import TestSupport

@testable import HTTP

/// These tests say which requests are retried. The clock stands at 2026-11-21T14:20:00Z.
struct RetryTests {
  @Test(
    arguments: [
      (408, nil, 0.3), (500, nil, 0.3), (502, nil, 0.3), (503, nil, 0.3), (504, nil, 0.3),
      (503, "2", 2), (503, "0", 0.3), (503, "-5", 0.3), (503, "nan", 0.3), (503, "soon", 0.3),
      (503, "Sat, 21 Nov 2026 14:20:04 GMT", 4), (503, "Sat, 21 Nov 2026 14:19:00 GMT", 0.3),
      (503, "Sat, 99 Nov 2026 14:20:04 GMT", 0.3), (503, "9.8", 9.8),
      // Later than the time for the whole exchange.
      (503, "9.9", nil), (503, "3600", nil), (503, "Sun, 22 Nov 2026 00:00:00 GMT", nil),
      (503, "1e999", 0.3),
      // A limit ends when the service says, which Open-Meteo does not.
      (429, nil, nil), (429, "1", 1), (429, "60", nil),
      (200, nil, nil), (203, nil, nil), (304, nil, nil), (400, nil, nil), (401, nil, nil),
      (404, nil, nil), (501, nil, nil), (200, "1", nil),
    ] as [(Int, String?, Double?)])
  func anAnswerIsAskedForAgain(status: Int, retryAfter: String?, pause: Double?) {
    let headers = retryAfter.map { ["retry-after": $0] } ?? [:]
    let answer = HTTPResponse(status: status, host: "h", headers: headers, body: [])
    #expect(
      RetryPolicy().pause(
        after: .success(answer), tried: 1, left: 10, chance: 1, now: StandIn.now) == pause)
  }

  @Test(
    arguments: [
      (ServiceError.timedOut(host: "h", seconds: 10), 0.3), (.connectionLost(host: "h"), 0.3),
      (.refused(host: "h"), nil), (.noNetwork(host: "h"), nil), (.unknownHost("h"), nil),
      (.untrusted(host: "h"), nil), (.tooLarge(host: "h"), nil), (.redirectLoop(host: "h"), nil),
      (.cancelled, nil),
    ] as [(ServiceError, Double?)])
  func aFailureIsTriedAgain(error: ServiceError, pause: Double?) {
    #expect(
      RetryPolicy().pause(
        after: .failure(error), tried: 1, left: 10, chance: 1, now: StandIn.now) == pause)
  }

  @Test(
    arguments: [
      (1, 10.0, 0.0, 0.15), (1, 10, 0.5, 0.22499999999999998), (1, 10, 1, 0.3), (2, 10, 0, 0.3),
      (2, 10, 1, 0.6),
      (3, 10, 1, nil), (1, 0.5, 1, 0.3), (1, 0.49, 1, nil), (1, 0, 0, nil), (1, -1, 0, nil),
    ] as [(Int, Double, Double, Double?)])
  func pausesGrowAndVaryAndEnd(tried: Int, left: Double, chance: Double, pause: Double?) {
    let lost = Result<HTTPResponse, ServiceError>.failure(.connectionLost(host: "h"))
    #expect(
      RetryPolicy().pause(after: lost, tried: tried, left: left, chance: chance, now: StandIn.now)
        == pause)
  }

  @Test(arguments: [
    ("Mon, 20 Jul 2020 12:14:53 GMT", 1_595_247_293.0), ("Mon, 20 Jul 2020 12:14:53 CET", nil),
    ("Monday, 20-Jul-20 12:14:53 GMT", nil), ("0", nil), ("", nil),
    ("Mon, 31 Feb 2020 12:14:53 GMT", nil), ("Mon, 20 Jul 2020 25:14:53 GMT", nil),
    ("Mon, 20 Jul 2020 12:14 GMT", nil), ("Mon, 20 Jul 2020 12:14:53+02:00 GMT", nil),
  ])
  func readsDatesOfHeaders(text: String, seconds: Double?) {
    #expect(HTTPDate.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test func aRequestIsTriedThreeTimes() async throws {
    try await Self.serving { standIn, http, pauses in
      standIn.failNext(.reset, .status(503, reason: "Overloaded"))
      let answer = try await http.get(standIn.search(), of: .openMeteo)
      #expect(answer.status == 200)
      #expect(standIn.requests.count == 3)
      #expect(pauses.all == [0.3, 0.6])

      standIn.fail(.status(503, reason: "Overloaded"))
      let last = try await http.get(standIn.search(), of: .openMeteo)
      #expect(last.status == 503)
      #expect(standIn.requests.count == 6)
    }
  }

  @Test func theServiceSaysWhenToComeAgain() async throws {
    try await Self.serving { standIn, http, pauses in
      standIn.failNext(.retryAfter("7", status: 429))
      let answer = try await http.get(standIn.search(), of: .openMeteo)
      #expect(answer.status == 200)
      #expect(pauses.all == [7])
    }
  }

  /// Earlier tries have used up time: pauses are never longer than the rest of it.
  @Test func retriesEndWithinTheTime() async throws {
    try await Self.serving { standIn, http, pauses in
      standIn.failNext(.retryAfter("6", status: 503), .retryAfter("6", status: 503))
      let answer = try await http.get(standIn.search(), of: .openMeteo)
      #expect(answer.status == 503)
      #expect(pauses.all == [6])
    }
  }

  /// Notes the pauses, and advances the clock instead of waiting.
  private static func serving(
    _ body: (StandIn, HTTPClient, Noted<Double>) async throws -> Void
  ) async throws {
    try await StandIn.serving(.sample { StandIn.now }) { standIn in
      let pauses = Noted<Double>()
      let clock = HTTPClock(
        uptime: { pauses.all.reduce(0, +) }, now: { StandIn.now }, pause: { pauses.append($0) },
        chance: { 1 })
      let http = HTTPClient(userAgent: "vane/test", timeLimit: { 10 }, clock: clock)
      try await body(standIn, http, pauses)
    }
  }
}
