@testable import RootRouter
import ScreenTestSupport
import Settings

/// Every command in every language.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SpokenLanguageTests {
  @Test(arguments: Language.allCases) func noWordIsOfAnotherLanguage(language: Language)
    async throws
  {
    let others = Language.allCases.filter { $0 != language }
    let own = try Vocabulary.words(ofLanguage: "\(type(of: language.phrases))")
    let foreign = try others.reduce(into: Set<String>()) { words, other in
      words.formUnion(try Vocabulary.words(ofLanguage: "\(type(of: other.phrases))"))
    }
    // Words that are the same in both, and those that are typed
    let forbidden = foreign.subtracting(own).subtracting(typed)
    #expect(forbidden.count > 300)

    let text = await session(in: language).run(openingHome: true).text
    let said = Vocabulary.words(
      of: text.components(separatedBy: "\n").filter {
        !$0.hasPrefix("> ")
      }.joined(separator: "\n"))
    #expect(said.intersection(forbidden).sorted() == [])
    #expect(said.intersection(own).count > 300)
  }

  @Test(arguments: Language.allCases) func everyCommandHasHelp(language: Language) {
    for command in Session([]).router.allSignatures {
      let summary = command.summary(in: language.phrases)
      #expect(!summary.isEmpty && summary.last != "." && summary.count < 68, "\(command.name)")
    }
  }

  @Test func everyCommandIsTried() {
    let tried = Self.commands(in: Self.lines + Self.examples)
    #expect(CommandName.allCases.filter { !tried.contains($0.rawValue) } == [])
  }

  private var typed: Set<String> {
    let settings = Setting.all.map { ([$0.name] + $0.choices).joined(separator: " ") }
    let places = [Fixture.oslo, Fixture.bratislava].map { "\($0.name) \($0.countryName ?? "")" }
    let codes = English().countries.map(\.code)
    let commands = CommandName.allCases.map(\.rawValue)
    let signatures = Session([]).router.allSignatures
    let examples = signatures.flatMap { $0.examples + $0.shorts }
    // The last ones are fields of a line and topics of help.
    let others = [
      "snow", "cloud", "CAMS ENSEMBLE", "Outlook", "exit-codes",
      "humidity high low sunrise sunset moon follow waybar ask gpsd",
    ]
    let programs = Language.allCases.flatMap { $0.phrases.typedWords.programWords }
    let services = WarningService.allCases.map(\.authority)
    let all = [
      programs, settings, places, codes, commands, examples, CountryColors.colors.map(\.name),
      others, services, WarningQuestion.levels, WarningQuestion.events,
      // Warnings keep their sender's language.
      Fixture.warnings.warnings.map(\.event),
    ]
    return Vocabulary.words(of: all.joined().joined(separator: " "))
  }

  private func session(in language: Language) -> Session {
    .answeringEverything(
      Self.everything.map { .line($0) }, in: language, certainty: .fixture)
  }

  /// Lines with every command, and with mistakes.
  static var everything: [String] {
    lines + examples + CommandName.allCases.map { "help \($0.rawValue)" } + mistakes
  }

  /// The examples of each command that `lines` don't have, in the order in which it declares them.
  private static var examples: [String] {
    let tried = commands(in: lines)
    return Session([]).router.allSignatures.filter { !tried.contains($0.name.rawValue) }
      .flatMap(\.examples)
  }

  private static func commands(in lines: [String]) -> Set<String> {
    Set(lines.map { String($0.prefix { $0 != " " }) })
  }

  /// Commands that need to be on some screen, or more than their own examples, where they do something.
  private static let lines = [
    "searches", "more", "page 2", "rm 3", "undo", "clear", "n", "search oslo", "2", "hours",
    "days 3", "air", "warnings", "chart temperature", "chart rain", "chart wind", "chart pressure",
    "chart air", "detail", "refresh", "star", "favorites", "back", "unstar", "records",
    "records --csv /x.csv", "accuracy", "past 2", "normal", "archive", "archive clear", "n",
    "sun --date 2026-11-21", "sun 80,20 --date 2026-06-21", "sun 80,20 --date 2026-12-21", "status",
    "map", "pin 48.15 17.11", "type night", "left", "right", "up", "down", "in", "out", "zoom 3",
    "at Oslo", "world", "type rain", "hour +3", "hour xyz", "play", "when dry 3h in Oslo",
    "when above 40 in Oslo", "soon Oslo", "models Oslo", "observed Oslo", "tell when rain",
    "tell check", "tell off", "told", "pause 1", "compare Oslo Bratislava", "forecast", "cities",
    "sort temperature", "filter os", "country SK", "country off", "country slo", "nearest 60 10.7",
    "set", "set timeout 99", "help", "watch 99999", "line", "here", "home", "home off",
    "rename 99 x", "move", "export /x.gpx", "import /x.gpx", "quit Oslo",
  ]

  private static let mistakes = [
    "serch", "s", "search", "page 99", "99", "star 99", "set xyz", "set service bbc",
    "set contact me", "country atlantida", "pin 91 181", "sun --date 2026-13-01", "help xyz",
    "undo", "hours", "more --x", "map", "rm 1", "unstar 1",
  ]
}
