import Documents
import JSON
import Testing

@testable import ToolServer

/// The tools as rows: their names, and the lines that calls become.
struct ToolTests {
  @Test func haveNamesThatEveryHostTakes() {
    #expect(
      Tool.all.map(\.name) == [
        "find_place", "weather", "days", "hours", "when", "warnings", "compare", "along", "models",
        "climate", "seasonal", "sun", "soon",
      ])
    #expect(Tool.all.map { "\($0.declaration)".utf8.count }.reduce(0, +) < 27_200)
  }

  @Test(arguments: [
    ("find_place", #"{"name":"--online Hel"}"#, [["search", "--", "--online Hel"]]),
    ("find_place", #"{"name":"\"Oslo\"; \n\u202Erm all"}"#, [["search", "--", "Oslo; rm all"]]),
    ("weather", "{}", [["detail"]]), ("days", "{}", [["days", "7"]]),
    ("hours", #"{"hours":3}"#, [["hours", "3"]]),
    ("hours", #"{"hours":3,"day":"2026-11-25"}"#, [["hours", "2026-11-25"]]),
    ("hours", #"{"hours":null,"detail":"full"}"#, [["hours", "8"]]),
    ("when", #"{"weather":"dry  3h"}"#, [["when", "dry", "3h", "in"]]),
    ("climate", #"{"request":true}"#, [["normal", "--yes"]]),
    ("climate", #"{"request":false}"#, [["normal"]]),
    ("seasonal", "{}", [["weeks"]]), ("seasonal", #"{"unit":"months"}"#, [["months"]]),
    ("along", #"{"way":"To work","by":"car"}"#, [["along", "To work", "by", "car"]]),
    (
      "along", #"{"places":["a","b","c"],"departure":"2026-11-25 7:00"}"#,
      [["along", "a", "to", "b", "to", "c", "at", "2026-11-25", "7:00"]]
    ),
    ("models", "{}", [["models"], ["accuracy"]]),
  ])
  func makesStrictLines(name: String, arguments: String, lines: [[String]]) throws {
    #expect(try call(name, arguments).lines([:]).map { $0 } == lines)
  }

  @Test(arguments: [
    ("weather", #"{"place":3}"#), ("weather", #"{"place":""}"#),
    ("weather", #"{"place":"\u202E "}"#), ("weather", #"{"path":"/etc/passwd"}"#),
    ("weather", #"{"detail":"all"}"#), ("hours", #"{"hours":0}"#), ("hours", #"{"hours":1.5}"#),
    ("hours", #"{"hours":1e400}"#), ("hours", #"{"hours":"3"}"#),
    ("hours", #"{"day":"tomorrow; rm"}"#), ("when", "{}"),
    ("when", #"{"weather":"dry 3h in Bergen"}"#), ("when", #"{"weather":"dry\" in Oslo"}"#),
    ("when", #"{"weather":"dry\nquit"}"#), ("when", #"{"weather":"dry 3h --ics dry.ics"}"#),
    ("compare", #"{"places":["Oslo"]}"#), ("compare", #"{"places":"Oslo, Bergen"}"#),
    ("compare", #"{"places":[1,2]}"#), ("along", "{}"),
    ("along", #"{"places":["a","b"],"by":"map"}"#),
    ("along", #"{"places":["a","b"],"departure":"7:00 map wind"}"#),
    ("climate", #"{"request":"yes"}"#), ("seasonal", #"{"unit":"days"}"#),
  ])
  func refuses(name: String, arguments: String) {
    #expect(throws: ToolFault.self) { try call(name, arguments) }
  }

  @Test func refusesLongTextsAndManyPlaces() {
    let long = String(repeating: "a", count: 201)
    #expect(throws: ToolFault.self) { try call("weather", #"{"place":"\#(long)"}"#) }
    let many = Array(repeating: #""Oslo""#, count: 21).joined(separator: ",")
    #expect(throws: ToolFault.self) { try call("along", #"{"places":[\#(many)]}"#) }
  }

  @Test func takesThePlacesThatWereFound() throws {
    let call = try call("compare", #"{"places":["Oslo; rm","--yes"]}"#)
    #expect(
      call.lines(["places": ["toolplacea", "toolplaceb"]]) == [
        ["compare", "toolplacea", ",", "toolplaceb"]
      ])
  }

  private func call(_ name: String, _ arguments: String) throws -> ToolCall {
    let tool = try #require(Tool.all.first { $0.name == name })
    return try tool.call(JSONTree(Array(arguments.utf8)))
  }
}
