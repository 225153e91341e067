import Foundation
import Reports

/// Made-up reports: hours in the form of a service, where precipitation belongs to the time before. Each test sets the
/// values that it needs.
enum Made {
  /// Friday, 20 November 2026, 00:00 in London, far from any change of clocks.
  static let midnight = Date(timeIntervalSince1970: 1_795_132_800)
  static let clock = PlaceClock(timeZone: "Europe/London", at: greenwich)

  /// The moment this many hours after midnight.
  static func at(_ hour: Double) -> Date { midnight + hour * 3600 }

  /// Dry, mild and calm hours at these times, changed by `change`, which gets the hour.
  static func report(
    _ hours: some Sequence<Double>, days: [Day] = [],
    change: (Double, inout Conditions) -> Void = { _, _ in }
  ) -> Report {
    let conditions = hours.map { hour in
      var conditions = Conditions(time: at(hour))
      conditions.temperature = Temperature(8, .celsius)
      conditions.precipitation = Precipitation(0, .millimeters)
      conditions.windGust = Speed(5, .metersPerSecond)
      conditions.windSpeed = Speed(3, .metersPerSecond)
      conditions.weatherCode = WeatherCode(rawValue: 2)
      conditions.uvIndex = UVIndex(1, .index)
      conditions.isDay = (8..<16).contains(hour.truncatingRemainder(dividingBy: 24))
      change(hour, &conditions)
      return conditions
    }
    return Report(
      service: .openMeteo, issuedAt: at(0), fetched: at(0), timeZone: "Europe/London",
      hours: conditions.spansByBeginning(present: at(0)), days: days)
  }

  /// Every hour of two days and a half.
  static let hours = stride(from: 0.0, through: 60, by: 1)

  static func day(_ date: String, high: Double) -> Day? {
    CalendarDay(date).map { day($0, high: high) }
  }

  static func day(_ date: CalendarDay, low: Double? = nil, high: Double?) -> Day {
    var day = Day(date: date)
    day.temperatureMin = low.flatMap { Temperature($0, .celsius) }
    day.temperatureMax = high.flatMap { Temperature($0, .celsius) }
    return day
  }

  /// Runs with these amounts at 00, 01, 02 … of 2026-11-22.
  static func ensemble(rain: [[Double?]]) -> Ensemble {
    Ensemble(
      model: .ecmwf, times: (rain.first ?? []).indices.map { at(48 + Double($0)) },
      members: rain.enumerated().map { number, amounts in
        Ensemble.Member(
          number: number,
          precipitation: amounts.map { $0.flatMap { Precipitation($0, .millimeters) } })
      })
  }

  private static let greenwich: Coordinate = {
    guard let point = Coordinate(latitude: 51.48, longitude: 0) else {
      preconditionFailure("Greenwich is on the Earth.")
    }
    return point
  }()
}

extension Conditions {
  /// Sets the rain or snow of the hour before.
  mutating func fall(_ millimeters: Double, code: Int = 61, chance: Double? = nil) {
    precipitation = Precipitation(millimeters, .millimeters)
    weatherCode = WeatherCode(rawValue: code)
    precipitationProbability = chance.flatMap { Share($0, .percent) }
  }
}
