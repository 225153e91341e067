package import Foundation
import Reports

/// The quantities of `Conditions` as numbers in their base units, in the order of the columns.
enum ConditionColumns {
  /// The columns of the first version, with which tables are created.
  static let first = [
    "temperature", "apparentTemperature", "relativeHumidity", "dewPoint", "pressure", "windSpeed",
    "windDirection", "windGust", "precipitation", "precipitationProbability", "cloudCover",
    "visibility", "uvIndex", "weatherCode", "isDay",
  ]

  /// Newer ones are added at the end: packed rows of before have fewer.
  static let names = first + ["snowfall"]
}

extension Conditions {
  var values: [Double?] {
    [
      number(temperature), number(apparentTemperature), number(relativeHumidity), number(dewPoint),
      number(pressure), number(windSpeed), number(windDirection), number(windGust),
      number(precipitation), number(precipitationProbability), number(cloudCover),
      number(visibility),
      number(uvIndex), weatherCode.map { Double($0.rawValue) }, isDay.map { $0 ? 1 : 0 },
      number(snowfall),
    ]
  }

  /// A number that cannot be what its column holds counts as missing.
  init(time: Date, value: (Int) -> Double?) {
    self.init(time: time)
    temperature = .of(value(0))
    apparentTemperature = .of(value(1))
    relativeHumidity = .of(value(2))
    dewPoint = .of(value(3))
    pressure = .of(value(4))
    windSpeed = .of(value(5))
    windDirection = .of(value(6))
    windGust = .of(value(7))
    precipitation = .of(value(8))
    precipitationProbability = .of(value(9))
    cloudCover = .of(value(10))
    visibility = .of(value(11))
    uvIndex = .of(value(12))
    weatherCode = value(13).flatMap { Int(exactly: $0) }.map(WeatherCode.init(rawValue:))
    isDay = value(14).map { $0 != 0 }
    snowfall = .of(value(15))
  }
}

extension Day {
  /// The values, with the times of the sun in seconds since 2001.
  var values: [Double?] {
    [
      Double(date.daysSince1970), number(temperatureMin), number(temperatureMax),
      number(precipitation), number(precipitationProbability), number(windSpeed), number(windGust),
      number(windDirection), number(uvIndex), number(sunshine),
      weatherCode.map { Double($0.rawValue) }, sunrise?.timeIntervalSinceReferenceDate,
      sunset?.timeIntervalSinceReferenceDate, number(snowfall),
    ]
  }

  /// The number of columns in the first version, and now.
  static let columnCounts = 13...14

  init?(value: (Int) -> Double?) {
    guard let number = value(0).flatMap({ Int(exactly: $0) }),
      let date = CalendarDay(daysSince1970: number)
    else { return nil }
    self.init(date: date)
    temperatureMin = .of(value(1))
    temperatureMax = .of(value(2))
    precipitation = .of(value(3))
    precipitationProbability = .of(value(4))
    windSpeed = .of(value(5))
    windGust = .of(value(6))
    windDirection = .of(value(7))
    uvIndex = .of(value(8))
    sunshine = .of(value(9))
    weatherCode = value(10).flatMap { Int(exactly: $0) }.map(WeatherCode.init(rawValue:))
    sunrise = value(11).flatMap(Date.init(inCalendar:))
    sunset = value(12).flatMap(Date.init(inCalendar:))
    snowfall = .of(value(13))
  }
}

extension Date {
  /// A time from seconds since 2001; `nil` outside the years 1 to 9999.
  package init?(inCalendar seconds: Double) {
    self.init(timeIntervalSinceReferenceDate: seconds)
    guard isInCalendar else { return nil }
  }

  /// Whether it is in the years 1 to 9999: others don't have four digits, and may trap when they are converted.
  var isInCalendar: Bool {
    (-62_135_596_800.0...253_402_300_799).contains(timeIntervalSince1970)
  }
}

extension Quantity {
  fileprivate static func of(_ number: Double?) -> Quantity? {
    number.flatMap { Quantity($0, .base) }
  }
}

private func number<Unit>(_ quantity: Quantity<Unit>?) -> Double? {
  quantity?.in(.base)
}
