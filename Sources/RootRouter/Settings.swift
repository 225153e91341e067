import Phrases
import ScreenKit
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
    /// Countries and their colours.
    case tints
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
    Setting(name: "theme", kind: .choice(["auto", "dark", "light", "none"], standard: "auto")),
    Setting(
      name: "icons", kind: .choice(Icons.allCases.map(\.rawValue), standard: Icons.signs.rawValue)),
    Setting(name: "tint", kind: .tints),
    Setting(name: "pager", kind: .choice(["on", "off", "less"], standard: "on")),
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
