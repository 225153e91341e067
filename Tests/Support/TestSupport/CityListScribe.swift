import Foundation
import Reports
import WeatherServices

/// Writes sample weather of all places that it knows as freetestapi.com writes its list of cities.
enum CityListScribe {
  static func answer(places: [Place], now: Date) -> StandInAnswer {
    let cities = places.enumerated().map { index, place in
      let moment = SampleClimate(place.coordinate).conditions(at: now)
      return JSONText.object([
        ("id", "\(index + 1)"), ("city", place.name.asJSON), ("country", place.countryName?.asJSON),
        ("latitude", JSONText.number(place.coordinate.latitude)),
        ("longitude", JSONText.number(place.coordinate.longitude)),
        ("temperature", JSONText.number(moment.temperature?.in(.celsius))),
        (
          "weather_description",
          (moment.weatherCode?.rawValue ?? 3) < 2 ? "Sunny".asJSON : "Cloudy".asJSON
        ),
        ("humidity", JSONText.number(moment.relativeHumidity?.in(.percent))),
        ("wind_speed", JSONText.number(moment.windSpeed?.in(.kilometersPerHour))),
        ("forecast", "[]"),
      ])
    }
    return StandInAnswer(json: JSONText.array(cities))
  }
}
