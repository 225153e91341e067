public import Clients
import Fields
import Foundation
public import HTTP
import JSON
import Reports

/// The radar composite RV of the Deutscher Wetterdienst as Bright Sky passes it on: cells of 1 km for Germany and
/// around, every five minutes, past and two hours ahead.
///
/// `GET /radar?lat=&lon=&distance=&format=plain&date=&last_date=` answers `{"radar": [{"timestamp", "source",
/// "precipitation_5": [[…]]}], "bbox": [top, left, bottom, right], "latlon_position": {"x", "y"}}`, with hundredths of
/// a millimeter in the five minutes before, and -1 where no radar sees anything: https://brightsky.dev/docs
public struct BrightSkyRadar: Sendable {
  private let connection: ServiceConnection
  private let kept = RadarCache()

  /// The greatest distance from a point that is requested, in meters.
  static let farthest = 200_000.0

  /// `VANE_BRIGHT_SKY_URL` in the environment replaces the service's address.
  public init(_ connection: ServiceConnection) { self.connection = connection }

  /// Pictures are kept in memory for five minutes.
  public var client: RadarClient {
    RadarClient(
      series: { point, reach async throws(ServiceError) in
        try await kept.answer(
          .brightSky, point, min(max(reach, 2_000), Self.farthest), connection.now(),
          request: series)
      }, covers: Self.covers)
  }

  /// Whether a radar reaches a point.
  static func covers(_ point: Coordinate) -> Bool {
    guard (45.0...57.0).contains(point.latitude), (1.0...19.0).contains(point.longitude) else {
      return false
    }
    return RadarPlace.isSeen(
      CompositeGrid.spot(latitude: point.latitude, longitude: point.longitude))
  }

  /// The minutes of a place.
  public func source() -> NowcastSource {
    NowcastSource(
      service: .radar(.brightSky), covers: { Self.covers($0.coordinate) }, read: Self.nowcast
    ) {
      place, _ async throws(ServiceError) in
      let start = connection.now().addingTimeInterval(-600)
      let body = try await ask(
        place.coordinate, 2_000, start, connection.now().addingTimeInterval(7200))
      // The requested place is added to the answer, so that it can be found in a saved one.
      let head = "\(place.coordinate.latitude) \(place.coordinate.longitude)\n"
      return CachedResponse(fetched: connection.now(), body: Array(head.utf8) + body)
    }
  }
}

extension BrightSkyRadar {
  private static let past = 3600.0
  private static let future = 7200.0
  private static let interval = 300.0
  /// The cells of all pictures of an answer, of two bytes each.
  private static let mostCells = 16_000_000
  /// The bytes that one answer may have, of the eight million that are read, and those that a cell takes.
  private static let (mostBytes, bytesPerCell) = (6e6, 4.0)

  private func series(
    _ point: Coordinate, _ reach: Double
  ) async throws(ServiceError) -> RadarSeries {
    let side = 2 * reach / 1000 + 1
    let framesAtOnce = max(1, (Self.mostBytes / Self.bytesPerCell / side / side).rounded(.down))
    let now = connection.now()
    let first = ((now.timeIntervalSince1970 - Self.past) / Self.interval).rounded(.down)
    let last = ((now.timeIntervalSince1970 + Self.future) / Self.interval).rounded(.down)
    var frames: [RadarFrame] = []
    var unreadable = 0
    for start in stride(from: first, through: last, by: framesAtOnce) {
      let end = min(start + framesAtOnce - 1, last)
      let body = try await ask(
        point, reach, Date(timeIntervalSince1970: start * Self.interval),
        Date(timeIntervalSince1970: end * Self.interval))
      let part = try Self.frames(body, around: point, reach: reach, fetched: now)
      frames += part.frames
      unreadable += part.unreadable
    }
    let series = RadarSeries(frames, fetched: now, unreadable: unreadable)
    guard !series.frames.isEmpty else {
      throw .badRadar(.brightSky, detail: unreadable > 0 ? "precipitation_5" : "no radar")
    }
    return series
  }

