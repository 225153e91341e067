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

  @Test func candidatesStandInColumns() {
    let names = ["Oslo", "東京", "Bergen", "Tromsø", "Bodø"]
    #expect(
      listing(names.map { Completion($0) }, columns: 20) == """
        Oslo    Tromsø
        東京    Bodø
        Bergen

        """)
  }

  @Test func candidatesWithDescriptionsHaveARowEach() {
    let candidates = [
      Completion("search", description: "find a place"),
      Completion("set", description: "show or change a setting"), Completion("quit"),
    ]
    #expect(
      listing(candidates, columns: 24) == """
        search  find a place
        set     show or change…
        quit

        """)
  }

  @Test func whatDoesNotFitIsCounted() {
    let candidates = (1...100).map { Completion("item \($0)") }
    #expect(
      listing(candidates, columns: 20, rows: 6) == """
        item 1    item 3
        item 2    item 4
        (+96)

        """)
  }

  @Test func aNameWiderThanTheWindowIsCut() {
    let candidates = [Completion("Llanfairpwllgwyngyllgogerychwyrndrobwll"), Completion("Oslo")]
    #expect(
      listing(candidates, columns: 20) == """
        Llanfairpwllgwyngy…
        Oslo

        """)
  }

  private func listing(_ candidates: [Completion], columns: Int, rows: Int = 24) -> String {
    TextLocale.adopt()
    let size = TerminalSize(columns: columns, rows: rows)
    return CompletionListing(candidates: candidates, size: size).text
  }
}
