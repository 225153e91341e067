public import Phrases
import Quantities
public import Reports

/// Units that belong together. The raw value is typed.
public enum UnitSystem: String, Hashable, Sendable, CaseIterable {
  case metric, imperial, si, uk

  /// The usual system of a country (ISO 3166-1 alpha-2), metric where it is not known.
  public init(country: String?) {
    switch country {
    case "US": self = .imperial
    case "GB": self = .uk
    default: self = .metric
    }
  }
}

/// The 12-hour or the 24-hour clock. The raw value is typed.
public enum ClockStyle: String, Hashable, Sendable, CaseIterable {
  case hours24 = "24"
  case hours12 = "12"

  /// `14:05` as it is, or as `2:05 pm`; a full hour as `2 pm` where it `isShort`.
  public func words(_ time: String, _ phrases: any Phrases, isShort: Bool = false) -> String {
    self == .hours12 ? phrases.twelveHours(time, isShort: isShort) : time
  }

  /// A time in a sentence: `noon`, `midnight`.
  func spoken(_ time: String, _ phrases: any Phrases, isShort: Bool, isAfterDay: Bool) -> String {
    self == .hours12 ? phrases.spoken(time, isShort: isShort, isAfterDay: isAfterDay) : time
  }
}

/// The units that the user chose. Read again for each answer, because `set` may have changed them.
public struct UnitChoice: Hashable, Sendable {
  public var temperature = TemperatureUnit.celsius
  public var wind = WindUnit.speed(.metersPerSecond)
  public var pressure = PressureUnit.hectopascals
  public var rain = PrecipitationUnit.millimeters
  public var distance = DistanceUnit.kilometers
  public var clock = ClockStyle.hours24

  public init(_ system: UnitSystem = .metric) {
    switch system {
    case .metric: break
    case .imperial:
      temperature = .fahrenheit
      wind = .speed(.milesPerHour)
      pressure = .inchesOfMercury
      rain = .inches
      distance = .miles
      clock = .hours12
    case .si: temperature = .kelvin
    case .uk:
      wind = .speed(.milesPerHour)
      distance = .miles
    }
  }

  /// Every quantity as it was set, or else as the system has it; `value` gives the settings of these names.
  public init(usual: UnitSystem, value: (String) -> String?) {
    self.init(value("units").flatMap(UnitSystem.init) ?? usual)
    func chosen<Unit>(_ name: String, _ units: [(name: String, unit: Unit)]) -> Unit? {
      value(name).flatMap { text in units.first { $0.name == text }?.unit }
    }
    temperature = chosen("temperature", Self.temperatures) ?? temperature
    wind = chosen("wind", Self.winds) ?? wind
    pressure = value("pressure").flatMap(PressureUnit.init) ?? pressure
    rain = chosen("rain", Self.rains) ?? rain
    distance = chosen("distance", Self.distances) ?? distance
    clock = value("clock").flatMap(ClockStyle.init) ?? clock
  }

  public var snow: SnowfallUnit { rain == .inches ? .inches : .centimeters }

  /// The unit in which the user reads values of a dimension.
  func unit(of dimension: QuantityDimension) -> DisplayUnit {
    switch dimension {
    case .temperature: DisplayUnit(temperature, temperature.rawValue)
    case .speed:
      DisplayUnit(symbol: wind.symbol) { [wind] in Speed($0, .base).map(wind.value) ?? .nan }
    case .depth: DisplayUnit(snow, snow.symbol, fewest: snow == .inches ? 1 : 0)
    case .height, .altitude: DisplayUnit(elevation, elevation.rawValue)
    case .distance: DisplayUnit(distance, distance.rawValue, more: 1)
    case .water: DisplayUnit(rain, rain.symbol, more: rain == .inches ? 1 : 0)
    case .pressure: DisplayUnit(pressure, pressure.rawValue, more: moreOfPressure)
    // Cubic feet go with inches of rain.
    case .flow where rain == .inches:
      DisplayUnit(symbol: "ft³/s", more: -1) { $0 / 0.028316846592 }
    case .share, .moisture, .irradiance, .power, .energy, .period, .direction, .flow,
      .concentration, .grains, .index:
      DisplayUnit(symbol: dimension.symbol) { $0 }
    }
  }

