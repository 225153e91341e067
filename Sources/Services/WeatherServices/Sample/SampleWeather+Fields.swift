import Fields
public import Foundation
public import WeatherClients
import WeatherModels

extension SampleWeather {
  /// Fields of the made-up weather: at each point that of a place there.
  public static func fields(now: @escaping @Sendable () -> Date) -> FieldClient {
    FieldClient(
      saved: { [] }, week: { _ in nil },
      fetch: { lattice async throws(ServiceError) in
        guard let week = week(lattice, now: now()) else { throw .noReport }
        return week
      },
      cost: { _ in FieldCost(points: 0) }, service: { .sample })
  }

  static func week(_ lattice: Lattice, now: Date) -> FieldWeek? {
    let midnight = (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    let hours = FieldWeek.days * 24
    let start = Date(timeIntervalSince1970: midnight)
    guard var week = FieldWeek(lattice: lattice, fetched: now, start: start, hours: hours) else {
      return nil
    }
    let points = lattice.latitudes.flatMap { y in
      lattice.longitudes.map { Coordinate(latitude: y, longitude: $0) }
    }
    for (index, point) in points.enumerated() {
      guard let climate = point.map(SampleClimate.init) else { continue }
      for hour in 0..<hours {
        week.set(climate.field(midnight / 3600 + Double(hour)), hour: hour, point: index)
      }
    }
    return week
  }
}

extension SampleClimate {
  /// At this many hours since 1970, as precise as a service's.
  fileprivate func field(_ hours: Double) -> Conditions {
    let rain = SampleRain(self, until: hours)
    let front = rain.fronts.1
    var conditions = Conditions(time: Date(timeIntervalSince1970: hours * 3600))
    conditions.temperature = Temperature(
      temperature(hours, front: front).rounded(to: 1), .celsius)
    conditions.precipitation = Precipitation(rain.amount(), .millimeters)
    conditions.windSpeed = Speed(wind(hours, front: front).rounded(to: 1), .metersPerSecond)
    conditions.windDirection = Direction(windDirection(hours).rounded(), .degrees)
    conditions.pressure = Pressure(
      SampleHour.pressure(front: front).rounded(to: 1), .hectopascals)
    conditions.cloudCover = Share((100 * Self.cloud(front)).rounded(), .percent)
    return conditions
  }
}
