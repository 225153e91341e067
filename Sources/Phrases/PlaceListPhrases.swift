public import WeatherModels

/// The words of lists of places that were found.
public protocol PlaceListPhrases: Sendable {
  /// `airport`; `nil` for a town and a position, which need no word.
  func kind(_ kind: PlaceKind) -> String?
  /// `home`, which means the person's own wherever a place can stand.
  var homeWord: String { get }
  /// `here`, which means where the person is.
  var hereWord: String { get }
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
