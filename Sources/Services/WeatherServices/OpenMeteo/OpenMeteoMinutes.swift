import Clients
import Foundation
import HTTP
import JSON
import Reports

/// Quarters of an hour by Open-Meteo, where a model computes them: ICON-D2, AROME and HRRR.
///
/// Elsewhere the service interpolates from hours and does not say so: https://open-meteo.com/en/docs
public enum OpenMeteoMinutes {
  public static func source(_ servers: OpenMeteoServers) -> NowcastSource {
    NowcastSource(
      service: .openMeteo, covers: { ModelArea.hasQuarterHours(at: $0.coordinate) }, read: nowcast
    ) { place, _ async throws(ServiceError) in
      let query =
        Place.openMeteoQuery([place]) + [
          ("minutely_15", "precipitation,temperature_2m"), ("forecast_minutely_15", "12"),
          ("timezone", "auto"),
        ]
      let answer = try await servers.ask(.forecast, query)
      return CachedResponse(fetched: answer.received, body: answer.body)
    }
  }

  /// - Throws: `badAnswer` if it has no quarters of an hour.
  static func nowcast(_ body: [UInt8], fetched: Date) throws(ServiceError) -> Nowcast {
    let forecast = try AskedService.openMeteo.parsed(body) { (reader) throws(JSONReader.Failure) in
      try OpenMeteoForecast(&reader)
    }
    guard let quarters = forecast.quarterHours, !quarters.isEmpty else {
      throw .badAnswer(.openMeteo, detail: "no minutely_15")
    }
    let length = 900.0
    return Nowcast(
      service: .openMeteo, kind: .model, fetched: fetched,
      temperature: quarters.first?.temperature,
      steps: quarters.map { quarter in
        Nowcast.Step(
          start: quarter.time.addingTimeInterval(-length), end: quarter.time,
          rate: quarter.precipitation.flatMap {
            Precipitation($0.in(.millimeters) * 3600 / length, .millimeters)
          })
      })
  }
}
