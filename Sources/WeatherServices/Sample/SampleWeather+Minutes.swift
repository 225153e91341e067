public import Foundation
public import WeatherClients
import WeatherModels

extension SampleWeather {
  /// Two hours in steps of five minutes: each has the rate of the hour in whose middle it lies.
  public static func nowcast(now: @escaping @Sendable () -> Date) -> NowcastClient {
    let minutes: @Sendable (Place) -> Nowcast = { nowcast(at: $0, now: now()) }
    return NowcastClient(nowcast: { place async throws(ServiceError) in minutes(place) }) {
      minutes($0)
    }
  }

  static func nowcast(at place: Place, now: Date) -> Nowcast {
    let climate = SampleClimate(place.coordinate)
    let length = 300.0
    let first = (now.timeIntervalSince1970 / length).rounded(.down) * length
    return Nowcast(
      service: .sample, kind: .model, fetched: now,
      temperature: climate.conditions(at: now).temperature,
      steps: (0..<25).map { index in
        let start = Date(timeIntervalSince1970: first + Double(index) * length)
        return Nowcast.Step(
          start: start, end: start.addingTimeInterval(length),
          rate: climate.conditions(at: start.addingTimeInterval(1800)).precipitation)
      })
  }
}
