public import Foundation
public import Reports

/// Made-up reports of Oslo: dry, mild, calm hours. Each test sets the values that it needs.
public enum HandMade {
  /// The midnight at which Saturday, 21 November 2026, begins.
  public static let midnight = Date(timeIntervalSince1970: 1_795_215_600)

  /// The hours from 00:00 to 12:00 three days later; `highs` are those of the days from yesterday on.
  public static func report(
    highs: [Double] = [], change: (Int, inout Conditions) -> Void
  ) -> Report {
    var report = Fixture.report
    report.current?.weatherCode = WeatherCode(rawValue: 2)
    report.current?.precipitation = Precipitation(0, .millimeters)
    report.hours = (0...84).map { hour in
      var conditions = Conditions(
        midnight + Double(hour) * 3600, celsius: 8, rain: 0, wind: 3, gusts: 5, code: 2,
        isDay: (8..<16).contains(hour % 24))
      change(hour, &conditions)
      return conditions
    }.spansByBeginning(present: midnight)
    report.days = highs.enumerated().compactMap { index, high in
      CalendarDay(year: 2026, month: 11, day: 20 + index).map { date in
        var day = Day(date: date)
        day.temperatureMax = Temperature(high, .celsius)
        return day
      }
    }
    return report
  }

  /// A report with a millimeter in each of these hours.
  public static func report(wet: some Sequence<Int>, code: Int = 61) -> Report {
    let wet = Set(wet)
    return report { if wet.contains($0) { $1.fall(1, code: code) } }
  }
}

extension Conditions {
  /// What is said of a time, in °C, mm of water, %, cm of snow, m/s, degrees and hPa; nothing else is.
  public init(
    _ time: Date, celsius: Double? = nil, feels: Double? = nil, rain: Double? = nil,
    chance: Double? = nil, snow: Double? = nil, wind: Double? = nil, gusts: Double? = nil,
    from: Double? = nil, clouds: Double? = nil, pressure: Double? = nil, code: Int? = nil,
    isDay: Bool? = nil
  ) {
    self.init(time: time)
    temperature = celsius.flatMap { Temperature($0, .celsius) }
    apparentTemperature = feels.flatMap { Temperature($0, .celsius) }
    precipitation = rain.flatMap { Precipitation($0, .millimeters) }
    precipitationProbability = chance.flatMap { Share($0, .percent) }
    snowfall = snow.flatMap { Snowfall($0, .centimeters) }
    windSpeed = wind.flatMap { Speed($0, .metersPerSecond) }
    windGust = gusts.flatMap { Speed($0, .metersPerSecond) }
    windDirection = from.flatMap { Direction($0, .degrees) }
    cloudCover = clouds.flatMap { Share($0, .percent) }
    self.pressure = pressure.flatMap { Pressure($0, .hectopascals) }
    weatherCode = code.map(WeatherCode.init(rawValue:))
    self.isDay = isDay
  }

  /// Sets the rain or snow of the hour before.
  public mutating func fall(_ millimeters: Double, code: Int = 61, chance: Double? = nil) {
    precipitation = Precipitation(millimeters, .millimeters)
    weatherCode = WeatherCode(rawValue: code)
    precipitationProbability = chance.flatMap { Share($0, .percent) }
  }
}
