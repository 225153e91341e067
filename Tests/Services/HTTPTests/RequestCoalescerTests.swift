import FileTestSupport
import TestSupport

@testable import HTTP

/// Several callers that request the same at the same time.
final class RequestCoalescerTests: StandInSuite {
  private let http = HTTPClient(userAgent: "vane/test", timeLimit: { 60 })

  @Test func oneRequestServesTwoCallers() async throws {
    try await twoCallers { gate, first, second in
      gate.open()
      let answers = try await (first.value, second.value)
      #expect(answers.0.body == answers.1.body)
      #expect(standIn.requests.count == 1)
      #expect(http.requestsUnderWay == 0)
    }
  }

  @Test func whoGivesUpDoesNotTakeTheAnswerFromOthers() async throws {
    try await twoCallers { gate, first, second in
      first.cancel()
      await #expect(throws: ServiceError.cancelled) { try await first.value }
      #expect(http.requestsUnderWay == 1)
      gate.open()
      let answer = try await second.value
      #expect(answer.status == 200)
      #expect(standIn.requests.count == 1)
    }
  }

  @Test func differentRequestsAreNotJoined() async throws {
    let urls = try ["Oslo", "Bergen"].map { try standIn.search($0) }
    try await withThrowingTaskGroup { group in
      for url in urls {
        group.addTask { [http] in _ = try await http.get(url, of: .openMeteo) }
        group.addTask { [http] in
          _ = try await http.get(url, headers: ["Accept": "text/plain"], of: .openMeteo)
        }
      }
      try await group.waitForAll()
    }
    #expect(standIn.requests.count == 4)
  }

  /// 24 hours of a request each second: `make soak` makes 86,400, one by one.
  @Test func manyRequestsLeaveNothingBehind() async throws {
    let turns = Soak.count("VANE_WATCHES", standard: 300)
    func ask() async throws {
      for _ in 0..<turns { _ = try await http.get(standIn.search(), of: .openMeteo) }
    }
    try await ask()
    let files = Self.openFiles
    try await ask()
    #expect(Self.openFiles <= files)
    #expect(standIn.requests.count == 2 * turns)
  }

  /// `make soak` does it ten thousand times.
  @Test func noCancelledRequestIsLeftBehind() async throws {
    // The first one loads the library and leaves a connection that is kept.
    _ = try await http.get(standIn.search(), of: .openMeteo)
    let files = Self.openFiles
    let gate = Gate()
    standIn.fail(.held(gate))
    for number in 0..<Soak.count("VANE_CANCELLATIONS", standard: 300) {
      let url = try standIn.search("Oslo\(number % 3)")
      let task = Task { [http] in try await http.get(url, of: .openMeteo) }
      // 0 to 5 ms, in steps that no timer shares.
      try await Task.sleep(for: .microseconds(number * 617 % 5000))
      task.cancel()
      await #expect(throws: ServiceError.cancelled) { try await task.value }
    }
    while http.requestsUnderWay > 0 { await Task.yield() }
    gate.open()
    standIn.fail(nil)
    // The next one is answered, and nothing of the others is still open but what the server ends by itself.
    let answer = try await http.get(standIn.search(), of: .openMeteo)
    #expect(answer.status == 200)
    let deadline = ContinuousClock.now + .seconds(60)
    while Self.openFiles > files + 2, .now < deadline {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(Self.openFiles <= files + 2)
  }

  /// The number of descriptors that this process has.
  private static var openFiles: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  private typealias Call = Task<HTTPResponse, any Error>

  /// Two callers of the same request, while the answer is held back.
  private func twoCallers(
    _ body: (Gate, _ first: Call, _ second: Call) async throws -> Void
  ) async throws {
    let gate = Gate()
    standIn.fail(.held(gate))
    var arrivals = standIn.arrivals.makeAsyncIterator()
    let url = try standIn.search()
    let first = Call { [http] in try await http.get(url, of: .openMeteo) }
    _ = await arrivals.next()
    let second = Call { [http] in try await http.get(url, of: .openMeteo) }
    while http.callersUnderWay < 2 { await Task.yield() }
    try await body(gate, first, second)
  }
}
