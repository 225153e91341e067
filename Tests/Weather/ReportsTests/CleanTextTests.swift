import FileTestSupport

struct CleanTextTests {
  /// A text with a name, because the text itself must not reach the log of the tests.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var expected: String

    init(_ name: String, _ text: String, _ expected: String? = nil) {
      testDescription = name
      self.text = text
      self.expected = expected ?? text
    }
  }

  @Test(arguments: [
    Case("letters", "Žilina, 東京, الرياض"),
    Case("tab and line feed", "two\tand\nthree", "two and three"),
    Case("colour", "\u{1B}[31mred\u{1B}[0m\u{7}", "[31mred[0m"),
    Case("C0, DEL and C1", "a\u{0}b\u{7F}c\u{9B}31md\u{85}", "abc31md"),
    Case("overrides", "\u{202E}abc\u{202C}\u{2066}x\u{2069}\u{200E}\u{200F}\u{61C}", "abcx"),
    Case("invisible", "\u{FEFF}soft\u{AD}hyphen\u{200B}", "softhyphen"),
    Case("family and cloud", "👩\u{200D}👩\u{200D}👧\u{200D}👦 ☁\u{FE0F} ☁\u{FE0E}"),
    Case("non-joiner", "می\u{200C}خواهم"),
    Case("flag", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
    Case("tags without a flag", "hidden\u{E0041}\u{E0042}\u{E007F}\u{E0001}", "hidden"),
    Case(
      "annotations, shorthand and number signs",
      "a\u{FFF9}b\u{FFFA}c\u{FFFB}d\u{180E}e\u{2060}\u{2065}\u{206F}f\u{600}\u{605}\u{6DD}g\u{1D173}\u{1D17A}h",
      "abcdefgh"),
    Case(
      "fillers and code points without a character",
      "a\u{115F}\u{3164}\u{FFA0}\u{34F}\u{E0002}\u{FFF0}b", "ab"),
    Case(
      "emoji of several",
      "👩🏽\u{200D}🚀 🏳\u{FE0F}\u{200D}🌈 ❤\u{FE0F}\u{200D}🔥 1\u{FE0F}\u{20E3} ©\u{FE0F} 👨\u{200D}⚕\u{FE0F}"
    ),
    Case("joiners among Latin letters", "a\u{200D}b\u{200C}c 👩\u{200D}", "abc 👩"),
    Case("joiners in a row", "👩\u{200D}\u{200D}👧\u{200D}\u{200C}👦", "👩👧👦"),
    Case("joiners behind a virama", "ക്\u{200D} क्\u{200D}ष क्\u{200C}ष"),
    Case(
      "variations without a base", "\u{FE0F}a\u{FE0F}b \u{FE0E}☁\u{FE0F}\u{FE0F}", "ab ☁\u{FE0F}"),
    Case("variations of letters", "葛\u{E0100}城 ᠠ\u{180B}"),
    Case("lone return", "one\rtwo", "one two"),
    Case("line separator and CRLF", "line\u{2028}end\r\n", "line end "),
    Case("spaces", "  two  spaces  "),
  ])
  func removesWhatATerminalWouldObey(example: Case) {
    let cleaned = example.text.cleaned(limit: 100)
    #expect(cleaned.unicodeScalars.elementsEqual(example.expected.unicodeScalars))
  }

  @Test(arguments: [
    ("Bratislava", 4, "Brat"), ("東京都", 2, "東京"), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 1, "👩‍👩‍👧‍👦"), ("abc", 0, ""), ("abc", -1, ""),
    ("", 5, ""),
  ])
  func cutsAtCharacters(text: String, limit: Int, expected: String) {
    #expect(text.cleaned(limit: limit) == expected)
  }

  @Test func boundsTheAccentsOfACharacter() {
    let piled = "e" + String(repeating: "\u{301}", count: 5000) + "x"
    #expect(piled.cleaned(limit: 10).unicodeScalars.count == 17)
    #expect(piled.cleaned(limit: 10).last == "x")
  }

  @Test func looksOnlyAtTheBeginningOfALongText() {
    let marks = String(repeating: "\u{301}", count: 4 << 20)
    #expect(("e" + marks + "x").cleaned(limit: 64).unicodeScalars.count == 16)
    let text = String(repeating: "Žilina ", count: 10_000)
    #expect(text.cleaned(limit: 700) == text.prefix(700))
  }

  /// Characters around a removed part may join to a new sequence, which is removed as well.
  @Test func isCleanAfterwards() {
    let parts: [Unicode.Scalar] = [
      "👩", "\u{200D}", "\u{FE0F}", "\u{301}", "\u{E0061}", "\u{1F3F4}", "🇳", "क", "\u{94D}",
      "\u{1161}", "\u{1112}", "a", " ",
    ]
    var mutator = Mutator(seed: 7)
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<mutator.below(80) {
        let part = parts[mutator.below(parts.count)]
        for _ in 0..<[1, 1, 20][mutator.below(3)] { text.append(part) }
      }
      let clean = String(text).cleaned(limit: 20)
      #expect(clean.cleaned(limit: 20).utf8.elementsEqual(clean.utf8))
    }
  }
}
