@testable import CommandKit
import Phrases
import Testing

struct GrammarTests {
  private static let search = CommandSignature(
    name: .search, group: .program, shorts: ["s", "/"],
    slots: { [TypedSlot(Argument<String>.text(.text))] })
  /// Two screens may share a letter, as that of `refresh`.
  private static let names: [(CommandName, [String])] = [
    (.searches, ["h"]), (.favorites, ["fav"]), (.forecast, ["f"]), (.map, ["m"]),
    (.back, ["b", ".."]), (.rm, []), (.undo, []), (.set, []), (.star, ["*"]), (.unstar, []),
    (.refresh, ["r"]), (.quit, ["q", "exit"]), (.refresh, ["r"]),
  ]
  private static let commands =
    [search] + names.map { CommandSignature(name: $0.0, group: .program, shorts: $0.1) }

  private let prompt = Grammar(commands: commands, allowsAbbreviations: true)
  private let script = Grammar(commands: commands, allowsAbbreviations: false)

  @Test(
    arguments: [
      ("search Oslo", .command(.search, Arguments(["Oslo"]))),
      ("SEARCH Oslo", .command(.search, Arguments(["Oslo"]))),
      ("s oslo in NO", .command(.search, Arguments(["oslo", "in", "NO"]))),
      ("/ oslo", .command(.search, Arguments(["oslo"]))),
      ("/oslo by", .command(.search, Arguments(["oslo", "by"]))),
      ("/", .command(.search, Arguments([]))), ("..", .command(.back, Arguments([]))),
      ("* 2", .command(.star, Arguments(["2"]))), ("exit", .command(.quit, Arguments([]))),
      ("rm 1 4-6", .command(.rm, Arguments(["1", "4-6"]))),
      ("1", .row(1)), (" 12 ", .row(12)), ("0", .row(0)), ("", .nothing), ("   ", .nothing),
      ("New York", .text("New York")), (#""New  York" US"#, .text("New  York US")),
      ("東京", .text("東京")), ("Q", .command(.quit, Arguments([]))), ("2 3", .text("2 3")),
      ("o", .text("o")), ("48.15 17.11", .text("48.15 17.11")), ("-5", .text("-5")),
      ("99999999999", .text("99999999999")), ("Žilina", .text("Žilina")),
      ("Bergen", .text("Bergen")), ("Bari", .text("Bari")),
    ] as [(String, Reading)])
  func readsCommandsRowsAndPlaces(line: String, expected: Reading) throws {
    #expect(try prompt.read(line) == expected)
    #expect(try script.read(line) == expected)
  }

  @Test(arguments: [
    ("fo", CommandName.forecast), ("Favo", .favorites), ("sta", .star), ("ref", .refresh),
    ("searche", .searches), ("qu", .quit), ("ma", .map), ("ba", .back), ("und", .undo),
  ])
  func completesAbbreviationsAtThePromptOnly(word: String, expected: CommandName) throws {
    #expect(try prompt.read(word) == .command(expected, Arguments([])))
    #expect(try script.command(named: word.lowercased()) == nil)
  }

  @Test(
    arguments: [
      ("se", [.search, .searches, .set]), ("sear", [.search, .searches]), ("un", [.unstar, .undo]),
    ] as [(String, [CommandName])])
  func saysWhatAnAmbiguousWordCanMean(word: String, names: [CommandName]) {
    #expect(throws: Failure.ambiguous(word, names)) { try prompt.read(word) }
  }

  @Test(
    arguments: [
      ("serch Oslo", ["serch", "Oslo"], .search), ("saerch", ["saerch"], .search),
      ("searhc", ["searhc"], .search), ("Forcast", ["Forcast"], .forecast),
      ("favourites", ["favourites"], .favorites), ("favrts", ["favrts"], nil),
      ("refersh", ["refersh"], .refresh), ("stra", ["stra"], .star), ("bakc", ["bakc"], .back),
      ("exot", ["exot"], nil), ("refersh Oslo", ["refersh", "Oslo"], nil),
      ("undp", ["undp"], .undo),
    ] as [(String, [String], CommandName?)])
  func offersTheNearestCommand(line: String, typed: [String], nearest: CommandName?) throws {
    if let nearest {
      for grammar in [prompt, script] {
        let meant = ([nearest.rawValue] + typed.dropFirst()).joined(separator: " ")
        let letters = typed[0].lowercased().editDistance(to: nearest.rawValue)
        let offer = Offer(typed.joined(separator: " "), meant, slips: letters)
        #expect(throws: Failure.offer(offer)) { try grammar.read(line) }
      }
    } else {
      #expect(try prompt.read(line) == .text(line))
    }
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("search", "search", 0), ("serch", "search", 1),
    ("saerch", "search", 1), ("sea", "search", 3), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func countsSlips(a: String, b: String, expected: Int) {
    #expect(a.editDistance(to: b) == expected)
    #expect(b.editDistance(to: a) == expected)
  }

  @Test func staysQuickForVeryLongWords() throws {
    let long = String(repeating: "searchx", count: 5000)
    #expect(try prompt.read(long) == .text(long))
  }
}

extension Grammar {
  fileprivate func read(_ line: String) throws(Failure) -> Reading {
    try read(words: Arguments.split(line))
  }
}
