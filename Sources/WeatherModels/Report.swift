public import Foundation

/// What one service said about one place at one time. What it did not say is `nil`, never a zero.
public struct Report: Hashable, Sendable, Codable {
  public var service: Service
  /// The time for which the service made the current conditions.
  public var made: Date?
  public var fetched: Date
  /// An IANA name; the days and hours are meant in it.
  public var timeZone: String?
  public var current: Conditions?
  /// In order of time, the first not necessarily the present one.
  public var hours: [Conditions]
  /// In order of date, the first not necessarily today.
  public var days: [Day]

  public init(
    service: Service, made: Date?, fetched: Date, timeZone: String?, current: Conditions?,
    hours: [Conditions], days: [Day]
  ) {
    self.service = service
    self.made = made
    self.fetched = fetched
    self.timeZone = timeZone
    self.current = current
    self.hours = hours
    self.days = days
  }
}

/// Who made a report. The raw value is the name in settings, files and JSON.
public enum Service: String, Hashable, Sendable, Codable, CaseIterable {
  case openMeteo = "open-meteo"
  case sample
}

/// The weather at one moment. Precipitation, its probability and gusts are those of the time before it: an hour, or
/// in the current conditions as long as the service says, often a quarter of an hour.
public struct Conditions: Hashable, Sendable, Codable {
  public var time: Date
  public var temperature: Temperature?
  public var apparentTemperature: Temperature?
  public var relativeHumidity: Share?
  public var dewPoint: Temperature?
  /// Reduced to sea level.
  public var pressure: Pressure?
  public var windSpeed: Speed?
  public var windDirection: Direction?
  public var windGust: Speed?
  public var precipitation: Precipitation?
  public var precipitationProbability: Share?
  public var cloudCover: Share?
  public var visibility: Distance?
  public var uvIndex: UVIndex?
  public var weatherCode: WeatherCode?
  public var isDay: Bool?

  public init(time: Date) {
    self.time = time
  }
}

/// The weather of one calendar day at the place.
public struct Day: Hashable, Sendable, Codable {
  public var date: CalendarDay
  public var temperatureMin: Temperature?
  public var temperatureMax: Temperature?
  public var precipitation: Precipitation?
  public var precipitationProbability: Share?
  public var windSpeed: Speed?
  public var windGust: Speed?
  public var windDirection: Direction?
  public var uvIndex: UVIndex?
  public var sunshine: Span?
  public var weatherCode: WeatherCode?
  public var sunrise: Date?
  public var sunset: Date?

  public init(date: CalendarDay) {
    self.date = date
  }
}
