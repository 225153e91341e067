import Foundation
import Reports

/// The variables of Open-Meteo, with their values as JSON text in the units that a request asks for.
///
/// The names stand here a second time on purpose: one that Vane spells wrongly is refused, as the service does.
struct OpenMeteoUnits {
  /// The label of a variable's unit, and the variable's value in a row.
  typealias Variable<Row> = (label: String, text: (Row) -> String)
  /// A name, a unit, and values as JSON.
  typealias Column = (String, String, String)

  let conditions: [String: Variable<Conditions>]
  let day: [String: Variable<Day>]
  private let isUnixTime: Bool
  private let offset: Double

  /// `offset` are the seconds of the place's clock ahead of UTC.
  init(_ request: StandInRequest, offset: Double = 0) {
    let isUnixTime = request.query["timeformat"] == "unixtime"
    (self.isUnixTime, self.offset) = (isUnixTime, offset)
    let temperature: TemperatureUnit =
      request.query["temperature_unit"] == "fahrenheit" ? .fahrenheit : .celsius
    let speed: SpeedUnit =
      switch request.query["wind_speed_unit"] {
      case "ms": .metersPerSecond
      case "mph": .milesPerHour
      case "kn": .knots
      default: .kilometersPerHour
      }
    let isInch = request.query["precipitation_unit"] == "inch"
    let amount: PrecipitationUnit = isInch ? .inches : .millimeters
    let snow: SnowfallUnit = isInch ? .inches : .centimeters
    // The service has no parameter for this one; it goes with the inches.
    let visibility: DistanceUnit = isInch ? .feet : .meters
    conditions = [
      "temperature_2m": Self.variable(temperature) { $0.temperature },
      "apparent_temperature": Self.variable(temperature) { $0.apparentTemperature },
      "relative_humidity_2m": Self.variable(ShareUnit.percent) { $0.relativeHumidity },
      "dew_point_2m": Self.variable(temperature) { $0.dewPoint },
      "pressure_msl": Self.variable(PressureUnit.hectopascals) { $0.pressure },
      "wind_speed_10m": Self.variable(speed) { $0.windSpeed },
      "wind_direction_10m": Self.variable(AngleUnit.degrees) { $0.windDirection },
      "wind_gusts_10m": Self.variable(speed) { $0.windGust },
      "precipitation": Self.variable(amount) { $0.precipitation },
      "precipitation_probability": Self.variable(ShareUnit.percent) { $0.precipitationProbability },
      "snowfall": Self.variable(snow) { $0.snowfall },
      "cloud_cover": Self.variable(ShareUnit.percent) { $0.cloudCover },
      "visibility": Self.variable(visibility) { $0.visibility },
      "uv_index": Self.variable(IndexUnit.index) { $0.uvIndex },
      "weather_code": ("wmo code", { $0.weatherCode.map { "\($0.rawValue)" } ?? "null" }),
      "is_day": ("", { $0.isDay.map { $0 ? "1" : "0" } ?? "null" }),
    ]
    // During a polar day or night the service writes the beginning of 1970.
    let never = Date(timeIntervalSince1970: -offset)
    let clock = Self.clock(isUnixTime)
    day = [
      "temperature_2m_min": Self.variable(temperature) { $0.temperatureMin },
      "temperature_2m_max": Self.variable(temperature) { $0.temperatureMax },
      "precipitation_sum": Self.variable(amount) { $0.precipitation },
      "precipitation_probability_max": Self.variable(ShareUnit.percent) {
        $0.precipitationProbability
      },
      "snowfall_sum": Self.variable(snow) { $0.snowfall },
      "wind_speed_10m_max": Self.variable(speed) { $0.windSpeed },
      "wind_gusts_10m_max": Self.variable(speed) { $0.windGust },
      "wind_direction_10m_dominant": Self.variable(AngleUnit.degrees) { $0.windDirection },
      "uv_index_max": Self.variable(IndexUnit.index) { $0.uvIndex },
      "sunshine_duration": Self.variable(TimeUnit.seconds) { $0.sunshine },
      "weather_code": ("wmo code", { $0.weatherCode.map { "\($0.rawValue)" } ?? "null" }),
      "sunrise": (clock, { Self.text($0.sunrise ?? never, offset, isUnixTime) }),
      "sunset": (clock, { Self.text($0.sunset ?? never, offset, isUnixTime) }),
    ]
  }

  /// The columns of these names, each with its value in every row.
  static func columns<Row>(
    _ names: [String], of variables: [String: Variable<Row>], _ rows: [Row]
  ) -> [Column] {
    names.compactMap { name in
      variables[name].map { (name, $0.label, JSONText.array(rows.map($0.text))) }
    }
  }

  func block(_ name: String, _ time: String, _ columns: [Column]) -> String {
    JSONText.block(name, time, columns, clock: Self.clock(isUnixTime))
  }

  func text(_ time: Date) -> String { Self.text(time, offset, isUnixTime) }

  func dayText(_ start: Date) -> String {
    isUnixTime ? text(start) : String(Self.iso8601(start, offset).prefix(10)).asJSON
  }

  /// Local time without a zone, to the minute.
  static func iso8601(_ time: Date, _ offset: Double) -> String {
    String((time + offset).ISO8601Format().prefix(16))
  }

  static func text<Unit>(_ quantity: Quantity<Unit>?, _ unit: Unit) -> String {
    JSONText.number(quantity?.in(unit)) ?? "null"
  }

  private static func variable<Row, Unit>(
    _ unit: Unit, _ value: @escaping (Row) -> Quantity<Unit>?
  ) -> Variable<Row> {
    (unit.rawValue, { text(value($0), unit) })
  }

  private static func text(_ time: Date, _ offset: Double, _ isUnixTime: Bool) -> String {
    isUnixTime ? "\(Int(time.timeIntervalSince1970))" : iso8601(time, offset).asJSON
  }

  private static func clock(_ isUnixTime: Bool) -> String { isUnixTime ? "unixtime" : "iso8601" }
}
