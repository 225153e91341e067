import Foundation
import Reports

/// The words of the city list for the sky, in English and by hand, as WMO code table 4677.
enum CityListDescription {
  /// `nil` for words that are not in the table.
  static func code(_ text: String) -> WeatherCode? {
    codes[text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()].map(
      WeatherCode.init(rawValue:))
  }

  private static let codes = [
    "clear": 0, "clear sky": 0, "sunny": 0,
    "few clouds": 1, "mainly clear": 1, "mostly clear": 1, "mostly sunny": 1,
    "broken clouds": 2, "partly cloudy": 2, "partly sunny": 2, "scattered clouds": 2,
    "cloudy": 3, "mostly cloudy": 3, "overcast": 3, "overcast clouds": 3,
    "haze": 5, "hazy": 5, "mist": 10, "misty": 10,
    "fog": 45, "foggy": 45,
    "light drizzle": 51, "drizzle": 53, "heavy drizzle": 55,
    "light rain": 61, "moderate rain": 63, "rain": 63, "rainy": 63, "heavy rain": 65,
    "freezing rain": 67, "sleet": 69,
    "light snow": 71, "snow": 73, "snowy": 73, "heavy snow": 75,
    "light showers": 80, "rain showers": 81, "showers": 81, "heavy showers": 82,
    "snow showers": 86,
    "storm": 95, "stormy": 95, "thunderstorm": 95, "thunderstorms": 95,
  ]
}
