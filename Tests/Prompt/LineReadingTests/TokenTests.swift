import Testing

@testable import LineReading

@Suite struct TokenTests {
  @Test(arguments: [
    ("Oslo wind?", ["Oslo", "wind"]), ("Oslo, Bergen", ["Oslo", ",", "Bergen"]),
    ("Oslo/Bergen", ["Oslo", ",", "Bergen"]), ("wind 10 m/s", ["wind", "10", "m/s"]),
    (">20", [">", "20"]), ("fri - sun", ["fri", "-", "sun"]),
    ("Oslo - Bergen", ["Oslo", ",", "Bergen"]),
    ("what now ?", ["what", "now"]), ("Oslo,", ["Oslo"]),
  ])
  func aLineIsParted(line: String, words: [String]) {
    #expect(Token.all(of: line.split(separator: " ").map(String.init)).map(\.text) == words)
  }

  @Test func aQuotedLineIsNoOther() {
    #expect(Token.all(of: ["wind in Oslo"]).map(\.text) == ["wind", "in", "Oslo"])
  }

  @Test func aGenitiveHasItsWord() {
    #expect(Token("tomorrow's").stem == "tomorrow")
    #expect(Token("is").stem == nil)
  }
}
