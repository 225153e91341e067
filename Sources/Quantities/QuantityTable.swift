import WeatherModels

extension WeatherQuantity {
  /// Every quantity, in the order in which they are read about. One more is one more row here, and a message in each
  /// language (`QuantityPhrases`).
  public static let all: [WeatherQuantity] = [
    // Snow, ground and sky, by Open-Meteo's forecast
    row("snow-depth", .depth, .forecast, "snow_depth", in: 0...2000, "výška-snehu"),
    row(
      "freezing-level", .altitude, .forecast, "freezing_level_height", in: -500...9000,
      "nulová-izoterma"),
    row(
      "soil-temperature", .temperature, .forecast, "soil_temperature_0cm", in: -90...90,
      "teplota-pôdy"),
    row("soil-temperature-18cm", .temperature, .forecast, "soil_temperature_18cm", in: -90...90),
    row(
      "soil-moisture", .moisture, .forecast, "soil_moisture_0_to_1cm", decimals: 2, in: 0...1,
      "vlhkosť-pôdy"),
    row(
      "evapotranspiration", .water, .forecast, "et0_fao_evapotranspiration", decimals: 2, in: 0...5,
      before: true, "et0", "výpar"),
    row(
      "radiation", .irradiance, .forecast, "shortwave_radiation", in: 0...1600, before: true,
      "žiarenie"),
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
    row("cloud-low", .share, .forecast, "cloud_cover_low", in: 0...100, "nízka-oblačnosť"),
    row("cloud-mid", .share, .forecast, "cloud_cover_mid", in: 0...100, "stredná-oblačnosť"),
    row("cloud-high", .share, .forecast, "cloud_cover_high", in: 0...100, "vysoká-oblačnosť"),

    // What every service's report has
    row("dew-point", HourFields.dewPoint, in: -90...40, "dew", "dewpoint", "rosný-bod"),
    row("humidity", HourFields.humidity, in: 0...100, "relative-humidity", "vlhkosť"),
    row("cloud", HourFields.cloudCover, in: 0...100, "clouds", "cloud-cover", "oblačnosť"),
    row("gusts", HourFields.gusts, in: 0...150, "gust", "wind-gusts", "wind-gust", "nárazy"),
    row("visibility", HourFields.visibility, in: 0...200_000, "dohľadnosť"),
    row("uv", HourFields.uvIndex, decimals: 1, in: 0...50, "uv-index"),
    row("apparent", HourFields.apparent, in: -130...90, "feels-like", "pocitová"),

    // Computed from it
    row("wet-bulb", .temperature, decimals: 1, in: -90...50, "vlhký-teplomer") { hour in
      with(hour.temperature?.in(.celsius), hour.relativeHumidity?.in(.percent), Formula.wetBulb)
    },
    row("heat-index", .temperature, in: -90...100, "tepelný-index") { hour in
      with(hour.temperature?.in(.celsius), hour.relativeHumidity?.in(.percent), Formula.heatIndex)
    },
    row("humidex", .index, in: -90...100) { hour in
      with(hour.temperature?.in(.celsius), hour.dewPoint?.in(.celsius), Formula.humidex)
    },
    row("wind-chill", .temperature, in: -130...60, "pocit-vetra") { hour in
      with(hour.temperature?.in(.celsius), hour.windSpeed?.in(.metersPerSecond), Formula.windChill)
    },
    row("utci", .temperature, in: -130...90) { hour in
      guard let humidity = hour.relativeHumidity?.in(.percent) else { return nil }
      return with(hour.temperature?.in(.celsius), hour.windSpeed?.in(.metersPerSecond)) {
        Formula.utci($0, $1, humidity: humidity)
      }
    },

    // The sea
    row(
      "sea", .temperature, .marine, "sea_surface_temperature", decimals: 1, in: -3...45,
      "sea-temperature", "sea-temp", "water-temperature", "water-temp", "teplota-mora",
      "teplota-vody"),
    row(
      "waves", .height, .marine, "wave_height", decimals: 1, in: 0...40, "wave",
      "wave-height", "vlny", "výška-vĺn"),
    row("wave-period", .period, .marine, "wave_period", in: 0...60, "perióda-vĺn"),
    row("wave-direction", .direction, .marine, "wave_direction", in: 0...360, "smer-vĺn"),
    row("swell", .height, .marine, "swell_wave_height", decimals: 1, in: 0...40, "mŕtve-vlnenie"),
    row("swell-period", .period, .marine, "swell_wave_period", in: 0...60),
    row(
      "tide", .height, .marine, "sea_level_height_msl", decimals: 2, in: -20...20, "tides", "príliv"
    ),

    // Rivers
    row(
      "river", .flow, .flood, "river_discharge", decimals: 1, in: 0...400_000, daily: true,
      "discharge", "prietok"),

    // The air
    row("pm2.5", .concentration, .air, "pm2_5", decimals: 1, in: 0...10_000, "pm25"),
    row("pm10", .concentration, .air, "pm10", decimals: 1, in: 0...10_000),
    row("ozone", .concentration, .air, "ozone", in: 0...2000, "ozón"),
    row("no2", .concentration, .air, "nitrogen_dioxide", decimals: 1, in: 0...5000),
    row("aqi", .index, .air, "european_aqi", in: 0...1000),
    row("us-aqi", .index, .air, "us_aqi", in: 0...1000),
    row("dust", .concentration, .air, "dust", in: 0...50_000, "prach"),
    row("alder-pollen", .grains, .air, "alder_pollen", in: 0...100_000, "peľ-jelše"),
    row("birch-pollen", .grains, .air, "birch_pollen", in: 0...100_000, "peľ-brezy"),
    row("grass-pollen", .grains, .air, "grass_pollen", in: 0...100_000, "peľ-tráv"),
    row("mugwort-pollen", .grains, .air, "mugwort_pollen", in: 0...100_000, "peľ-paliny"),
    row("olive-pollen", .grains, .air, "olive_pollen", in: 0...100_000, "peľ-olív"),
    row("ragweed-pollen", .grains, .air, "ragweed_pollen", in: 0...100_000, "peľ-ambrózie"),
  ]

  /// Computes from two values, if both are known.
  private static func with(
    _ a: Double?, _ b: Double?, _ body: (Double, Double) -> Double?
  ) -> Double? {
    a.flatMap { a in b.flatMap { body(a, $0) } }
  }
}
