import Testing

@testable import JSON

struct JSONTreeTests {
  private static func tree(_ json: String) throws -> JSONTree { try JSONTree(Array(json.utf8)) }

  @Test func holdsEveryKindOfValue() throws {
    let tree = try Self.tree(#"{"a":[1,"x",true,null,{}],"b":{"c":-2.5}}"#)
    #expect(tree.isObject)
    let elements = tree["a"].elements
    #expect(elements.map(\.number) == [1, nil, nil, nil, nil])
    #expect(elements.map(\.text) == [nil, "x", nil, nil, nil])
    #expect(elements.map(\.bool) == [nil, nil, true, nil, nil])
    #expect(elements.map(\.isObject) == [false, false, false, false, true])
    #expect(tree["b"]["c"].number == -2.5)
  }

  @Test(arguments: ["{}", "[1]", "\"a\"", "1", "true", "null"])
  func whatIsMissingIsNothing(json: String) throws {
    let member = try Self.tree(json)["a"]["b"]
    guard case .null = member else {
      Issue.record("\(member)")
      return
    }
    #expect(member.number == nil && member.text == nil && member.bool == nil)
    #expect(member.elements.isEmpty && !member.isObject)
  }

  @Test(
    arguments: [
      ("1", 1, 1, 1), ("\"1\"", 1, nil, 1), ("1.5", 1.5, 1.5, nil), ("\"1.5\"", 1.5, nil, nil),
      ("1e300", 1e300, 1e300, nil), ("\"nan\"", nil, nil, nil), ("\"inf\"", nil, nil, nil),
      ("\"1 \"", nil, nil, nil), ("\"\"", nil, nil, nil), ("true", nil, nil, nil),
    ] as [(String, Double?, Double?, Int?)])
  func numbersMayBeWrittenAsStrings(
    json: String, number: Double?, plain: Double?, integer: Int?
  ) throws {
    let tree = try Self.tree(json)
    #expect(tree.number == number && tree.plainNumber == plain && tree.integer == integer)
  }

  @Test func ofEqualNamesTheLastCounts() throws {
    #expect(try Self.tree(#"{"a":1,"a":2}"#)["a"].number == 2)
  }

  @Test(arguments: ["", "{", "[1] 2", "{\"a\":1}}", "[1,]"])
  func refusesWhatIsNotOneDocument(json: String) {
    #expect(throws: JSONReader.Failure.self) { try Self.tree(json) }
  }

  /// Lists of lists, as each one alone is bounded.
  @Test func endsAtItsNumberOfValues() throws {
    func lists(_ count: Int) -> String {
      let list = "[" + String(repeating: "0,", count: 998) + "0]"
      return "[" + (0..<count).map { _ in list }.joined(separator: ",") + "]"
    }
    #expect(JSONTree.mostValues == 100_000)
    #expect(try Self.tree(lists(99)).elements.count == 99)
    #expect(throws: JSONReader.Failure(offset: 199_998, isTooLong: true)) {
      try Self.tree(lists(100))
    }
  }
}
