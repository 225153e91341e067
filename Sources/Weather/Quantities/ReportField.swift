public import Reports

/// A number that the hours or the days of every report may have: one row for JSON, CSV, tables and quantities.
public struct ReportField<Part>: Sendable {
  /// In JSON and CSV.
  public let name: String
  public let dimension: QuantityDimension
  /// Decimals shown in base units.
  public let decimals: Int
  /// In base units; `nil` if it isn't known.
  public let value: @Sendable (Part) -> Double?

  fileprivate init<Unit>(
    _ name: String, _ dimension: QuantityDimension, decimals: Int = 0,
    value: @escaping @Sendable (Part) -> Quantity<Unit>?
  ) {
    self.name = name
    self.dimension = dimension
    self.decimals = decimals
    self.value = { value($0)?.in(.base) }
  }
}

/// Fields of an hour and of the present.
public enum HourFields {
  public static let temperature = Field("temperature", .temperature) { $0.temperature }
  public static let apparent = Field("apparentTemperature", .temperature) { $0.apparentTemperature }
  public static let humidity = Field("relativeHumidity", .share) { $0.relativeHumidity }
  public static let dewPoint = Field("dewPoint", .temperature) { $0.dewPoint }
  public static let pressure = Field("pressure", .pressure) { $0.pressure }
  public static let wind = Field("windSpeed", .speed) { $0.windSpeed }
  public static let windDirection = Field("windDirection", .direction) { $0.windDirection }
  public static let gusts = Field("windGust", .speed) { $0.windGust }
  public static let precipitation = Field("precipitation", .water, decimals: 1) { $0.precipitation }
  public static let probability = Field("precipitationProbability", .share) {
    $0.precipitationProbability
  }
  public static let snowfall = Field("snowfall", .depth, decimals: 1) { $0.snowfall }
  public static let cloudCover = Field("cloudCover", .share) { $0.cloudCover }
  public static let visibility = Field("visibility", .distance) { $0.visibility }
  public static let uvIndex = Field("uvIndex", .index) { $0.uvIndex }

  /// In the order of JSON and CSV.
  public static let all = [
    temperature, apparent, humidity, dewPoint, pressure, wind, windDirection, gusts, precipitation,
    probability, snowfall, cloudCover, visibility, uvIndex,
  ]

  public typealias Field = ReportField<Conditions>
}

public enum DayFields {
  /// In the order of JSON and CSV.
  public static let all: [ReportField<Day>] = [
    .init("temperatureMin", .temperature) { $0.temperatureMin },
    .init("temperatureMax", .temperature) { $0.temperatureMax },
    .init("precipitation", .water, decimals: 1) { $0.precipitation },
    .init("precipitationProbability", .share) { $0.precipitationProbability },
    .init("snowfall", .depth, decimals: 1) { $0.snowfall },
    .init("windSpeed", .speed) { $0.windSpeed },
    .init("windGust", .speed) { $0.windGust },
    .init("windDirection", .direction) { $0.windDirection },
    .init("uvIndex", .index) { $0.uvIndex },
    .init("sunshine", .period) { $0.sunshine },
  ]
}
