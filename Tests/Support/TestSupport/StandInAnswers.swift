public import Foundation
public import Reports

/// The stand-in's answers when nothing is to fail.
public enum StandInAnswers: Sendable {
  /// Sample weather for any place, and these places by name, in the form in which each service writes them. Forecasts
  /// of Open-Meteo are `error` °C too warm for each day ahead.
  case sample(places: [Place] = StandInPlaces.all, now: @Sendable () -> Date, error: Double = 0)
  /// The same bytes for every request, with this content encoding.
  case fixed(Data, encoding: String)

  func answer(to request: StandInRequest) -> StandInAnswer {
    switch self {
    case .sample(let places, let now, let error):
      Self.sampled(request, places, now(), error) ?? .error(404, reason: "Not Found")
    case .fixed(let data, let encoding): .fixed(Array(data), encoding: encoding)
    }
  }

  private static func sampled(
    _ request: StandInRequest, _ places: [Place], _ now: Date, _ error: Double
  ) -> StandInAnswer? {
    switch request.path {
    case "/v1/forecast" where CertaintyScribe.isMeant(by: request):
      CertaintyScribe(request, places: places, now: now).models()
    case "/v1/ensemble": CertaintyScribe(request, places: places, now: now).ensemble()
    case "/v1/seasonal": SeasonalScribe(request: request, now: now).answer()
    case "/api/data/metar": METARScribe.answer(to: request, places: places, now: now)
    case "/v1/forecast":
      OpenMeteoForecastScribe(request: request, places: places, now: now, error: error).answer()
    case "/v1/search": OpenMeteoPlacesScribe.answer(to: request, places: places)
    case "/v1/air-quality": AirQualityScribe(request: request, places: places, now: now).answer()
    case let path where path.hasPrefix(WarningsScribe.feeds):
      WarningsScribe.meteoAlarm(to: request, places: places, now: now)
    case WarningsScribe.metNorway: WarningsScribe.metNorway(now: now)
    case "/v2/json/wmo_all.json": StandInAnswer(json: #"{"items":[]}"#)
    case "/alerts/active": WarningsScribe.nationalWeatherService(to: request, now: now)
    case "/weatherapi/locationforecast/2.0/complete": MetNorwayScribe(now: now).answer(to: request)
    case NowcastScribe.metNorway, NowcastScribe.geoSphere:
      NowcastScribe(now: now).answer(to: request)
    case "/data/2.5/weather", "/data/2.5/forecast", "/data/3.0/onecall", "/geo/1.0/direct",
      "/geo/1.0/reverse", "/geo/1.0/zip":
      OpenWeatherScribe(places: places, now: now).answer(to: request)
    case "/api/v1/weathers": CityListScribe.answer(places: places, now: now)
    case "/v1/archive": OpenMeteoArchiveScribe.answer(to: request)
    case let path where path.hasPrefix(RoadScribe.paths):
      RoadScribe.answer(to: request) ?? StandInAnswer.error(400, reason: "No points")
    case "/json/":
      // The answer has the form of ipapi.co.
      StandInAnswer(json: #"{"ip":"192.0.2.1","city":"Oslo","latitude":59.91,"longitude":10.75}"#)
    default: nil
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
    var query = [
      "latitude": "59.91", "longitude": "10.75", "timezone": "auto", "forecast_days": "\(days)",
      "wind_speed_unit": "ms",
    ]
    let units = OpenMeteoUnits(StandInRequest(path: "", query: query, headers: [:]))
    query["hourly"] = units.conditions.keys.sorted().joined(separator: ",")
    query["current"] = query["hourly"]
    query["daily"] = units.day.keys.sorted().joined(separator: ",")
    return Self.sample { now }.body(path: "/v1/forecast", query: query)
  }
}
