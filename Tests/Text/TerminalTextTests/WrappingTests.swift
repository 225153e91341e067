import Testing

@testable import TerminalText

struct WrappingTests {
  @Test(arguments: [
    ("Oslo", 10, ["Oslo"]), ("one two three", 13, ["one two three"]),
    ("one two three", 12, ["one two", " three"]), ("one two three", 7, ["one two", " three"]),
    ("one two   three", 8, ["one two", " three"]), (" one two", 4, [" one", " two"]),
    ("abcdefgh", 3, ["abc", " de", " fg", " h"]), ("ab cdefgh", 5, ["ab", " cdef", " gh"]),
    (" abcdefgh", 5, [" abcd", " efgh"]), ("   abcdef", 3, [" ab", " cd", " ef"]),
    ("東京都", 4, ["東京", " 都"]), ("one two", 2, ["on", "e", "tw", "o"]), ("one", 1, ["o", "n", "e"]),
    ("one  ", 3, ["one"]), ("     ", 3, [""]), ("one", 0, ["one"]),
    // A dot at a break is left out.
    ("Oslo · 26 m · now", 13, ["Oslo · 26 m", " now"]), ("Oslo · 26 m", 5, ["Oslo", " 26 m"]),
    ("Oslo · 26 m", 7, ["Oslo", " 26 m"]), (" cm ·", 5, [" cm ·"]),
    // A usage is broken between its choices.
    ("a on|off|auto", 8, ["a", " on|off|", " auto"]), ("a|b", 1, ["a", "|", "b"]),
  ])
  func breaksAtSpacesAndIndentsTheRest(text: String, width: Int, expected: [String]) {
    #expect(Line(text).wrapped(to: width, indent: 1).map(\.text) == expected)
  }

  @Test func isDenseWhereDotsHaveNoRoom() {
    #expect((Line("Oslo") + Line(" · ", .dim) + Line("26 m")).dense.text == "Oslo 26 m")
    let tabs = Line(" Forecast · Searches · ") + Line("[Favorites ★2]", .strong) + Line(" · Map")
    #expect(
      tabs.dense.wrapped(to: 30, indent: 1).map(\.text) == [
        " Forecast Searches", " [Favorites\u{A0}★2] Map",
      ])
  }

  @Test func keepsStyles() {
    let line = Line(" ") + Line("Springfield,", .strong) + Line(" Missouri", .dim)
    let lines = line.wrapped(to: 14, indent: 2)
    let expected = [
      Line(" ") + Line("Springfield,", .strong), Line("  ") + Line("Missouri", .dim),
    ]
    #expect(lines.map(\.spans) == expected.map(\.spans))
    #expect(lines.map(\.spoken) == [["Springfield, Missouri"], []])
  }

  @Test(arguments: 1...120) func neverExceedsTheWidthAndLosesNoLetter(width: Int) {
    let texts = width > 1 ? Samples.texts + Samples.wideTexts : Samples.texts
    for line in Samples.lines(texts) {
      for indent in [0, 2] {
        let lines = line.wrapped(to: width, indent: indent)
        if !fits(lines, width, line.letters) { Issue.record("\(line.text), indent \(indent)") }
      }
    }
  }

  @Test(arguments: [
    ("東京", 1, ["東", "京"]), ("ab東 c", 1, ["a", "b", "東", "c"]),
    ("\u{200B}東x", 1, ["\u{200B}", "東", "x"]),
    ("ल्ली{क्षि", 2, ["ल्ली", "{", "क्षि"]),
  ])
  func onlyACharacterWiderThanTheLineSticksOut(text: String, width: Int, expected: [String]) {
    #expect(Line(text).wrapped(to: width).map(\.text) == expected)
  }

  @Test(arguments: [
    (20, [" Oslo      14:00 UTC"]), (19, [" Oslo     14:00 UTC"]), (16, [" Oslo  14:00 UTC"]),
    (15, [" Oslo", " 14:00 UTC"]),
    (9, [" Oslo", " 14:00", " UTC"]),
  ])
  func spreads(width: Int, expected: [String]) {
    #expect(Line.spread(" Oslo", "14:00 UTC", width: width).map(\.text) == expected)
  }

  @Test(arguments: 1...120) func spreadsWithinTheWidth(width: Int) {
    for left in Samples.texts.dropFirst(2).map({ Line($0) }) {
      for right in ["14:00 UTC", Line("Open-Meteo · fetched just now", .dim)] {
        let lines = Line.spread(left, right, width: width)
        let isRight = fits(lines, width, left.letters + right.letters)
        if !isRight { Issue.record("\(left.text) and \(right.text)") }
      }
    }
  }

  /// `#expect` for each of these thousands of lines would take most of the time.
  private func fits(_ lines: [Line], _ width: Int, _ letters: String) -> Bool {
    // A dot between two parts is left out at a break.
    lines.allSatisfy { $0.width <= width }
      && lines.map(\.letters).joined().replacing("·", with: "")
        == letters.replacing("·", with: "")
      && (lines.count == 1 || lines.allSatisfy { !$0.letters.isEmpty })
  }
}
