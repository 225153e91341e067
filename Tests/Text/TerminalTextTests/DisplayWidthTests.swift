import Testing

@testable import TerminalText

struct DisplayWidthTests {
  @Test(arguments: [
    // Letters take one column.
    ("", 0), ("Oslo", 4), ("Žilina", 6), ("Zˇ", 2), ("Łódź", 4), ("Αθήνα", 5), ("Москва", 6),
    ("7 °C … – · ★", 12),
    // Those of East Asia take two.
    ("東京", 4), ("서울", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("とうきょう", 10), ("ﾄｳｷｮｳ", 5),
    ("Ｏｓｌｏ", 8), ("\u{3000}", 2), ("、。", 4), ("𠮷野家", 6), ("ㄅㄆ", 4),
    // Combining marks and joiners take none.
    ("Z\u{30C}ilina", 6), ("e\u{301}\u{302}\u{303}", 1), ("กำ", 2), ("ที่", 1), ("नमस्ते", 4),
    ("שָׁלוֹם", 4),
    ("می\u{200C}خواهم", 7), ("ه\u{200D}", 1), ("a\u{20DD}", 1),
    // Emoji take two.
    ("🌧", 1), ("🌧\u{FE0F}", 2), ("⛄", 2), ("☁", 1), ("☁\u{FE0F}", 2), ("☁\u{FE0E}", 1),
    ("☀\u{FE0F}", 2),
    ("1\u{FE0F}\u{20E3}", 2), ("👩\u{200D}👩\u{200D}👧\u{200D}👦", 2), ("❤\u{FE0F}\u{200D}🔥", 2),
    ("❤\u{200D}🔥", 2), ("🏳\u{FE0F}\u{200D}🌈", 2),
    // Flags take two.
    ("🇸🇰", 2), ("🇸🇰🇳🇴", 4), ("🇸", 1),
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
  ])
  func charactersHaveTheirWidth(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    "\u{0}", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{AD}", "\u{200B}", "\u{FEFF}",
  ])
  func controlAndFormatCharactersTakeNone(text: String) {
    #expect(text.displayWidth == 0)
    #expect("a\(text)b".displayWidth == 2)
  }

  @Test func noneOfTheSignsOfWeatherIsWide() {
    #expect("☾☀☁≡☂❄↯?★".displayWidth == 9)
  }

  @Test(arguments: [
    ("東京都", 5, "東京"), ("東京都", 1, ""), ("abc", 2, "ab"), ("abc", 9, "abc"),
    ("e\u{301}x", 1, "e\u{301}"),
  ])
  func prefixesEndBetweenCharacters(text: String, columns: Int, expected: String) {
    #expect(text.prefix(columns: columns) == expected)
  }

  /// The columns of frequent characters are counted together, with the same result.
  @Test func frequentCharactersAreAsWideAsOneByOne() {
    let scalars = Array(0x20...0x17F) + Array(0x2190...0x22FF) + Array(0x2500...0x25A0) + [0x2800]
    for (index, value) in scalars.enumerated() {
      for other in [0x41, 0xE9, 0x2197, 0x301, 0xFE0F, 0x200D, scalars[index * 7 % scalars.count]] {
        let text = String([value, other].compactMap(Unicode.Scalar.init).map(Character.init))
        #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
      }
    }
  }
}
