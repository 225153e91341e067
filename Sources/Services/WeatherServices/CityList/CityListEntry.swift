import Foundation
import JSON
import Reports

/// A city of a list in the form of freetestapi.com's `/api/v1/weathers`.
///
/// The list names no units and no times. Its values are taken for °C and km/h, which fit them: 7 in Tokyo, 19 in
/// Wellington.
struct CityListEntry {
  let place: Place
  /// The name without case and accents.
  let foldedName: String
  private let tree: JSONTree

  /// `nil` if it has no name or no position.
  init?(_ tree: JSONTree) {
    guard let name = tree["city"].text?.cleaned(limit: 100), !name.isEmpty,
      let latitude = tree["latitude"].number, let longitude = tree["longitude"].number,
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    let country = tree["country"].text?.cleaned(limit: 100)
    place = Place(
      name: name, country: country.flatMap(Countries.code(ofEnglish:)), countryName: country,
      coordinate: coordinate)
    foldedName = name.foldedName
    self.tree = tree
  }

  func report(fetched: Date) -> Report {
    var current = Conditions(time: fetched)
    current.temperature = tree["temperature"].quantity(TemperatureUnit.celsius)
    current.relativeHumidity = tree["humidity"].quantity(.percent)
    current.windSpeed = tree["wind_speed"].quantity(SpeedUnit.kilometersPerHour)
    current.weatherCode = code(tree)
    let days = tree["forecast"].elements.prefix(Report.mostDays).compactMap { element -> Day? in
      guard let date = element["date"].text.flatMap({ CalendarDay($0) }) else { return nil }
      var day = Day(date: date)
      day.temperatureMax = element["temperature"].quantity(TemperatureUnit.celsius)
      day.windSpeed = element["wind_speed"].quantity(SpeedUnit.kilometersPerHour)
      day.weatherCode = code(element)
      return day
    }
    return Report(
      service: .cityList, fetched: fetched, current: current,
      days: days.sorted { $0.date < $1.date })
  }

  private func code(_ tree: JSONTree) -> WeatherCode? {
    let words = tree["weather_description"].text?.trimmingCharacters(in: .whitespacesAndNewlines)
    return words.flatMap { Self.codes[$0.lowercased()] }.map(WeatherCode.init(rawValue:))
  }

  /// The words of the city list for the sky, in English and by hand, as WMO code table 4677.
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
