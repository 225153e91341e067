import TestSupport
import Testing

/// Vane between an agent and the services: messages in, messages out, and nothing else.
@Suite(.serialized, .timeLimit(.minutes(5))) final class AgentTests: StageSuite {
  private static let calls = [
    ("find_place", #"{"name":"Oslo"}"#), ("weather", #"{"place":"Oslo"}"#),
    ("days", #"{"place":"Oslo"}"#), ("hours", #"{"place":"Oslo"}"#),
    ("when", #"{"weather":"dry 3h","place":"Oslo"}"#), ("warnings", #"{"place":"Oslo"}"#),
    ("compare", #"{"places":["Oslo","Bergen","Rome","Paris","Lima","Cairo","Tokyo","New York"]}"#),
    ("along", #"{"places":["Oslo","Bergen"],"by":"car","departure":"23:00"}"#),
    ("models", #"{"place":"Oslo"}"#), ("climate", #"{"place":"Oslo","request":true}"#),
    ("seasonal", #"{"place":"Oslo"}"#), ("sun", #"{"place":"Oslo"}"#),
    ("soon", #"{"place":"Oslo"}"#),
  ]

  private static func line(_ id: Int, _ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"# + "\n"
  }

  private static func line(_ id: Int, _ tool: String, arguments: String) -> String {
    line(id, "tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
  }

  /// Every line that was written, by the number of its request.
  private func answers(
    _ input: String, flags: [String] = [], environment: [String: String] = [:]
  ) async throws -> [Int: (text: String, node: JSONNode)] {
    let run = try await stage.vane(
      flags + ["mcp"], input: input, environment: environment.merging(["VANE_GAZETTEER": ""]) { $1 }
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    return try lines.reduce(into: [:]) { answers, line in
      let node = try JSONNode(line)
      if case .number(let id)? = node["id"] { answers[Int(id)] = (line, node) }
    }
  }

  private func check(
    flags: [String] = [], detail: String = "brief", most: Int = 2048
  ) async throws {
    let calls = Self.calls.enumerated().map { offset, call in
      let arguments = call.1.dropLast() + #","detail":"\#(detail)"}"#
      return Self.line(offset + 1, call.0, arguments: String(arguments))
    }
    let found = try await answers(Self.line(0, "tools/list") + calls.joined(), flags: flags)
    let tools = try #require(found[0]).node["result"]?["tools"]?.elements ?? []
    #expect(tools.compactMap { $0["name"]?.text } == Self.calls.map(\.0))
    for (offset, tool) in tools.enumerated() {
      let name = Self.calls[offset].0
      let answer = try #require(found[offset + 1])
      let result = try #require(answer.node["result"], "\(answer)")
      #expect(result["isError"] == .bool(false), "\(answer)")
      let schema = JSONSchema(try #require(tool["outputSchema"]))
      let content = try #require(result["structuredContent"])
      #expect(schema.errors(in: content) == [], "\(name)")
      #expect(answer.text.utf8.count <= most, "\(name)")
      if name == "compare" { #expect(content["items"]?.elements.count == 8) }
      #expect(result["content"]?.elements.first?["text"]?.text?.isEmpty == false, "\(name)")
    }
  }

  @Test(arguments: [("brief", 2048), ("full", 32_000)])
  func eachToolAnswersWithSampleWeatherAndIsBounded(detail: String, most: Int) async throws {
    try await check(flags: ["--sample"], detail: detail, most: most)
  }

  @Test func listsAndSettingsStayAsTheyWere() async throws {
    // Each tool answers with services in two kilobytes.
    try await check()
    #expect(stage.text("config/vane/vane.plist") == nil)
    try await stage.search("Oslo", opening: 1)
    let before = stage.text("config/vane/vane.plist")
    let found = try await answers(Self.line(1, "sun", arguments: "{}"))
    #expect(found[1]?.node["result"]?["structuredContent"]?["place"]?["name"]?.text == "Oslo")
    #expect(stage.text("config/vane/vane.plist") == before)
  }

  @Test func writesUTF8WhateverTheLocale() async throws {
    let found = try await answers(
      Self.line(1, "weather", arguments: #"{"place":"Žilina"}"#), flags: ["--sample"],
      environment: ["LANG": "C", "LC_ALL": "C"])
    let answer = try #require(found[1])
    #expect(answer.node["result"]?["structuredContent"]?["place"]?["name"]?.text == "Žilina")
    #expect(answer.text.contains("°C"))
  }

  @Test func hostileLinesAreAnsweredAndPassedOver() async throws {
    let run = try await stage.vane(
      ["--sample", "mcp"],
      input: "\u{0}\u{1}\n{\"a\":NaN\n" + String(repeating: "[", count: 40_000) + "\n"
        + #"{"jsonrpc":"2.0","id":"\u202e","method":"\u001b[2J"}"# + "\n" + Self.line(1, "ping"))
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.prefix(3).allSatisfy { $0.contains("-32700") })
    #expect(lines[3].contains("-32601") && !run.output.contains("\u{1B}"))
    #expect(!run.output.contains("\u{202E}"))
    #expect(lines[4] == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
  }
}
