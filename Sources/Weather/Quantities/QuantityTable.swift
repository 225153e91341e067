import Reports

extension WeatherQuantity {
  /// Every quantity, in the order in which they are read about. One more is one more row here, and a message in each
  /// language (`QuantityPhrases`).
  public static let all: [WeatherQuantity] = [
    // Part of every report
    temperature, apparent, precipitation, snowfall, wind, gusts, pressure,
    row("dew-point", HourFields.dewPoint, in: -90...40, "dew", "dewpoint"),
    humidity, cloudCover, visibility, uvIndex,

    // Computed from it
    row("wet-bulb", .temperature, decimals: 1, in: -90...50) { hour in
      with(hour.temperature?.in(.celsius), hour.relativeHumidity?.in(.percent), Formula.wetBulb)
    },
    row("heat-index", .temperature, in: -90...100) { hour in
      with(hour.temperature?.in(.celsius), hour.relativeHumidity?.in(.percent), Formula.heatIndex)
    },
    row("humidex", .index, in: -90...100) { hour in
      with(hour.temperature?.in(.celsius), hour.dewPoint?.in(.celsius), Formula.humidex)
    },
    row("wind-chill", .temperature, in: -130...60) { hour in
      with(hour.temperature?.in(.celsius), hour.windSpeed?.in(.metersPerSecond), Formula.windChill)
    },
    row("utci", .temperature, in: -130...90) { hour in
      guard let humidity = hour.relativeHumidity?.in(.percent) else { return nil }
      return with(hour.temperature?.in(.celsius), hour.windSpeed?.in(.metersPerSecond)) {
        Formula.utci($0, $1, humidity: humidity)
      }
    },

    // Snow, ground and sky, by Open-Meteo's forecast
    row("snow-depth", .depth, .forecast, "snow_depth", in: 0...2000),
    row(
      "freezing-level", .altitude, .forecast, "freezing_level_height", in: -500...9000),
    row(
      "soil-temperature", .temperature, .forecast, "soil_temperature_0cm", in: -90...90),
    row("soil-temperature-18cm", .temperature, .forecast, "soil_temperature_18cm", in: -90...90),
    row(
      "soil-moisture", .moisture, .forecast, "soil_moisture_0_to_1cm", decimals: 2, in: 0...1),
    row(
      "evapotranspiration", .water, .forecast, "et0_fao_evapotranspiration", decimals: 2, in: 0...5,
      before: true, "et0"),
    row(
      "radiation", .irradiance, .forecast, "shortwave_radiation", in: 0...1600, before: true),
    row("direct-radiation", .irradiance, .forecast, "direct_radiation", in: 0...1600, before: true),
    row(
      sunPower, .power, .forecast,
      from: [("global_tilted_irradiance", .irradiance), ("temperature_2m", .temperature)],
      decimals: 2, in: 0...100_000, before: true, "pv", "solar-power"
    ) { columns, panel in
      panel.map { Formula.sunPower($0, irradiance: columns[0], temperature: columns[1]) } ?? .nan
    },
    row(
      "vapor-deficit", .pressure, .forecast, "vapour_pressure_deficit", decimals: 1, in: 0...200,
      "vpd"),
    row("cape", .energy, .forecast, "cape", in: 0...10_000),
    row("cloud-low", .share, .forecast, "cloud_cover_low", in: 0...100),
    row("cloud-mid", .share, .forecast, "cloud_cover_mid", in: 0...100),
    row("cloud-high", .share, .forecast, "cloud_cover_high", in: 0...100),

    // The sea
    row(
      "sea", .temperature, .marine, "sea_surface_temperature", decimals: 1, in: -3...45,
      "sea-temperature", "sea-temp", "water-temperature", "water-temp"),
    row(
      "waves", .height, .marine, "wave_height", decimals: 1, in: 0...40, "wave",
      "wave-height"),
    row("wave-period", .period, .marine, "wave_period", in: 0...60),
    row("wave-direction", .direction, .marine, "wave_direction", in: 0...360),
    row("swell", .height, .marine, "swell_wave_height", decimals: 1, in: 0...40),
    row("swell-period", .period, .marine, "swell_wave_period", in: 0...60),
    row(
      "tide", .height, .marine, "sea_level_height_msl", decimals: 2, in: -20...20, "tides"
    ),

    // Rivers
    row(
      "river", .flow, .flood, "river_discharge", decimals: 1, in: 0...400_000, daily: true,
      "discharge"),

    // The air
    row("pm2.5", .concentration, .air, "pm2_5", decimals: 1, in: 0...10_000, "pm25"),
    row("pm10", .concentration, .air, "pm10", decimals: 1, in: 0...10_000),
    row("ozone", .concentration, .air, "ozone", in: 0...2000),
    row("no2", .concentration, .air, "nitrogen_dioxide", decimals: 1, in: 0...5000),
    row("aqi", .index, .air, "european_aqi", in: 0...1000),
    row("us-aqi", .index, .air, "us_aqi", in: 0...1000),
    row("dust", .concentration, .air, "dust", in: 0...50_000),
    row("alder-pollen", .grains, .air, "alder_pollen", in: 0...100_000),
    row("birch-pollen", .grains, .air, "birch_pollen", in: 0...100_000),
    row("grass-pollen", .grains, .air, "grass_pollen", in: 0...100_000),
    row("mugwort-pollen", .grains, .air, "mugwort_pollen", in: 0...100_000),
    row("olive-pollen", .grains, .air, "olive_pollen", in: 0...100_000),
    row("ragweed-pollen", .grains, .air, "ragweed_pollen", in: 0...100_000),
  ]

