import Phrases

/// Sentences about the places found and the searches made.
nonisolated protocol SearchesPhrases: Phrases {
  func results(count: Int, for text: String) -> String
  /// The heading of a list that may be incomplete.
  func firstResults(count: Int, for text: String) -> String
  /// The heading of names that only resemble the text.
  func nearestNames(to text: String) -> String
  /// The heading of places of a name that lie elsewhere than was typed: `No place matches Oslo, Minnesota. Elsewhere:`
  func elsewhere(_ text: String) -> String
  /// Says that other places share the name, and how to list them.
  /// `1 of 100 places called Paris. Type: search Paris`
  func oneOf(_ count: Int, called name: String) -> String
  /// Says which place is meant beside others: `This is Toledo, Castille-La Mancha, Spain, one of 28 places called Toledo.`
  func together(of count: Int, called name: String, is title: String) -> String
  /// `No place is called Bratislva. This is Bratislava, Slovakia.`
  func notCalled(_ text: String, but title: String) -> String
  /// `LA is another name of Los Angeles, California, United States.`
  func otherName(_ text: String, of title: String) -> String
  func fromHome(_ distance: String) -> String
  var searchesMade: String { get }
  /// The number of rows on the next pages.
  func moreRows(_ count: Int) -> String

  var surroundingsHeading: String { get }
  var populationHeading: String { get }
  var latitudeHeading: String { get }
  var longitudeHeading: String { get }
  var distanceHeading: String { get }

  /// The heading of a filtered or sorted list; without a filter, its text is empty.
  func searches(count: Int, filter: String, order: SearchOrder) -> String
  func noSearches(filter: String) -> String

  /// `count` is written out, `number` decides the grammar.
  func inhabitants(_ count: String, number: Int) -> String
}

nonisolated extension Phrases {
  var searches: any SearchesPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
