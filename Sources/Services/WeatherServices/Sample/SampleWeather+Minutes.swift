public import Foundation
public import WeatherClients
package import WeatherModels

extension SampleWeather {
  /// Two hours in steps of fifteen minutes, which add up to the hours of the report.
  public static func nowcast(now: @escaping @Sendable () -> Date) -> NowcastClient {
    let minutes: @Sendable (Place) -> Nowcast = { nowcast(at: $0, now: now()) }
    return NowcastClient(nowcast: { place async throws(ServiceError) in minutes(place) }) {
      minutes($0)
    }
  }

  package static func nowcast(at place: Place, now: Date) -> Nowcast {
    let climate = SampleClimate(place)
    let first = hour(of: now, at: place)
    let hours = (1...4).map { SampleRain(climate, until: first / 3600 + Double($0)) }
    let steps = hours.enumerated().flatMap { hour, rain in
      (0..<4).map { quarter in
        let start = Date(timeIntervalSince1970: first + Double(hour * 4 + quarter) * 900)
        return Nowcast.Step(
          start: start, end: start + 900, rate: Precipitation(rain.rate(quarter), .millimeters))
      }
    }.filter { $0.end > now }
    // The kind of precipitation is that of the first wet hour.
    let wet = hours.prefix(3).first { $0.amount() >= SampleRain.wet } ?? hours[0]
    return Nowcast(
      service: .sample, kind: .model, fetched: now,
      temperature: Temperature(wet.temperature, .celsius), steps: Array(steps.prefix(9)))
  }
}
