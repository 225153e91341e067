import Phrases
import ScreenKit
import ScreenTestSupport
import Testing
import WeatherClients
import WeatherModels

@testable import RootRouter

/// Words that are no command, but near one, a setting, a unit or a day.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SuggestionTests {
  nonisolated private static let meant = [
    ("units us", "set units imperial"), ("units", "set units"), ("unit metric", "set units metric"),
    ("fahrenheit", "set temperature fahrenheit"), ("Fahrenhiet", "set temperature fahrenheit"),
    ("metric", "set units metric"), ("imperial", "set units imperial"),
    ("temperature f", "set temperature f"), ("theme dark", "set theme dark"),
    ("knots", "set wind knots"), ("rain", "chart rain"), ("delete 3", "rm 3"),
    ("remove all", "rm all"), ("ls", "favorites"), ("ls -l", "favorites"), (":q", "quit"),
    (":wq", "quit"), ("exit()", "quit"), ("!!", "refresh"), ("history", "searches"),
    ("now", "detail"), ("tlak", "hours"), ("vlhkosť", "hours"), ("cd Oslo", "detail Oslo"),
    ("cd ..", "back"), ("weather Oslo", "detail Oslo"),
    ("weather", "detail"), ("forecast Oslo", "detail Oslo"), ("tomorow", "tomorrow"),
    ("tommorrow Oslo", "tomorrow Oslo"), ("zajtr", "zajtra"), ("pocasie Oslo", "detail Oslo"),
    ("koniec", "quit"), ("zmaž 2", "rm 2"), ("obľúbené", "favorites"), ("pomoc", "help"),
    ("serch Oslo", "search Oslo"), ("find Oslo", "search Oslo"),
  ]

  @Test(arguments: [
    ("rename 2 My Cabin", "favorites rename 2 My Cabin"), ("zoom 3", "map zoom 3"),
    ("pause 1", "told pause 1"),
  ])
  func aCommandOfAnotherScreenIsOfferedThere(line: String, there: String) async {
    let session = Session([.line(line)], gazetteer: .finding([]), columns: 200)
    let text = await session.answers().joined()
    #expect(text.contains("isn't available on this screen. Type: \(there)"), "\(text)")
  }

  @Test(arguments: meant) func isOffered(line: String, meant: String) async {
    let session = Session([.line(line)], gazetteer: .finding([]), columns: 200)
    let text = await session.answers().joined()
    #expect(text.contains("Did you mean \"\(meant)\"?"), "\(text)")
    #expect(session.kept.places(.searches).isEmpty)
  }

  @Test(arguments: [
    ("set unit us", "set units imperial"), ("set temp fahrenheit", "set temperature fahrenheit"),
    ("set fahrenheit", "set temperature fahrenheit"),
  ]) func aSettingIsOffered(line: String, meant: String) async {
    let session = Session([.line(line)], columns: 200)
    let text = await session.answers().joined()
    #expect(text.hasPrefix(" Unknown setting \""), "\(text)")
    #expect(text.contains("Did you mean \"\(meant)\"?"), "\(text)")
  }

  @Test(arguments: [Language.english, .slovak]) func aScriptIsToldToo(language: Language) async {
    let session = Session(
      [], runMode: .pipe, settings: KeptSettings([Language.setting: language.rawValue]),
      gazetteer: .finding([]), columns: 200)
    let status = await session.run(["delete", "3"]).status
    let text = session.lines.errors
    #expect(status == 2)
    #expect(
      text.hasPrefix(
        language == .english
          ? "Unknown command \"delete\". Did you mean \"rm 3\"? To find a place, type: search delete 3"
          : "Príkaz „delete“ neexistuje. Mysleli ste „rm 3“? Miesto vyhľadáte takto: search delete 3"
      ), "\(text)")
  }

  /// A town that people mean comes before a word of another program, a village does not.
  @Test(
    arguments: [
      ("Rain", "Rain", 8000, true), ("History", "History", 12, false),
      ("Show Low", "Show Low", 11_000, true), ("show low, arizona", "Show Low", 300, true),
      ("weather oslo", "Oslo", 580_000, false), ("linz", "Linz", 200_000, true),
    ])
  func townsAreFound(line: String, name: String, people: Int, isFound: Bool) async {
    let place = Place(
      name: name, country: "US", coordinate: Fixture.oslo.coordinate, population: people)
    let session = Session([.line(line)], gazetteer: .finding([place]), columns: 200)
    let text = await session.answers().joined()
    #expect(text.contains("1 place for \(line)") == isFound, "\(text)")
    #expect(text.contains("Did you mean") != isFound, "\(text)")
  }

  @Test func everySynonymIsOfOneCommandAndNoCommand() {
    var synonyms: [CommandName: [String]] = [:]
    for signature in Session([]).router.allSignatures where !signature.synonyms.isEmpty {
      // A command of several screens has the same on each.
      #expect(synonyms[signature.name, default: signature.synonyms] == signature.synonyms)
      synonyms[signature.name] = signature.synonyms
    }
    let all = synonyms.values.flatMap(\.self)
    #expect(Set(all).count == all.count)
    #expect(all.filter { CommandName(rawValue: $0) != nil }.isEmpty)
  }

  /// What `help` shows can be typed, on the screen that has the command.
  @Test func everyExampleIsUnderstood() {
    let router = Session([]).router
    var count = 0
    for signature in router.allSignatures {
      for example in signature.examples {
        #expect(example.split(separator: " ").first.map(String.init) == signature.name.rawValue)
        #expect(
          signature.takes(Array(Arguments.split(example).dropFirst()), in: .bare()), "\(example)")
        count += 1
      }
    }
    #expect(count > 100)
  }
}
