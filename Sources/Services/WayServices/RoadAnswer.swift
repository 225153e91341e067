import Foundation
import HTTP
import Itineraries
import JSON
import Reports

/// The question for a road, in the form of each kind of server.
enum RoadRequest {
  /// The words of each kind of server for the means of travel.
  private static let words: [RoadServer.Kind: [Travel: String]] = [
    .osrm: [.car: "car", .bike: "bike", .foot: "foot"],
    .valhalla: [.car: "auto", .bike: "bicycle", .foot: "pedestrian"],
    .brouter: [.car: "car-fast", .bike: "trekking", .foot: "hiking-mountain"],
  ]

  /// `isShared` says that a host has a server of OSRM for each means of travel.
  static func url(
    _ points: [Coordinate], _ means: Travel, of kind: RoadServer.Kind, _ base: BaseAddress,
    _ isShared: Bool
  ) throws(ServiceError) -> URL {
    let word = words[kind]?[means] ?? means.rawValue
    func list(_ separator: String) -> String {
      points.map { "\($0.longitude),\($0.latitude)" }.joined(separator: separator)
    }
    switch kind {
    case .osrm:
      let path = isShared ? "/routed-\(word)/route/v1/driving/" : "/route/v1/\(word)/"
      return try base.url(
        path + list(";"),
        [("overview", "simplified"), ("geometries", "polyline6"), ("steps", "false")])
    case .valhalla:
      let locations = points.map { #"{"lat":\#($0.latitude),"lon":\#($0.longitude)}"# }
      let json =
        #"{"locations":[\#(locations.joined(separator: ","))],"costing":"\#(word)","#
        + #""directions_type":"none"}"#
      return try base.url("/route", [("json", json)])
    case .brouter:
      return try base.url(
        "/brouter",
        [
          ("lonlats", list("|")), ("profile", word), ("alternativeidx", "0"),
          ("format", "geojson"),
        ])
    }
  }
}

/// The answer of a server about the road through some points.
struct RoadAnswer {
  private let asked: [Coordinate]
  private let kind: RoadServer.Kind

  init(_ asked: [Coordinate], _ kind: RoadServer.Kind) { (self.asked, self.kind) = (asked, kind) }

  /// More points aren't read.
  static let mostPoints = 100_000

  /// The codes by which OSRM and Valhalla say why they have none.
  private static let codes: [String: RoadFault] = [
    "NoSegment": .noneNear, "NoRoute": .notConnected, "TooBig": .tooFar, "171": .noneNear,
    "442": .notConnected, "150": .tooFar, "154": .tooFar,
  ]
  /// Parts of the sentences by which BRouter says so.
  private static let sentences: [(part: String, fault: RoadFault)] = [
    ("not mapped", .noneNear), ("island", .notConnected), ("no track found", .notConnected),
    ("watchdog after 0", .busy), ("watchdog", .tooFar), ("datafile", .offMap),
  ]

  /// Throws for an answer that has no road.
  static func check(_ answer: HTTPResponse) throws(ServiceError) {
    if answer.status == 429 { throw .noRoad(.busy) }
    let isPage = answer.body.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "<")
    // The page of a proxy says only that a server is down.
    if isPage, !(500...504).contains(answer.status) { throw .noRoad(.page) }
    let tree = try? JSONTree(answer.body)
    let code = tree?["code"].text ?? tree?["error_code"].integer.map { "\($0)" }
    guard answer.status != 200 || (code ?? "Ok") != "Ok" else { return }
    let text =
      tree == nil && !isPage ? String(decoding: answer.body.prefix(300), as: UTF8.self) : ""
    let fault = code.flatMap { codes[$0] } ?? sentences.first { text.contains($0.part) }?.fault
    if let fault { throw .noRoad(fault) }
    let told = tree?["message"].text ?? tree?["error"].text
    throw .status(answer.status, host: answer.host, reason: told.map(answer.reason))
  }

  /// - Throws: `noRoad` if the answer isn't a road through as many points as were asked for.
  func road(_ body: [UInt8]) throws(ServiceError) -> Road {
    let road =
      switch kind {
      case .osrm: osrm(try AskedService.roads.tree(body))
      case .valhalla: valhalla(try AskedService.roads.tree(body))
      case .brouter: try brouter(body)
      }
    guard let road, road.points.count > 1, road.stops.count == asked.count else {
      throw AskedService.roads.badAnswer("no line through the points")
    }
    // A line that is read with too many or too few decimals is ten times too short or too long.
    let length = road.legs.reduce(0, +)
    let line = zip(road.points, road.points.dropFirst()).reduce(0) { sum, ends in
      sum + (ends.0.coordinate.distance(to: ends.1.coordinate)?.in(.meters) ?? 0)
    }
    guard road.legs.isEmpty || length < 100 || (0.4...1.5).contains(line / length) else {
      throw AskedService.roads.badAnswer("its line isn't as long as it is")
    }
    return road
  }
}

