import WeatherClients
import WeatherModels

/// How usual a name of a place is.
enum NameUsage: CaseIterable {
  case own, current, other, romanized

  /// Those whose spelling is known, so that a person can see why a place was found.
  static let shown = [own, current, other]

  var table: FullText.Table {
    switch self {
    case .own: .own
    case .current: .current
    case .other: .other
    case .romanized: .romanized
    }
  }

  /// In decades of population: so much larger must a place be to come before another of that very name.
  var cost: Double {
    switch self {
    case .own: 0
    case .current: 0.3
    case .other: 1.3
    case .romanized: 1.6
    }
  }
}

extension PlaceMatch.Kind {
  /// In decades of population.
  var cost: Double {
    switch self {
    // What a code costs depends on how it is written.
    case .whole, .coordinate, .postalCode, .airport: 0
    case .beginning: 2.5
    case .word, .elsewhere, .typo: 4
    }
  }
}

extension PlaceKind {
  /// In decades of population, which a region has more of than the town that people mean by its name: "Victoria" is in
  /// British Columbia, "New York" a city.
  var cost: Double {
    switch self {
    case .country, .island: 0.5
    case .region: 1.5
    case .airport: 3
    case .town, .mountain, .cape, .lake, .point: 0
    }
  }
}

/// How a code of an airport is written. In capitals it is meant as one and comes before every name; in small letters
/// it may be a word, and comes behind the towns that are called so or begin so.
enum CodeSpelling {
  case capitals, small

  init(_ code: String) {
    self = code == code.uppercased() ? .capitals : .small
  }

  /// In decades of population. A code of ICAO has as many letters as LIMA and KOBE, which stay towns.
  func cost(letters: Int) -> Double {
    switch self {
    case .capitals: letters == 3 ? -3 : 0
    case .small: letters == 3 ? 2.6 : 4
    }
  }
}
