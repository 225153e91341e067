import Atlas
import Output
@testable import RootRouter
import ScreenTestSupport

/// What holds of every answer at every width, in both languages.
@MainActor @Suite(.timeLimit(.minutes(5))) struct EveryWidthTests {
  nonisolated private static let widths = [30, 40, 63, 80, 99, 120, 200]

  @Test(arguments: widths, Language.allCases)
  func nothingIsWiderOrCutOrOutOfLine(columns: Int, language: Language) async {
    let lines = await answers(columns, language, isUTF8: true)
    #expect(lines.count > 1000)
    #expect(lines.filter { $0.displayWidth > columns } == [])
    // Narrower tables cut long names.
    let cut = lines.filter { $0.contains("…") && $0.contains(#/[\p{L}\d]…/#) }
    if columns >= 80 { #expect(cut == []) }
    #expect(outOfLine(lines) == [])
  }

  @Test(arguments: [40, 120], Language.allCases)
  func isASCIIWhereThatIsAll(columns: Int, language: Language) async {
    let lines = await answers(columns, language, isUTF8: false)
    #expect(lines.filter { $0.displayWidth > columns } == [])
    #expect(lines.filter { !$0.utf8.allSatisfy { $0 < 0x80 } } == [])
  }

  private func answers(_ columns: Int, _ language: Language, isUTF8: Bool) async -> [String] {
    let session = Session.answeringEverything(
      SpokenLanguageTests.everything.map { .line($0) }, in: language,
      searches: [Fixture.oslo, Fixture.bratislava], certainty: .fixture, columns: columns,
      capabilities: TerminalCapabilities(depth: .none, isUTF8: isUTF8),
      mapGlyphs: isUTF8 ? .dots : .ascii)
    return await session.run().text.split(separator: "\n").filter { !$0.hasPrefix("> ") }
      .map(withoutReply)
  }

  /// A question without what was typed after it.
  private func withoutReply(_ line: Substring) -> String {
    let end = line.contains("/n)") ? line.ranges(of: #/\([ay]\/n\)/#).last?.upperBound : nil
    return String(line[..<(end ?? line.endIndex)])
  }

  /// Numbered rows side by side whose figures don't end in the same columns.
  private func outOfLine(_ lines: [String]) -> [String] {
    let row = #/ ?[ 0-9]\d  \S/#
    let rows = lines.map { line in
      line.contains("°") && line.prefixMatch(of: row) != nil ? columns(of: "°", in: line) : nil
    }
    return zip(zip(rows, rows.dropFirst()), lines.dropFirst()).compactMap { pair, line in
      guard let before = pair.0, let own = pair.1, !own.isEmpty, before.count == own.count else {
        return nil
      }
      return before == own ? nil : line
    }
  }

  private func columns(of sign: Character, in line: String) -> [Int] {
    line.indices.filter { line[$0] == sign }.map { String(line[..<$0]).displayWidth }
  }
}
