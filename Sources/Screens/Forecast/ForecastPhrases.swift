import Phrases

/// Sentences of the first page, and of the list of cities.
nonisolated protocol ForecastPhrases: Phrases {
  /// The heading of the list: the number, the area, the filter and the order.
  func cities(_ list: CityListViewModel) -> String
  func noCities(filter: String) -> String
  var citiesHint: String { get }
  /// A sentence about an alert, and the question after it as it was typed.
  func expectedAlert(_ sentence: String, _ question: String) -> String
  /// The number of further alerts, and the command that lists them.
  func moreAlerts(_ count: Int) -> String
  /// Below the rows: how many favorites more there are, and the command that lists them.
  func moreFavorites(_ count: Int) -> String
  /// The first three steps for new users, each on a line.
  var welcome: [String] { get }
  /// Above the weather of a place that nobody has asked for yet.
  func suggested(_ place: String) -> String
}

nonisolated extension Phrases {
  var forecast: any ForecastPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}

/// The contents of a list of cities.
public nonisolated struct CityListViewModel: Hashable, Sendable {
  public enum Order: String, Hashable, Sendable, CaseIterable {
    case population, temperature, wind, humidity, name
  }

  var count: Int
  /// The name of the one country, or `nil` for the world.
  var country: String?
  /// The text in every name; empty where all names are listed.
  var filter: String
  var order: Order
  /// Whether it is the service's own list rather than the largest cities.
  var isOfService = false
  /// The number of the largest, where only these are in the order; `nil` where all are.
  var sorted: Int?
}
