import Foundation
import JSON
import Reports

/// Makes reports of OpenWeather's answers.
struct OpenWeatherReport {
  let place: Place
  let fetched: Date

  /// One Call: the present, an hour by the minute, two days by the hour, eight days.
  func oneCall(_ tree: JSONTree) throws(ServiceError) -> Report {
    let current = OpenWeatherConditions.flat(tree["current"])
    let hours = tree["hourly"].elements + tree["data"].elements
    let offset = tree["timezone_offset"].number ?? 0
    return try Report(
      service: .openWeather, issuedAt: current?.time, fetched: fetched,
      timeZone: tree["timezone"].text?.cleaned(limit: 64) ?? place.timeZone, current: current,
      hours: inOrder(
        withChances(
          hours.compactMap(OpenWeatherConditions.flat), \.precipitationProbability, \.precipitation),
        by: \.time
      ).spansByBeginning(present: fetched),
      days: inOrder(
        withChances(
          tree["daily"].elements.compactMap { OpenWeatherConditions.day($0, offset: offset) },
          \.precipitationProbability, \.precipitation), by: \.date),
      minutes: inOrder(tree["minutely"].elements.compactMap(minute), by: \.time)
    ).checked()
  }

  /// The present of `data/2.5/weather` with the forecast of `data/2.5/forecast`; either may be missing.
  func free(current: JSONTree, forecast: JSONTree) throws(ServiceError) -> Report {
    let now = OpenWeatherConditions.nested(current)
    let offset = current["timezone"].number ?? forecast["city"]["timezone"].number
    let zone = place.timeZone ?? offset.flatMap(Self.zone)
    let list = forecast["list"].elements
    let daily = withChances(
      list.filter { $0["temp"].isObject }.compactMap {
        OpenWeatherConditions.day($0, offset: offset ?? 0)
      },
      \.precipitationProbability, \.precipitation)
    let hours = inOrder(
      withChances(
        list.filter { !$0["temp"].isObject }.compactMap(step), \.step.probability,
        \.step.precipitation), by: \.time)
    let clock = PlaceClock(timeZone: zone, at: place.coordinate)
    var days = daily.isEmpty ? DaysFromHours(clock: clock).days(hours.map(\.step)) : daily
    // Only today's sunrise and sunset are reported, with the current conditions.
    if let today = days.first {
      let seconds = Double(clock.timeZone.secondsFromGMT(for: fetched))
      for sun in [current["sys"], forecast["city"]] where days[0].sunrise == nil {
        days[0].sunrise = OpenWeatherConditions.sun(sun["sunrise"], on: today.date, offset: seconds)
        days[0].sunset = OpenWeatherConditions.sun(sun["sunset"], on: today.date, offset: seconds)
      }
    }
    return try Report(
      service: .openWeather, issuedAt: now?.time, fetched: fetched, timeZone: zone, current: now,
      hours: hours.map(\.step.moment).spansByBeginning(present: fetched),
      days: inOrder(days, by: \.date)
    ).checked()
  }
}

extension OpenWeatherReport {
  private func minute(_ tree: JSONTree) -> Minute? {
    guard let seconds = tree["dt"].number, EpochTime.day(ofSecond: seconds) != nil else {
      return nil
    }
    return Minute(
      time: Date(timeIntervalSince1970: seconds),
      precipitation: tree["precipitation"].quantity(.millimeters))
  }

  /// A moment of the forecast; what fell is that of the three hours before.
  private func step(_ tree: JSONTree) -> (time: Date, step: ForecastStep)? {
    guard let moment = OpenWeatherConditions.nested(tree) else { return nil }
    var step = ForecastStep(conditions: moment)
    step.lowest = tree["main"]["temp_min"].quantity(.celsius)
    step.highest = tree["main"]["temp_max"].quantity(.celsius)
    step.span = moment.time.addingTimeInterval(-3 * 3600)..<moment.time
    step.precipitation = moment.precipitation
    step.probability = moment.precipitationProbability
    return (moment.time, step)
  }

  /// If the service sends probabilities, a missing one at a dry time is zero.
  private func withChances<Row>(
    _ rows: [Row], _ chance: WritableKeyPath<Row, Share?>, _ amount: KeyPath<Row, Precipitation?>
  ) -> [Row] {
    guard rows.contains(where: { $0[keyPath: chance] != nil }) else { return rows }
    return rows.map { row in
      guard row[keyPath: chance] == nil, row[keyPath: amount]?.in(.millimeters) == 0 else {
        return row
      }
      var row = row
      row[keyPath: chance] = Share(0, .percent)
      return row
    }
  }

  /// The elements whose times go forwards.
  private func inOrder<Element, Time: Comparable>(
    _ elements: [Element], by time: (Element) -> Time
  ) -> [Element] {
    var last: Time?
    return elements.filter { element in
      let time = time(element)
      if let last, time <= last { return false }
      last = time
      return true
    }
  }

  /// A zone without a name, as an identifier that the system reads: `GMT+0530`.
  private static func zone(offset: Double) -> String? {
    guard let seconds = Int(exactly: offset.rounded()), abs(seconds) <= 18 * 3600 else {
      return nil
    }
    return TimeZone(secondsFromGMT: seconds)?.identifier
  }
}
