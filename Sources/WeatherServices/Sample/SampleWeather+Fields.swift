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
        for (variable, value) in climate.fields(midnight / 3600 + Double(hour)) {
          week.set(variable, hour: hour, point: index, to: value)
        }
      }
    }
    return week
  }
}

extension SampleClimate {
  /// The fields at this many hours since 1970, as precise as a service's.
  fileprivate func fields(_ hours: Double) -> [(FieldVariable, Double)] {
    let rain = SampleRain(self, until: hours)
    let front = rain.fronts.1
    return [
      (.temperature, temperature(hours, front: front).rounded(to: 1)),
      (.precipitation, rain.amount()), (.windSpeed, wind(hours, front: front).rounded(to: 1)),
      (.windDirection, windDirection(hours).rounded()),
      (.pressure, SampleHour.pressure(front: front).rounded(to: 1)),
      (.cloudCover, (100 * Self.cloud(front)).rounded()),
    ]
  }
}
