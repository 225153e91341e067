import Reports

/// OpenWeather's condition ids (https://openweathermap.org/weather-conditions) as WMO code table 4677.
enum OpenWeatherCondition {
  static func code(_ id: Int) -> WeatherCode? {
    codes[id].map(WeatherCode.init(rawValue:))
  }

  private static let codes = [
    // Thunderstorms
    200: 95, 201: 95, 202: 95, 210: 95, 211: 95, 212: 95, 221: 95, 230: 95, 231: 95, 232: 95,
    // Drizzle
    300: 51, 301: 53, 302: 55, 310: 51, 311: 53, 312: 55, 313: 80, 314: 81, 321: 80,
    // Rain
    500: 61, 501: 63, 502: 65, 503: 65, 504: 65, 511: 67, 520: 80, 521: 81, 522: 82, 531: 81,
    // Snow
    600: 71, 601: 73, 602: 75, 611: 69, 612: 83, 613: 84, 615: 68, 616: 69, 620: 85, 621: 86,
    622: 86,
    // In the air: mist, smoke, haze, dust whirls, fog, sand, dust, ash, squalls, a tornado
    701: 10, 711: 4, 721: 5, 731: 8, 741: 45, 751: 7, 761: 6, 762: 4, 771: 18, 781: 19,
    // Clouds: a few 11-25 %, scattered 25-50 %, broken 51-84 %, overcast
    800: 0, 801: 1, 802: 2, 803: 2, 804: 3,
  ]
}
