import Ephemeris
import Foundation
import Reports

/// The weather at a moment, and the precipitation of the hour before.
struct SampleHour {
  let time: Date
  /// In °C.
  let temperature: Double
  /// From 0 to 100.
  private let humidity: Double
  /// The nearness of a front, from 0 to 1.
  private let front: Double
  /// From 0 to 1.
  let cloud: Double
  /// In m/s; the gust is the strongest of the hour.
  let wind: Double
  let gust: Double
  /// In degrees.
  let windDirection: Double
  /// In mm and in cm.
  let amount: Double
  let snowfall: Double
  /// From 0 to 100.
  let probability: Double
  let uvIndex: Double
  private let isFog: Bool
  let code: Int
  let isDay: Bool

  /// The probability of precipitation is as forecast this many seconds `ahead`.
  init(
    _ climate: SampleClimate, at time: Date, ahead seconds: Double, shift: SampleShift = .init(),
    _ sun: SampleSun
  ) {
    let hours = time.timeIntervalSince1970 / 3600
    let rain = SampleRain(climate, until: hours)
    self.time = time
    front = rain.fronts.1 + shift.front
    cloud = SampleClimate.cloud(front)
    amount = rain.amount(shift.front)
    probability = rain.probability(ahead: seconds)
    temperature = climate.temperature(hours, front: rain.fronts.1) + shift.temperature
    let damp = climate.noise.value(.humidity, hours: hours, period: 18)
    let curve = climate.dayCurve(hours)
    let wetness = SampleClimate.wetness(front)
    humidity = 20 + 79 * (0.4 + 0.45 * damp + 0.4 * wetness - 0.2 * curve * (1 - cloud)).clamped
    wind = max(0, climate.wind(hours, front: rain.fronts.1) + shift.wind)
    gust = max(wind, climate.gust(hours, fronts: rain.fronts) + shift.wind)
    windDirection = climate.windDirection(hours)
    let height = sun.sineOfHeight(at: climate.coordinate, hours: hours)
    uvIndex = height > 0 ? 12.5 * pow(height, 1.6) * (1 - 0.7 * cloud) : 0
    isDay = height > SampleSun.sineOfHorizon
    isFog = amount == 0 && humidity > 95 && wind < 3
    let sky = SampleSky(
      rate: amount, temperature: rain.temperature + shift.temperature.rounded(to: 1),
      cloud: cloud, isFog: isFog, isShower: curve > 0 && cloud < 0.9)
    snowfall = sky.snowfall
    code = sky.code
  }

  /// At sea level, in hPa.
  static func pressure(front: Double) -> Double { 1013 + 34 * (0.5 - front) }

  var conditions: Conditions {
    // Magnus formula with the constants of Sonntag (1990); vapour pressure in hPa.
    let vapour = humidity / 100 * 6.112 * exp(17.62 * temperature / (243.12 + temperature))
    let exponent = log(vapour / 6.112)
    let dewPoint = 243.12 * exponent / (17.62 - exponent)
    // Steadman (1994), as the Australian Bureau of Meteorology publishes it.
    let apparent = temperature + 0.33 * vapour - 0.7 * wind - 4
    let visibility = isFog ? 400 : 30_000 * (1 - 0.85 * SampleClimate.wetness(front))
    var conditions = Conditions(time: time)
    conditions.temperature = Temperature(temperature.rounded(to: 1), .celsius)
    conditions.apparentTemperature = Temperature(apparent.rounded(to: 1), .celsius)
    conditions.relativeHumidity = Share(humidity.rounded(), .percent)
    conditions.dewPoint = Temperature(dewPoint.rounded(to: 1), .celsius)
    conditions.pressure = Pressure(Self.pressure(front: front).rounded(to: 1), .hectopascals)
    conditions.windSpeed = Speed(wind.rounded(to: 1), .metersPerSecond)
    conditions.windDirection = Direction(windDirection.rounded(), .degrees)
    conditions.windGust = Speed(gust.rounded(to: 1), .metersPerSecond)
    conditions.precipitation = Precipitation(amount, .millimeters)
    conditions.precipitationProbability = Share(probability, .percent)
    conditions.snowfall = Snowfall(snowfall, .centimeters)
    conditions.cloudCover = Share((cloud * 100).rounded(), .percent)
    conditions.visibility = Distance((visibility / 100).rounded() * 100, .meters)
    conditions.uvIndex = UVIndex(uvIndex.rounded(to: 1), .index)
    conditions.weatherCode = WeatherCode(rawValue: code)
    conditions.isDay = isDay
    return conditions
  }
}

/// The appearance of the sky, and its precipitation.
struct SampleSky {
  /// In mm/h.
  var rate: Double
  /// In °C; decides between rain and snow.
  var temperature: Double
  /// From 0 to 1.
  var cloud: Double
  var isFog: Bool
  /// Whether the precipitation is a shower.
  var isShower: Bool

  var isSnow: Bool { rate >= SampleRain.wet && temperature <= 0 }

  /// In centimeters an hour: 7 of them for 10 mm of water, as Open-Meteo assumes.
  var snowfall: Double { isSnow ? (rate * 0.7).rounded(to: 2) : 0 }

  var code: Int {
    switch rate {
    case ..<SampleRain.wet where isFog: return temperature < 0 ? 48 : 45
    case ..<SampleRain.wet: return cloud < 0.12 ? 0 : cloud < 0.35 ? 1 : cloud < 0.75 ? 2 : 3
    case _ where isSnow:
      let heavy = rate < 0.6 ? 0 : rate < 1.5 ? 1 : 2
      return isShower ? [85, 85, 86][heavy] : [71, 73, 75][heavy]
    case 4... where temperature >= 22: return rate < 7 ? 95 : 96
    case ..<0.4: return rate < 0.2 ? 51 : 53
    default:
      let heavy = rate < 1.5 ? 0 : rate < 4 ? 1 : 2
      return isShower ? [80, 81, 82][heavy] : [61, 63, 65][heavy]
    }
  }
}

/// The course of the sun around the noon of one day.
struct SampleSun {
  private let subsolar: Coordinate
  /// When the sun was in that point's zenith, in hours since 1970.
  private let hours: Double

  /// The sun's declination hardly changes within the day in which `hours`, counted since 1970, lie.
  init(hours: Double) {
    self.hours = hours
    subsolar = SubsolarPoint.at(Date(timeIntervalSince1970: hours * 3600)) ?? .origin
  }

  /// The sine of the sun's height at a time.
  func sineOfHeight(at point: Coordinate, hours: Double) -> Double {
    let radians = Double.pi / 180
    let turn = point.longitude - subsolar.longitude + 15 * (hours - self.hours)
    return sin(point.latitude * radians) * sin(subsolar.latitude * radians)
      + cos(point.latitude * radians) * cos(subsolar.latitude * radians) * cos(turn * radians)
  }

  /// The upper edge is on the horizon when the center is 50 arc minutes below it.
  static let sineOfHorizon = sin(-50.0 / 60 * .pi / 180)
}
