import Foundation
import Reports
import WeatherServices

/// Writes sample weather and places as OpenWeather does, in the units asked for.
struct OpenWeatherScribe {
  /// A key that is good for everything.
  static let key = "stand-in"
  /// A key that is good for everything but One Call.
  static let freeKey = "stand-in-free"

  let places: [Place]
  let now: Date

  func answer(to request: StandInRequest) -> StandInAnswer {
    let key = request.query["appid"] ?? ""
    guard [Self.key, Self.freeKey].contains(key) else {
      return error(
        401, "Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.")
    }
    if request.path.hasPrefix("/geo/") { return places(request) }
    guard let point = request.point("lat", "lon") else {
      return StandInAnswer(status: 400, json: #"{"cod":"400","message":"wrong latitude"}"#)
    }
    let writer = OpenWeatherMoments(SampleClimate(point), units: request.query["units"])
    switch request.path {
    case "/data/3.0/onecall":
      guard key == Self.key else {
        return error(
          401,
          "Please note that using One Call 3.0 requires a separate subscription to the One Call by Call plan."
        )
      }
      return StandInAnswer(json: writer.oneCall(at: now, zone: places.zone(at: point, now)))
    case "/data/2.5/weather": return StandInAnswer(json: writer.current(at: now))
    case "/data/2.5/forecast": return StandInAnswer(json: writer.forecast(at: now))
    default: return error(404, "Internal error")
    }
  }
}

extension OpenWeatherScribe {
  private func error(_ status: Int, _ message: String) -> StandInAnswer {
    StandInAnswer(status: status, json: #"{"cod":\#(status),"message":\#(message.asJSON)}"#)
  }

  private func places(_ request: StandInRequest) -> StandInAnswer {
    switch request.path {
    case "/geo/1.0/direct":
      let words = (request.query["q"] ?? "").split(separator: ",").map(String.init)
      let found = places.filter { place in
        place.name.folded == words.first?.folded
          && (words.count < 2 || place.country == words.last?.uppercased())
      }
      return StandInAnswer(json: JSONText.array(found.prefix(5).map(Self.object)))
    case "/geo/1.0/reverse":
      let latitude = request.query["lat"].flatMap(Double.init) ?? 0
      let longitude = request.query["lon"].flatMap(Double.init) ?? 0
      let found = places.filter {
        abs($0.coordinate.latitude - latitude) + abs($0.coordinate.longitude - longitude) < 0.5
      }
      return StandInAnswer(json: JSONText.array(found.prefix(5).map(Self.object)))
    case "/geo/1.0/zip" where request.query["zip"] == "81101,SK":
      return StandInAnswer(
        json: #"{"zip":"81101","name":"Bratislava","lat":48.15,"lon":17.11,"country":"SK"}"#)
    default: return StandInAnswer(status: 404, json: #"{"cod":"404","message":"not found"}"#)
    }
  }

  private static func object(_ place: Place) -> String {
    JSONText.object([
      ("name", place.name.asJSON), ("lat", JSONText.number(place.coordinate.latitude)),
      ("lon", JSONText.number(place.coordinate.longitude)), ("country", place.country?.asJSON),
      ("state", place.region?.asJSON),
    ])
  }
}

/// The moments of OpenWeather's answers, in its two forms.
private struct OpenWeatherMoments {
  private let climate: SampleClimate
  private let temperature: TemperatureUnit
  private let speed: SpeedUnit

  init(_ climate: SampleClimate, units: String?) {
    self.climate = climate
    temperature = units == "metric" ? .celsius : units == "imperial" ? .fahrenheit : .kelvin
    speed = units == "imperial" ? .milesPerHour : .metersPerSecond
  }

  func oneCall(at now: Date, zone: (name: String, offset: Double)) -> String {
    let hour = (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    let midnight = ((hour + zone.offset) / 86_400).rounded(.down) * 86_400
    let days = (0..<8).compactMap { index -> String? in
      let start = midnight + Double(index) * 86_400
      return CalendarDay(daysSince1970: Int(start / 86_400)).map { date in
        day(climate.day(date, offset: zone.offset), noon: start + 43_200 - zone.offset)
      }
    }
    let rain = climate.conditions(at: now).precipitation?.in(.millimeters)
    let minutes = (0..<60).map { index in
      JSONText.object([
        ("dt", "\(Int(now.timeIntervalSince1970 / 60) * 60 + index * 60)"),
        ("precipitation", JSONText.number(rain)),
      ])
    }
    let hours = (0..<48).map { flat(Date(timeIntervalSince1970: hour + Double($0) * 3600)) }
    return JSONText.object([
      ("timezone", zone.name.asJSON), ("timezone_offset", "\(Int(zone.offset))"),
      ("current", flat(now)), ("minutely", JSONText.array(minutes)),
      ("hourly", JSONText.array(hours)), ("daily", JSONText.array(days)),
    ])
  }

  func current(at now: Date) -> String { nested(now, [("timezone", "0"), ("cod", "200")]) }

  func forecast(at now: Date) -> String {
    let start = (now.timeIntervalSince1970 / 10_800).rounded(.up) * 10_800
    let list = (0..<40).map { nested(Date(timeIntervalSince1970: start + Double($0) * 10_800), []) }
    return JSONText.object([
      ("cod", "200".asJSON), ("list", JSONText.array(list)), ("city", #"{"timezone":0}"#),
    ])
  }

  private func flat(_ time: Date) -> String {
    let moment = climate.conditions(at: time)
    return JSONText.object(
      main(moment) + [
        ("dt", "\(Int(time.timeIntervalSince1970))"),
        ("dew_point", JSONText.number(moment.dewPoint?.in(temperature))),
        ("uvi", JSONText.number(moment.uvIndex?.in(.index))),
        ("clouds", JSONText.number(moment.cloudCover?.in(.percent))),
        ("visibility", JSONText.number(moment.visibility?.in(.meters))),
        ("wind_speed", JSONText.number(moment.windSpeed?.in(speed))),
        ("wind_deg", JSONText.number(moment.windDirection?.in(.degrees))),
        ("wind_gust", JSONText.number(moment.windGust?.in(speed))), ("weather", weather(moment)),
        ("pop", JSONText.number(moment.precipitationProbability?.in(.fraction))),
        ("rain", rain(moment, "1h")),
      ])
  }

  /// What both forms call the same.
  private func main(_ moment: Conditions) -> [(String, String?)] {
    [
      ("temp", JSONText.number(moment.temperature?.in(temperature))),
      ("feels_like", JSONText.number(moment.apparentTemperature?.in(temperature))),
      ("pressure", JSONText.number(moment.pressure?.in(.hectopascals))),
      ("humidity", JSONText.number(moment.relativeHumidity?.in(.percent))),
    ]
  }

  private func nested(_ time: Date, _ more: [(String, String?)]) -> String {
    let moment = climate.conditions(at: time)
    let clouds = JSONText.object([("all", JSONText.number(moment.cloudCover?.in(.percent)))])
    let wind = JSONText.object([
      ("speed", JSONText.number(moment.windSpeed?.in(speed))),
      ("deg", JSONText.number(moment.windDirection?.in(.degrees))),
      ("gust", JSONText.number(moment.windGust?.in(speed))),
    ])
    return JSONText.object(
      [
        ("dt", "\(Int(time.timeIntervalSince1970))"), ("main", JSONText.object(main(moment))),
        ("weather", weather(moment)), ("clouds", clouds), ("wind", wind),
        ("visibility", JSONText.number(moment.visibility?.in(.meters))),
        ("pop", JSONText.number(moment.precipitationProbability?.in(.fraction))),
        ("rain", rain(moment, "3h")),
      ] + more)
  }

  private func day(_ day: Day, noon: Double) -> String {
    let heat = JSONText.object([
      ("min", JSONText.number(day.temperatureMin?.in(temperature))),
      ("max", JSONText.number(day.temperatureMax?.in(temperature))),
    ])
    return JSONText.object([
      ("dt", "\(Int(noon))"), ("sunrise", day.sunrise.map { "\(Int($0.timeIntervalSince1970))" }),
      ("sunset", day.sunset.map { "\(Int($0.timeIntervalSince1970))" }), ("temp", heat),
      ("wind_speed", JSONText.number(day.windSpeed?.in(speed))),
      ("wind_deg", JSONText.number(day.windDirection?.in(.degrees))),
      ("wind_gust", JSONText.number(day.windGust?.in(speed))),
      ("weather", Self.weather(day.weatherCode, icon: "d")),
      ("pop", JSONText.number(day.precipitationProbability?.in(.fraction))),
      ("rain", JSONText.number(day.precipitation?.in(.millimeters))),
      ("uvi", JSONText.number(day.uvIndex?.in(.index))),
    ])
  }

  /// Left out when it is dry, as the service does.
  private func rain(_ moment: Conditions, _ name: String) -> String? {
    guard let amount = moment.precipitation?.in(.millimeters), amount > 0 else { return nil }
    return JSONText.object([(name, JSONText.number(amount))])
  }

  private func weather(_ moment: Conditions) -> String {
    Self.weather(moment.weatherCode, icon: moment.isDay == false ? "n" : "d")
  }

  private static func weather(_ code: WeatherCode?, icon: String) -> String {
    let id =
      switch code?.rawValue ?? 3 {
      case 0: 800
      case 1: 801
      case 2: 802
      case 45, 48: 741
      case 51...57: 300
      case 61: 500
      case 63: 501
      case 65...67: 502
      case 71: 600
      case 73: 601
      case 75...77: 602
      case 80...82: 521
      case 85...86: 621
      case 95...99: 200
      default: 804
      }
    return #"[{"id":\#(id),"icon":"10\#(icon)"}]"#
  }
}
