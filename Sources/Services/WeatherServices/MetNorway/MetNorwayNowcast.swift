import Foundation
public import HTTP
import JSON
import Reports

/// MET Norway's Nowcast 2.0 for the Nordic countries: two hours in steps of five minutes, by radar.
///
/// The meaning of the fields: https://api.met.no/weatherapi/nowcast/2.0/documentation
public enum MetNorwayNowcast {
  /// `VANE_MET_NORWAY_URL` in the environment replaces the service's address.
  public static func source(_ connection: ServiceConnection) -> NowcastSource {
    let requests = MetNorwayRequests(connection: connection)
    return NowcastSource(
      service: .metNorway, covers: covers, isValid: requests.isValid, read: nowcast
    ) {
      place, kept async throws(ServiceError) in
      try await requests.answer("/weatherapi/nowcast/2.0/complete", at: place, kept: kept)
    }
  }

  private static let countries: Set = ["AX", "DK", "FI", "NO", "SE"]

  /// The Nordic countries on the mainland; where no country is known, the area in which they lie. The service itself
  /// has the last word.
  static func covers(_ place: Place) -> Bool {
    let point = place.coordinate
    return (54.0...72).contains(point.latitude) && (3.0...32).contains(point.longitude)
      && place.country.map(countries.contains) ?? true
  }

  /// Has no steps if the radar doesn't cover the place.
  ///
  /// - Throws: `badAnswer` if it isn't a nowcast.
  static func nowcast(_ body: [UInt8], fetched: Date) throws(ServiceError) -> Nowcast {
    let tree = try AskedService.metNorway.tree(body)
    let meta = tree["properties"]["meta"]
    let entries = inOrder(tree["properties"]["timeseries"].elements)
    guard meta.isObject, !entries.isEmpty || meta["radar_coverage"].text != nil else {
      throw .badAnswer(.metNorway, detail: "no timeseries")
    }
    let coverage = meta["radar_coverage"].text.map { Nowcast.Coverage(rawValue: $0) ?? .none }
    let isRate = meta["units"]["precipitation_rate"].text == "mm/h"
    let isCelsius = meta["units"]["air_temperature"].text == "celsius"
    let present = entries.first?.details["air_temperature"]
    let steps = entries.indices.map { index in
      let start = entries[index].time
      let next = entries.indices.contains(index + 1) ? entries[index + 1].time : .distantFuture
      return Nowcast.Step(
        start: start, end: min(next, start.addingTimeInterval(300)),
        rate: entries[index].details["precipitation_rate"].quantity(isRate ? .millimeters : nil))
    }
    let isSeen = coverage ?? .ok == .ok && steps.contains { $0.rate != nil }
    let unseen = coverage == .ok ? nil : coverage
    return Nowcast(
      service: .metNorway, kind: .radar, coverage: isSeen ? .ok : unseen ?? .none,
      issuedAt: meta["updated_at"].text.flatMap(EpochTime.seconds(zoned:))
        .map(Date.init(timeIntervalSince1970:)),
      fetched: fetched, temperature: present?.quantity(isCelsius ? .celsius : nil),
      steps: isSeen ? steps : [])
  }

  /// The entries by time; of several with one time, the first.
  private static func inOrder(_ elements: [JSONTree]) -> [(time: Date, details: JSONTree)] {
    var entries: [Double: JSONTree] = [:]
    for element in elements {
      guard let seconds = element["time"].text.flatMap(EpochTime.seconds(zoned:)) else { continue }
      entries[seconds] = entries[seconds] ?? element["data"]["instant"]["details"]
    }
    return entries.sorted { $0.key < $1.key }.map {
      (Date(timeIntervalSince1970: $0.key), $0.value)
    }
  }
}