  private var moreOfPressure: Int {
    pressure == .inchesOfMercury ? 2 : pressure == .kilopascals ? 1 : 0
  }

  public var elevation: ElevationUnit { distance == .miles ? .feet : .meters }

  private static let temperatures: [(name: String, unit: TemperatureUnit)] = [
    ("c", .celsius), ("f", .fahrenheit), ("k", .kelvin),
  ]
  private static let winds: [(name: String, unit: WindUnit)] = [
    ("ms", .speed(.metersPerSecond)), ("kmh", .speed(.kilometersPerHour)), ("kn", .speed(.knots)),
    ("bft", .beaufort), ("mph", .speed(.milesPerHour)),
  ]
  private static let rains: [(name: String, unit: PrecipitationUnit)] = [
    ("mm", .millimeters), ("inch", .inches),
  ]
  private static let distances: [(name: String, unit: DistanceUnit)] = [
    ("km", .kilometers), ("mi", .miles),
  ]

  /// The settings by name, each with its values beside `auto`.
  public static let settings: [(name: String, values: [String])] = [
    ("units", UnitSystem.allCases.map(\.rawValue)), ("temperature", temperatures.map(\.name)),
    ("wind", winds.map(\.name)), ("pressure", PressureUnit.allCases.map(\.rawValue)),
    ("rain", rains.map(\.name)), ("distance", distances.map(\.name)),
    ("clock", ["24", "12"]),
  ]

  /// The unit that one of the settings chooses, as it is typed; `nil` for the others.
  public func name(for setting: String) -> String? {
    switch setting {
    case "temperature": Self.temperatures.first { $0.unit == temperature }?.name
    case "wind": Self.winds.first { $0.unit == wind }?.name
    case "pressure": pressure.rawValue
    case "rain": Self.rains.first { $0.unit == rain }?.name
    case "distance": Self.distances.first { $0.unit == distance }?.name
    case "clock": clock.rawValue
    default: nil
    }
  }

  /// Other words for these units, and the value that each means.
  public static let synonyms = Dictionary(
    words(temperatures) { $0 } + words(rains) { $0 } + words(distances) { $0 }
      + words(winds) { .speed($0) } + [
        ("beaufort", "bft"), ("24h", "24"), ("12h", "12"), ("us", "imperial"),
        ("american", "imperial"),
      ]
  ) { $1 }

  /// The settings of a run or of a command that has this value of one of them, as it was typed; `nil` if the setting
  /// can't have it. A system has all its units, whatever single ones were set. The clock is no unit.
  public static func overrides(_ setting: String, _ typed: String) -> [String: String?]? {
    let allowed = settings.first { $0.name == setting }?.values ?? []
    let meant = [typed.lowercased(), synonyms[typed.lowercased()]].compactMap(\.self)
    guard let value = allowed.first(where: { meant.contains($0.lowercased()) }) else { return nil }
    var overrides: [String: String?] = [setting: value]
    for (unit, _) in settings where setting == "units" && unit != setting && unit != "clock" {
      overrides[unit] = .some(nil)
    }
    return overrides
  }

  private static func words<Unit: UnitOfMeasure, Chosen: Equatable>(
    _ values: [(name: String, unit: Chosen)], _ chosen: (Unit) -> Chosen
  ) -> [(String, String)] {
    Unit.spellings.compactMap { word, unit in
      values.first { $0.unit == chosen(unit) && $0.name != word }.map { (word, $0.name) }
    }
  }
}

/// A unit in which people read values of a dimension.
struct DisplayUnit {
  let symbol: String
  /// The decimals to show beyond those of the value in the base unit, and the fewest.
  fileprivate var more = 0
  fileprivate var fewest = 0
  /// A value of the base unit in this one.
  let value: (Double) -> Double

  func decimals(_ ofBase: Int) -> Int { max(fewest, ofBase + more) }
}

extension DisplayUnit {
  fileprivate init<Unit: UnitOfMeasure>(
    _ unit: Unit, _ symbol: String, more: Int = 0, fewest: Int = 0
  ) {
    self.init(symbol: symbol, more: more, fewest: fewest) { ($0 - unit.offset) / unit.scale }
  }
}
