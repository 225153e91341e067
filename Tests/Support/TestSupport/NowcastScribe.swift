import Foundation
import Reports
import WeatherServices

/// Writes the sample's rain of the next two hours as MET Norway's Nowcast and GeoSphere Austria do.
struct NowcastScribe {
  let now: Date

  static let metNorway = "/weatherapi/nowcast/2.0/complete"
  static let geoSphere = "/v1/timeseries/forecast/nowcast-v1-15min-1km"

  func answer(to request: StandInRequest) -> StandInAnswer {
    switch request.path {
    case Self.metNorway:
      guard let point = request.point("lat", "lon") else {
        return StandInAnswer(status: 422, json: "")
      }
      var answer = StandInAnswer(json: metNorway(SampleClimate(point)))
      answer.headers.append(("Expires", MetNorwayScribe.text(now.addingTimeInterval(300))))
      return answer
    default:
      let parts = request.list("lat_lon").compactMap(Double.init)
      guard parts.count == 2, let point = Coordinate(latitude: parts[0], longitude: parts[1]) else {
        return StandInAnswer(status: 422, json: #"{"detail":"lat_lon"}"#)
      }
      guard (45.5...49.48).contains(point.latitude), (8.1...17.74).contains(point.longitude) else {
        return StandInAnswer(
          status: 400, json: #"{"detail":"Requested point is outside of dataset bounds!"}"#)
      }
      return StandInAnswer(json: geoSphere(SampleClimate(point)))
    }
  }

  /// The last multiple of so many seconds.
  private func start(_ length: Double) -> Double {
    (now.timeIntervalSince1970 / length).rounded(.down) * length
  }

  private func rate(_ climate: SampleClimate, at time: Double) -> Double {
    climate.conditions(at: Date(timeIntervalSince1970: time)).precipitation?.in(.millimeters) ?? 0
  }

  private func metNorway(_ climate: SampleClimate) -> String {
    let entries = (0..<23).map { index in
      let time = start(300) + Double(index) * 300
      let heat =
        climate.conditions(at: Date(timeIntervalSince1970: time)).temperature?.in(.celsius) ?? 0
      let details =
        (index == 0 ? [("air_temperature", "\(heat)")] : [])
        + [("precipitation_rate", "\(rate(climate, at: time))")]
      return """
        {"time":\(Date(timeIntervalSince1970: time).formatted(.iso8601).asJSON),\
        "data":{"instant":{"details":\(JSONText.object(details))}}}
        """
    }
    return """
      {"properties":{"meta":{"units":{"air_temperature":"celsius","precipitation_rate":"mm/h"},\
      "radar_coverage":"ok"},"timeseries":\(JSONText.array(entries))}}
      """
  }

  private func geoSphere(_ climate: SampleClimate) -> String {
    let ends = (1...12).map { start(900) + Double($0) * 900 }
    let times = ends.map { end in
      Date(timeIntervalSince1970: end).formatted(.iso8601).dropLast(4) + "+00:00"
    }
    let rain = ends.map { "\(rate(climate, at: $0 - 900) / 4)" }
    return """
      {"timestamps":\(JSONText.array(times.map { String($0).asJSON })),"features":[\
      {"properties":{"parameters":{"rr":{"unit":"kg m-2","data":\(JSONText.array(rain))}}}}]}
      """
  }

  /// The block that Open-Meteo adds to a forecast, in seconds since 1970 or local time without a zone.
  static func quarters(
    of point: Coordinate, count: Int, now: Date, time: (Double) -> String
  ) -> String {
    let scribe = NowcastScribe(now: now)
    let climate = SampleClimate(point)
    let ends = (1...max(1, count)).map { scribe.start(900) + Double($0) * 900 }
    let rain = ends.map { "\(scribe.rate(climate, at: $0 - 900) / 4)" }
    return JSONText.block(
      "minutely_15", JSONText.array(ends.map(time)), [("precipitation", "mm", JSONText.array(rain))]
    )
  }
}
