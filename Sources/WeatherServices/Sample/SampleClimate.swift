import Ephemeris
public import Foundation
public import WeatherModels

/// Weather from a formula: plausible for the place, the season and the hour, and not measured by anyone.
///
/// The year's mean falls from 28 °C at the equator to -20 °C at the poles; summer and winter lie up to 30 °C
/// from it, more so inland; the day's warmest hour is 15:00 by the sun. Fronts pass in one to three days: they bring
/// clouds, then rain or snow, low pressure and wind. How far inland a place lies, and when its
/// fronts come, follows from its coordinate alone, so that a place and an hour always have the same weather.
public struct SampleClimate: Sendable {
  private let noise: SampleNoise
  private let coordinate: Coordinate
  /// 1 at the poles, 0 at the equator, with the square of the sine between.
  private let polarity: Double
  private let isSouthern: Bool
  /// 0 by the sea, 1 far inland.
  private let continentality: Double

  public init(_ coordinate: Coordinate) {
    noise = SampleNoise(coordinate)
    self.coordinate = coordinate
    let sine = sin(coordinate.latitude * .pi / 180)
    polarity = sine * sine
    isSouthern = coordinate.latitude < 0
    continentality = noise.constant(.place)
  }

  /// The weather at a moment.
  public func conditions(at time: Date) -> Conditions {
    let hours = time.timeIntervalSince1970 / 3600
    let sky = Sky(self, SampleSun(hours: hours), hours: hours)
    var conditions = Conditions(time: time)
    conditions.temperature = Temperature(sky.temperature.rounded(to: 1), .celsius)
    conditions.apparentTemperature = Temperature(sky.apparentTemperature.rounded(to: 1), .celsius)
    conditions.relativeHumidity = Share(sky.humidity.rounded(), .percent)
    conditions.dewPoint = Temperature(sky.dewPoint.rounded(to: 1), .celsius)
    conditions.pressure = Pressure(sky.pressure.rounded(to: 1), .hectopascals)
    conditions.windSpeed = Speed(sky.wind.rounded(to: 1), .metersPerSecond)
    conditions.windDirection = Direction(sky.windDirection.rounded(), .degrees)
    conditions.windGust = Speed(sky.gust.rounded(to: 1), .metersPerSecond)
    conditions.precipitation = Precipitation(sky.precipitation, .millimeters)
    conditions.precipitationProbability = Share(sky.precipitationProbability.rounded(), .percent)
    conditions.snowfall = Snowfall(sky.snowfall, .centimeters)
    conditions.cloudCover = Share((sky.cloud * 100).rounded(), .percent)
    conditions.visibility = Distance((sky.visibility / 100).rounded() * 100, .meters)
    conditions.uvIndex = UVIndex(sky.uvIndex.rounded(to: 1), .index)
    conditions.weatherCode = WeatherCode(rawValue: sky.weatherCode)
    conditions.isDay = sky.isDay
    return conditions
  }

  /// The weather of a day; `offset` is how many seconds the place is ahead of UTC.
  public func day(_ date: CalendarDay, offset: Double) -> Day {
    let midnight = (Double(date.daysSince1970) * LocalTime.secondsPerDay - offset) / 3600
    let sun = SampleSun(hours: midnight + 12)
    let hours = (0..<24).map { Sky(self, sun, hours: midnight + Double($0)) }
    let windiest = hours.max { $0.wind < $1.wind }
    var day = Day(date: date)
    day.temperatureMin = hours.map(\.temperature).min()
      .flatMap { Temperature($0.rounded(to: 1), .celsius) }
    day.temperatureMax = hours.map(\.temperature).max()
      .flatMap { Temperature($0.rounded(to: 1), .celsius) }
    day.precipitation = Precipitation(
      hours.map(\.precipitation).reduce(0, +).rounded(to: 1), .millimeters)
    day.precipitationProbability = hours.map(\.precipitationProbability).max()
      .flatMap { Share($0.rounded(), .percent) }
    day.snowfall = Snowfall(hours.map(\.snowfall).reduce(0, +).rounded(to: 1), .centimeters)
    day.windSpeed = windiest.flatMap { Speed($0.wind.rounded(to: 1), .metersPerSecond) }
    day.windDirection = windiest.flatMap { Direction($0.windDirection.rounded(), .degrees) }
    day.windGust = hours.map(\.gust).max()
      .flatMap { Speed($0.rounded(to: 1), .metersPerSecond) }
    day.uvIndex = hours.map(\.uvIndex).max().flatMap { UVIndex($0.rounded(to: 1), .index) }
    let sunny = hours.filter(\.isDay).map { 1 - $0.cloud }.reduce(0, +)
    day.sunshine = Span((sunny * 3600).rounded(), .seconds)
    day.weatherCode = hours.map(\.weatherCode).max().map(WeatherCode.init(rawValue:))
    let zone = TimeZone(secondsFromGMT: Int(offset))?.identifier
    let times = SunDay(
      date, at: coordinate, clock: PlaceClock(timeZone: zone, at: coordinate))
    day.sunrise = times.sunrise?.roundedToMinutes
    day.sunset = times.sunset?.roundedToMinutes
    return day
  }
}

