import Foundation
import Reports

/// A moment of a forecast, with the precipitation of a span of time that belongs to it. Days are made from these.
struct ForecastStep {
  var conditions: Conditions
  /// The lowest and the highest temperature around the moment, if the service has them.
  var lowest: Temperature?
  var highest: Temperature?
  /// The span of the precipitation and the probability below; `nil` if there is none.
  var span: Range<Date>?
  var precipitation: Precipitation?
  var probability: Share?

  /// The conditions, with the precipitation of the span.
  var moment: Conditions {
    var moment = conditions
    moment.precipitation = precipitation
    moment.precipitationProbability = probability
    return moment
  }
}

/// Makes days from the moments of a forecast, for services that give none.
struct DaysFromHours {
  let clock: PlaceClock

  /// The days in the place's calendar, each from the moments in it. Precipitation counts for the day in which
  /// the middle of its span lies.
  ///
  /// Steps must be in order of time. The last day is left out where less than half of it is covered: its highest
  /// temperature would be that of the morning. The first is today, and is of what is left of it.
  func days(_ steps: [ForecastStep]) -> [Day] {
    let dated = steps.compactMap { step in clock.day(of: step.conditions.time).map { ($0, step) } }
    var groups = dated.divided { $0.0 != $1.0 }
    if groups.count > 1, let first = groups.last?.first?.1, let end = groups.last?.last?.1,
      end.conditions.time.timeIntervalSince(first.conditions.time) < EpochTime.secondsPerDay / 2
    {
      groups.removeLast()
    }
    let rain = rain(of: steps)
    return groups.map { group in
      let date = group[0].0
      var day = day(date, group.map(\.1))
      day.precipitation = rain[date]?.amount
      day.precipitationProbability = rain[date]?.probability
      return day
    }
  }
}

extension DaysFromHours {
  private typealias Rain = (amount: Precipitation?, probability: Share?)

  private func day(_ date: CalendarDay, _ steps: [ForecastStep]) -> Day {
    let moments = steps.map(\.conditions)
    var day = Day(date: date)
    let temperatures = moments.compactMap(\.temperature)
    day.temperatureMin = (temperatures + steps.compactMap(\.lowest)).min()
    day.temperatureMax = (temperatures + steps.compactMap(\.highest)).max()
    day.windSpeed = moments.compactMap(\.windSpeed).max()
    day.windGust = moments.compactMap(\.windGust).max()
    day.windDirection = Self.direction(moments)
    day.uvIndex = moments.compactMap(\.uvIndex).max()
    // The weightier weather has the higher code, as Open-Meteo chooses it for its days.
    day.weatherCode = moments.compactMap(\.weatherCode).max { $0.rawValue < $1.rawValue }
    return day
  }

  private func rain(of steps: [ForecastStep]) -> [CalendarDay: Rain] {
    var days: [CalendarDay: Rain] = [:]
    var covered = Date.distantPast
    for step in steps {
      guard let span = step.span, span.lowerBound >= covered else { continue }
      let length = span.upperBound.timeIntervalSince(span.lowerBound)
      guard let date = clock.day(of: span.lowerBound.addingTimeInterval(length / 2)) else {
        continue
      }
      covered = span.upperBound
      var rain = days[date] ?? (nil, nil)
      let amounts = [rain.amount, step.precipitation].compactMap(\.self)
      if !amounts.isEmpty {
        rain.amount = Precipitation(amounts.reduce(0) { $0 + $1.in(.millimeters) }, .millimeters)
      }
      rain.probability = [rain.probability, step.probability].compactMap(\.self).max()
      days[date] = rain
    }
    return days
  }

  /// The mean of the directions, each as a vector as long as its wind is strong.
  private static func direction(_ moments: [Conditions]) -> Direction? {
    var north = 0.0
    var east = 0.0
    for vector in moments.compactMap(\.windVector) {
      north += vector.north
      east += vector.east
    }
    guard abs(north) + abs(east) > 1e-9 else { return nil }
    let degrees = (atan2(east, north) * 180 / .pi).rounded()
    return Direction(degrees < 0 ? degrees + 360 : degrees, .degrees)
  }
}
