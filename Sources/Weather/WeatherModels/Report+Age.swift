public import Foundation

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
}

extension Report {
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

extension PlaceWarnings {
  /// Warnings are issued for hours, and taken back at any time: the services ask not to be asked more often than this.
  public static let freshness = 900.0

  public func isRecent(at now: Date) -> Bool { fetched.isRecent(at: now, for: Self.freshness) }
}
