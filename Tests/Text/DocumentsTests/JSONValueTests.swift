@testable import Documents
import Foundation
import Testing

struct JSONValueTests {
  @Test(arguments: [
    ("", #""""#), ("Žilina 東京 👩‍👧", #""Žilina 東京 👩‍👧""#), (#"a"b\c/"#, #""a\"b\\c/""#),
    ("a\nb\tc\r", #""a\nb\u0009c\u000d""#), ("\u{0}\u{1B}[31m", #""\u0000\u001b[31m""#),
    ("\u{7F}\u{9B}", #""\u007f\u009b""#), ("\r\n", #""\u000d\n""#),
  ])
  func escapesStrings(string: String, expected: String) throws {
    #expect(JSONValue.string(string).description == expected)
    let data = Data("[\(JSONValue.string(string))]".utf8)
    #expect(try JSONDecoder().decode([String].self, from: data) == [string])
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (7, "7"), (-93.29824, "-93.29824"), (0.1, "0.1"), (1013.25, "1013.25"),
    (1e15, "1000000000000000"), (0.00001, "1e-05"), (1e21, "1e+21"), (.nan, "null"),
    (.infinity, "null"), (-.infinity, "null"),
  ])
  func writesNumbers(number: Double, expected: String) throws {
    #expect(JSONValue.number(number).description == expected)
    #expect(JSONValue.optional(number).description == expected)
    let data = Data("[\(JSONValue.number(number))]".utf8)
    let read = try JSONDecoder().decode([Double?].self, from: data)
    #expect(read == [number.isFinite ? number : nil])
  }

  @Test func writesDocumentsOnOneLineInTheOrderGiven() {
    let document: JSONValue = [
      "schema": .int(1), "ok": .bool(true), "items": .array([.null, .int(-2), .array([])]),
      "place": ["name": .string("Oslo"), "a\"": .object([])],
    ]
    #expect(
      "\(document)"
        == #"{"schema":1,"ok":true,"items":[null,-2,[]],"place":{"name":"Oslo","a\"":{}}}"#)
  }

  @Test func writesNullForWhatIsAbsent() {
    #expect(JSONValue.optional(nil as String?) == .null)
    #expect(JSONValue.optional(nil as Int?) == .null)
    #expect(JSONValue.optional(nil as Bool?) == .null)
    #expect(JSONValue.optional(nil as Double?) == .null)
    #expect(JSONValue.optional("a") == .string("a"))
    #expect(JSONValue.optional(1) == .int(1))
  }

  @Test func mergesObjectsOnly() {
    #expect("\((["a": .int(1)] as JSONValue).merging(["b": .int(2)]))" == #"{"a":1,"b":2}"#)
    #expect((["a": .int(1)] as JSONValue).merging(.null) == ["a": .int(1)])
  }
}
