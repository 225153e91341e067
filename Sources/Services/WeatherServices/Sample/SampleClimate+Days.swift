import Ephemeris
import Foundation
import WeatherModels

extension SampleClimate {
  /// The weather of a day from its hours, from one midnight to the next.
  func day(_ date: CalendarDay, of hours: [SampleHour], offset: Double) -> Day {
    // Precipitation before midnight belongs to the day that ends then; the measurement at midnight, to the next day.
    let (moments, spans) = (hours.dropLast(), hours.dropFirst())
    let windiest = moments.max { $0.wind < $1.wind }
    let sunny = moments.filter(\.isDay).reduce(0) { $0 + 1 - $1.cloud }
    var day = Day(date: date)
    day.temperatureMin = moments.map(\.temperature).min().flatMap {
      Temperature($0.rounded(to: 1), .celsius)
    }
    day.temperatureMax = moments.map(\.temperature).max().flatMap {
      Temperature($0.rounded(to: 1), .celsius)
    }
    day.precipitation = Precipitation(
      spans.reduce(0) { $0 + $1.amount }.rounded(to: 1), .millimeters)
    day.precipitationProbability = spans.map(\.probability).max().flatMap { Share($0, .percent) }
    day.snowfall = Snowfall(spans.reduce(0) { $0 + $1.snowfall }.rounded(to: 1), .centimeters)
    day.windSpeed = windiest.flatMap { Speed($0.wind.rounded(to: 1), .metersPerSecond) }
    day.windDirection = windiest.flatMap { Direction($0.windDirection.rounded(), .degrees) }
    day.windGust = spans.map(\.gust).max().flatMap {
      Speed($0.rounded(to: 1), .metersPerSecond)
    }
    day.uvIndex = moments.map(\.uvIndex).max().flatMap { UVIndex($0.rounded(to: 1), .index) }
    day.sunshine = Span((sunny * 3600).rounded(), .seconds)
    day.weatherCode = Self.code(of: spans).map(WeatherCode.init(rawValue:))
    let zone = TimeZone(secondsFromGMT: Int(offset))?.identifier
    let times = SunDay(date, at: coordinate, clock: PlaceClock(timeZone: zone, at: coordinate))
    day.sunrise = times.sunrise?.roundedToMinutes
    day.sunset = times.sunset?.roundedToMinutes
    return day
  }

  /// The code of the wettest hour, of the kind that falls most; on a dry day the highest code.
  private static func code(of hours: ArraySlice<SampleHour>) -> Int? {
    let wet = hours.filter { $0.amount >= SampleRain.wet }
    let snow = wet.filter { $0.snowfall > 0 }
    let rain = wet.filter { $0.snowfall == 0 }
    func water(_ hours: [SampleHour]) -> Double { hours.reduce(0) { $0 + $1.amount } }
    let more = water(snow) > water(rain) ? snow : rain.isEmpty ? Array(hours) : rain
    return more.max { ($0.amount, $0.code) < ($1.amount, $1.code) }?.code
  }

  /// The weather in a quarter of the hour that begins this many hours after 1970.
  func code(of present: Conditions, in quarter: Int, ofHour start: Double) -> WeatherCode {
    let rain = SampleRain(self, until: start + 1)
    let cloud = present.cloudCover?.in(.fraction) ?? 0
    let sky = SampleSky(
      rate: rain.rate(quarter), temperature: rain.temperature, cloud: cloud,
      isFog: (present.visibility?.in(.meters) ?? .infinity) < 1000,
      isShower: dayCurve(start) > 0 && cloud < 0.9)
    return WeatherCode(rawValue: sky.code)
  }
}

extension Date {
  /// As precise as services' times.
  fileprivate var roundedToMinutes: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / 60).rounded() * 60)
  }
}
