public import Foundation
public import WeatherModels

/// What the stand-in answers when nothing is to fail.
public enum StandInAnswers: Sendable {
  /// Sample weather for any place, and these places by name, in the form in which Open-Meteo writes them.
  case sample(places: [Place] = StandInPlaces.all, now: @Sendable () -> Date)
  /// Recorded answers of the real service.
  case recordings(RecordedAnswers)
  /// The same bytes to every request, with this content encoding.
  case fixed(Data, encoding: String)

  func answer(to request: StandInRequest) -> StandInAnswer {
    switch (self, request.path) {
    case (.sample(let places, let now), "/v1/forecast"):
      OpenMeteoForecastScribe(request, places: places, now: now()).answer()
    case (.sample(let places, _), "/v1/search"):
      OpenMeteoPlacesScribe.answer(to: request, places: places)
    case (.sample, "/json/"):
      // In the form of ipapi.co.
      StandInAnswer(
        json: #"{"ip":"192.0.2.1","city":"Oslo","latitude":59.91,"longitude":10.75}"#)
    case (.recordings(let recordings), "/v1/forecast"):
      recordings.forecast(for: request)
    case (.recordings(let recordings), "/v1/search"):
      recordings.places(for: request)
    case (.fixed(let data, let encoding), _):
      .fixed(Array(data), encoding: encoding)
    default:
      .error(404, reason: "Not Found")
    }
  }
}
