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
  /// The hours by which its chances of precipitation were corrected; `nil` if they are the service's. Not kept with the
  /// report.
  public var calibratedBy: Int?
  /// Whether the service announced that it will not answer in this form for long. Not kept with the report.
  public var isDeprecated = false

  public init(
    service: Service, issuedAt: Date? = nil, fetched: Date, timeZone: String? = nil,
    current: Conditions? = nil, hours: [Conditions] = [], days: [Day] = [], minutes: [Minute] = []
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

  /// The time by which a record is called.
  public var recorded: Date { current?.time ?? issuedAt ?? fetched }

  public var origin: ReportOrigin {
    ReportOrigin(service: service, issuedAt: issuedAt, fetched: fetched)
  }
}

/// The service of a report, and when it was made and fetched.
public struct ReportOrigin: Hashable, Sendable {
  public var service: Service
  public var issuedAt: Date?
  public var fetched: Date
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

extension Report {
  /// Whether it covers more than one day: a list's report has only today.
  public var hasComingDays: Bool { days.count > 1 }

  /// The seconds within which another request would hardly bring anything newer: services make a new report every
  /// quarter of an hour at most, so that one of ten minutes ago is, on average, the present one.
  public static let freshness = 600.0

  /// Whether it is recent enough not to be requested again.
  public func isRecent(at now: Date, within seconds: Double = Report.freshness) -> Bool {
    fetched.isRecent(at: now, for: seconds)
  }

  /// The seconds for which measured conditions count as the present.
  private static let presentSpan = 5400.0

  /// The present conditions: the measured ones, unless they are hours old; then this report's forecast for the hour.
  public func present(at now: Date) -> Conditions? {
    func distance(_ conditions: Conditions) -> Double {
      abs(now.timeIntervalSince(conditions.time))
    }
    let hours = forecastOrigin == nil ? hours : []
    if let current, distance(current) < Self.presentSpan { return current }
    return hours.min { distance($0) < distance($1) }
      .flatMap { distance($0) <= Self.presentSpan ? $0 : nil }
  }

  /// The report completed with the hours and days of an earlier one, and with the values of a day that a list requests
  /// only in part.
  public func completed(by forecast: Report) -> Report {
    var report = self
    report.timeZone = timeZone ?? forecast.timeZone
    if hours.isEmpty { report.hours = forecast.hours }
    if !hasComingDays {
      let earlier = Dictionary(forecast.days.map { ($0.date, $0) }) { first, _ in first }
      report.days =
        (forecast.days.filter { day in !days.contains { $0.date == day.date } }
        + days.map { day in earlier[day.date].map(day.completed) ?? day })
        .sorted { $0.date < $1.date }
    }
    report.forecastOrigin = forecast.origin
    return report
  }

  /// The services whose weather it has, that of the present first.
  public var services: [Service] {
    [service] + [forecastOrigin?.service].compactMap(\.self).filter { $0 != service }
  }
}

extension Day {
  fileprivate func completed(by earlier: Day) -> Day {
    var day = self
    day.temperatureMin = temperatureMin ?? earlier.temperatureMin
    day.temperatureMax = temperatureMax ?? earlier.temperatureMax
    day.precipitation = precipitation ?? earlier.precipitation
    day.precipitationProbability = precipitationProbability ?? earlier.precipitationProbability
    day.snowfall = snowfall ?? earlier.snowfall
    day.windSpeed = windSpeed ?? earlier.windSpeed
    day.windGust = windGust ?? earlier.windGust
    day.windDirection = windDirection ?? earlier.windDirection
    day.uvIndex = uvIndex ?? earlier.uvIndex
    day.sunshine = sunshine ?? earlier.sunshine
    day.weatherCode = weatherCode ?? earlier.weatherCode
    day.sunrise = sunrise ?? earlier.sunrise
    day.sunset = sunset ?? earlier.sunset
    return day
  }
}

extension AirQuality {
  /// The service computes the air once a day, and for whole hours: an answer of half an hour ago is still valid.
  public static let freshness = 1800.0
}

/// More than any service is ahead or behind, in seconds.
private let leastError = 6 * 3600.0

extension Nowcast {
  /// The beginning of the minutes, where a clock that says `now` can't be right.
  public func moment(against now: Date) -> Date? {
    steps.first.flatMap { $0.start > now + leastError ? $0.start : nil }
  }
}

extension Report {
  /// The moment that the report is of, where a clock that says `now` can't be right: the report was saved later, has
  /// nothing before long, or ended long before it was fetched.
  public func moment(against now: Date) -> Date? {
    if fetched > now + 3600 { return fetched }
    guard let moment = current?.time ?? hours.first?.time else { return nil }
    if moment > now + leastError { return moment }
    let isFresh = abs(fetched.timeIntervalSince(now)) <= 3600
    let end = hours.last?.time ?? moment
    return isFresh && forecastOrigin == nil && max(moment, end) < now - leastError
      ? moment : nil
  }
}

extension PlaceClock {
  /// The clock of a place; `zone` is an IANA name that a report has for it.
  public init(_ place: Place, zone: String? = nil) {
    self.init(timeZones: [zone, place.timeZone], at: place.coordinate)
  }
}

// The part of a report that is still to come, by the calendar of its place.
extension Report {
  /// Whether the report never spoke of a day to come, as a city list made long ago.
  public func isOfPastDays(at place: Place) -> Bool {
    guard let made = PlaceClock(place, zone: timeZone).day(of: fetched) else { return false }
    return days.allSatisfy { $0.date < made }
  }

  /// Today at the place; `nil` if the report says nothing of it.
  public func today(at place: Place, now: Date) -> Day? {
    let today = PlaceClock(place, zone: timeZone).day(of: now)
    return days.first { $0.date == today }
  }

