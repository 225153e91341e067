import Foundation
import Reports

/// A temperature that a place has not had for months.
public enum RareTemperature: String, Hashable, Sendable, CaseIterable {
  case firstFrost, lowest, highest
}

extension Outlook {
  /// The most of them that are said.
  private static let mostHighlights = 2

  /// The changes of the next two days against now, and against the months before.
  var highlights: [OutlookFact] {
    Array([rare, turn, fall].compactMap(\.self).prefix(Self.mostHighlights))
  }

  /// The seconds ahead that are looked at.
  private static let reach = 48.0 * 3600
  /// A temperature is rare that wasn't reached for so many days, of which nine of ten must be known. Vane's own choice:
  /// a season.
  private static let season = 90
  private static let leastKnown = 0.9

  /// The first frost before the lowest temperature, and that before the highest.
  private var rare: OutlookFact? {
    guard let today = dayNumber(now) else { return nil }
    let coming = report.days.filter {
      (today...today + 2).contains($0.date.daysSince1970) && !report.isRest($0.date, by: clock)
    }
    let low = coming.filter { $0.temperatureMin != nil }.min { first, second in
      celsius(first.temperatureMin) < celsius(second.temperatureMin)
    }
    let high = coming.filter { $0.temperatureMax != nil }.max { first, second in
      celsius(first.temperatureMax) < celsius(second.temperatureMax)
    }
    let frost = coming.first { celsius($0.temperatureMin) < Threshold.frost }
    return fact(.firstFrost, on: frost, \.temperatureMin) { celsius($0) < Threshold.frost }
      ?? fact(.lowest, on: low, \.temperatureMin) { celsius($0) <= celsius(low?.temperatureMin) }
      ?? fact(.highest, on: high, \.temperatureMax) {
        celsius($0) >= celsius(high?.temperatureMax)
      }
  }

  /// A day, if none of a season was like it.
  private func fact(
    _ kind: RareTemperature, on day: Day?, _ value: KeyPath<Day, Temperature?>,
    isSame: (Temperature) -> Bool
  ) -> OutlookFact? {
    guard let day, let own = day[keyPath: value], let today = dayNumber(now) else { return nil }
    let known = past.filter { $0[keyPath: value] != nil }
    let last = known.last { $0[keyPath: value].map(isSame) == true }?.date
    let first = last?.daysSince1970 ?? known.first?.date.daysSince1970 ?? today
    let since = known.count { $0.date.daysSince1970 > first }
    guard today - first >= Self.season,
      Double(since) >= Self.leastKnown * Double(today - 1 - first)
    else { return nil }
    return .rare(kind, own, on: day.date, since: last)
  }

  /// In whole degrees, as they are read.
  private func celsius(_ value: Temperature?) -> Double {
    value.map { $0.in(.celsius).rounded() } ?? .nan
  }

  /// The wind of some hours, from their mean vector.
  private struct MeanWind {
    /// In m/s, positive to the east and to the north.
    var (east, north) = (0.0, 0.0)

    init?(_ hours: some Collection<Conditions>) {
      let known = hours.compactMap { hour in
        hour.windSpeed.flatMap { speed in hour.windDirection.map { (speed, $0) } }
      }
      guard known.count == hours.count, !known.isEmpty else { return nil }
      for (speed, direction) in known {
        let angle = direction.in(.degrees) * .pi / 180
        east += speed.in(.metersPerSecond) * sin(angle) / Double(known.count)
        north += speed.in(.metersPerSecond) * cos(angle) / Double(known.count)
      }
    }

    var speed: Double { (east * east + north * north).squareRoot() }
    /// The direction from which it blows.
    var direction: Direction? {
      Direction(
        (atan2(east, north) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360), .degrees)
    }

    /// Whether it blows from another quarter.
    func isTurned(from other: MeanWind) -> Bool {
      east * other.east + north * other.north < 1e-9
    }
  }

  /// Beaufort 4, in m/s: less than a moderate breeze turns unnoticed.
  private static let breeze = 5.5

  /// A wind that turns by a right angle at least, and blows so for six hours.
  private var turn: OutlookFact? {
    let hours = report.hours.filter { $0.time > now - 3600 && $0.time <= now + Self.reach }
    guard hours.count > 9, let present = MeanWind(hours.prefix(3)), present.speed >= Self.breeze
    else { return nil }
    for start in hours.indices.dropFirst(3).dropLast(5) {
      let later = MeanWind(hours[start..<start + 6])
      guard let later, later.speed >= Self.breeze, later.isTurned(from: present),
        MeanWind(hours[start...start])?.isTurned(from: present) == true,
        let old = present.direction, let new = later.direction
      else { continue }
      return .turn(from: old, to: new, at: hours[start].time)
    }
    return nil
  }

  /// A fall in hectopascals within a day from which it is said. Vane's own choice: a deep low comes near.
  private static let deepFall = 15.0

  /// The largest fall of the pressure within 24 hours.
  private var fall: OutlookFact? {
    let known = report.hours.filter { $0.time > now - 3600 && $0.time <= now + Self.reach }
      .compactMap { hour in hour.pressure.map { (time: hour.time, value: $0.in(.hectopascals)) } }
    var most: (hectopascals: Double, start: Date, end: Date)?
    for (index, start) in known.enumerated() {
      for end in known[index...].prefix(while: { $0.time <= start.time + 86_400 })
      where start.value - end.value > most?.hectopascals ?? Self.deepFall.nextDown {
        most = (start.value - end.value, start.time, end.time)
      }
    }
    return most.map { fall in
      // It begins behind the last of equal values.
      let high = known.first { $0.time == fall.start }?.value
      let start = known.last { $0.time < fall.end && $0.value == high }?.time ?? fall.start
      return .fall(
        hectopascals: fall.hectopascals,
        Interval(start: start < now + 3600 ? nil : start, end: fall.end, isOpen: false))
    }
  }
}
