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
