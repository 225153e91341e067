import Outlook
import Testing

@testable import CommandKit

/// Questions in other words than those of commands.
@Suite struct QuestionWordsTests {
  @Test(arguments: [
    ("dry 3h", "dry 3h"), ("wind above 10kn 6h", "wind above 10kn 6h"), ("sun", "sun"),
    ("wind 50 km/h", "wind above 50 km/h"), ("gusts >20", "gusts above 20"),
    ("temperature drops below 0", "below 0"), ("warmer than 20 degrees", "above 20"),
    ("vietor viac ako 10", "wind above 10"), ("teplota pod 5", "below 5"), ("mráz", "below 0c"),
    ("no rain", "dry"), ("raining", "rain"), ("dážď", "rain"), ("dry at least 2 hours", "dry 2h"),
    ("dry 2 days", "dry 48h"), ("rain 2 days", "rain 2 days"), ("below minus 10", "below -10"),
    ("visibility 1km", "visibility 1km"), ("temperature 0", "temperature 0"), ("Oslo", "Oslo"),
  ])
  func areThoseOfCommands(typed: String, words: String) {
    let typed = typed.split(separator: " ").map(String.init)
    #expect(QuestionWords.canonical(typed).joined(separator: " ") == words)
  }

  /// What a threshold or a word leaves open is offered.
  @Test(arguments: [
    ("25 Oslo", "above 25", 1), ("temperature -5 Oslo", "below -5", 2),
    ("hot Oslo", "above 30c", 1),
    ("no wind Oslo", "wind below 3m/s", 2), ("visibility 1km Oslo", "visibility below 1km", 2),
    ("6 bft Oslo", "wind above 6 bft", 2),
  ])
  func mayBeOpen(typed: String, question: String, count: Int) throws {
    let open = try #require(QuestionWords.open(typed.split(separator: " ").map(String.init)))
    #expect(open.question.joined(separator: " ") == question)
    #expect(open.count == count)
  }

  @Test(arguments: ["Oslo", "flood", "when", "in Oslo"])
  func othersAreNoQuestion(typed: String) {
    let words = typed.split(separator: " ").map(String.init)
    #expect((1...words.count).allSatisfy { WeatherQuestion(typed: Array(words.prefix($0))) == nil })
    #expect(QuestionWords.open(words) == nil)
  }
}
