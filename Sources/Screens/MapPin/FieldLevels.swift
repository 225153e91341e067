import Atlas
import Fields
import Foundation
import TerminalText
import WeatherClients
import WeatherModels
import WeatherText

/// The levels of a field's values, with their signs and styles, as the map and its legend share them.
nonisolated struct FieldLevels: Equatable {
  /// In the unit of the kind.
  var thresholds: [Double]
  /// The signs of the levels: one more than the thresholds, the first for values below them.
  var signs: [Character]
  var styles: [Style]
  /// The grounds of the levels, in terminals that have them; empty for none.
  var grounds: [Shade?] = []

  init(_ type: MapType, isASCII: Bool) {
    switch type {
    case .temperature:
      thresholds = [-5, 5, 12, 20, 28]
      signs = Array(isASCII ? " .:-=%" : " ·:░▒▓")
      styles = [.frost, .cold, .cool, .mild, .warm, .hot]
      grounds = [.frost, .cold, .cool, .mild, .warm, .hot]
    // Light up to 0.5 mm in an hour, heavy from 4 mm on (UK Met Office, "What is precipitation?").
    case .rain, .radar:
      thresholds = [0.1, 0.5, 4, 10]
      signs = Array(isASCII ? " .:%&" : " ░▒▓█")
      styles = [.plain, .drizzle, .rain, .downpour, .lightning]
    case .clouds:
      thresholds = [15, 40, 70, 90]
      signs = Array(isASCII ? " .:=%" : " ·░▒▓")
      styles = [.plain, .fog, .cloud, .cloud, .cloud]
    // Beaufort 3, 5, 7 and 9.
    case .wind:
      thresholds = [3.4, 8, 13.9, 20.8]
      signs = [" "]
      styles = [.cool, .mild, .warm, .hot, .lightning]
    default:
      thresholds = []
      signs = [" "]
      styles = [.plain]
    }
  }

  func level(of value: Double) -> Int { thresholds.prefix { value >= $0 }.count }

  /// `nil` if there is no value.
  func ground(_ level: UInt8) -> Shade? {
    grounds.indices.contains(Int(level)) ? grounds[Int(level)] : nil
  }

  func style(_ level: UInt8) -> Style { styles[min(Int(level), styles.count - 1)] }
}

/// The weather that the map shows, at one time.
nonisolated struct ShownField: Sendable {
  var type: MapType
  var field: Field?
  /// The picture of a radar.
  var frame: RadarFrame?
  var motion: RadarMotion?
  var radar: RadarService?
  /// The warnings of a map of warnings; empty for others.
  var warnings: [CountryWarnings] = []
  var time: Date
  var clock: PlaceClock
  /// Sentences about missing data and how to get it.
  var notes: [String] = []
  /// The provider and how old it is.
  var sources: [String] = []
  var credits: [SourceCredit] = []
  var sentences: [String] = []
}

extension MapPinModel {
  /// Adds the lines below a map of weather.
  mutating func complete(with shown: ShownField, legend: Line, limits: [Limit], signs: [Sign]) {
    (self.legend, self.limits, self.signs) = (legend, limits, signs)
    sources += shown.sources + shown.notes
    sentences = shown.sentences
    credits += shown.credits
  }
}
