/// The words of lists of places with their weather.
public protocol CityPhrases: Sendable {
  /// The heading of the list: the number, the area, the filter and the order.
  func cities(_ list: CityListViewModel) -> String
  func noCities(filter: String) -> String
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