  /// In °C, of the air two meters above the ground.
  public static let temperature = row(
    "temperature", HourFields.temperature, in: -90...60, "temp", "air-temperature")
  public static let apparent = row("apparent", HourFields.apparent, in: -130...90, "feels-like")
  /// In m/s, ten meters above the ground.
  public static let wind = row("wind", HourFields.wind, in: 0...150, "wind-speed")
  /// In m/s.
  public static let gusts = row(
    "gusts", HourFields.gusts, in: 0...150, "gust", "wind-gusts", "wind-gust")
  /// All that falls in an hour, as water in mm.
  public static let precipitation = row(
    "rain", HourFields.precipitation, in: 0...500, "precipitation", "rainfall")
  /// The depth of an hour's new snow, in cm.
  public static let snowfall = row(
    "snow", HourFields.snowfall, in: 0...100, "snowfall")
  /// In hPa, reduced to sea level.
  public static let pressure = row(
    "pressure", HourFields.pressure, in: 800...1100, "barometer", "barometric-pressure")
  public static let humidity = row(
    "humidity", HourFields.humidity, in: 0...100, "relative-humidity")
  public static let cloudCover = row(
    "cloud", HourFields.cloudCover, in: 0...100, "clouds", "cloud-cover")
  public static let visibility = row("visibility", HourFields.visibility, in: 0...200_000)
  public static let uvIndex = row("uv", HourFields.uvIndex, in: 0...50, "uv-index")

  // Shown beside others alone.

  /// The origin of the wind.
  public static let windDirection = row("wind-direction", HourFields.windDirection, in: 0...360)
  /// Of precipitation.
  public static let chance = row("chance", HourFields.probability, in: 0...100)

  /// Those of which a report has a chart with more than the curve: an ensemble's runs, gusts, the kinds of what falls.
  public static let charted = [temperature, precipitation, snowfall, wind, pressure]
  public var isCharted: Bool { Self.charted.contains(self) }

  /// Whether it is an amount of each hour that adds up.
  public var falls: Bool { self == .precipitation || self == .snowfall }

  /// Computes from two values, if both are known.
  private static func with(
    _ a: Double?, _ b: Double?, _ body: (Double, Double) -> Double?
  ) -> Double? {
    a.flatMap { a in b.flatMap { body(a, $0) } }
  }
}
