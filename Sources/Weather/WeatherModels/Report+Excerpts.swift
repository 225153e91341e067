public import Foundation

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