  private func ask(
    _ point: Coordinate, _ reach: Double, _ first: Date, _ last: Date
  ) async throws(ServiceError) -> [UInt8] {
    let url = try connection.url(
      "VANE_BRIGHT_SKY_URL", else: "https://api.brightsky.dev", "/radar",
      point.sentQuery + [
        ("distance", "\(Int(reach))"), ("format", "plain"),
        ("date", first.formatted(.iso8601)), ("last_date", last.formatted(.iso8601)),
      ])
    let answer = try await connection.http.get(
      url, headers: ["Accept": "application/json"], of: .radar(.brightSky))
    // The service has no data for points outside its grid.
    if answer.status == 404 { throw .noReport }
    return try answer.content()
  }

  /// The frames of an answer, and the number of invalid entries. Cells that aren't numbers or are negative are missing;
  /// rows that are short or missing have no values. A picture larger than its box can't be placed.
  ///
  /// - Throws: `badRadar` if it isn't JSON, or has no list of pictures.
  static func frames(
    _ body: [UInt8], around point: Coordinate, reach: Double, fetched: Date
  ) throws(ServiceError) -> (frames: [RadarFrame], unreadable: Int) {
    var entries: [RadarEntry] = []
    var (box, position): ([Double], (x: Double?, y: Double?)) = ([], (nil, nil))
    var hasList = false
    try AskedService.radar(.brightSky).parsed(body) { (reader) throws(JSONReader.Failure) in
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        switch name {
        case "radar":
          hasList = try reader.kind() == .array
          try reader.array(atMost: 400) { (reader) throws(JSONReader.Failure) in
            entries.append(try RadarEntry(&reader))
          }
        case "bbox":
          try reader.array(atMost: 8) { (reader) throws(JSONReader.Failure) in
            box.append(try reader.number() ?? .nan)
          }
        case "latlon_position":
          try reader.object { (reader, name) throws(JSONReader.Failure) in
            switch name {
            case "x": position.x = try reader.number()
            case "y": position.y = try reader.number()
            default: try reader.skip()
            }
          }
        default: try reader.skip()
        }
      }
    }
    guard hasList else { throw .badRadar(.brightSky, detail: "no radar") }
    guard let place = RadarPlace(box, position, point, reach, entries) else {
      throw .badRadar(.brightSky, detail: "bbox")
    }
    // A small answer can announce many large pictures.
    let most = Self.mostCells / max(1, place.rows * place.columns)
    let frames = entries.prefix(most).compactMap { $0.frame(place, fetched: fetched) }
    return (frames, entries.count - frames.count)
  }

  /// - Throws: `badRadar` if it has no pictures, `noReport` if no radar sees the place, or none of the pictures is of
  /// the next minutes.
  static func nowcast(_ body: [UInt8], fetched: Date) throws(ServiceError) -> Nowcast {
    guard let end = body.firstIndex(of: UInt8(ascii: "\n")),
      case let numbers = String(decoding: body[..<end], as: UTF8.self).split(separator: " ")
        .compactMap({ Double($0) }),
      numbers.count == 2, let point = Coordinate(latitude: numbers[0], longitude: numbers[1])
    else { throw .badRadar(.brightSky, detail: "position") }
    let found = try frames(Array(body[(end + 1)...]), around: point, reach: 2_000, fetched: fetched)
    let series = RadarSeries(found.frames, fetched: fetched)
    let rates = series.rates(latitude: point.latitude, longitude: point.longitude)
    let isNear = { (time: Date) in (1...900).contains(time.timeIntervalSince(fetched)) }
    guard rates.contains(where: { $0.rate != nil && isNear($0.time) }) else { throw .noReport }
    return Nowcast(
      service: .radar(.brightSky), kind: .radar,
      issuedAt: series.frames.map(\.issuedAt).filter { $0 <= fetched }.max(), fetched: fetched,
      steps: rates.map { time, rate in
        Nowcast.Step(
          start: time.addingTimeInterval(-interval), end: time,
          rate: rate.flatMap { Precipitation($0, .millimeters) })
      })
  }
}
