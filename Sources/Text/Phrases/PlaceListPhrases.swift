public import WeatherModels

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

  /// The heading of a filtered or sorted list: the number, the filter and the order.
  func searches(_ list: SearchListViewModel) -> String
  func noSearches(filter: String) -> String
  /// `forecast sort name, searches sort name or favorites sort name`
  func anyOf(_ lines: [String]) -> String
}

/// The contents of a list of searches.
public struct SearchListViewModel: Hashable, Sendable {
  /// `added` is that in which they are saved.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    case added, name
  }

  public var count: Int
  /// The text in every name; empty where all names are listed.
  public var filter: String
  public var order: Order

  public init(count: Int, filter: String, order: Order) {
    self.count = count
    self.filter = filter
    self.order = order
  }
}
