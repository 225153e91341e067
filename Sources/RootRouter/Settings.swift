import Atlas
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
    Setting(
      name: "map",
      kind: .choice(["auto"] + MapGlyphs.allCases.map(\.rawValue), standard: "auto")),
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
    if case .choice(_, let standard) = kind { standard } else { "off" }
  }
}
