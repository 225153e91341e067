import Foundation
import JSON
import Reports

/// One place's part of an answer of the forecast service, or an answer of the air quality service.
struct OpenMeteoForecast {
  private(set) var locationID: Double?
  private var latitude: Double?
  private var longitude: Double?
  private var timeZone: String?
  private var offset = 0.0
  private var elevation: Double?
  private var current = OpenMeteoTable()
  private var hourly = OpenMeteoTable()
  private var daily = OpenMeteoTable()
  private var quarters = OpenMeteoTable()

  init(_ reader: inout JSONReader, mostDays: Int = 0) throws(JSONReader.Failure) {
    daily.mostRows = mostDays
    var forecast = self
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      try forecast.read(&reader, name)
    }
    self = forecast
  }

  /// Whether no block can be read.
  var isEmpty: Bool { ![current, hourly, daily].contains(where: \.isThere) }

  func report(fetched: Date) -> Report {
    // Requests for many points have only the hours.
    let isOfPoint = !self.current.isThere && !daily.isThere
    let current = conditions(current).first
    var report = Report(
      service: .openMeteo, issuedAt: current?.time, fetched: fetched, timeZone: timeZone,
      current: current, hours: conditions(hourly).spansByBeginning(present: fetched),
      days: daily.rows(OpenMeteoVariables.day, offset: offset) {
        EpochTime.day(ofSecond: $0 + offset).map(Day.init)
      })
    if isOfPoint { report.elevation = elevation.flatMap { Elevation($0, .meters) } }
    return report
  }

  /// The precipitation of each quarter of an hour, with the end of that as its time; `nil` without such a block.
  var quarterHours: [Conditions]? { quarters.isThere ? conditions(quarters) : nil }

  /// The hours as they were sent: what fell in an hour is in the row of its end.
  var hoursAsSent: [Conditions] { conditions(hourly) }

  /// The point of the model's grid; `nil` if the answer doesn't name it.
  var position: Coordinate? {
    guard let latitude, let longitude else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  func airQuality(fetched: Date) -> AirQuality {
    AirQuality(
      service: .openMeteo, fetched: fetched, timeZone: timeZone, current: air(current).first,
      hours: air(hourly))
  }
}

extension OpenMeteoForecast {
  private mutating func read(
    _ reader: inout JSONReader, _ name: String
  ) throws(JSONReader.Failure) {
    switch OpenMeteoVariables.renamed[name] ?? name {
    case "timezone": timeZone = try reader.string()?.cleaned(limit: 64)
    case "utc_offset_seconds": offset = try reader.number() ?? 0
    case "elevation": elevation = try reader.number()
    case "location_id": locationID = try reader.number()
    case "latitude": latitude = try reader.number()
    case "longitude": longitude = try reader.number()
    case "minutely_15_units": try quarters.readUnits(&reader)
    case "minutely_15": try quarters.readColumns(&reader)
    case "current_units": try current.readUnits(&reader)
    case "hourly_units": try hourly.readUnits(&reader)
    case "daily_units": try daily.readUnits(&reader)
    case "current": try current.readColumns(&reader)
    case "hourly": try hourly.readColumns(&reader)
    case "daily": try daily.readColumns(&reader)
    default: try reader.skip()
    }
  }

  private func conditions(_ table: OpenMeteoTable) -> [Conditions] {
    table.rows(OpenMeteoVariables.conditions, offset: offset) {
      Conditions(time: Date(timeIntervalSince1970: $0))
    }
  }

  private func air(_ table: OpenMeteoTable) -> [AirConditions] {
    table.rows(OpenMeteoVariables.air, offset: offset) {
      AirConditions(time: Date(timeIntervalSince1970: $0))
    }
  }
}
