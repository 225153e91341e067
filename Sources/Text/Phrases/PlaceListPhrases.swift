public import Analysis
public import Clients
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

  /// Above today's temperatures, and the chance of rain.
  var lowHeading: String { get }
  var highHeading: String { get }
  /// The heading of a filtered or sorted list: the number, the filter and the order.
  func favorites(_ list: FavoriteListViewModel) -> String
  func noFavorites(filter: String) -> String
  func moved(_ name: String, toRow row: Int) -> String
  func starred(_ names: [String]) -> String
  func alreadyStarred(_ names: [String]) -> String
  func unstarred(_ names: [String]) -> String
  func notStarred(_ name: String) -> String
  /// Read out instead of the sign.
  var warned: String { get }
  /// Read out instead of the sign of a warning that may not cover the place.
  var possiblyWarned: String { get }
  /// Below the warnings of the first places: how many others have some, and a row of one.
  func moreWarned(_ count: Int, row: Int) -> String
  /// The user gave the place no name that could be removed.
  func hasOwnName(_ name: String) -> String

  /// The heading of the list: the number, the area, the filter and the order.
  func cities(_ list: CityListViewModel) -> String
  func noCities(filter: String) -> String
  var citiesHint: String { get }

  /// Headings of the next change and of the day's range.
  var nextHeading: String { get }
  var todayHeading: String { get }
  /// The change in a few words, for a table. The time is finished text.
  func begins(_ kind: PrecipitationKind, at time: String, isLikely: Bool) -> String
  /// Says that it rains or snows now; `nil` if the end isn't known.
  func lasts(_ kind: PrecipitationKind, until time: String?, isLikely: Bool) -> String
  /// No rain and no snow in 24 hours.
  var staysDry: String { get }
  /// A sentence about an alert, and the question after it as it was typed.
  func expectedAlert(_ sentence: String, _ question: String) -> String
  /// The number of further alerts, and the command that lists them.
  func moreAlerts(_ count: Int) -> String
  /// Below the rows: how many favorites more there are, and the command that lists them.
  func moreFavorites(_ count: Int) -> String

  func renamed(_ old: String, to new: String) -> String
  func exported(_ counts: PlaceCounts, to path: String) -> String
  func confirmReplacing(_ path: String) -> String
  /// `present` counts the places that were there already, `repeated` those that the file has once more.
  func imported(_ counts: PlaceCounts, present: Int, repeated: Int) -> String
  func notImported(_ rows: [RejectedRow]) -> String
  func importUndone(_ counts: PlaceCounts) -> String
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

/// The contents of a list of favorites.
public struct FavoriteListViewModel: Hashable, Sendable {
  /// `own` is that in which they are saved.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    case own, name, temperature, added, rain
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

/// The contents of a list of cities.
public struct CityListViewModel: Hashable, Sendable {
  public enum Order: String, Hashable, Sendable, CaseIterable {
    case population, temperature, wind, humidity, name
  }

  public var count: Int
  /// The name of the one country, or `nil` for the world.
  public var country: String?
  /// The text in every name; empty where all names are listed.
  public var filter: String
  public var order: Order
  /// Whether it is the service's own list rather than the largest cities.
  public var isOfService: Bool
  /// The number of the largest, where only these are in the order; `nil` where all are.
  public var sorted: Int?

  public init(
    count: Int, country: String?, filter: String, order: Order, isOfService: Bool = false,
    sorted: Int? = nil
  ) {
    self.isOfService = isOfService
    self.sorted = sorted
    self.count = count
    self.country = country
    self.filter = filter
    self.order = order
  }
}

/// The numbers of favorites and pins.
public struct PlaceCounts: Hashable, Sendable {
  public var favorites: Int
  public var pins: Int

  public init(favorites: Int, pins: Int) {
    self.favorites = favorites
    self.pins = pins
  }

  public var all: Int { favorites + pins }
}