  /// The report with as many hours or days from now on as the table shows. Narrow it to a day first.
  public func limited(
    hours hourCount: Int? = nil, days dayCount: Int? = nil, at place: Place, now: Date
  ) -> Report {
    var report = self
    if let hourCount { report.hours = Array(comingHours(from: now).prefix(hourCount)) }
    if let dayCount, !isOfPastDays(at: place) {
      report.days = Array(comingDays(at: place, now: now).prefix(dayCount))
    }
    return report
  }

  /// The days from today on, of a report that is of past days all of them.
  public func comingDays(at place: Place, now: Date) -> [Day] {
    guard let today = PlaceClock(place, zone: timeZone).day(of: now), !isOfPastDays(at: place)
    else { return days }
    return days.filter { $0.date >= today }
  }

  /// The hours that are not over, the one that has begun first.
  public func comingHours(from now: Date) -> [Conditions] { slots(from: now).map(\.conditions) }

  /// The report whose today has the chance of its hours to come, where these have one: the day's own counts hours that
  /// are over.
  public func withComingChance(at place: Place, now: Date) -> Report {
    let clock = PlaceClock(place, zone: timeZone)
    guard let today = clock.day(of: now), let row = days.firstIndex(where: { $0.date == today })
    else { return self }
    let coming = slots(from: now)
    let left = coming.prefix { $0.start <= now || clock.day(of: $0.start) == today }
    let chances = left.compactMap(\.conditions.precipitationProbability)
    guard left.count < coming.count, chances.count == left.count else { return self }
    var report = self
    report.days[row].precipitationProbability = chances.max()
    return report
  }

  /// Whether its day is only the rest of one: made of the hours of a service that sends no days, the first of which is
  /// later than the day's.
  public func isRest(_ date: CalendarDay, by clock: PlaceClock) -> Bool {
    guard service == .metNorway || service == .openWeather else { return false }
    let times = hours.map(\.time).sorted()
    guard let first = times.first, clock.day(of: first) == date,
      let hour = clock.hour(of: first)
    else { return false }
    let step = times.dropFirst().first.map { $0.timeIntervalSince(first) } ?? 3600
    // OpenWeather's hours in steps of three have no days beside them.
    return (service == .metNorway || step > 3600) && Double(hour) * 3600 >= step
  }

  /// The report with the hours of its rest of a day that an earlier one of the same service has, up to its own first.
  public func begun(by earlier: Report, on date: CalendarDay, by clock: PlaceClock) -> Report {
    guard let first = hours.map(\.time).min(), earlier.service == service else { return self }
    let begun = earlier.hours.filter { $0.time < first && clock.day(of: $0.time) == date }
    guard !begun.isEmpty else { return self }
    var report = self
    report.hours = begun + hours
    report.days = days.map { $0.date == date ? $0.with(begun) : $0 }
    return report
  }
}

extension Day {
  /// The day with some of its hours that it doesn't count yet.
  fileprivate func with(_ hours: [Conditions]) -> Day {
    func all<Value>(_ own: Value?, _ values: KeyPath<Conditions, Value?>) -> [Value] {
      [own].compactMap(\.self) + hours.compactMap { $0[keyPath: values] }
    }
    var day = self
    day.temperatureMin = all(temperatureMin, \.temperature).min()
    day.temperatureMax = all(temperatureMax, \.temperature).max()
    day.windSpeed = all(windSpeed, \.windSpeed).max()
    day.windGust = all(windGust, \.windGust).max()
    day.uvIndex = all(uvIndex, \.uvIndex).max()
    day.weatherCode = all(weatherCode, \.weatherCode).max { $0.rawValue < $1.rawValue }
    day.precipitation = precipitation.flatMap { _ in
      Precipitation(
        all(precipitation, \.precipitation).reduce(0) { $0 + $1.in(.millimeters) }, .millimeters)
    }
    day.snowfall = snowfall.flatMap { _ in
      Snowfall(all(snowfall, \.snowfall).reduce(0) { $0 + $1.in(.centimeters) }, .centimeters)
    }
    return day
  }
}

extension Conditions {
  /// Takes the temperatures and the wind vector from between two others: north is between 350° and 10°.
  public mutating func lie(between a: Conditions, and b: Conditions, _ share: Double) {
    temperature = a.temperature.mixed(with: b.temperature, share)
    apparentTemperature = a.apparentTemperature.mixed(with: b.apparentTemperature, share)
    windSpeed = a.windSpeed.mixed(with: b.windSpeed, share)
    windDirection = share == 0 ? a.windDirection : nil
    guard share > 0, let first = a.windVector, let second = b.windVector else { return }
    let east = first.east + (second.east - first.east) * share
    let north = first.north + (second.north - first.north) * share
    let degrees = atan2(east, north) * 180 / .pi
    windSpeed = Speed((east * east + north * north).squareRoot(), .metersPerSecond)
    windDirection = Direction(degrees < 0 ? degrees + 360 : degrees, .degrees)
  }

  /// The wind in m/s along two axes; `nil` without a direction.
  public var windVector: (east: Double, north: Double)? {
    guard let speed = windSpeed?.in(.metersPerSecond) else { return nil }
    if speed == 0 { return (0, 0) }
    guard let angle = windDirection.map({ $0.in(.degrees) * .pi / 180 }) else { return nil }
    return (speed * sin(angle), speed * cos(angle))
  }
}

extension Optional {
  /// The value a share of the way to another one.
  public func mixed<Unit>(with other: Self, _ share: Double) -> Self
  where Wrapped == Quantity<Unit> {
    guard share > 0 else { return self }
    guard let a = self?.in(.base), let b = other?.in(.base) else { return nil }
    return Quantity(a + (b - a) * share, .base)
  }
}
