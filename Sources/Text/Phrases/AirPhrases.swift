public import Reports

/// Words for the air quality and the UV index.
public protocol AirPhrases: Sendable {
  func uvIndex(_ value: String, _ band: UVBand) -> String
  func uvBand(_ band: UVBand) -> String

  func airQuality(_ index: String, _ band: EuropeanAirBand) -> String
  func airQuality(_ index: String, _ band: USAirBand) -> String

  var airTitle: String { get }
  func europeanIndex(_ index: String, _ band: EuropeanAirBand) -> String
  func usIndex(_ index: String, _ band: USAirBand) -> String
  func fineParticles(_ value: String) -> String
  func particles(_ value: String) -> String
  func ozone(_ value: String) -> String
  func nitrogenDioxide(_ value: String) -> String
  func pollen(_ kind: PollenKind, _ level: PollenLevel) -> String
  var pollenTitle: String { get }
  var noPollen: String { get }
  var europeanIndexHours: String { get }
  var usIndexHours: String { get }
  /// Says that the service has no air quality for a place.
  var noAir: String { get }
  var askingForAir: String { get }
}
