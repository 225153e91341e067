import JSON
import ScreenTestSupport

@testable import ToolServer

/// An agent's session from its first line to its last.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ToolServerTests {
  private static let meta = #"""
    {"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}
    """#

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"),
    ("1999-01-01", "2025-11-25"),
  ])
  func greetsInAVersionThatHasAHandshake(asked: String, spoken: String) async throws {
    let agent = await World.ofTools().serve([
      .request(1, "initialize", #"{"protocolVersion":"\#(asked)","capabilities":{}}"#),
      .notification("notifications/initialized"), .request(2, "ping"), .request(3, "tools/list"),
    ])
    let greeting = try #require(try agent.answer(to: 1))["result"]
    #expect(greeting["protocolVersion"].text == spoken)
    #expect(greeting["serverInfo"]["name"].text == "vane")
    #expect(agent.answers[1] == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
    #expect(try agent.answer(to: 3)?["result"]["tools"].elements.count == 13)
    #expect(try agent.answer(to: 3)?["result"]["resultType"].text == nil)
    #expect(agent.answers.count == 3)
  }

  @Test func answersRequestsThatSayTheirVersionEach() async throws {
    let agent = await World.ofTools().serve([
      .request(1, "server/discover", Self.meta), .request(2, "tools/list", Self.meta),
      .request(3, "ping", Self.meta), .request(4, "server/discover"),
    ])
    let discovery = try #require(try agent.answer(to: 1))["result"]
    #expect(discovery["resultType"].text == "complete")
    #expect(discovery["supportedVersions"].elements.first?.text == "2026-07-28")
    #expect(discovery["capabilities"]["tools"].isObject)
    #expect(discovery["ttlMs"].integer == 3_600_000)
    let list = try #require(try agent.answer(to: 2))["result"]
    #expect(list["resultType"].text == "complete" && list["cacheScope"].text == "public")
    #expect(list["_meta"]["io.modelcontextprotocol/serverInfo"]["name"].text == "vane")
    #expect(try agent.answer(to: 3)?["error"]["code"].integer == -32601)
    #expect(try agent.answer(to: 4)?["error"]["code"].integer == -32601)
  }

  @Test(arguments: [
    (#"{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01"}}"#, -32022),
    (#"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#, -32602),
    (#"{"name":"nonesuch"}"#, -32602), ("{}", -32602), ("[]", -32602),
  ])
  func refusesARequestThatCannotBeAnswered(params: String, code: Int) async throws {
    let agent = await World.ofTools().serve([.request(1, "tools/call", params)])
    let error = try #require(try agent.answer(to: 1))["error"]
    #expect(error["code"].integer == code)
    if code == -32022 { #expect(error["data"]["supported"].elements.count == 5) }
  }

  @Test func goesOnAfterLinesThatAreNoMessages() async throws {
    let agent = await World.ofTools().serve([
      .line("{"), .line(""), .line(#"{"jsonrpc":"2.0","method":"\u202Ex"}"#),
      .line(String(repeating: "[", count: 60_000)), .request(1, "ping"),
    ])
    #expect(agent.answers.map { $0.contains("-32700") } == [true, true, false])
  }

  @Test func answersWithFiguresSentencesAndCredits() async throws {
    let agent = await World.ofTools().serve([.call(1, "weather", #"{"place":"Oslo"}"#)])
    let result = try #require(try agent.answer(to: 1))["result"]
    #expect(result["isError"].bool == false)
    let content = result["structuredContent"]
    #expect(content["place"]["name"].text == "Oslo")
    #expect(content["report"]["current"]["temperature"].number != nil)
    #expect(content["credits"].elements.first?.text?.contains("https://open-meteo.com/") == true)
    #expect(result.said?.hasPrefix("Oslo") == true)
    #expect(agent.answers[0].utf8.count <= 2048)
  }

  @Test func namesCandidatesForAPlaceThatIsNotFound() async throws {
    let similar = PlaceMatch(place: Fixture.oslo, kind: .beginning, score: 1)
    let agent = await World.ofTools(gazetteer: .matching([similar])).serve([
      .call(1, "weather", #"{"place":"Osl;\n rm all"}"#)
    ])
    let result = try #require(try agent.answer(to: 1))["result"]
    #expect(result["isError"].bool == true)
    #expect(!result["structuredContent"].isObject)
    #expect(result.said?.contains("Candidates: Oslo, ") == true, "\(result)")
  }

  @Test func namesOtherPlacesOfTheSameName() async throws {
    let agent = await World.ofTools(gazetteer: .finding(Fixture.springfields)).serve([
      .call(1, "weather", #"{"place":"Springfield"}"#)
    ])
    let content = try #require(try agent.answer(to: 1))["result"]["structuredContent"]
    #expect(content["candidates"].elements.count == 3)
  }

  @Test func readsListsAndSettingsAndNeverWritesThem() async throws {
    let (kept, settings) = (SavedPlaces(searches: [Fixture.bratislava]), SavedSettings())
    let agent = await World.ofTools(kept: kept, settings: settings).serve([
      .call(1, "weather", "{}"), .call(2, "weather", #"{"place":"Oslo"}"#),
      .call(3, "find_place", #"{"name":"Oslo"}"#),
    ])
    let content = try #require(try agent.answer(to: 1))["result"]["structuredContent"]
    #expect(content["place"]["name"].text == "Bratislava")
    #expect(try agent.answer(to: 3)?["result"]["isError"].bool == false)
    #expect(kept.places(.searches) == [Fixture.bratislava])
    #expect(settings["service"] == nil)
  }

  /// No file is read.
  @Test(arguments: [
    ("days", "{}", "Give a place"), ("along", #"{"way":"/etc/passwd"}"#, "No way is saved"),
    ("along", #"{"way":"ride.gpx"}"#, "No way is saved"),
    ("along", #"{"way":"../x"}"#, "No way is saved"),
  ])
  func saysWhatIsNotKnown(tool: String, arguments: String, sentence: String) async throws {
    let agent = await World.ofTools().serve([.call(1, tool, arguments)])
    let result = try #require(try agent.answer(to: 1))["result"]
    #expect(result["isError"].bool == true)
    #expect(result.said?.hasPrefix(sentence) == true)
  }

  @Test func showsTheSavedReportWithTheReasonWhereNoServiceAnswers() async throws {
    let agent = await World.ofTools(
      weather: .failing(.timedOut(host: "api.example", seconds: 10)),
      saved: [Fixture.oslo: Fixture.report]
    ).serve([.call(1, "weather", #"{"place":"Oslo"}"#)])
    let result = try #require(try agent.answer(to: 1))["result"]
    #expect(result["isError"].bool == false)
    #expect(result.said?.hasPrefix("api.example didn't respond") == true)
    #expect(result["structuredContent"]["report"]["current"]["temperature"].number != nil)
  }

  @Test func saysNothingMoreOfACallThatWasCanceled() async throws {
    let asked = AsyncStream<Void>.makeStream()
    let cancelled = SavedSettings()
    let weather = WeatherClient { _ async throws(ServiceError) in
      asked.continuation.yield()
      await withTaskCancellationHandler {
        for await _ in AsyncStream<Void>.makeStream().stream {}
      } onCancel: {
        try? cancelled.client.set("call", "cancelled")
      }
      throw .cancelled
    }
    let agent = await World.ofTools(weather: weather).serve([
      .call(1, "weather", #"{"place":"Oslo"}"#, meta: #"{"progressToken":"t"}"#),
      .act { _ in for await _ in asked.stream { break } },
      .notification("notifications/cancelled", #"{"requestId":99}"#),
      .notification("notifications/cancelled", #"{"requestId":1}"#), .request(2, "ping"),
    ])
    #expect(cancelled["call"] == "cancelled")
    #expect(try agent.answer(to: 1).map { _ in true } == nil)
    let progress = agent.answers.dropLast()
    #expect(!progress.isEmpty && progress.allSatisfy { $0.contains(#""progressToken":"t""#) })
    #expect(agent.answers.last == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
  }

  @Test func endsWhereNothingCanBeWritten() async throws {
    let agent = Agent([.request(1, "ping"), .request(2, "ping")], outputFailure: EPIPE)
    await ToolServer(world: .ofTools(), country: nil, lines: agent).run()
    #expect(agent.answers == [])
  }
}

extension JSONTree {
  fileprivate var said: String? { self["content"].elements.first?["text"].text }
}
