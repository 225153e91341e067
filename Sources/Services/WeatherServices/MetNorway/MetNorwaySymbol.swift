import Reports

/// A weather symbol of MET Norway, such as `lightrainshowers_day`, in our terms.
///
/// The names are those of https://github.com/metno/weathericons; the codes are WMO code table 4677.
struct MetNorwaySymbol {
  let code: WeatherCode?
  /// From the suffix; symbols that are the same by day and night have none.
  let isDay: Bool?

  init(_ symbol: String) {
    let parts = symbol.split(separator: "_", maxSplits: 1)
    isDay = parts.count < 2 ? nil : parts[1] == "day"
    // Two symbols are spelt with an "s" too many, and stay so.
    let name = (parts.first ?? "").replacing("lightss", with: "lights")
    let number = name.hasSuffix("andthunder") ? 95 : Self.codes[String(name)]
    code = number.map(WeatherCode.init(rawValue:))
  }

  private static let codes = [
    "clearsky": 0, "fair": 1, "partlycloudy": 2, "cloudy": 3, "fog": 45,
    "lightrain": 61, "rain": 63, "heavyrain": 65,
    "lightsleet": 68, "sleet": 69, "heavysleet": 69,
    "lightsnow": 71, "snow": 73, "heavysnow": 75,
    "lightrainshowers": 80, "rainshowers": 81, "heavyrainshowers": 82,
    "lightsleetshowers": 83, "sleetshowers": 84, "heavysleetshowers": 84,
    "lightsnowshowers": 85, "snowshowers": 86, "heavysnowshowers": 86,
  ]
}
