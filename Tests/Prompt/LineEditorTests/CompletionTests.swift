import TerminalText
import Testing

@testable import LineEditor

struct CompletionTests {
  @Test(
    arguments: [
      ("se", [], .nothing), ("se", ["search"], .fill("search", isWhole: true)),
      ("se", ["search", "searches", "sea"], .fill("sea", isWhole: false)),
      ("sea", ["search", "sea"], .list),
      ("osl", ["Oslo", "Oslomej"], .fill("Oslo", isWhole: false)),
      ("tromso", ["Tromsø", "Tromsøysund"], .list), ("New Y", ["New York", "New Yarmouth"], .list),
      ("x", ["Oslo", "Bergen"], .list),
    ] as [(String, [String], CompletionList.Outcome)])
  func tabFillsInWhatIsCertain(
    replaced: String, candidates: [String], expected: CompletionList.Outcome
  ) {
    let list = CompletionList(replacing: replaced, with: candidates.map { Completion($0) })
    #expect(list.outcome == expected)
  }

  @Test func whatATerminalWouldObeyIsInNoCompletion() {
    let completion = Completion(
      "Os\u{202E}lo\u{1B}[31m\u{FFF9}", description: "pi\u{2066}n\u{E0041}\u{61C}")
    #expect(completion.text == "Oslo[31m")
    #expect(completion.description == "pin")
  }

  @Test(
    arguments: [
      (
        ["Oslo", "東京", "Bergen", "Tromsø", "Bodø"].map { Completion($0) }, 20, 24,
        ["Oslo    Tromsø", "東京    Bodø", "Bergen"]
      ),
      // Candidates with descriptions have a row each.
      (
        [
          Completion("search", description: "find a place"),
          Completion("set", description: "show or change a setting"), Completion("quit"),
        ], 24, 24, ["search  find a place", "set     show or change…", "quit"]
      ),
      // Those that don't fit are counted.
      (
        (1...100).map { Completion("item \($0)") }, 20, 6,
        ["item 1    item 3", "item 2    item 4", "(+96)"]
      ),
      (
        [Completion("Llanfairpwllgwyngyllgogerychwyrndrobwll"), Completion("Oslo")], 20, 24,
        ["Llanfairpwllgwyngy…", "Oslo"]
      ),
    ] as [([Completion], Int, Int, [String])])
  func candidatesAreListed(candidates: [Completion], columns: Int, rows: Int, lines: [String]) {
    TextLocale.adopt()
    let size = TerminalSize(columns: columns, rows: rows)
    let listing = CompletionListing(candidates: candidates, size: size)
    #expect(listing.text == lines.map { $0 + "\n" }.joined())
  }
}
