import Phrases
import WeatherClients
import WeatherModels

/// A setting that `set` knows.
nonisolated struct Setting: Hashable, Sendable {
  /// What it may be.
  enum Kind: Hashable, Sendable {
    case choice([String], standard: String)
    case country
    /// Codes with commas between.
    case countries
    case place
    /// A number of days.
    case days(ClosedRange<Int>, standard: Int)
  }

  var name: String
  var kind: Kind

  static let all = [
    Setting(
      name: "service",
      kind: .choice(Service.allCases.map(\.rawValue), standard: Service.openMeteo.rawValue)),
    Setting(name: "country", kind: .country),
    Setting(name: "countries", kind: .countries),
    Setting(name: "home", kind: .place),
    Setting(name: "archive.hours", kind: .days(1...3650, standard: ArchiveLimits().hours)),
    Setting(name: "archive.records", kind: .days(1...36_500, standard: ArchiveLimits().records)),
  ]

  static func named(_ name: String) -> Setting? {
    all.first { $0.name == name.lowercased() }
  }

  /// The values that Tab completes.
  var choices: [String] {
    if case .choice(let values, _) = kind { values } else { ["off"] }
  }

  /// What is in force where the person set nothing.
  var standard: String {
    switch kind {
    case .choice(_, let standard): standard
    case .days(_, let standard): "\(standard)"
    case .country, .countries, .place: "off"
    }
  }
}
