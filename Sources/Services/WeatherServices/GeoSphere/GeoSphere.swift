import Clients
import Foundation
public import HTTP
import JSON
import Reports

/// GeoSphere Austria's INCA nowcast: three hours in steps of a quarter of an hour, from radar and stations. Without a
/// key.
///
/// The data set: https://data.hub.geosphere.at/dataset/nowcast-v1-15min-1km, the interface:
/// https://dataset.api.hub.geosphere.at/v1/docs
public enum GeoSphere {
  /// `VANE_GEOSPHERE_URL` in the environment replaces the service's address.
  public static func source(_ connection: ServiceConnection) -> NowcastSource {
    NowcastSource(service: .geoSphere, covers: { covers($0.coordinate) }, read: nowcast) {
      place, _ async throws(ServiceError) in
      let url = try connection.url(
        "VANE_GEOSPHERE_URL", else: "https://dataset.api.hub.geosphere.at",
        "/v1/timeseries/forecast/nowcast-v1-15min-1km",
        [
          ("lat_lon", place.coordinate.sent), ("parameters", "rr,t2m"),
          ("output_format", "geojson"),
        ])
      let answer = try await connection.http.get(url, of: .geoSphere)
      // A body that can't be read gives no reason.
      let told = answer.status == 200 ? nil : (try? JSONTree(answer.body))?["detail"].text
      // Said of a point beyond the corners of the grid, which is no rectangle of degrees.
      if told?.contains("outside of dataset bounds") == true { throw .noReport }
      return CachedResponse(
        fetched: connection.now(), body: try answer.content(reason: told.map(answer.reason)))
    }
  }

  /// South, west, north and east of the grid, in degrees: `bbox` of the data set's metadata.
  static let bounds = [
    45.50288351657135, 8.098133748352293, 49.47817568460958, 17.742270413233744,
  ]

  static func covers(_ point: Coordinate) -> Bool {
    (bounds[0]...bounds[2]).contains(point.latitude)
      && (bounds[1]...bounds[3]).contains(point.longitude)
  }

  /// - Throws: `badMinutes` if it isn't a nowcast, `noReport` for an answer that says that the point is outside.
  static func nowcast(_ body: [UInt8], fetched: Date) throws(ServiceError) -> Nowcast {
    let tree = try AskedService.geoSphere.tree(body)
    if tree["detail"].text?.contains("outside of dataset bounds") == true { throw .noReport }
    let parameters = tree["features"].elements.first?["properties"]["parameters"] ?? .null
    let rain = parameters["rr"]
    // A kilogram of water on a square meter is a millimeter high.
    guard rain["unit"].text.map({ ["kg m-2", "mm"].contains($0) }) == true else {
      throw AskedService.geoSphere.badAnswer("no rr in kg m-2")
    }
    let heat = parameters["t2m"]
    let isCelsius = ["degree_Celsius", "°C"].contains(heat["unit"].text)
    let steps = steps(tree["timestamps"].elements, rain["data"].elements)
    guard !steps.isEmpty else { throw AskedService.geoSphere.badAnswer("no timestamps") }
    return Nowcast(
      service: .geoSphere, kind: .radar,
      issuedAt: tree["reference_time"].text.flatMap(EpochTime.seconds(zoned:))
        .map(Date.init(timeIntervalSince1970:)),
      fetched: fetched,
      temperature: heat["data"].elements.first?.quantity(isCelsius ? .celsius : nil), steps: steps)
  }

  /// Each amount fell in the quarter of an hour before its time.
  private static func steps(_ times: [JSONTree], _ amounts: [JSONTree]) -> [Nowcast.Step] {
    let length = 900.0
    var last = -Double.infinity
    return times.enumerated().compactMap { index, time in
      guard let end = time.text.flatMap(EpochTime.seconds(zoned:)), end >= last + length else {
        return nil
      }
      last = end
      let amount = amounts.indices.contains(index) ? amounts[index].number : nil
      return Nowcast.Step(
        start: Date(timeIntervalSince1970: end - length), end: Date(timeIntervalSince1970: end),
        rate: amount.flatMap { Precipitation($0 * 3600 / length, .millimeters) })
    }
  }
}
