import Ephemeris
import Foundation
import WeatherModels

extension SampleClimate {
  /// The weather at a moment, and what falls in the hour before with its chance so many seconds `ahead`.
  func conditions(at time: Date, ahead seconds: Double, shift: SampleShift) -> Conditions {
    let hours = time.timeIntervalSince1970 / 3600
    let front = front(hours) + shift.front
    let (cloud, wetness) = (Self.cloud(front), Self.wetness(front))
    let rain = SampleRain(self, until: hours)
    let amount = rain.amount(shift.front)

    let temperature = temperature(hours) + shift.temperature
    let damp = noise.value(.humidity, hours: hours, period: 18)
    let curve = dayCurve(hours)
    let humidity =
      20 + 79 * (0.4 + 0.45 * damp + 0.4 * wetness - 0.2 * curve * (1 - cloud)).clamped
    // Magnus formula with the constants of Sonntag (1990); vapour pressure in hPa.
    let vapour = humidity / 100 * 6.112 * exp(17.62 * temperature / (243.12 + temperature))
    let exponent = log(vapour / 6.112)
    let dewPoint = 243.12 * exponent / (17.62 - exponent)
    let wind = max(0, wind(hours) + shift.wind)
    // Steadman (1994), as the Australian Bureau of Meteorology publishes it.
    let apparent = temperature + 0.33 * vapour - 0.7 * wind - 4
    let height = SampleSun(hours: hours).sineOfHeight(at: coordinate, hours: hours)
    let isFog = amount == 0 && humidity > 95 && wind < 3
    let sky = SampleSky(
      rate: amount, temperature: rain.temperature + shift.temperature.rounded(to: 1),
      cloud: cloud, isFog: isFog, isShower: curve > 0 && cloud < 0.9)

    var conditions = Conditions(time: time)
    conditions.temperature = Temperature(temperature.rounded(to: 1), .celsius)
    conditions.apparentTemperature = Temperature(apparent.rounded(to: 1), .celsius)
    conditions.relativeHumidity = Share(humidity.rounded(), .percent)
    conditions.dewPoint = Temperature(dewPoint.rounded(to: 1), .celsius)
    conditions.pressure = Pressure((1013 + 34 * (0.5 - front)).rounded(to: 1), .hectopascals)
    conditions.windSpeed = Speed(wind.rounded(to: 1), .metersPerSecond)
    conditions.windDirection = Direction(
      (359 * noise.value(.windDirection, hours: hours, period: 40)).rounded(), .degrees)
    conditions.windGust = Speed(
      max(wind, gust(hours) + shift.wind).rounded(to: 1), .metersPerSecond)
    conditions.precipitation = Precipitation(amount, .millimeters)
    conditions.precipitationProbability = Share(rain.probability(ahead: seconds), .percent)
    conditions.snowfall = Snowfall(sky.snowfall, .centimeters)
    conditions.cloudCover = Share((cloud * 100).rounded(), .percent)
    let visibility = isFog ? 400 : 30_000 * (1 - 0.85 * wetness)
    conditions.visibility = Distance((visibility / 100).rounded() * 100, .meters)
    let uvIndex = height > 0 ? 12.5 * pow(height, 1.6) * (1 - 0.7 * cloud) : 0
    conditions.uvIndex = UVIndex(uvIndex.rounded(to: 1), .index)
    conditions.weatherCode = WeatherCode(rawValue: sky.code)
    conditions.isDay = height > SampleSun.sineOfHorizon
    return conditions
  }

  /// What is seen in a quarter of the hour that begins so many hours after 1970: what falls just then.
  func code(of present: Conditions, in quarter: Int, ofHour start: Double) -> WeatherCode {
    let rain = SampleRain(self, until: start + 1)
    let cloud = present.cloudCover?.in(.fraction) ?? 0
    let rate = rain.rate(quarter)
    return WeatherCode(
      rawValue: SampleSky(
        rate: rate, temperature: rain.temperature, cloud: cloud,
        isFog: (present.visibility?.in(.meters) ?? .infinity) < 1000,
        isShower: dayCurve(start) > 0 && cloud < 0.9
      ).code)
  }

  /// The weather of a day from its hours, from one midnight to the next.
  func day(_ date: CalendarDay, of hours: [Conditions], offset: Double) -> Day {
    // What falls before midnight belongs to the day that ends then, what is measured at midnight to the next.
    let (moments, spans) = (hours.dropLast(), hours.dropFirst())
    func sum(_ amounts: [Double?]) -> Double {
      amounts.compactMap(\.self).reduce(0, +).rounded(to: 1)
    }
    var day = Day(date: date)
    day.temperatureMin = moments.compactMap(\.temperature).min()
    day.temperatureMax = moments.compactMap(\.temperature).max()
    day.precipitation = Precipitation(
      sum(spans.map { $0.precipitation?.in(.millimeters) }), .millimeters)
    day.precipitationProbability = spans.compactMap(\.precipitationProbability).max()
    day.snowfall = Snowfall(sum(spans.map { $0.snowfall?.in(.centimeters) }), .centimeters)
    let windiest = moments.filter { $0.windSpeed != nil }.max {
      $0.windSpeed.map { $0.in(.metersPerSecond) } ?? 0 < $1.windSpeed?.in(.metersPerSecond) ?? 0
    }
    day.windSpeed = windiest?.windSpeed
    day.windDirection = windiest?.windDirection
    day.windGust = spans.compactMap(\.windGust).max()
    day.uvIndex = moments.compactMap(\.uvIndex).max()
    let sunny = moments.filter { $0.isDay == true }
      .map { 1 - ($0.cloudCover?.in(.fraction) ?? 0) }.reduce(0, +)
    day.sunshine = Span((sunny * 3600).rounded(), .seconds)
    day.weatherCode = Self.code(of: Array(spans))
    let zone = TimeZone(secondsFromGMT: Int(offset))?.identifier
    let times = SunDay(date, at: coordinate, clock: PlaceClock(timeZone: zone, at: coordinate))
    day.sunrise = times.sunrise?.roundedToMinutes
    day.sunset = times.sunset?.roundedToMinutes
    return day
  }

  /// That of the wettest hour of the kind of which most falls, after thunder; of a dry day the highest.
  private static func code(of hours: [Conditions]) -> WeatherCode? {
    func water(_ hour: Conditions) -> Double { hour.precipitation?.in(.millimeters) ?? 0 }
    func isSnow(_ hour: Conditions) -> Bool { (hour.snowfall?.in(.centimeters) ?? 0) > 0 }
    let wet = hours.filter { water($0) >= SampleRain.wet }
    let snow = wet.filter(isSnow)
    let rain = wet.filter { !isSnow($0) }
    let more =
      snow.map(water).reduce(0, +) > rain.map(water).reduce(0, +)
      ? snow : rain.isEmpty ? hours : rain
    // The heavier of rain is the more of it, thunder has the most.
    let chosen = more.max { (water($0), $0.code) < (water($1), $1.code) }
    return chosen?.weatherCode
  }
}

extension Conditions {
  fileprivate var code: Int { weatherCode?.rawValue ?? 0 }
}

extension Date {
  /// As services tell times.
  fileprivate var roundedToMinutes: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / 60).rounded() * 60)
  }
}
