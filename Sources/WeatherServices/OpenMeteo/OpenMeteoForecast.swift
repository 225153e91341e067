import JSON
import Foundation
import WeatherModels

/// One place's part of a forecast answer.
struct OpenMeteoForecast {
  private(set) var locationID: Double?
  /// Whether there is any block that a report could be made of.
  private(set) var isEmpty = true
  private var timeZone: String?
  private var offset = 0.0
  private var current = OpenMeteoTable()
  private var hourly = OpenMeteoTable()
  private var daily = OpenMeteoTable()

  init(_ reader: inout JSONReader, mostDays: Int) throws(JSONReader.Failure) {
    daily.mostRows = mostDays
    var forecast = self
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      try forecast.read(&reader, name)
    }
    self = forecast
  }

  func report(fetched: Date) -> Report {
    let current = conditions(current).first
    return Report(
      service: .openMeteo, issuedAt: current?.time, fetched: fetched, timeZone: timeZone,
      current: current, hours: conditions(hourly), days: days())
  }
}

extension OpenMeteoForecast {
  private mutating func read(
    _ reader: inout JSONReader, _ name: String
  ) throws(JSONReader.Failure) {
    switch OpenMeteoVariables.renamed[name] ?? name {
    case "timezone": timeZone = try reader.string()?.cleaned(limit: 64)
    case "utc_offset_seconds": offset = try reader.number() ?? 0
    case "location_id": locationID = try reader.number()
    case "current_units": try current.readUnits(&reader)
    case "hourly_units": try hourly.readUnits(&reader)
    case "daily_units": try daily.readUnits(&reader)
    case "current":
      isEmpty = false
      try current.readColumns(&reader)
    case "hourly":
      isEmpty = false
      try hourly.readColumns(&reader)
    case "daily":
      isEmpty = false
      try daily.readColumns(&reader)
    default: try reader.skip()
    }
  }

  private func conditions(_ table: OpenMeteoTable) -> [Conditions] {
    let temperature = table["temperature_2m", TemperatureUnit.self]
    let apparentTemperature = table["apparent_temperature", TemperatureUnit.self]
    let relativeHumidity = table["relative_humidity_2m", ShareUnit.self]
    let dewPoint = table["dew_point_2m", TemperatureUnit.self]
    let pressure = table["pressure_msl", PressureUnit.self]
    let windSpeed = table["wind_speed_10m", SpeedUnit.self]
    let windDirection = table["wind_direction_10m", AngleUnit.self]
    let windGust = table["wind_gusts_10m", SpeedUnit.self]
    let precipitation = table["precipitation", PrecipitationUnit.self]
    let precipitationProbability = table["precipitation_probability", ShareUnit.self]
    let cloudCover = table["cloud_cover", ShareUnit.self]
    let visibility = table["visibility", DistanceUnit.self]
    let uvIndex = table["uv_index", IndexUnit.self]
    let weatherCode = table.numbers("weather_code")
    let isDay = table.numbers("is_day")

    return rows(of: table).map { row, time in
      var conditions = Conditions(time: Date(timeIntervalSince1970: time))
      conditions.temperature = temperature[row]
      conditions.apparentTemperature = apparentTemperature[row]
      conditions.relativeHumidity = relativeHumidity[row]
      conditions.dewPoint = dewPoint[row]
      conditions.pressure = pressure[row]
      conditions.windSpeed = windSpeed[row]
      conditions.windDirection = windDirection[row]
      conditions.windGust = windGust[row]
      conditions.precipitation = precipitation[row]
      conditions.precipitationProbability = precipitationProbability[row]
      conditions.cloudCover = cloudCover[row]
      conditions.visibility = visibility[row]
      conditions.uvIndex = uvIndex[row]
      conditions.weatherCode = weatherCode.code(row)
      conditions.isDay = isDay.flag(row)
      return conditions
    }
  }

  private func days() -> [Day] {
    let temperatureMin = daily["temperature_2m_min", TemperatureUnit.self]
    let temperatureMax = daily["temperature_2m_max", TemperatureUnit.self]
    let precipitation = daily["precipitation_sum", PrecipitationUnit.self]
    let precipitationProbability = daily["precipitation_probability_max", ShareUnit.self]
    let windSpeed = daily["wind_speed_10m_max", SpeedUnit.self]
    let windGust = daily["wind_gusts_10m_max", SpeedUnit.self]
    let windDirection = daily["wind_direction_10m_dominant", AngleUnit.self]
    let uvIndex = daily["uv_index_max", IndexUnit.self]
    let sunshine = daily["sunshine_duration", TimeUnit.self]
    let weatherCode = daily.numbers("weather_code")
    let sunrise = daily.times("sunrise", offset: offset)
    let sunset = daily.times("sunset", offset: offset)

    return rows(of: daily).compactMap { row, start in
      guard let date = LocalTime.day(ofSecond: start + offset) else { return nil }
      var day = Day(date: date)
      day.temperatureMin = temperatureMin[row]
      day.temperatureMax = temperatureMax[row]
      day.precipitation = precipitation[row]
      day.precipitationProbability = precipitationProbability[row]
      day.windSpeed = windSpeed[row]
      day.windGust = windGust[row]
      day.windDirection = windDirection[row]
      day.uvIndex = uvIndex[row]
      day.sunshine = sunshine[row]
      day.weatherCode = weatherCode.code(row)
      day.sunrise = sunrise.date(row, near: start)
      day.sunset = sunset.date(row, near: start)
      return day
    }
  }

  /// The rows that have a time, as long as the times go forwards.
  private func rows(of table: OpenMeteoTable) -> [(row: Int, time: Double)] {
    var last = -Double.infinity
    return table.times("time", offset: offset).enumerated().compactMap { row, time in
      guard time > last, LocalTime.day(ofSecond: time) != nil else { return nil }
      last = time
      return (row, time)
    }
  }
}

extension [Double] {
  fileprivate func code(_ row: Int) -> WeatherCode? {
    guard indices.contains(row) else { return nil }
    return Int(exactly: self[row]).map(WeatherCode.init(rawValue:))
  }

  fileprivate func flag(_ row: Int) -> Bool? {
    guard indices.contains(row) else { return nil }
    return switch self[row] {
    case 0: false
    case 1: true
    default: nil
    }
  }

  /// On a polar day or night the service puts the first second of 1970 here: nothing that belongs to the day.
  fileprivate func date(_ row: Int, near start: Double) -> Date? {
    guard indices.contains(row), abs(self[row] - start) <= 2 * LocalTime.secondsPerDay else {
      return nil
    }
    return Date(timeIntervalSince1970: self[row])
  }
}
