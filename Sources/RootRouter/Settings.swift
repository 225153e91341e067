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
    /// Sources of the position with commas between, in the order asked.
    case sources
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
    Setting(name: PositionSource.order, kind: .sources),
    Setting(name: PositionSource.permission, kind: .choice(["yes", "no"], standard: "ask")),
  ]

  static func named(_ name: String) -> Setting? {
    all.first { $0.name == name.lowercased() }
  }

  /// The values that Tab completes.
  var choices: [String] {
    switch kind {
    case .choice(let values, _): values
    case .sources: PositionSource.allCases.map(\.rawValue)
    case .country, .countries, .place: ["off"]
    }
  }

  /// What is in force where the person set nothing.
  var standard: String {
    switch kind {
    case .choice(_, let standard): standard
    case .sources: PositionSource.standard.map(\.rawValue).joined(separator: ",")
    case .country, .countries, .place: "off"
    }
  }
}
