import Phrases
import Testing

struct TextTableTests {
  @Test func numbersTextsInTheirOrder() {
    var table = TextTable(minimumCapacity: 2)
    // More than it has room for, of which some begin like others.
    let texts = (0..<1000).map { "\($0)" } + ["", "dážď", "dazd", "a b"]
    for (number, text) in texts.enumerated() {
      #expect(table.number(of: text) == nil)
      #expect(insert(text, &table) == number)
    }
    for (number, text) in texts.enumerated() {
      #expect(insert(text, &table) == number)
      #expect(table.number(of: text) == number)
    }
    #expect(table.number(of: "1000") == nil)
    #expect(table.texts { $0.first == UInt8(ascii: "d") } == ["dážď", "dazd"])
  }

  private func insert(_ text: String, _ table: inout TextTable) -> Int {
    var text = text
    return text.withUTF8 { table.insert($0[...]) }
  }
}
