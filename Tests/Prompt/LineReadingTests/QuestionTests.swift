import Phrases
import Testing

@testable import Info
@testable import LineReading

/// Questions in other words than those of commands.
@MainActor @Suite(.timeLimit(.minutes(5))) struct QuestionTests {
  @Test(arguments: [
    ("when temperature over 25 in Oslo", "when above 25 in Oslo"),
    ("when wind 50 km/h in Oslo", "when wind above 50 km/h in Oslo"),
    ("when above 10 m/s in Oslo", "when wind above 10 m/s in Oslo"),
    ("when gusts >20 in Oslo", "when gusts above 20 in Oslo"),
    ("when temperature drops below zero in Oslo", "when below 0 in Oslo"),
    ("when below minus 10 in Oslo", "when below -10 in Oslo"),
    ("when rain 5 mm in Oslo", "when rain above 5 mm in Oslo"),
    ("when pressure 1000 in Oslo", "when pressure above 1000 in Oslo"),
    ("when snow depth above 20 saturday in Oslo", "when snow-depth above 20 saturday in Oslo"),
    ("when no rain in Oslo", "when dry in Oslo"), ("when raining in Oslo", "when rain in Oslo"),
    ("when does the rain stop in Oslo", "when dry in Oslo"),
    ("when dry at least 2 hours in Oslo", "when dry 2h in Oslo"),
    ("when dry 2 days in Oslo", "when dry 48h in Oslo"),
    ("tell when dry tomorrow 3h in Oslo", "tell when dry 3h tomorrow in Oslo"),
    ("when vietor viac ako 10 in Oslo", "when wind above 10 in Oslo"),
  ])
  func areThoseOfCommands(typed: String, line: String) {
    #expect(Reader.done(typed) == line)
  }

  /// Words that stand in the tables since people were seen to say them.
  @Test(arguments: [
    ("apparent temperature Oslo", "hours apparent Oslo", Language.english),
    ("river level in Passau", "hours river Passau", .english),
    ("how much rain fell in Bergen last week", "past 7 Bergen", .english),
    ("next rain in Perth", "when rain in Perth", .english),
    ("alert me when it rains in Oslo", "tell when rain in Oslo", .english),
    ("graph of wind Zurich next 3 days", "chart wind Zurich 3 days", .english),
    ("cycling from Nitra to Trnava", "along Nitra to Trnava by bike", .english),
    ("is Oslo warmer than Bergen", "compare Oslo, Bergen", .english),
    ("is it sunny in Oslo or Bergen", "compare Oslo, Bergen", .english),
    ("will it be sunny on sunday in Nice", "when sun on sunday in Nice", .english),
    ("below freezing in Oslo", "when below 0c in Oslo", .english),
    ("will it ran in Oslo", "when rain in Oslo", .english),
    ("this winter in Oslo", "months Oslo", .english),
    ("portland me rain", "chart rain portland, me", .english),
    ("Of, Turkey", "detail Of, Turkey", .english), ("Weather: Graz", "detail Graz", .english),
    ("star this place", "star", .english), ("warnings map", "map type warnings", .english),
    ("predpoveď na Nitru", "detail nitra", .slovak),
    ("vietor v Novom Meste nad Váhom", "chart wind nové mesto nad váhom", .slovak),
    ("mapa rakúska", "map rakúsko", .slovak),
    ("je v Nitre teplejšie ako v Trnave", "compare nitra, trnava", .slovak),
    ("porovnaj Nitru a Trnavu", "compare nitra, trnava", .slovak),
    ("mapa zrážok", "map type rain", .slovak),
    ("ako bude v nedeľu v Martine", "detail martin v nedeľu", .slovak),
  ])
  func areOfTheTables(typed: String, line: String, language: Language) {
    #expect(Reader.done(typed, language)?.lowercased() == line.lowercased())
  }

  @Test(arguments: Language.allCases) func areThoseOfTheHelp(language: Language) {
    let phrases = language.phrases.info
    for line in phrases.helpExamples.flatMap(\.lines) + phrases.helpQuestions {
      let first = line.split(separator: " ").first.map(String.init) ?? ""
      #expect(
        CommandName(rawValue: first) != nil || Reader.done(line, language) != nil, "\(line)")
    }
  }

  /// A figure that leaves its side open, and a word that says no figure, are asked about.
  @Test(arguments: [
    ("when 25 in Oslo", "when above 25 in Oslo"),
    ("when temperature -5 in Oslo", "when below -5 in Oslo"),
    ("when hot in Oslo", "when above 30c in Oslo"),
    ("when no wind in Oslo", "when wind below 3m/s in Oslo"),
    ("when visibility 1km in Oslo", "when visibility below 1km in Oslo"),
    ("when 6 bft in Oslo", "when wind above 6 bft in Oslo"),
    ("clear sky tonight in La Palma", "when cloud below 20% tonight in La Palma"),
  ])
  func mayBeOpen(typed: String, line: String) throws {
    let ask = try #require(Reader.asks(typed).first)
    #expect(ask.answer == .line(line))
    #expect(ask.doubt == .guess)
  }
}
