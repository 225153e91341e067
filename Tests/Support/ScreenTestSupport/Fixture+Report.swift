public import Foundation
public import Reports

extension Fixture {
  /// The report of Oslo, made at 14:00 there and fetched twelve minutes before `now`, with everything that a report can
  /// say: a day before today and seven from today on, and the hours from 12:00 to 17:00 of the next day.
  public static let report = report(fetched: now.addingTimeInterval(-720))

  public static func report(
    temperature: Double = 7, fetched: Date, service: Service = .openMeteo
  ) -> Report {
    Report(
      service: service, issuedAt: now.addingTimeInterval(-720), fetched: fetched,
      timeZone: "Europe/Oslo", current: current(temperature), hours: hours, days: days)
  }

  /// A report in which everything that may be missing is.
  public static let bareReport = Report(
    service: .openMeteo, fetched: now, current: Conditions(time: now),
    hours: [Conditions(time: now.addingTimeInterval(2880))],
    days: ["2026-11-21", "2026-11-22"].compactMap { CalendarDay($0) }.map { Day(date: $0) })

  /// A report that says nothing at all.
  public static let emptyReport = Report(service: .openMeteo, fetched: now)

  private static func current(_ temperature: Double) -> Conditions {
    var now = Conditions(
      now.addingTimeInterval(-720), celsius: temperature, feels: temperature - 3.4, rain: 0.2,
      chance: 35, wind: 4.2, gusts: 9.1, from: 312, clouds: 100, pressure: 1013.25, code: 3,
      isDay: true)
    now.relativeHumidity = Share(81, .percent)
    now.dewPoint = Temperature(4.1, .celsius)
    now.visibility = Distance(24.14, .kilometers)
    now.uvIndex = UVIndex(0.6, .index)
    return now
  }

  /// Thirty, on the hour, as a service writes them: what falls belongs to the hour before.
  private static let hours = (0..<30).map { index in
    Conditions(
      Date(timeIntervalSince1970: 1_795_258_800 + Double(index) * 3600),
      celsius: 6 - Double(index) / 3, rain: Double(index % 4) / 2, chance: Double(index) * 3,
      wind: 4 + Double(index % 5), from: Double(index * 40 % 360),
      code: [3, 2, 1, 61, 71][index / 6], isDay: (8..<16).contains((index + 12) % 24))
  }.spansByBeginning(present: now)

  private static let days = [
    day("2026-11-20", 61, 2.1, 6.4, 4.8, 90, 7.2, 200),
    day("2026-11-21", 3, 4.6, 8.5, 0.2, 35, 5.6, 312),
    day("2026-11-22", 71, -1.4, 4.1, 12.5, 80, 6.1, 20),
    day("2026-11-23", 0, -12.6, -0.4, 0, 0, 2.2, 45),
    day("2026-11-24", 48, -9, 1.5, 0, 10, 0.4, 100),
    day("2026-11-25", 96, 3, 10.2, 22.1, 95, 11.9, 225),
    day("2026-11-26", 80, 2.5, 5.5, 3.4, 60, 6.5, 270),
    day("2026-11-27", 2, 0.4, 3.6, 0, 20, 3, 360),
  ].compactMap(\.self)

  private static func day(
    _ date: String, _ code: Int, _ low: Double, _ high: Double, _ rain: Double,
    _ probability: Double, _ wind: Double, _ direction: Double
  ) -> Day? {
    guard let date = CalendarDay(date) else { return nil }
    var day = Day(date: date)
    day.weatherCode = WeatherCode(rawValue: code)
    day.temperatureMin = Temperature(low, .celsius)
    day.temperatureMax = Temperature(high, .celsius)
    day.precipitation = Precipitation(rain, .millimeters)
    day.precipitationProbability = Share(probability, .percent)
    day.windSpeed = Speed(wind, .metersPerSecond)
    day.windGust = Speed(wind * 2, .metersPerSecond)
    day.windDirection = Direction(direction, .degrees)
    day.uvIndex = UVIndex(1, .index)
    day.sunshine = Span(2, .hours)
    // The sun shines in Oslo from 08:20 to 15:40.
    let midnight = Double(date.daysSince1970) * 86_400 - 3600
    day.sunrise = Date(timeIntervalSince1970: midnight + 500 * 60)
    day.sunset = Date(timeIntervalSince1970: midnight + 940 * 60)
    return day
  }
}
