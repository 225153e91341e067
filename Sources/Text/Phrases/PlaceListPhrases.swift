public import WeatherModels

/// The words of lists of places that were found.
public protocol PlaceListPhrases: Sendable {
  /// `airport`; `nil` for a town and a position, which need no word.
  func kind(_ kind: PlaceKind) -> String?
  /// `home`, which means the user's own wherever a place is expected.
  var homeWords: Set<String> { get }
  /// `here`, which means the user's location.
  var hereWord: String { get }
  /// Words after which the name of a place is inflected, in lower case; none where the language has no cases.
  var casePrepositions: Set<String> { get }
  /// Countries (ISO 3166-1 alpha-2) of which even the villages have names that are inflected so.
  var caseCountries: Set<String> { get }
  /// The names, in small letters without marks, that may be inflected so: `kosice` of `Košiciach` and `Košíc`.
  func nominatives(of name: String, after preposition: String) -> [String]
  /// `the middle of Balaton, Hungary`, where its weather is from.
  func middle(of place: String) -> String
  /// `weather at Florence`, for a region.
  func weather(at town: String) -> String
  var placeHeading: String { get }
  var surroundingsHeading: String { get }
  var populationHeading: String { get }
  var latitudeHeading: String { get }
  var longitudeHeading: String { get }
  var distanceHeading: String { get }
}
