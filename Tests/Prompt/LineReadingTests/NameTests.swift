import Phrases
import Testing

@testable import LineReading

/// Names that are made of other words are names.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NameTests {
  @Test(arguments: [
    "New York", "Sun Valley", "Snow Hill", "Show Low", "Cape Town", "Long Beach", "Hot Springs",
    "Dry Ridge", "High Point", "Baden-Baden", "Thursday Island", "Good Hope", "West Point",
    "Big Bear Lake", "Rio de Janeiro", "Stratford-upon-Avon", "Sun Prairie, Wisconsin",
    "Normal, Illinois", "Portland, Maine", "Springfield, MA", "Friday Harbor, Washington",
  ])
  func aNameIsOne(name: String) {
    #expect(Reader.done(name) == "detail \(name)")
    #expect(Reader.done("\(name) tomorrow") == "detail \(name) tomorrow")
    // Snow and CAPE are quantities.
    let isOther = ["Snow Hill", "Cape Town"].contains(name)
    #expect(Reader.done("wind \(name)") == "chart wind \(isOther ? "in " : "")\(name)")
  }

  @Test(arguments: [
    ("v Nitre", "Nitra"), ("v Košiciach", "Košice"), ("do Popradu", "Poprad"),
    ("v Banskej Bystrici", "Banská Bystrica"), ("z Trnavy", "Trnava"), ("v Prahe", "Praha"),
    ("v Tatranskej Lomnici", "Tatranská Lomnica"),
  ])
  func aNameMayBeInflected(said: String, name: String) {
    #expect(Reader.done("zajtra \(said)", .slovak)?.folded == "detail \(name) zajtra".folded)
  }

  @Test(arguments: ["Sunday Creek Xyzzy", "Map Ta Phut", "Xyzzy Ville"])
  func anUnknownNameInCapitalsIsOne(name: String) {
    #expect(Reader.done(name) == "detail \(name)")
  }

  @Test func aWordThatMeansNothingIsNamed() throws {
    let ask = try #require(Reader.asks("Oslo xyzzy").first)
    #expect(ask.answer == .unread(["xyzzy"]))
  }

  /// Two readings that are as likely are asked about, as is a word that says no figure.
  @Test(arguments: [
    "when hot Oslo", "v Ilave", "Oslo wind by bike", "knots", "chart wind at least 3 hours Oslo",
  ])
  func whatIsDoubtfulIsAsked(line: String) {
    #expect(Reader.done(line) == nil)
  }
}
