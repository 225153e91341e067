public import WeatherModels

/// The words of lists of places that were found.
public protocol PlaceListPhrases: Sendable {
  /// `airport`; `nil` for a town and a position, which need no word.
  func kind(_ kind: PlaceKind) -> String?
  /// `home`, which means the user's own wherever a place is expected.
  var homeWord: String { get }
  /// `here`, which means the user's location.
  var hereWord: String { get }
  /// Words after which the name of a place is in the locative, in lower case; none where the language has no such case.
  var locativePrepositions: Set<String> { get }
  /// The names, in small letters without marks, that may have this locative: `kosice` of `Košiciach`.
  func nominatives(ofLocative name: String) -> [String]
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
