import Foundation
public import WeatherClients
import WeatherModels

extension SampleWeather {
  /// Days of `SampleClimate`, for any day.
  public static var past: PastWeatherClient {
    PastWeatherClient { place, first, last async throws(ServiceError) in
      let climate = SampleClimate(place)
      let zone = timeZone(of: place).zone
      guard first <= last else { return [] }
      return (first.daysSince1970...last.daysSince1970).compactMap(CalendarDay.init(daysSince1970:))
        .map { day in
          let noon = Date(timeIntervalSince1970: (Double(day.daysSince1970) + 0.5) * 86_400)
          return climate.day(day, offset: Double(zone?.secondsFromGMT(for: noon) ?? 0))
        }
    }
  }
}
