import Clients
import Foundation
import HTTP
import JSON
import Reports

/// An answer of Open-Meteo that is no error.
struct OpenMeteoAnswer {
  let body: [UInt8]
  let received: Date

  /// - Throws: The error that the answer reports, by its status or by an error object.
  init(_ answer: HTTPResponse, asked now: Date) throws(ServiceError) {
    let (isError, reason) = Self.error(in: answer.body)
    if answer.status == 429 {
      throw .limited(.openMeteo, until: reason.flatMap { Self.reset(reason: $0, now: now) })
    }
    if answer.status != 200 || isError {
      throw .status(answer.status, host: answer.host, reason: reason.map(answer.reason))
    }
    body = answer.body
    received = now
  }

  /// A saved answer, which was no error.
  init(_ kept: CachedResponse) {
    body = kept.body
    received = kept.fetched
  }

  /// The reports for all requested places, in their order, each with no more days than `days`. With the requested
  /// points, an answer in another order is sorted.
  func reports(
    count: Int, at points: [Coordinate] = [], days: Int = Report.mostDays
  ) throws(ServiceError) -> [Report] {
    var forecasts = try parsed { (reader) throws(JSONReader.Failure) in
      var forecasts: [OpenMeteoForecast] = []
      // One place is an object, several are an array of them.
      try reader.each(atMost: count + 1) { (reader) throws(JSONReader.Failure) in
        forecasts.append(try OpenMeteoForecast(&reader, mostDays: days))
      }
      return forecasts
    }
    guard forecasts.count == count else {
      throw .badAnswer(.openMeteo, detail: "reports: \(forecasts.count), places: \(count)")
    }
    if points.count == count { forecasts = Self.ordered(forecasts, by: points) }
    for (index, forecast) in forecasts.enumerated() {
      guard !forecast.isEmpty else {
        throw .badAnswer(.openMeteo, detail: "no current, hourly or daily")
      }
      // From the second place on it numbers the places.
      guard forecast.locationID.map({ $0 == Double(index) }) ?? true else {
        throw .badAnswer(.openMeteo, detail: "location_id")
      }
    }
    return forecasts.map { $0.report(fetched: received) }
  }

  /// The places found; the service leaves `results` out when there are none.
  func places() throws(ServiceError) -> [Place] {
    try parsed { (reader) throws(JSONReader.Failure) in
      guard try reader.kind() == .object else { throw JSONReader.Failure(offset: 0) }
      var places: [Place] = []
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        guard name == "results" else { return try reader.skip() }
        try reader.array(atMost: Self.mostPlaces) { (reader) throws(JSONReader.Failure) in
          if let place = Place(openMeteo: try JSONTree(&reader)) { places.append(place) }
        }
      }
      return places
    }
  }
}

extension OpenMeteoAnswer {
  /// The forecasts by the numbers of their places, if all have one; otherwise by their positions, if those are clearly
  /// in another order: the grids of models are wider than the distances of some points.
  private static func ordered(
    _ forecasts: [OpenMeteoForecast], by points: [Coordinate]
  ) -> [OpenMeteoForecast] {
    let numbers = forecasts.map { Int(exactly: $0.locationID ?? 0) ?? 0 }
    if Set(numbers) == Set(points.indices) {
      return zip(numbers, forecasts).sorted { $0.0 < $1.0 }.map(\.1)
    }
    let positions = forecasts.compactMap(\.position)
    guard positions.count == points.count, forecasts.allSatisfy({ $0.locationID == nil }) else {
      return forecasts
    }
    func distance(_ index: Int, _ point: Int) -> Double {
      positions[index].distance(to: points[point])?.in(.meters) ?? 0
    }
    var free = Array(forecasts.indices)
    let order = points.indices.map { point in
      let nearest = free.indices.min {
        (distance(free[$0], point), abs(free[$0] - point))
          < (distance(free[$1], point), abs(free[$1] - point))
      }
      return free.remove(at: nearest ?? 0)
    }
    let asSent = points.indices.reduce(0) { $0 + distance($1, $1) }
    let byPlace = points.indices.reduce(0) { $0 + distance(order[$1], $1) }
    return byPlace * 2 < asSent ? order.map { forecasts[$0] } : forecasts
  }

  /// Five times the number requested.
  private static let mostPlaces = 100

  func parsed<Value>(
    _ read: (inout JSONReader) throws(JSONReader.Failure) -> Value
  ) throws(ServiceError) -> Value {
    try AskedService.openMeteo.parsed(body, read)
  }

  private static func error(in body: [UInt8]) -> (isError: Bool, reason: String?) {
    var found = (isError: false, reason: String?.none)
    var reader = JSONReader(body)
    // Anything that stops the reader is no error object; whether it is an answer is found out later.
    try? reader.object { (reader, name) throws(JSONReader.Failure) in
      switch name {
      case "error": found.isError = try reader.bool() ?? false
      case "reason": found.reason = try reader.string()
      default: try reader.skip()
      }
    }
    return found
  }

  /// The time at which the counter in the reason is reset: by the clock (`RateLimiter.swift` of the server).
  private static func reset(reason: String, now: Date) -> Date? {
    let periods = [("Minutely", 60.0), ("Hourly", 3600), ("Daily", 86_400)]
    guard let (_, period) = periods.first(where: { reason.hasPrefix($0.0) }) else { return nil }
    let passed = (now.timeIntervalSince1970 / period).rounded(.down)
    return Date(timeIntervalSince1970: (passed + 1) * period)
  }
}

extension Place {
  /// `nil` if it has no name or no position.
  fileprivate init?(openMeteo found: JSONTree) {
    func text(_ name: String) -> String? {
      (found[name].text?.cleaned(limit: 100)).flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let name = text("name"), let latitude = found["latitude"].plainNumber,
      let longitude = found["longitude"].plainNumber,
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    self.init(
      name: name, country: text("country_code").map { $0.uppercased() },
      countryName: text("country"), region: text("admin1"), coordinate: coordinate,
      // Zero is how GeoNames says that it does not know.
      population: found["population"].plainNumber.flatMap { $0 >= 1 ? Int(exactly: $0) : nil },
      elevation: found["elevation"].plainNumber.flatMap { Elevation($0, .meters) },
      timeZone: text("timezone"), kind: PlaceKind(featureCode: text("feature_code") ?? ""))
  }
}

extension PlaceKind {
  /// GeoNames' feature code, https://www.geonames.org/export/codes.html: only the kinds that people search for.
  fileprivate init(featureCode code: String) {
    self =
      switch code {
      case "AIRP", "AIRF", "AIRB": .airport
      case "ADM1", "ADM2", "ADM3", "RGN", "RGNE", "TERR": .region
      case "PCL", "PCLD", "PCLF", "PCLI", "PCLIX", "PCLS": .country
      case "ISL", "ISLS", "ISLET", "ATOL": .island
      case "MT", "PK", "HLL", "VLC", "PASS": .mountain
      case "MTS", "PKS", "HLLS", "RDGE": .range
      case "CAPE", "PT", "PEN", "HDLD": .cape
      case "LK", "LKS", "RSV": .lake
      case "SEA", "OCN", "GULF", "BAY", "STRT", "CHN", "SD", "FJD": .sea
      case "DSRT", "PLAT", "PLN", "VAL", "DLTA": .area
      default: .town
      }
  }
}
