public import Analysis
public import Quantities
public import Reports

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
      "aqi": "Air quality index (European)",
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
  public var pollenUnit: String { "grains/m³" }
  public var shadeNote: String { "In the shade, where surroundings are as warm as the air." }
  public var panelNote: String { "By the PVWatts model, with losses of 14\u{A0}%." }
  public func notCovered(_ quantity: String, at place: String) -> String {
    "\(quantity): no data for \(place)."
  }
  public func unit(_ unit: String, perHours hours: Int) -> String { "\(unit) per \(hours)\u{A0}h" }

  public func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String {
    let name = kind == .sleet ? "rain and snow" : name(of: kind)
    return "\(name.capitalizedFirst) (\(unit))"
  }

  public func uvBand(_ band: UVBand) -> String { band.inWords }
}
