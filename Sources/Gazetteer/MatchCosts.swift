import WeatherClients

/// The use of a place's name.
enum NameUsage: CaseIterable {
  case own, current, other, romanized

  /// Kinds of names whose spelling can be shown, so that one sees why a place was found.
  static let shown = [own, current, other]

  var table: FullText.Table {
    switch self {
    case .own: .own
    case .current: .current
    case .other: .other
    case .romanized: .romanized
    }
  }

  /// Whether a language uses the name today, so that the user may mean it and mistype it.
  var isUsual: Bool { self == .own || self == .current }

  /// In decades of population: a place must be this much larger to rank above one of exactly that name.
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
    // The cost of a code depends on how it is written.
    case .whole, .coordinate, .postalCode, .airport: 0
    case .beginning: 2.5
    // The cost of the slips is added.
    case .typo: 3
    case .word, .elsewhere: 4
    }
  }
}

/// The spelling of an airport's code. In capitals it is meant as one and comes before every name; in small letters it
/// may be a word, and ranks below towns with names that are or begin so.
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
