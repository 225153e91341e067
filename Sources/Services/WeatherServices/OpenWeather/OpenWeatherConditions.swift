import Foundation
import JSON
import Reports

/// The two forms in which OpenWeather writes the weather of a moment, and that of a day.
///
/// Its answers don't say their units. Of those that it was asked for, only temperatures and wind depend: pressure is in
/// hPa, precipitation in mm and visibility in meters.
enum OpenWeatherConditions {
  /// The units that are asked for: °C and m/s.
  static let units = "metric"

  /// Conditions as `data/2.5` nests them: temperatures in `main`, the wind in `wind`.
  static func nested(_ tree: JSONTree) -> Conditions? {
    let main = tree["main"]
    var conditions = conditions(tree, main, clouds: tree["clouds"]["all"]) { tree["wind"][$0] }
    // In the mountains `pressure` is that of the ground in some answers.
    if let reduced: Pressure = main["sea_level"].quantity(.hectopascals) {
      conditions?.pressure = reduced
    }
    return conditions
  }

  /// Conditions as One Call has them: all side by side.
  static func flat(_ tree: JSONTree) -> Conditions? {
    var conditions = conditions(tree, tree, clouds: tree["clouds"]) { tree["wind_" + $0] }
    conditions?.dewPoint = tree["dew_point"].quantity(.celsius)
    conditions?.uvIndex = tree["uvi"].quantity(.index)
    return conditions
  }

  /// A day of One Call, or of the daily forecasts, which name the wind differently. `offset` is the place's from UTC.
  static func day(_ tree: JSONTree, offset: Double) -> Day? {
    guard let seconds = tree["dt"].number, seconds > 0,
      let date = EpochTime.day(ofSecond: seconds + offset)
    else { return nil }
    var day = Day(date: date)
    day.temperatureMin = tree["temp"]["min"].quantity(.celsius)
    day.temperatureMax = tree["temp"]["max"].quantity(.celsius)
    day.weatherCode = code(tree)
    day.precipitation = sum(tree, day.weatherCode) { $0.quantity(.millimeters) }
    day.precipitationProbability = tree["pop"].quantity(.fraction)
    day.windSpeed =
      tree["wind_speed"].quantity(.metersPerSecond) ?? tree["speed"].quantity(.metersPerSecond)
    day.windDirection = tree["wind_deg"].quantity(.degrees) ?? tree["deg"].quantity(.degrees)
    day.windGust =
      tree["wind_gust"].quantity(.metersPerSecond) ?? tree["gust"].quantity(.metersPerSecond)
    day.uvIndex = tree["uvi"].quantity(.index)
    day.sunrise = sun(tree["sunrise"], on: date, offset: offset)
    day.sunset = sun(tree["sunset"], on: date, offset: offset)
    return day
  }

  /// Zero, or a time of another day, is how the service says that the sun does not rise.
  static func sun(_ tree: JSONTree, on date: CalendarDay, offset: Double) -> Date? {
    guard let seconds = tree.number, EpochTime.day(ofSecond: seconds + offset) == date else {
      return nil
    }
    return Date(timeIntervalSince1970: seconds)
  }
}

extension OpenWeatherConditions {
  /// The values that both forms have in common, of `main` and, by the names of the first, of the wind; `nil` if there
  /// is no time or no weather.
  private static func conditions(
    _ tree: JSONTree, _ main: JSONTree, clouds: JSONTree, wind: (String) -> JSONTree
  ) -> Conditions? {
    guard let seconds = tree["dt"].number, seconds > 0,
      EpochTime.day(ofSecond: seconds) != nil,
      tree["weather"].elements.first != nil || tree["main"]["temp"].number != nil
        || tree["temp"].number != nil
    else { return nil }
    var conditions = Conditions(time: Date(timeIntervalSince1970: seconds))
    conditions.temperature = main["temp"].quantity(.celsius)
    conditions.apparentTemperature = main["feels_like"].quantity(.celsius)
    conditions.relativeHumidity = main["humidity"].quantity(.percent)
    conditions.pressure = main["pressure"].quantity(.hectopascals)
    conditions.windSpeed = wind("speed").quantity(.metersPerSecond)
    conditions.windDirection = wind("deg").quantity(.degrees)
    conditions.windGust = wind("gust").quantity(.metersPerSecond)
    conditions.cloudCover = clouds.quantity(.percent)
    conditions.visibility = tree["visibility"].quantity(.meters)
    conditions.weatherCode = code(tree)
    conditions.precipitation = sum(tree, conditions.weatherCode, amount)
    conditions.precipitationProbability = tree["pop"].quantity(.fraction)
    conditions.isDay = isDay(tree)
    return conditions
  }

  private static func code(_ tree: JSONTree) -> WeatherCode? {
    let id = tree["weather"].elements.first?["id"].integer
    return id.flatMap { codes[$0] }.map(WeatherCode.init(rawValue:))
  }

  /// The icon's last letter, or the "part of the day" of a forecast: `d` or `n`.
  private static func isDay(_ tree: JSONTree) -> Bool? {
    switch tree["weather"].elements.first?["icon"].text?.last ?? tree["sys"]["pod"].text?.last {
    case "d": true
    case "n": false
    default: nil
    }
  }

  /// The precipitation of the last hour, or of three hours if only that is given.
  private static func amount(_ tree: JSONTree) -> Precipitation? {
    tree["1h"].quantity(.millimeters) ?? tree["3h"].quantity(.millimeters)
  }

  /// The rain and the snow together. The service leaves both out if nothing falls (`where available`, as its documents
  /// say), so a missing value is zero, unless the condition is of precipitation.
  private static func sum(
    _ tree: JSONTree, _ code: WeatherCode?, _ amount: (JSONTree) -> Precipitation?
  ) -> Precipitation? {
    let parts = [tree["rain"], tree["snow"]]
    let amounts = parts.compactMap(amount)
    let isSaidDry = code.map { !$0.isOfPrecipitation } ?? false
    guard !amounts.isEmpty || parts.allSatisfy(\.isAbsent) && isSaidDry else { return nil }
    return Precipitation(amounts.reduce(0) { $0 + $1.in(.millimeters) }, .millimeters)
  }
}

extension JSONTree {
  /// Missing, or an object without members.
  fileprivate var isAbsent: Bool {
    switch self {
    case .null: true
    case .object(let members): members.isEmpty
    default: false
    }
  }
}

extension OpenWeatherConditions {
  /// OpenWeather's condition ids (https://openweathermap.org/weather-conditions) as WMO code table 4677.
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
