/// The words of lists of places with their weather.
public protocol CityPhrases: Sendable {
  var humidityHeading: String { get }
  var windHeading: String { get }
  /// Above the list: how many cities, where, of which name, in which order.
  func cities(_ list: CityListViewModel) -> String
  func noCities(filter: String) -> String
  /// Where only some of the list can be in the order asked for.
  func sortedAmong(_ count: Int) -> String
  var citiesHint: String { get }
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
  /// Whether it is the service's own list, and not that of the largest cities.
  public var isOfService: Bool

  public init(
    count: Int, country: String?, filter: String, order: Order, isOfService: Bool = false
  ) {
    self.isOfService = isOfService
    self.count = count
    self.country = country
    self.filter = filter
    self.order = order
  }
}