extension RoadAnswer {
  /// `routes[0].geometry`, whose ends are `waypoints[].location`: https://project-osrm.org/docs/v5.24.0/api/
  private func osrm(_ tree: JSONTree) -> Road? {
    guard let route = tree["routes"].elements.first,
      let line = route["geometry"].text.flatMap(Self.line)
    else { return nil }
    let ends = tree["waypoints"].elements.map { waypoint in
      Self.point(waypoint["location"].elements.map(\.plainNumber))
    }
    let legs = route["legs"].elements.map { $0["distance"].plainNumber }
    return road(line.map { TrackPoint($0) }, ends.compactMap(\.self), legs)
  }

  /// `trip.legs[]`, each with a line of its own and its length in kilometers:
  /// https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/
  private func valhalla(_ tree: JSONTree) -> Road? {
    var points: [TrackPoint] = []
    var stops = [0]
    let legs = tree["trip"]["legs"].elements
    let scale = tree["trip"]["units"].text == "miles" ? 1609.344 : 1000
    for leg in legs {
      guard let line = leg["shape"].text.flatMap(Self.line), line.count > 1 else { return nil }
      points += line.dropFirst(points.isEmpty ? 0 : 1).map { TrackPoint($0) }
      guard points.count <= Self.mostPoints else { return nil }
      stops.append(points.count - 1)
    }
    let lengths = legs.map { $0["summary"]["length"].plainNumber.map { $0 * scale } }
    guard let legs = Self.lengths(lengths) else { return nil }
    return Road(points: points, stops: stops, legs: legs)
  }

  /// A road whose stops are where its line is nearest to the ends.
  private func road(_ points: [TrackPoint], _ ends: [Coordinate], _ legs: [Double?]) -> Road? {
    guard ends.count == asked.count, points.count > 1, let legs = Self.lengths(legs),
      legs.isEmpty || legs.count == ends.count - 1
    else { return nil }
    var stops = [0]
    for end in ends.dropFirst().dropLast() {
      let from = stops[stops.count - 1]
      let nearest = (from..<points.count).min { one, other in
        Self.gap(points[one], end) < Self.gap(points[other], end)
      }
      stops.append(nearest ?? from)
    }
    return Road(points: points, stops: stops + [points.count - 1], legs: legs)
  }

  private static func gap(_ point: TrackPoint, _ end: Coordinate) -> Double {
    point.coordinate.distance(to: end)?.in(.meters) ?? .infinity
  }

  /// `nil` unless all are lengths on the Earth, in meters.
  private static func lengths(_ lengths: [Double?]) -> [Double]? {
    let known = lengths.compactMap { $0.flatMap { (0...1e8).contains($0) ? $0 : nil } }
    return known.count == lengths.count ? known : nil
  }

  /// `[longitude, latitude]`, and a height behind them.
  private static func point(_ numbers: [Double?]) -> Coordinate? {
    guard numbers.count >= 2, let longitude = numbers[0], let latitude = numbers[1] else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The line of GeoJSON. Its `messages` for each segment are passed over: there are more of them than a tree may have.
  private func brouter(_ body: [UInt8]) throws(ServiceError) -> Road? {
    var points: [TrackPoint] = []
    try AskedService.roads.parsed(body) { (reader) throws(JSONReader.Failure) in
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        guard name == "features" else { return try reader.skip() }
        try reader.array { (reader) throws(JSONReader.Failure) in
          try reader.object { (reader, name) throws(JSONReader.Failure) in
            guard name == "geometry" else { return try reader.skip() }
            points += try Self.coordinates(&reader)
          }
        }
      }
    }
    return road(points, asked, [])
  }

  private static func coordinates(
    _ reader: inout JSONReader
  ) throws(JSONReader.Failure) -> [TrackPoint] {
    var points: [TrackPoint] = []
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      guard name == "coordinates" else { return try reader.skip() }
      try reader.array(atMost: mostPoints) { (reader) throws(JSONReader.Failure) in
        var numbers: [Double?] = []
        try reader.array(atMost: 3) { (reader) throws(JSONReader.Failure) in
          numbers.append(try reader.number())
        }
        guard let coordinate = point(numbers) else { return }
        let height = numbers.count > 2 ? numbers[2] : nil
        points.append(
          TrackPoint(
            coordinate, elevation: height.flatMap { Elevation($0, .meters)?.in(.meters) }))
      }
    }
    return points
  }

  /// The points of an encoded polyline with six decimals, latitudes first; `nil` if it isn't one, or leaves the Earth.
  ///
  /// https://developers.google.com/maps/documentation/utilities/polylinealgorithm
  static func line(_ text: String) -> [Coordinate]? {
    var points: [Coordinate] = []
    var values = [0, 0]
    var (bits, shift, axis) = (0, 0, 0)
    for byte in text.utf8 {
      guard (63...126).contains(byte), shift <= 30 else { return nil }
      let part = Int(byte) - 63
      bits |= (part & 31) << shift
      shift += 5
      guard part < 32 else { continue }
      values[axis] += bits & 1 == 1 ? ~(bits >> 1) : bits >> 1
      (bits, shift) = (0, 0)
      if axis == 1 {
        guard points.count < mostPoints,
          let point = Coordinate(
            latitude: Double(values[0]) / 1e6, longitude: Double(values[1]) / 1e6)
        else { return nil }
        points.append(point)
      }
      axis = 1 - axis
    }
    return shift == 0 && axis == 0 ? points : nil
  }
}
