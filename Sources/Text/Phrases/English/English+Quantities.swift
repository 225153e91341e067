public import Analysis
public import Quantities

extension EnglishPhrases {
  public var quantityNames: [String: String] {
    [
      "snow-depth": "Snow depth",
      "freezing-level": "Freezing level",
      "soil-temperature": "Soil temperature at the surface",
      "soil-temperature-18cm": "Soil temperature at 18\u{A0}cm",
      "soil-moisture": "Soil moisture",
      "evapotranspiration": "Evapotranspiration",
      "radiation": "Solar radiation",
      "direct-radiation": "Direct solar radiation",
      "sun-power": "Solar panel power",
      "vapor-deficit": "Vapor pressure deficit",
      "cape": "CAPE",
      "cloud-low": "Low clouds",
      "cloud-mid": "Medium clouds",
      "cloud-high": "High clouds",
      "temperature": "Temperature",
      "rain": "Precipitation",
      "snow": "New snow",
      "wind": "Wind",
      "pressure": "Sea-level pressure",
      "dew-point": "Dew point",
      "humidity": "Relative humidity",
      "cloud": "Cloud cover",
      "gusts": "Gusts",
      "visibility": "Visibility",
      "uv": "UV index",
      "apparent": "Apparent temperature",
      "wet-bulb": "Wet-bulb temperature",
      "heat-index": "Heat index",
      "humidex": "Humidex",
      "wind-chill": "Wind chill",
      "utci": "UTCI in the shade",
      "sea": "Sea temperature",
      "waves": "Wave height",
      "wave-period": "Wave period",
      "wave-direction": "Wave direction",
      "swell": "Swell height",
      "swell-period": "Swell period",
      "tide": "Sea level with tide",
      "river": "River discharge",
      "pm2.5": "PM2.5",
      "pm10": "PM10",
      "ozone": "Ozone",
      "no2": "Nitrogen dioxide",
      "aqi": "European air quality index",
      "us-aqi": "US air quality index",
      "dust": "Dust",
      "alder-pollen": "Alder pollen",
      "birch-pollen": "Birch pollen",
      "grass-pollen": "Grass pollen",
      "mugwort-pollen": "Mugwort pollen",
      "olive-pollen": "Olive pollen",
      "ragweed-pollen": "Ragweed pollen",
    ]
  }
  public var quantityHeadings: [String: String] {
    [
      "temperature": "Temp", "apparent": "Feels", "rain": "Rain", "snow": "Snow",
      "chance": "Chance", "wind-direction": "From", "humidity": "Humidity", "cloud": "Cloud",
      "uv": "UV", "pressure": "Pressure",
    ]
  }
  public func heading(of kind: PrecipitationKind) -> String {
    switch kind {
    case .rain: heading(of: .precipitation)
    case .snow: heading(of: .snowfall)
    case .sleet: "Sleet"
    case .freezingRain, .freezingDrizzle: "Ice"
    }
  }
  public func caution(about host: WeatherQuantity.Host) -> String? {
    switch host {
    case .forecast, .air: nil
    case .marine: "Not suitable for coastal navigation."
    case .flood: "For the largest river within 5\u{A0}km, which may not be the one you mean."
    }
  }
  public var shadeNote: String { "In the shade, where surroundings are as warm as the air." }
  public var panelNote: String { "By the PVWatts model, with losses of 14\u{A0}%." }
  public func notCovered(_ quantity: String, at place: String) -> String {
    "\(quantity): not available for \(place)."
  }
  public func total(_ amounts: [String], isAtLeast: Bool) -> String {
    "In total\(isAtLeast ? ", at least" : ""): \(amounts.joined(separator: ", "))."
  }
  public func atLeast(amount: String) -> String { "at least \(amount)" }
  public func unit(_ unit: String, perHours hours: Int) -> String { "\(unit) per \(hours)\u{A0}h" }
  public func amountsAreSums(ofHours hours: Int) -> String {
    "Precipitation is per \(hours)\u{A0}h."
  }
  public var highWater: String { "High water" }
  public var lowWater: String { "Low water" }
  public func quantityNow(_ value: String) -> String { "Now \(value)." }
  public func quantityRange(
    lowest: String, at lowTime: String, highest: String, at highTime: String
  ) -> String {
    "Lowest \(figure(lowest)) (\(lowTime)), highest \(figure(highest)) (\(highTime))."
  }

  public func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String {
    let name =
      switch kind {
      case .rain: "Rain"
      case .snow: "Snow"
      case .sleet: "Rain and snow"
      case .freezingRain: "Freezing rain"
      case .freezingDrizzle: "Freezing drizzle"
      }
    return "\(name) (\(unit))"
  }
  public var noChart: String { "No data for this chart in this report." }
  public var snowlessChart: String {
    "No snow is forecast in these hours. The chart shows the rain."
  }
  public var dryChart: String { "No rain or snow is forecast in these hours." }

  public var apparentLegend: String { "feels like" }
  public var probabilityLegend: String { "probability" }
  public var medianLegend: String { "median" }
  public var wettestLegend: String { "90th percentile" }
  public var northWindLegend: String { "from the north" }
  public var nightLegend: String { "night" }
  public func legend(of kind: PrecipitationKind) -> String {
    switch kind {
    case .rain: "rain"
    case .snow: "snow"
    case .sleet: "sleet"
    case .freezingRain: "freezing rain"
    case .freezingDrizzle: "freezing drizzle"
    }
  }
}
