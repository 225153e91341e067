import Foundation
public import Reports

/// The weight of a place in a search: the logarithm of its population, plus a little for its renown.
@_spi(Building) public enum Weight {
  /// An unknown population is written as 0; most such places are villages.
  @_spi(Building) public static func decades(population: Int, renown: Int) -> Double {
    log10(Double(max(population, 300))) + 0.2 * log10(Double(max(renown, 0) + 1))
  }

  /// The decades of a region's or an airport's population, less a cost by kind: a region has more people than the town
  /// that people mean by its name. "Victoria" is in British Columbia, "New York" a city. A country or territory, however
  /// small, comes before each town that isn't larger: San Marino is one, and Pitcairn.
  @_spi(Building) public static func decades(of kind: PlaceKind, population: Int, renown: Int)
    -> Double
  {
    let cost =
      switch kind {
      case .region: 1.5
      case .airport: airportCost
      case .country: -0.5
      case .island: 0.5
      case .town, .mountain, .cape, .lake, .range, .sea, .area, .point: 0.0
      }
    let people = kind == .country ? max(population, largeTown) : population
    return decades(population: people, renown: renown) - cost
  }

  @_spi(Building) public static let airportCost = 3.0

  /// A landmark comes before each town of its name that has fewer people than this.
  @_spi(Building) public static let largeTown = 15_000

  /// The weight of a landmark: more than a town below `largeTown` has with the most names. Of landmarks with one name
  /// the prominent comes first: from 0, the most, to 9, as Natural Earth counts.
  @_spi(Building) public static func decades(prominence: Int?) -> Double {
    prominence.map { 5.2 - 0.04 * Double(min(max($0, 0), 9)) } ?? 5.4
  }

  /// Hundredths, as the database keeps them.
  @_spi(Building) public static func packed(_ decades: Double) -> Int {
    Int((decades * 100).rounded())
  }
}

extension PlaceKind {
  /// The numbers in the database. Their order must stay.
  private static let numbered: [PlaceKind] = [
    .airport, .island, .region, .country, .mountain, .cape, .lake, .range, .sea, .area,
  ]

  @_spi(Building) public var number: Int? { Self.numbered.firstIndex(of: self) }

  @_spi(Building) public init?(number: Int) {
    guard Self.numbered.indices.contains(number) else { return nil }
    self = Self.numbered[number]
  }
}

/// The kind of a feature's name; the raw values are in the database.
@_spi(Building) public enum FeatureUsage: Int {
  /// A name that is shown, or an airport's code.
  case shown
  /// A region's or a country's name in another language.
  case foreign
  /// A part of an airport's name; or a code or a part of a region's, which counts only after a comma.
  case part
  /// A name of a landmark, or a part of an airport's, that a country, a region or a large town has, too, and keeps.
  case yielding
}
