public import Foundation

/// One service's report about one place at one time. Missing values are `nil`, never a zero.
public struct Report: Hashable, Sendable {
  public var service: Service
  /// The time for which the service made the current conditions.
  public var issuedAt: Date?
  public var fetched: Date
  /// The time zone of the days and hours, an IANA name.
  public var timeZone: String?
  public var current: Conditions?
  /// In order of time, the first not necessarily the present one.
  public var hours: [Conditions]
  /// In order of date, the first not necessarily today.
  public var days: [Day]
  /// In order of time; only a few services have them.
  public var minutes: [Minute]
  /// The minutes beside it, of whichever service. Not kept with the report.
  public var nowcast: Nowcast?
  /// The height for which the service computed it, of the points of a way. Not kept with the report.
  public var elevation: Elevation?
  /// The report that the hours and days are from, where this one had none. Not kept with the report.
  public var forecastOrigin: ReportOrigin?
  /// The service that was to be asked and gave no report. Not kept with the report.
  public var fallback: Fallback?
  /// The model that the user chose for Open-Meteo's reports. Not kept with the report.
  public var modelChoice: ModelChoice?
  /// Whether the service announced that it will not answer in this form for long. Not kept with the report.
  public var isDeprecated = false

  public init(
    service: Service, issuedAt: Date?, fetched: Date, timeZone: String?, current: Conditions?,
    hours: [Conditions], days: [Day], minutes: [Minute] = []
  ) {
    self.service = service
    self.issuedAt = issuedAt
    self.fetched = fetched
    self.timeZone = timeZone
    self.current = current
    self.hours = hours
    self.days = days
    self.minutes = minutes
  }
}

extension Report {
  /// The time by which a record is called.
  public var recorded: Date { current?.time ?? issuedAt ?? fetched }
}

/// The service of a report, and when it was made and fetched.
public struct ReportOrigin: Hashable, Sendable {
  public var service: Service
  public var issuedAt: Date?
  public var fetched: Date
}

extension Report {
  public var origin: ReportOrigin {
    ReportOrigin(service: service, issuedAt: issuedAt, fetched: fetched)
  }
}

/// A service that was asked first, and why it gave no report.
public struct Fallback: Hashable, Sendable {
  public var service: Service
  public var error: ServiceError

  public init(service: Service, error: ServiceError) {
    self.service = service
    self.error = error
  }
}

/// The service that made a report. The raw value is the name in settings, files and JSON.
public enum Service: String, Hashable, Sendable, Codable, CaseIterable {
  case openMeteo = "open-meteo"
  case metNorway = "met-norway"
  case openWeather = "openweather"
  case cityList = "city-list"
  case sample
}

/// The rain or snow of one minute.
public struct Minute: Hashable, Sendable {
  public var time: Date
  /// The amount that would fall in an hour.
  public var precipitation: Precipitation?

  public init(time: Date, precipitation: Precipitation?) {
    self.time = time
    self.precipitation = precipitation
  }
}

/// The weather at one moment, or of an hour of a forecast.
///
/// In a forecast, precipitation, its probability, gusts and the weather code are those of the time from this moment to
/// the next one. In current conditions they are of the time before it, as long as the service says, often a quarter of
/// an hour.
public struct Conditions: Hashable, Sendable {
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
  /// The depth of the snow that fell in that time.
  public var snowfall: Snowfall?
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
public struct Day: Hashable, Sendable {
  public var date: CalendarDay
  public var temperatureMin: Temperature?
  public var temperatureMax: Temperature?
  public var precipitation: Precipitation?
  public var precipitationProbability: Share?
  public var snowfall: Snowfall?
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
