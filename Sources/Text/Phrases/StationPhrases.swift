public import Clients
public import Foundation
public import Reports

/// Words for the user's own weather station. Figures arrive as finished text.
public protocol StationPhrases: Sendable {
  /// In the place of an airport's code: `Observed at 17:20 (your station, 0.3 km)`.
  var ownStation: String { get }
  /// `18 °C`, `humidity 40 %`; `age` is `2 min ago`.
  func stationReports(_ facts: [String], age: String) -> String
  /// Says that the values are too old to be shown as observed.
  var stationIsLate: String { get }
  /// Says the same of values that are from a time to come.
  var stationIsAhead: String { get }
  /// Asks for the place of the station.
  var stationNeedsPlace: String { get }
  /// A value that was left out, and why.
  func leftOut(_ omitted: OmittedValue, now: Date) -> String
  /// Rain of so much in an hour: `0.4 mm`.
  func rainRate(_ amount: String) -> String
  func sentence(for fault: StationFault) -> String
}

extension StationPhrases where Self: QuantityPhrases {
  func name(of value: StationValue, direction: String, time: String) -> String {
    switch value {
    case .windDirection: direction
    case .time: time
    default: (quantityNames[value.rawValue] ?? value.rawValue).lowercasedFirst
    }
  }
}