extension SampleClimate {
  /// All that the formula says about one moment; numbers are in base units, shares in 0…1 unless named per cent.
  private struct Sky {
    var temperature: Double
    var apparentTemperature: Double
    /// In per cent.
    var humidity: Double
    var dewPoint: Double
    var pressure: Double
    var wind: Double
    var windDirection: Double
    var gust: Double
    var precipitation: Double
    /// In per cent.
    var precipitationProbability: Double
    var cloud: Double
    var visibility: Double
    var uvIndex: Double
    var weatherCode: Int
    var isDay: Bool

    /// In centimeters: 7 of them for 10 mm of water, as Open-Meteo assumes.
    var snowfall: Double {
      [71, 73, 75, 85, 86].contains(weatherCode) ? (precipitation * 0.7).rounded(to: 2) : 0
    }

    init(_ climate: SampleClimate, _ sun: SampleSun, hours: Double) {
      let noise = climate.noise
      // How near a front is: 0 in the middle of a high, 1 in the middle of a low.
      let front =
        0.75 * noise.value(.front, hours: hours, period: 32)
        + 0.25 * noise.value(.rain, hours: hours, period: 7)
      cloud = ((front - 0.25) / 0.45).clamped
      let wetness = ((front - 0.55) / 0.45).clamped

      let year = 2 * .pi * (hours / 24 - 19) / 365.2425
      let season = climate.isSouthern ? cos(year) : -cos(year)
      let solarHour = hours + climate.coordinate.longitude / 15
      let dayCurve = -cos(2 * .pi * (solarHour - 3) / 24)
      let mean = 28 - 30 * climate.polarity - 18 * pow(climate.polarity, 4)
      let seasonSwing = (1 + 20 * climate.polarity) * (0.6 + 0.8 * climate.continentality)
      let daySwing = (2.5 + 4 * climate.continentality) * (1 - 0.6 * cloud)
      let mass = (noise.value(.mass, hours: hours, period: 60) - 0.5) * (4 + 8 * climate.polarity)
      temperature = mean + seasonSwing * season + daySwing * dayCurve + mass - 3 * wetness

      let shower = noise.value(.shower, hours: hours, period: 3)
      let warmth = (temperature / 30).clamped
      precipitation = (wetness * shower * (3 + 12 * warmth)).rounded(to: 1)
      precipitationProbability = 100 * ((front - 0.4) / 0.5).clamped

      let damp = noise.value(.humidity, hours: hours, period: 18)
      humidity =
        20 + 79 * (0.4 + 0.45 * damp + 0.4 * wetness - 0.2 * dayCurve * (1 - cloud)).clamped
      wind = 0.5 + 6 * noise.value(.wind, hours: hours, period: 11) + 6 * wetness
      gust = wind * (1.3 + 0.5 * noise.value(.gust, hours: hours, period: 2))
      windDirection = 359 * noise.value(.windDirection, hours: hours, period: 40)
      pressure = 1013 + 34 * (0.5 - front)

      // Magnus formula with the constants of Sonntag (1990); vapour pressure in hPa.
      let vapour = humidity / 100 * 6.112 * exp(17.62 * temperature / (243.12 + temperature))
      let exponent = log(vapour / 6.112)
      dewPoint = 243.12 * exponent / (17.62 - exponent)
      // Steadman (1994), as the Australian Bureau of Meteorology publishes it.
      apparentTemperature = temperature + 0.33 * vapour - 0.7 * wind - 4

      let height = sun.sineOfHeight(at: climate.coordinate, hours: hours)
      isDay = height > SampleSun.sineOfHorizon
      uvIndex = height > 0 ? 12.5 * pow(height, 1.6) * (1 - 0.7 * cloud) : 0

      let isFog = precipitation == 0 && humidity > 95 && wind < 3
      visibility = isFog ? 400 : 30_000 * (1 - 0.85 * wetness)
      weatherCode = Self.code(
        temperature: temperature, precipitation: precipitation, cloud: cloud, isFog: isFog,
        isShower: dayCurve > 0 && cloud < 0.9)
    }

    private static func code(
      temperature: Double, precipitation: Double, cloud: Double, isFog: Bool, isShower: Bool
    ) -> Int {
      switch (precipitation, temperature) {
      case (0.1..., ..<0.5):
        let heavy = precipitation < 0.6 ? 0 : precipitation < 1.5 ? 1 : 2
        return isShower ? [85, 85, 86][heavy] : [71, 73, 75][heavy]
      case (4..., 22...): return precipitation < 7 ? 95 : 96
      case (..<0.1, _) where isFog: return temperature < 0 ? 48 : 45
      case (..<0.1, _): return cloud < 0.12 ? 0 : cloud < 0.35 ? 1 : cloud < 0.75 ? 2 : 3
      case (..<0.4, _): return precipitation < 0.2 ? 51 : 53
      default:
        let heavy = precipitation < 1.5 ? 0 : precipitation < 4 ? 1 : 2
        return isShower ? [80, 81, 82][heavy] : [61, 63, 65][heavy]
      }
    }
  }
}

extension Date {
  /// As services tell times.
  fileprivate var roundedToMinutes: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / 60).rounded() * 60)
  }
}

extension Double {
  fileprivate var clamped: Double { Swift.min(1, Swift.max(0, self)) }

  func rounded(to places: Int) -> Double {
    let factor = pow(10, Double(places))
    // Adding 0 turns -0 into 0.
    return (self * factor).rounded() / factor + 0
  }
}
