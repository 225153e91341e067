public typealias Temperature = Quantity<TemperatureUnit>
public typealias Speed = Quantity<SpeedUnit>
public typealias Precipitation = Quantity<PrecipitationUnit>
public typealias Snowfall = Quantity<SnowfallUnit>
public typealias Distance = Quantity<DistanceUnit>
public typealias Elevation = Quantity<ElevationUnit>
public typealias Pressure = Quantity<PressureUnit>
public typealias Share = Quantity<ShareUnit>
public typealias Direction = Quantity<AngleUnit>
public typealias UVIndex = Quantity<IndexUnit>
public typealias Span = Quantity<TimeUnit>

/// Air temperatures. The coldest measured is -89.2 °C, the hottest 56.7 °C (WMO weather extremes archive);
/// the plausible range leaves room for apparent temperatures.
public enum TemperatureUnit: String, UnitOfMeasure {
  case celsius = "°C"
  case fahrenheit = "°F"
  case kelvin = "K"

  public static let base = celsius
  public static let plausible = -130.0...90
  public static let words: [String: Self] = [
    "c": .celsius, "celsius": .celsius, "f": .fahrenheit, "fahrenheit": .fahrenheit, "k": .kelvin,
    "kelvin": .kelvin,
  ]

  public var scale: Double { self == .fahrenheit ? 5 / 9 : 1 }

  public var offset: Double {
    switch self {
    case .celsius: 0
    case .fahrenheit: -160 / 9
    case .kelvin: -273.15
    }
  }
}

/// Wind speeds. The strongest gust measured outside a tornado is 113 m/s (WMO weather extremes archive).
public enum SpeedUnit: String, UnitOfMeasure {
  case metersPerSecond = "m/s"
  case kilometersPerHour = "km/h"
  case milesPerHour = "mp/h"
  case knots = "kn"

  public static let base = metersPerSecond
  public static let plausible = 0.0...150
  public static let words: [String: Self] = [
    "ms": .metersPerSecond, "kmh": .kilometersPerHour, "kph": .kilometersPerHour,
    "mph": .milesPerHour, "mi/h": .milesPerHour, "kt": .knots, "kts": .knots, "knot": .knots,
    "knots": .knots,
  ]

  public var scale: Double {
    switch self {
    case .metersPerSecond: 1
    case .kilometersPerHour: 1 / 3.6
    case .milesPerHour: 0.44704
    case .knots: 1852.0 / 3600
    }
  }
}

/// The depth of rain or snow. The wettest day measured had 1,825 mm (WMO weather extremes archive).
public enum PrecipitationUnit: String, UnitOfMeasure {
  case millimeters = "mm"
  case centimeters = "cm"
  case inches = "inch"
  case meters = "m"
  case feet = "ft"

  public static let base = millimeters
  public static let plausible = 0.0...100_000
  public static let words: [String: Self] = [
    "in": .inches, "inches": .inches, "millimeters": .millimeters,
  ]

  public var scale: Double {
    switch self {
    case .millimeters: 1
    case .centimeters: 10
    case .inches: 25.4
    case .meters: 1000
    case .feet: 304.8
    }
  }
}

/// The depth of fresh snow; the plausible range is that of `PrecipitationUnit`, of which a millimeter is about a
/// centimeter of snow.
public enum SnowfallUnit: String, UnitOfMeasure {
  case centimeters = "cm"
  case meters = "m"
  case inches = "inch"

  public static let base = centimeters
  public static let plausible = 0.0...10_000

  public var scale: Double {
    switch self {
    case .centimeters: 1
    case .meters: 100
    case .inches: 2.54
    }
  }
}

/// Distances along the ground or the line of sight, at most half the Earth's circumference.
public enum DistanceUnit: String, UnitOfMeasure {
  case meters = "m"
  case kilometers = "km"
  case feet = "ft"
  case miles = "mi"

  public static let base = meters
  public static let plausible = 0.0...20_040_000
  public static let words: [String: Self] = [
    "kilometers": .kilometers, "mile": .miles, "miles": .miles,
  ]

  public var scale: Double {
    switch self {
    case .meters: 1
    case .kilometers: 1000
    case .feet: 0.3048
    case .miles: 1609.344
    }
  }
}

/// Heights of the ground above the level of the sea: from the shore of the Dead Sea, and mines, to the highest summit.
public enum ElevationUnit: String, UnitOfMeasure {
  case meters = "m"
  case feet = "ft"

  public static let base = meters
  public static let plausible = -500.0...8850

  public var scale: Double { self == .feet ? 0.3048 : 1 }
}

/// Air pressure, at the surface or reduced to sea level; about 310 hPa on Mount Everest.
public enum PressureUnit: String, UnitOfMeasure {
  case hectopascals = "hPa"
  case millimetersOfMercury = "mmHg"
  case inchesOfMercury = "inHg"
  case kilopascals = "kPa"
  case millibars = "mbar"

  public static let base = hectopascals
  public static let plausible = 250.0...1100

  public var scale: Double {
    switch self {
    case .hectopascals, .millibars: 1
    case .millimetersOfMercury: 1.333223874
    case .inchesOfMercury: 33.863886
    case .kilopascals: 10
    }
  }
}

/// A part of a whole: humidity, cloud cover, a probability.
public enum ShareUnit: String, UnitOfMeasure {
  case percent = "%"
  case fraction = "1"

  public static let base = percent
  public static let plausible = 0.0...100
  public static let words: [String: Self] = ["fraction": .fraction]

  public var scale: Double { self == .fraction ? 100 : 1 }
}

/// The direction from which the wind blows, clockwise from north.
public enum AngleUnit: String, UnitOfMeasure {
  case degrees = "°"

  public static let base = degrees
  public static let plausible = 0.0...360
  public static let words: [String: Self] = ["degrees": .degrees]
}

/// The UV index of the WHO; the highest measured is 43.
public enum IndexUnit: String, UnitOfMeasure {
  case index = ""

  public static let base = index
  public static let plausible = 0.0...50
}

/// A length of time within one day.
public enum TimeUnit: String, UnitOfMeasure {
  case seconds = "s"
  case hours = "h"

  public static let base = seconds
  public static let plausible = 0.0...90_000

  public var scale: Double { self == .hours ? 3600 : 1 }
}
