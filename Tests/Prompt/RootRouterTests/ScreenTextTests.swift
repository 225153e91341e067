import FileTestSupport
import Output
@testable import RootRouter
import ScreenTestSupport

/// Whole screens at 80 columns in every language, in color, and some of those with drawings as they are read out. What
/// holds at every width is in `EveryWidthTests`.
///
/// The expected text stands in `Expected`, a file for each screen and language. Where nothing is drawn, English has it
/// in the file of the colors.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScreenTextTests {
  /// Each with the lines that lead to it.
  nonisolated private static let screens: [(name: String, lines: [String])] = [
    ("accuracy", ["accuracy Oslo"]), ("agenda", ["agenda work.ics", "agenda empty.ics"]),
    ("air", ["air Oslo"]), ("archive", ["archive"]),
    ("chart", ["chart Oslo", "chart 72"]),
    ("charts", ["chart rain 12 Oslo", "chart wind 12", "chart pressure", "chart air 6"]),
    ("cities", ["cities", "sort temperature", "filter s"]),
    ("compare", ["compare Oslo Bratislava"]),
    ("country", ["country SK", "search os", "country slov"]), ("detail", ["detail Oslo"]),
    (
      "favorites",
      [
        "star", "star Bratislava", "favorites", "rename 1 Cabin", "move 2 1", "sort temperature",
        "filter x", "filter", "back",
      ]
    ), ("forecast", ["forecast"]),
    ("hours", ["hours Oslo", "days 3 Bratislava"]),
    (
      "days-named",
      [
        "hours tomorrow Oslo", "tomorrow", "days weekend", "compare Oslo Bratislava tomorrow",
        "when dry tomorrow in Oslo", "hours +40",
      ]
    ),
    // A place with a saved report, which gives its place to the fresh one.
    ("known", ["searches", "1"]), ("map", ["star", "pin Bratislava"]), ("offline", []),
    ("models", ["models Oslo", "models Oslo 2026-11-21"]), ("normal", ["normal"]),
    ("observed", ["observed Oslo", "detail Oslo"]),
    ("runs", ["when dry 3h in Oslo", "chart temperature Oslo", "chart rain Oslo"]),
    ("scores", ["accuracy Oslo"]), ("past", ["past 2"]), ("records", ["records"]),
    ("records-searches", ["records Oslo", "searches", "1", "rm 1", "undo"]),
    ("search", ["search os"]), ("searches", ["searches"]), ("set", ["set", "set timeout"]),
    ("sun", ["sun Oslo --date 2026-11-21", "sun 80,20 --date 2026-06-21"]),
    ("status", ["status"]), ("warnings", ["warnings Oslo"]),
    ("weeks", ["weeks Oslo", "months Oslo"]),
    ("when", ["when dry 3h in Oslo", "when above 40 in Oslo", "when wind below 5 in Oslo"]),
  ]

  /// Screens with drawings, of which the reading says something else.
  private static let drawn = ["chart", "detail", "forecast", "hours", "map", "sun"]
  /// Further screens with drawings, for which color has other characters.
  private static let redrawn = ["air", "charts", "known", "observed", "records-searches", "runs"]

  @Test(arguments: screens, Language.allCases)
  func isShown(_ screen: (name: String, lines: [String]), in language: Language) async throws {
    let capabilities = TerminalCapabilities(depth: .none, isUTF8: true)
    var shown = await text(of: screen, in: language, isPlain: false, capabilities)
    if language == .english, !(Self.drawn + Self.redrawn).contains(screen.name) {
      let colored = await colored(screen)
      expectText(shown, is: colored.replacing(#/⟨[0-9;]*⟩|[⟪⟫]/#, with: ""))
      return
    }
    if Self.drawn.contains(screen.name) {
      shown += "== read out\n" + (await text(of: screen, in: language, isPlain: true, capabilities))
    }
    try expectText(shown, isIn: "\(screen.name).\(language.rawValue).txt")
  }

  @Test(arguments: screens)
  func isColored(_ screen: (name: String, lines: [String])) async throws {
    let shown = await colored(screen)
    #expect(!shown.unicodeScalars.contains("\u{1B}"))
    try expectText(shown, isIn: "\(screen.name).colors.txt")
  }

  /// Each change of color stands between angle brackets, as the terminal gets it (SGR), a link between double ones.
  private func colored(_ screen: (name: String, lines: [String])) async -> String {
    await text(
      of: screen, in: .english, isPlain: false,
      TerminalCapabilities(depth: .full, canvas: Canvas(.dark))
    ).replacing(#/\u{1B}\]8;;([^\u{1B}]*)\u{1B}\\/#) { $0.1.isEmpty ? "⟫" : "⟪" }
      .replacing(#/\u{1B}\[([0-9;]*)m/#) { "⟨\($0.1)⟩" }
  }

  private func text(
    of screen: (name: String, lines: [String]), in language: Language, isPlain: Bool,
    _ capabilities: TerminalCapabilities
  ) async -> String {
    var runMode = RunMode.prompt
    runMode.isPlain = isPlain
    let session = Session.answeringEverything(
      screen.lines.map { .line($0) }, in: language, runMode: runMode,
      searches: [Fixture.oslo, Fixture.bratislava],
      weather: screen.name == "offline"
        ? .failing(.noNetwork(host: "api.example")) : .answering(Fixture.report),
      saved: screen.name == "known"
        ? [Fixture.oslo: Fixture.report(temperature: -12, fetched: Fixture.now - 7200)] : [:],
      certainty: ["models", "observed", "runs", "scores"].contains(screen.name)
        ? .fixture : .noop,
      // A map and a meteogram fill the window; of a page that is longer the whole is wanted.
      rows: ["chart", "map"].contains(screen.name) ? 24 : 500, capabilities: capabilities)
    _ = await session.run(openingHome: screen.name == "offline")
    return session.lines.transcript
  }
}
