import WeatherModels

/// A setting that `set` knows.
nonisolated struct Setting: Hashable, Sendable {
  var name: String
  var allowed: [String]
  var standard: String

  static let all = [
    Setting(
      name: "service", allowed: Service.allCases.map(\.rawValue),
      standard: Service.openMeteo.rawValue)
  ]

  static func named(_ name: String) -> Setting? {
    all.first { $0.name == name.lowercased() }
  }
}
