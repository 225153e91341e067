import Foundation
import Reports
import WeatherServices

/// Writes sample weather as MET Norway's Locationforecast does: two days by the hour, then every six hours.
struct MetNorwayScribe {
  let now: Date

  func answer(to request: StandInRequest) -> StandInAnswer {
    // A request without a name, or with more than four decimals, is refused.
    guard request.headers["user-agent"]?.isEmpty == false,
      let latitude = request.query["lat"], let longitude = request.query["lon"],
      [latitude, longitude].allSatisfy({ Self.decimals($0) <= 4 })
    else { return StandInAnswer(status: 403, json: "") }
    guard let point = request.point("lat", "lon") else {
      return StandInAnswer(status: 422, json: "")
    }
    var answer = StandInAnswer(json: forecast(at: point))
    if request.headers["if-modified-since"] == Self.text(hour) {
      answer = StandInAnswer(status: 304, json: "")
    }
    answer.headers += [
      ("Expires", Self.text(now.addingTimeInterval(1800))), ("Last-Modified", Self.text(hour)),
    ]
    return answer
  }
}

extension MetNorwayScribe {
  private var hour: Date {
    Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
  }

  private func forecast(at point: Coordinate) -> String {
    let climate = SampleClimate(point)
    let sixth = (48..<54).first { offset in
      Int(hour.timeIntervalSince1970 / 3600 + Double(offset)) % 6 == 0
    }
    let later = (0..<28).map { ((sixth ?? 48) + $0 * 6, 6) }
    let entries = (0..<(sixth ?? 48)).map { ($0, 1) } + later
    let units = [
      ("air_pressure_at_sea_level", "hPa"), ("air_temperature", "celsius"),
      ("air_temperature_max", "celsius"), ("air_temperature_min", "celsius"),
      ("cloud_area_fraction", "%"), ("dew_point_temperature", "celsius"),
      ("precipitation_amount", "mm"), ("probability_of_precipitation", "%"),
      ("relative_humidity", "%"), ("ultraviolet_index_clear_sky", "1"),
      ("wind_from_direction", "degrees"), ("wind_speed", "m/s"), ("wind_speed_of_gust", "m/s"),
    ]
    let series = entries.map { entry(climate, $0.0, length: $0.1) }
    return """
      {"type":"Feature","properties":{"meta":{"updated_at":\(Self.iso8601(hour).asJSON),\
      "units":\(JSONText.object(units.map { ($0.0, $0.1.asJSON) }))},\
      "timeseries":\(JSONText.array(series))}}
      """
  }

  private func entry(_ climate: SampleClimate, _ offset: Int, length: Int) -> String {
    let time = hour.addingTimeInterval(Double(offset) * 3600)
    let moment = climate.conditions(at: time)
    let following = (1...length).map {
      climate.conditions(at: time.addingTimeInterval(Double($0) * 3600))
    }
    let temperatures = ([moment] + following).compactMap { $0.temperature?.in(.celsius) }
    let amount = following.compactMap { $0.precipitation?.in(.millimeters) }.reduce(0, +)
    let chance = following.compactMap { $0.precipitationProbability?.in(.percent) }.max()
    let details = JSONText.object([
      ("air_pressure_at_sea_level", JSONText.number(moment.pressure?.in(.hectopascals))),
      ("air_temperature", JSONText.number(moment.temperature?.in(.celsius))),
      ("cloud_area_fraction", JSONText.number(moment.cloudCover?.in(.percent))),
      ("dew_point_temperature", JSONText.number(moment.dewPoint?.in(.celsius))),
      ("relative_humidity", JSONText.number(moment.relativeHumidity?.in(.percent))),
      ("ultraviolet_index_clear_sky", JSONText.number(moment.uvIndex?.in(.index))),
      ("wind_from_direction", JSONText.number(moment.windDirection?.in(.degrees))),
      ("wind_speed", JSONText.number(moment.windSpeed?.in(.metersPerSecond))),
      ("wind_speed_of_gust", JSONText.number(moment.windGust?.in(.metersPerSecond))),
    ])
    let amounts = JSONText.object([
      ("air_temperature_max", length == 6 ? JSONText.number(temperatures.max()) : nil),
      ("air_temperature_min", length == 6 ? JSONText.number(temperatures.min()) : nil),
      ("precipitation_amount", JSONText.number(amount)),
      ("probability_of_precipitation", JSONText.number(chance)),
    ])
    return """
      {"time":\(Self.iso8601(time).asJSON),"data":{"instant":{"details":\(details)},\
      "next_\(length)_hours":{"summary":{"symbol_code":\(symbol(moment).asJSON)},\
      "details":\(amounts)}}}
      """
  }

  private func symbol(_ moment: Conditions) -> String {
    let suffix = moment.isDay == false ? "_night" : "_day"
    return switch moment.weatherCode?.rawValue ?? 3 {
    case 0: "clearsky" + suffix
    case 1: "fair" + suffix
    case 2: "partlycloudy" + suffix
    case 45, 48: "fog"
    case 51...61: "lightrain"
    case 63...67: "rain"
    case 71: "lightsnow"
    case 73...77: "snow"
    case 80...82: "rainshowers" + suffix
    case 85...86: "snowshowers" + suffix
    case 95...99: "rainandthunder"
    default: "cloudy"
    }
  }

  private static func decimals(_ number: String) -> Int {
    number.split(separator: ".").dropFirst().first?.count ?? 0
  }

  private static func iso8601(_ time: Date) -> String { time.formatted(.iso8601) }

  /// The time in the form of HTTP.
  static func text(_ time: Date) -> String {
    let style = Date.VerbatimFormatStyle(
      format: """
        \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
        \(second: .twoDigits) GMT
        """, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian))
    return time.formatted(style)
  }
}
