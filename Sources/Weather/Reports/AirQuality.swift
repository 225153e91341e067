public import Foundation

/// A service's report about the air at one place. Missing values are `nil`, never a zero.
public struct AirQuality: Hashable, Sendable {
  public var service: Service
  public var fetched: Date
  /// An IANA name; the hours are meant in it.
  public var timeZone: String?
  public var current: AirConditions?
  /// In order of time, the first not necessarily the present one.
  public var hours: [AirConditions]

  public init(
    service: Service, fetched: Date, timeZone: String?, current: AirConditions?,
    hours: [AirConditions]
  ) {
    self.service = service
    self.fetched = fetched
    self.timeZone = timeZone
    self.current = current
    self.hours = hours
  }
}

/// The contents of the air in one hour.
public struct AirConditions: Hashable, Sendable {
  public var time: Date
  public var europeanIndex: EuropeanAirIndex?
  public var usIndex: USAirIndex?
  /// Particles of at most 2.5 μm.
  public var fineParticles: Concentration?
  /// Particles of at most 10 μm.
  public var particles: Concentration?
  public var ozone: Concentration?
  public var nitrogenDioxide: Concentration?
  public var sulphurDioxide: Concentration?
  public var carbonMonoxide: Concentration?
  /// Known in Europe only, and in its season only.
  public var pollen: [PollenKind: PollenCount] = [:]

  public init(time: Date) {
    self.time = time
  }
}

/// The plants whose pollen is forecast. The raw value is the name in JSON.
public enum PollenKind: String, Hashable, Sendable, CaseIterable {
  case alder, birch, grass, mugwort, olive, ragweed
}

public typealias Concentration = Quantity<ConcentrationUnit>
public typealias PollenCount = Quantity<PollenUnit>
public typealias EuropeanAirIndex = Quantity<EuropeanAirIndexUnit>
public typealias USAirIndex = Quantity<USAirIndexUnit>

/// The mass of a gas or of dust in a volume of air. Carbon monoxide and dust storms reach ten thousands.
public enum ConcentrationUnit: String, UnitOfMeasure {
  case microgramsPerCubicMeter = "μg/m³"
  case milligramsPerCubicMeter = "mg/m³"

  public static let base = microgramsPerCubicMeter
  public static let plausible = 0.0...1_000_000
  public static let words: [String: Self] = ["ug/m3": .microgramsPerCubicMeter]

  public var scale: Double { self == .milligramsPerCubicMeter ? 1000 : 1 }
}

/// Grains of pollen in a volume of air.
public enum PollenUnit: String, UnitOfMeasure {
  case grainsPerCubicMeter = "grains/m³"

  public static let base = grainsPerCubicMeter
  public static let plausible = 0.0...1_000_000
}

/// The European Air Quality Index, which has no upper end.
public enum EuropeanAirIndexUnit: String, UnitOfMeasure {
  case index = "EAQI"

  public static let base = index
  public static let plausible = 0.0...100_000
}

/// The Air Quality Index of the US EPA. Its scale ends at 500; smoke and dust go beyond it.
public enum USAirIndexUnit: String, UnitOfMeasure {
  case index = "USAQI"

  public static let base = index
  public static let plausible = 0.0...100_000
}

/// A band of the European Air Quality Index in the scale that Open-Meteo computes it in: steps of twenty
/// (https://open-meteo.com/en/docs/air-quality-api, after the European Environment Agency).
public enum EuropeanAirBand: String, Hashable, Sendable, CaseIterable {
  case good, fair, moderate, poor, veryPoor, extremelyPoor

  public init(_ index: EuropeanAirIndex) {
    self = Self.band(index.in(.index), [20, 40, 60, 80, 100])
  }
}

/// A band of the US Air Quality Index (EPA, Technical Assistance Document for the Reporting of Daily Air Quality).
public enum USAirBand: String, Hashable, Sendable, CaseIterable {
  case good, moderate, unhealthyForSensitiveGroups, unhealthy, veryUnhealthy, hazardous

  public init(_ index: USAirIndex) {
    self = Self.band(index.in(.index), [50, 100, 150, 200, 300])
  }
}

/// An exposure category of the UV index (WHO, Global Solar UV Index: A Practical Guide, 2002).
public enum UVBand: String, Hashable, Sendable, CaseIterable {
  case low, moderate, high, veryHigh, extreme

  public init(_ index: UVIndex) {
    self = Self.band(index.in(.index), [2, 5, 7, 10])
  }
}

/// The amount of pollen, by the scale of the National Allergy Bureau (American Academy of Allergy, Asthma and
/// Immunology), which differs for trees, grasses and weeds.
public enum PollenLevel: String, Hashable, Sendable, CaseIterable {
  case none, low, moderate, high, veryHigh

  public init(_ count: PollenCount, of kind: PollenKind) {
    let tops: [Double] =
      switch kind {
      case .alder, .birch, .olive: [0, 14, 89, 1499]
      case .grass: [0, 4, 19, 199]
      case .mugwort, .ragweed: [0, 9, 49, 499]
      }
    self = Self.band(count.in(.grainsPerCubicMeter), tops)
  }
}

extension CaseIterable where AllCases == [Self] {
  /// The band of a value, from the highest whole number of each but the last. The value is rounded first, so that the
  /// word always belongs to the figure beside it.
  fileprivate static func band(_ value: Double, _ tops: [Double]) -> Self {
    allCases[tops.count { value.rounded() > $0 }]
  }
}
