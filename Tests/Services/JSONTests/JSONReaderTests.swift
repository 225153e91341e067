import Testing

@testable import JSON

struct JSONReaderTests {
  /// Reads a document that is this value alone.
  private func read<Value>(
    _ json: String, _ value: (inout JSONReader) throws -> Value
  ) throws -> Value {
    var reader = JSONReader(Array(json.utf8))
    let value = try value(&reader)
    try reader.end()
    return value
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", 0), ("7.25", 7.25), ("-12.5e1", -125), ("1E+2", 100), ("0.1", 0.1),
    ("123456789012345", 123_456_789_012_345), ("0.30000000000000004", 0.30000000000000004),
    ("1e999", .infinity), ("-1e999", -.infinity), ("2.5e-300", 2.5e-300),
    ("99999999999999999999999999", 1e26), ("  3  ", 3),
  ])
  func readsNumbers(json: String, expected: Double) throws {
    #expect(try read(json) { try $0.number() } == expected)
  }

  @Test(arguments: [
    "01", "-", "1.", ".5", "+1", "1e", "1e+", "0x10", "Nan", "-null", "-x", "tru", "undefined",
    "\"", "\"\\", "\"\u{1}\"", "[1,]", "[,1]", "[1 2]",
    "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "[", "{", "]", ",", "", "1\u{FEFF}", "\u{FEFF}",
    "1 1",
    "'a'",
  ])
  func refusesWhatIsNotJSON(json: String) {
    #expect(throws: JSONReader.Failure.self) { try read(json) { try $0.skip() } }
  }

  @Test(
    arguments: [
      "NaN", "nan", "NAN", "Infinity", "inf", "-Infinity", "-inf", "-nan", "\u{FEFF}null",
    ])
  func readsWhatIsNoNumberAsMissing(json: String) throws {
    #expect(
      try JSONTree(Array("[\(json.replacing("\u{FEFF}", with: "")), 1]".utf8)).elements.map(
        \.number) == [nil, 1])
    #expect(try read(json) { try $0.number() } == nil)
  }

  @Test(arguments: [#""\x""#, #""\u12""#, #""\u12G4""#, #""\ud83""#])
  func refusesBrokenEscapes(json: String) {
    #expect(throws: JSONReader.Failure(offset: 1)) { try read(json) { try $0.string() } }
  }

  @Test(arguments: [
    (#""plain ☁""#, "plain ☁"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00b0C \u017Dilina""#, "°C Žilina"), (#""\ud83d\ude00""#, "😀"),
    (#""\ud83d alone""#, "\u{FFFD} alone"), (#""""#, ""),
  ])
  func readsStrings(json: String, expected: String) throws {
    #expect(try read(json) { try $0.string() } == expected)
  }

  @Test func repairsBrokenUTF8() throws {
    var reader = JSONReader([0x22, 0x61, 0xFF, 0xC3, 0x22])
    #expect(try reader.string() == "a\u{FFFD}\u{FFFD}")
  }

  @Test func passesOverValuesOfAnotherKind() throws {
    var reader = JSONReader(Array(#"[{"a": [1, {}]}, "5", null, true, [2]]"#.utf8))
    var numbers: [Double?] = []
    try reader.array { (reader) throws(JSONReader.Failure) in numbers.append(try reader.number()) }
    #expect(numbers == [nil, nil, nil, nil, nil])
    try reader.end()
  }

  @Test func endsAtADepthOfSixtyFour() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(String(repeating: "[", count: depth).utf8)
        + Array(String(repeating: "]", count: depth).utf8)
    }
    var reader = JSONReader(nested(64))
    try reader.skip()
    #expect(throws: JSONReader.Failure(offset: 64)) {
      var reader = JSONReader(nested(65))
      try reader.skip()
    }
  }
}

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
