import WeatherClients

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
    case .whole, .coordinate, .postalCode: 0
    case .airport: 1.8
    case .beginning: 2.5
    case .word, .elsewhere, .typo: 4
    }
  }
}
