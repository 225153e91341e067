import ScreenTestSupport

struct ArgumentsTests {
  /// A choice may be typed in full or as a synonym, which isn't offered.
  @Test(arguments: [
    ("rain", "rain"), ("RAIN", "rain"), ("ra", nil), ("snow", "rain"), ("Snow", "rain"),
    ("sno", nil), ("", nil), ("snow-depth", nil),
  ])
  @MainActor func aChoiceHasSynonyms(typed: String, expected: String?) throws {
    let choice = Argument<String>.choice(["rain", "wind"], synonyms: ["snow": "rain"])
    #expect((try? choice.read(typed)) == expected)
  }

  @Test(
    arguments: [
      ("", []), ("   ", []), ("search Oslo", ["search", "Oslo"]),
      ("  search \t Oslo  ", ["search", "Oslo"]), ("search\u{3000}東京", ["search", "東京"]),
      (#"detail "New York""#, ["detail", "New York"]), (#"a"b c"d"#, ["ab cd"]),
      (#"search """#, ["search", ""]), (#""""#, [""]),
      (#"search "New York"#, ["search", "New York"]),
      ("don't", ["don't"]), (#"a\ b"#, [#"a\"#, "b"]),
    ] as [(String, [String])])
  func splitsLinesIntoWords(line: String, expected: [String]) {
    #expect(Arguments.split(line) == expected)
  }

  /// As `printf '[%s]' …` of a POSIX shell shows them, which expands nothing here.
  @Test(arguments: [
    ("", []), ("  a\tb ", ["a", "b"]), ("'a b' \"c d\"", ["a b", "c d"]),
    (#"a\ b \"c\" \\"#, ["a b", "\"c\"", "\\"]), (#""a\"b\\c\d""#, [#"a"b\c\d"#]),
    (#"'a\b"c'"#, [#"a\b"c"#]), ("''", [""]), ("a'b'\"c\"d", ["abcd"]), ("'open end", ["open end"]),
    ("$HOME `x` $(x); *", ["$HOME", "`x`", "$(x);", "*"]), ("end\\", ["end\\"]),
  ])
  func readsWordsAsAShell(line: String, expected: [String]) {
    #expect(Arguments.shellWords(line) == expected)
    if expected.count > 1 {
      #expect(Arguments.shellWords(Arguments(expected).shellLine) == expected)
    }
  }

  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("007", 7), ("999999999", 999_999_999), ("1000000000", nil), ("", nil),
      ("-1", nil), ("+1", nil), ("1.0", nil), ("٣", nil), ("３", nil), (" 1", nil), ("1e3", nil),
    ] as [(String, Int?)])
  func readsWholeNumbers(word: String, expected: Int?) {
    #expect(Arguments.number(word) == expected)
    #expect(Arguments([word]).row == expected)
  }

  @Test func hasARowOnlyWhereItIsAlone() {
    #expect(Arguments([]).row == nil)
    #expect(Arguments(["1", "2"]).row == nil)
    #expect(Arguments(["New", "York"]).text == "New York")
  }
}

struct RowSelectionTests {
  @Test(
    arguments: [
      (["3"], 6, [2]), (["1", "4-6"], 6, [0, 3, 4, 5]), (["4-6,1"], 6, [0, 3, 4, 5]),
      (["2", "2", "1-3"], 6, [0, 1, 2]), (["5-5"], 6, [4]), (["all"], 3, [0, 1, 2]),
      (["ALL"], 0, []), (["1,", "2"], 2, [0, 1]), (["2", "to", "4"], 4, [1, 2, 3]),
      (["from", "2", "to", "4"], 4, [1, 2, 3]), (["2", "-", "4"], 4, [1, 2, 3]),
      (["1", "2", "až", "4"], 4, [0, 1, 2, 3]),
    ] as [([String], Int, [Int])])
  func namesRows(words: [String], count: Int, expected: [Int]) throws {
    #expect(try #require(RowSelection(words)).offsets(in: count) == expected)
  }

  @Test(
    arguments: [
      [], [""], [","], ["0"], ["-1"], ["3-"], ["-3"], ["3-1"], ["1-2-3"], ["x"], ["1", "x"],
      ["all", "1"], ["1.5"], ["1000000000"], ["4", "to", "2"], ["Oslo", "to", "Bergen"],
      ["to", "2"], ["1", "to"],
    ] as [[String]])
  func refusesWhatIsNoRow(words: [String]) {
    #expect(RowSelection(words) == nil)
  }

  @Test(
    arguments: [
      (["4"], 3, 4), (["2-9"], 3, 9), (["7-9"], 3, 7), (["1"], 0, 1),
      (["1-999999999"], 3, 999_999_999),
    ] as [([String], Int, Int)])
  func saysWhichRowIsNotThere(words: [String], count: Int, row: Int) throws {
    let selection = try #require(RowSelection(words))
    #expect(throws: Failure.noRow(row, count: count)) { try selection.offsets(in: count) }
  }
}
