import Phrases
import enum Phrases.ExitStatus
import Testing

struct HelpTests {
  @Test(arguments: ExitStatus.allCases) func everyStatusHasAMeaning(status: ExitStatus) {
    let meaning = English().meaning(of: status)
    #expect(!meaning.isEmpty && meaning.last != ".")
  }

  @Test func commandsAreOfSmallLetters() {
    #expect(CommandName.allCases.allSatisfy { $0.rawValue.allSatisfy { ("a"..."z").contains($0) } })
  }

  @Test(
    arguments: [
      ([.optional(.place)], [], "[PLACE | N]", "[MIESTO | N]"),
      (
        [.choice(["rain", "wind"]), .optional(.count(.hours))], [], "rain|wind [HOURS]",
        "rain|wind [HODINY]"
      ),
      (
        [.optional(.either([.placeName, .choice(["off"])]))], ["-o", .init("--date", .day)],
        "[-o] [PLACE | off] [--date DAY]", "[-o] [MIESTO | off] [--date DEŇ]"
      ),
      ([], [], "", ""),
    ] as [([ArgumentShape], [CommandOption], String, String)])
  func usagesFollowFromTheArguments(
    arguments: [ArgumentShape], options: [CommandOption], english: String, slovak: String
  ) {
    let usage = CommandUsage(.map, arguments: arguments, options: options)
    #expect(English().usage(usage) == english)
    #expect(Slovak().usage(usage) == slovak)
  }

  /// Values of flags are named in the user's language, as those of commands are.
  @Test func flagsHavePlaceholdersOfTheLanguage() {
    for flag in ProgramFlag.allCases {
      let (english, slovak) = (English().placeholder(flag), Slovak().placeholder(flag))
      #expect((english == nil) == (slovak == nil) && (english == nil || english != slovak))
    }
    #expect(
      Slovak().sentence(for: .noValue(.home))
        == "Voľba --home vyžaduje hodnotu: --home MIESTO. Zoznam zobrazí vane --help.")
  }

  @Test(
    arguments: [
      (["humidity"], "humidity"), (["ra", "x"], nil), ([], nil),
    ] as [([String], String?)])
  func namesTheWordThatCannotBe(words: [String], expected: String?) {
    let usage = CommandUsage(.chart, arguments: [.choice(["rain", "wind"])])
    #expect(usage.failure(for: words) == .usage(usage, not: expected))
  }

  /// A word in place of an optional choice may belong to the next argument.
  @Test func namesNoWordThatMayBeAnother() {
    let choice = ArgumentShape.optional(.choice(["rain", "wind"]))
    let usage = CommandUsage(.chart, arguments: [choice, .optional(.count(.hours))])
    #expect(usage.failure(for: ["0"]) == .usage(usage))
    let alone = CommandUsage(.chart, arguments: [choice])
    #expect(alone.failure(for: ["0"]) == .usage(alone, not: "0"))
  }
}
