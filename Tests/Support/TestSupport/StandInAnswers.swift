public import Foundation
public import Reports

/// The stand-in's answers when nothing is to fail.
public enum StandInAnswers: Sendable {
  /// Sample weather for any place, and these places by name, in the form in which each service writes them. Forecasts
  /// of Open-Meteo are `error` °C too warm for each day ahead.
  case sample(places: [Place] = StandInPlaces.all, now: @Sendable () -> Date, error: Double = 0)
  /// Recorded answers of the real service.
  case recordings(RecordedAnswers)
  /// The same bytes for every request, with this content encoding.
  case fixed(Data, encoding: String)

  func answer(to request: StandInRequest) -> StandInAnswer {
    switch (self, request.path) {
    case (.sample(let places, let now, _), "/v1/forecast")
    where CertaintyScribe.isMeant(by: request):
      CertaintyScribe(request, places: places, now: now()).models()
    case (.sample(let places, let now, _), "/v1/ensemble"):
      CertaintyScribe(request, places: places, now: now()).ensemble()
    case (.sample(_, let now, _), "/v1/seasonal"):
      SeasonalScribe(request: request, now: now()).answer()
    case (.sample(let places, let now, _), "/api/data/metar"):
      METARScribe.answer(to: request, places: places, now: now())
    case (.sample(let places, let now, let error), "/v1/forecast"):
      OpenMeteoForecastScribe(request, places: places, now: now(), error: error).answer()
    case (.sample(let places, _, _), "/v1/search"):
      OpenMeteoPlacesScribe.answer(to: request, places: places)
    case (.sample(let places, let now, _), "/v1/air-quality"):
      AirQualityScribe(request, places: places, now: now()).answer()
    case (.sample(let places, let now, _), _) where request.path.hasPrefix(WarningsScribe.feeds):
      WarningsScribe.meteoAlarm(to: request, places: places, now: now())
    case (.sample(_, let now, _), WarningsScribe.metNorway): WarningsScribe.metNorway(now: now())
    case (.sample, "/v2/json/wmo_all.json"): StandInAnswer(json: #"{"items":[]}"#)
    case (.sample(_, let now, _), "/alerts/active"):
      WarningsScribe.nationalWeatherService(to: request, now: now())
    case (.sample(_, let now, _), "/weatherapi/locationforecast/2.0/complete"):
      MetNorwayScribe(now: now()).answer(to: request)
    case (.sample(_, let now, _), NowcastScribe.metNorway),
      (.sample(_, let now, _), NowcastScribe.geoSphere):
      NowcastScribe(now: now()).answer(to: request)
    case (.sample(let places, let now, _), "/data/2.5/weather"),
      (.sample(let places, let now, _), "/data/2.5/forecast"),
      (.sample(let places, let now, _), "/data/3.0/onecall"),
      (.sample(let places, let now, _), "/geo/1.0/direct"),
      (.sample(let places, let now, _), "/geo/1.0/reverse"),
      (.sample(let places, let now, _), "/geo/1.0/zip"):
      OpenWeatherScribe(places: places, now: now()).answer(to: request)
    case (.sample(let places, let now, _), "/api/v1/weathers"):
      CityListScribe.answer(places: places, now: now())
    case (.sample, "/v1/archive"): OpenMeteoArchiveScribe.answer(to: request)
    case (.sample, _) where request.path.hasPrefix(RoadScribe.paths):
      RoadScribe.answer(to: request) ?? .error(400, reason: "No points")
    case (.sample, "/json/"):
      // The answer has the form of ipapi.co.
      StandInAnswer(json: #"{"ip":"192.0.2.1","city":"Oslo","latitude":59.91,"longitude":10.75}"#)
    case (.recordings(let recordings), "/v1/forecast"): recordings.forecast(for: request)
    case (.recordings(let recordings), "/v1/search"): recordings.places(for: request)
    case (.fixed(let data, let encoding), _): .fixed(Array(data), encoding: encoding)
    default: .error(404, reason: "Not Found")
    }
  }
}

extension StandInAnswers {
  /// The body that is sent for a path and a query.
  public func body(path: String, query: [String: String]) -> [UInt8] {
    let headers = ["user-agent": "vane/test"]
    return answer(to: StandInRequest(path: path, query: query, headers: headers)).body
  }

  /// Open-Meteo's forecast for Oslo, with the present, every hour and every day.
  public static func openMeteoForecast(days: Int, now: Date) -> [UInt8] {
    let conditions = OpenMeteoUnits.conditions.sorted().joined(separator: ",")
    let query = [
      "latitude": "59.91", "longitude": "10.75", "timezone": "auto", "forecast_days": "\(days)",
      "wind_speed_unit": "ms", "current": conditions, "hourly": conditions,
      "daily": OpenMeteoUnits.day.sorted().joined(separator: ","),
    ]
    return Self.sample { now }.body(path: "/v1/forecast", query: query)
  }
}
