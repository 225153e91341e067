import Foundation
import JSON
import Reports

/// One place's part of an answer of the forecast service, or an answer of the air quality service.
struct OpenMeteoForecast {
  private var numbers: [String: Double] = [:]
  private var blocks = OpenMeteoBlocks(["current", "hourly", "daily", "minutely_15"])

  init(_ reader: inout JSONReader, mostDays: Int = 0) throws(JSONReader.Failure) {
    blocks["daily"].mostRows = mostDays
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      switch name {
      case "elevation", "location_id", "latitude", "longitude":
        numbers[name] = try reader.number()
      default: if try !blocks.read(&reader, name) { try reader.skip() }
      }
    }
  }

  /// From the second place on, the number of the place among those asked for.
  var locationID: Double? { numbers["location_id"] }

  /// Whether no block can be read.
  var isEmpty: Bool { !["current", "hourly", "daily"].contains { blocks[$0].isThere } }

  func report(fetched: Date) -> Report {
    // Requests for many points have only the hours.
    let isOfPoint = !blocks["current"].isThere && !blocks["daily"].isThere
    let current = conditions("current").first
    var report = Report(
      service: .openMeteo, issuedAt: current?.time, fetched: fetched, timeZone: blocks.timeZone,
      current: current, hours: conditions("hourly").spansByBeginning(present: fetched),
      days: blocks["daily"].rows(OpenMeteoVariables.day, offset: blocks.offset) {
        EpochTime.day(ofSecond: $0 + blocks.offset).map(Day.init)
      })
    if isOfPoint { report.elevation = numbers["elevation"].flatMap { Elevation($0, .meters) } }
    return report
  }

  /// The precipitation of each quarter of an hour, with the end of that as its time; `nil` without such a block.
  var quarterHours: [Conditions]? {
    blocks["minutely_15"].isThere ? conditions("minutely_15") : nil
  }

  /// The hours as they were sent: what fell in an hour is in the row of its end.
  var hoursAsSent: [Conditions] { conditions("hourly") }

  /// The point of the model's grid; `nil` if the answer doesn't name it.
  var position: Coordinate? {
    guard let latitude = numbers["latitude"], let longitude = numbers["longitude"] else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  func airQuality(fetched: Date) -> AirQuality {
    AirQuality(
      service: .openMeteo, fetched: fetched, timeZone: blocks.timeZone,
      current: air("current").first, hours: air("hourly"))
  }
}

extension OpenMeteoForecast {
  private func conditions(_ block: String) -> [Conditions] {
    blocks[block].rows(OpenMeteoVariables.conditions, offset: blocks.offset) {
      Conditions(time: Date(timeIntervalSince1970: $0))
    }
  }

  private func air(_ block: String) -> [AirConditions] {
    blocks[block].rows(OpenMeteoVariables.air, offset: blocks.offset) {
      AirConditions(time: Date(timeIntervalSince1970: $0))
    }
  }
}
