public import Analysis
public import Reports

/// The words of lists of places, those found and those searched for.
public protocol PlaceListPhrases: Sendable {
  /// `airport`; `nil` for a town and a position, which need no word.
  func kind(_ kind: PlaceKind) -> String?
  /// `home`, which means the user's own wherever a place is expected.
  var homeWords: Set<String> { get }
  /// `here`, which means the user's location.
  var hereWord: String { get }
  /// Words after which the name of a place is inflected, in lower case; none where the language has no cases.
  var casePrepositions: Set<String> { get }
  /// Countries (ISO 3166-1 alpha-2) of which even the villages have names that are inflected so, the likeliest first.
  var caseCountries: [String] { get }
  /// Those whose small towns in capitals are hardly another word, where people travel: Schladming of `v Schladmingu`.
  var travelCountries: [String] { get }
  /// The names, in small letters without marks, that may be inflected so: `kosice` of `Košiciach` and `Košíc`.
  func nominatives(of name: String, after preposition: String) -> [String]
  /// `the middle of Balaton, Hungary`, where its weather is from.
  func middle(of place: String) -> String
  /// `weather at Florence`, for a region.
  func weather(at town: String) -> String
  var placeHeading: String { get }
  /// `forecast sort name, searches sort name or favorites sort name`
  func anyOf(_ lines: [String]) -> String

  /// Above today's temperatures, and the chance of rain.
  var lowHeading: String { get }
  var highHeading: String { get }
  func noFavorites(filter: String) -> String
  /// The user gave the place no name that could be removed.
  func hasOwnName(_ name: String) -> String

  /// Headings of the next change and of the day's range.
  var nextHeading: String { get }
  /// The change in a few words, for a table. The time is finished text.
  func begins(_ kind: PrecipitationKind, at time: String, isLikely: Bool) -> String
  /// Says that it rains or snows now; `nil` if the end isn't known.
  func lasts(_ kind: PrecipitationKind, until time: String?, isLikely: Bool) -> String
  /// No rain and no snow in 24 hours.
  var staysDry: String { get }

  func renamed(_ old: String, to new: String) -> String
  /// In place of an undo that would take back what another program did.
  func changedSince(_ name: String) -> String
  /// A row that is asked for a place is about a way.
  func isWay(_ name: String) -> String
  func confirmReplacing(_ path: String) -> String
}
