import Testing

@testable import LineEditor

struct InputDecoderTests {
  @Test(arguments: [
    ("plain text", Array("Tromsø 東京 👍".utf8), "Tromsø 東京 👍"),
    ("a broken character", [0x61, 0xC3, 0x62], "a\u{FFFD}b"),
    ("a stray continuation", [0x80, 0x61], "\u{FFFD}a"),
    ("an overlong slash", [0xC0, 0xAF, 0x61], "\u{FFFD}\u{FFFD}a"),
    ("a surrogate", [0xED, 0xA0, 0x80, 0x61], "\u{FFFD}a"),
    ("bytes that UTF-8 never has", [0xFF, 0xF8, 0x61], "\u{FFFD}\u{FFFD}a"),
    ("NUL and C1", [0x00, 0xC2, 0x85, 0x61], "a"),
    ("Meta with a letter", Array("\u{1B}f".utf8), "\u{1B}f"),
    ("an arrow", Array("\u{1B}[Aa".utf8), "\u{1B}[Aa"),
    ("an arrow in application mode", Array("\u{1B}OAa".utf8), "\u{1B}OAa"),
    ("keys without a function", Array("\u{1B}[5~\u{1B}[15;2~\u{1B}OP\u{1B}[Ia".utf8), "a"),
    ("a mouse report", Array("\u{1B}[<0;12;3Ma".utf8), "a"),
    ("a sequence broken off", Array("\u{1B}[12\ra".utf8), "\ra"),
    ("an end of pasting without its begin", Array("\u{1B}[201~a".utf8), "a"),
  ])
  func bytesBecomeKeys(name: String, bytes: [UInt8], expected: String) {
    var whole = InputDecoder(known: KeyBindings.known)
    whole.append(bytes)
    #expect(keys(&whole) == expected)

    var dripped = InputDecoder(known: KeyBindings.known)
    var result = ""
    for byte in bytes {
      dripped.append([byte])
      result += keys(&dripped)
    }
    #expect(result.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func anIncompleteCharacterWaits() {
    var decoder = InputDecoder(known: [])
    decoder.append([0xE6, 0x9D])
    #expect(decoder.nextKey() == nil)
    decoder.append([0xB1])
    #expect(decoder.nextKey() == "東")
  }

  private func keys(_ decoder: inout InputDecoder) -> String {
    var scalars = String.UnicodeScalarView()
    while let scalar = decoder.nextKey() { scalars.append(scalar) }
    return String(scalars)
  }
}
