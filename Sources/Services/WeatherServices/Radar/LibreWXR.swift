public import Clients
import Fields
import Foundation
public import HTTP
import JSON
import Reports

/// LibreWXR: pictures of radars of most of the world, every ten minutes, two hours back and one ahead. Its server is
/// one person's; others can be run by oneself.
///
/// `GET /public/weather-maps.json` lists `radar.past` and `radar.nowcast`, each with `time`. A picture around a point
/// is at `/v2/radar/TIME/512/ZOOM/LATITUDE/LONGITUDE/0/0_0.png`: gray is dBZ + 32, and 255 is missing
/// (https://librewxr.net).
public struct LibreWXR: Sendable {
  private let connection: ServiceConnection
  private let kept = RadarCache()

  /// `VANE_LIBREWXR_URL` in the environment replaces the service's address.
  public init(_ connection: ServiceConnection) { self.connection = connection }

  /// Pictures are kept in memory for five minutes.
  public var client: RadarClient {
    RadarClient(
      series: { point, reach async throws(ServiceError) in
        try await kept.answer(
          .libreWXR, point, min(max(reach, 20_000), 1_000_000), connection.now(), request: series)
      }, covers: { _ in true })
  }
}

extension LibreWXR {
  private static let side = 512
  /// The number of latest pictures read, of each kind.
  private static let mostFrames = 7
  private static let zooms = 2.0...8.0

  private func series(
    _ point: Coordinate, _ reach: Double
  ) async throws(ServiceError) -> RadarSeries {
    if let missing = PNGImage.missingLibrary { throw .missingLibrary(missing.cleaned(limit: 200)) }
    let place = point.rounded(to: 4)
    let narrowing = max(0.05, cos(place.latitude * .pi / 180))
    let fitting = log2(40_075_016.7 * narrowing / (2 * reach))
    let zoom = Int(min(max(fitting, Self.zooms.lowerBound), Self.zooms.upperBound).rounded(.down))
    let times = try Self.times(try await get("/public/weather-maps.json"))
    let spot = Mercator.spot(latitude: place.latitude, longitude: place.longitude)
    let size = 1 / Double(1 << zoom)
    let geometry = RadarGeometry.mercator(
      west: spot.x - size / 2, north: spot.y - size / 2, size: size)
    let measured = times.past.max() ?? connection.now()
    var frames: [RadarFrame] = []
    var unreadable = 0
    for time in times.past.suffix(Self.mostFrames) + times.ahead.prefix(Self.mostFrames) {
      let path =
        "/v2/radar/\(Int(time.timeIntervalSince1970))/\(Self.side)/\(zoom)/\(place.latitude)/"
        + "\(place.longitude)/0/0_0.png"
      do throws(ServiceError) {
        let picture = try await get(path)
        let frame = Self.frame(
          picture, time: time, issuedAt: min(time, measured), geometry: geometry)
        if let frame { frames.append(frame) } else { unreadable += 1 }
      } catch {
        // A tile that is missing is no dry one.
        guard case .status = error else { throw error }
        unreadable += 1
      }
    }
    guard !frames.isEmpty else { throw .badRadar(.libreWXR, detail: "no pictures") }
    return RadarSeries(frames, fetched: connection.now(), unreadable: unreadable)
  }

  private func get(_ path: String) async throws(ServiceError) -> [UInt8] {
    let url = try connection.url("VANE_LIBREWXR_URL", else: "https://api.librewxr.net", path)
    return try await connection.http.get(url, of: .radar(.libreWXR)).content()
  }

  /// The times of the pictures measured and forecast, in order.
  static func times(_ body: [UInt8]) throws(ServiceError) -> (past: [Date], ahead: [Date]) {
    let tree = try AskedService.radar(.libreWXR).tree(body)
    func times(_ name: String) -> [Date] {
      let numbers = tree["radar"][name].elements.prefix(100).compactMap { $0["time"].integer }
      return Set(numbers).filter { (0...253_402_300_799).contains($0) }.sorted()
        .map { Date(timeIntervalSince1970: Double($0)) }
    }
    let (past, ahead) = (times("past"), times("nowcast"))
    guard !past.isEmpty || !ahead.isEmpty else {
      throw .badRadar(.libreWXR, detail: "no radar.past")
    }
    return (past, ahead)
  }

  /// `nil` if it isn't a square picture.
  static func frame(
    _ picture: [UInt8], time: Date, issuedAt: Date, geometry: RadarGeometry
  ) -> RadarFrame? {
    guard let image = PNGImage(picture), image.width == image.height else { return nil }
    return RadarFrame(
      time: time, issuedAt: issuedAt, geometry: geometry, rows: image.height,
      columns: image.width,
      cells: zip(image.gray, image.alpha).map { gray, alpha in
        alpha == 0 ? RadarFrame.missing : Self.rates[Int(gray)]
      })
  }

  /// Hundredths of mm/h of each gray, by Z = 200 R^1.6 (Marshall and Palmer, "The distribution of raindrops with size",
  /// 1948). Below 7 dBZ nothing reaches the ground.
  private static let rates: [UInt16] = (0...255).map { gray in
    guard gray < 255 else { return RadarFrame.missing }
    let reflectivity = Double(gray) - 32
    guard reflectivity >= 7 else { return 0 }
    let rate = pow(pow(10, reflectivity / 10) / 200, 1 / 1.6)
    return UInt16(min(60_000, (rate * 100).rounded()))
  }
}
