import Clients
import Fields
import Foundation
import HTTP
import Reports
import Testing

@testable import WeatherServices

/// Radar pictures of LibreWXR, as PNG.
struct LibreWXRTests {
  private static let time = Date(timeIntervalSince1970: 1_790_811_600)
  /// Two by two pixels: gray 0 and 255 above 52 and 72.
  private static let gray =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGNg+M9g4gEABLIBfDWsye8AAAAASUVORK5CYII="
  /// The same image with an alpha channel: 52 and nothing, above 0 and nothing.
  private static let alpha =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAQAAADYv8WvAAAAEklEQVR4nGMw+W/CwMDwn4EBAA4/AmfXWJwIAAAAAElFTkSuQmCC"
  /// The first picture with 16 bits.
  private static let deep =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACEAAAAAAHTY67AAAAEklEQVR4nGNgYPj/n9HEREQEAA6qApDsp+IQAAAAAElFTkSuQmCC"
  private static let wide =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAC4HznGAAAAC0lEQVR4nGNggAAAAAgAAbdYc5UAAAAASUVORK5CYII="

  private static func frame(_ base64: String) throws -> RadarFrame? {
    LibreWXR.frame(
      Array(try #require(Data(base64Encoded: base64))), time: time, issuedAt: time,
      geometry: .mercator(west: 0.5, north: 0.25, size: 0.25))
  }

  private static func rates(_ frame: RadarFrame) -> [Double?] {
    (0..<4).map { frame.rate(row: $0 / 2, column: $0 % 2) }
  }

  /// 52 is 20 dBZ, 72 is 40 dBZ: (10² / 200)^(1 / 1.6) and (10⁴ / 200)^(1 / 1.6) mm/h.
  @Test func turnsReflectivityIntoRain() throws {
    #expect(PNGImage.missingLibrary == nil)
    for picture in [Self.gray, Self.deep] {
      #expect(Self.rates(try #require(try Self.frame(picture))) == [0, nil, 0.65, 11.53])
    }
    #expect(Self.rates(try #require(try Self.frame(Self.alpha))) == [0.65, nil, 0, nil])
  }

  @Test func refusesWhatIsNoPicture() throws {
    #expect(try Self.frame(Self.wide) == nil)
    #expect(try Self.frame("") == nil)
    let bytes = Array(try #require(Data(base64Encoded: Self.gray)))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x55
      _ = LibreWXR.frame(
        damaged, time: Self.time, issuedAt: Self.time,
        geometry: .mercator(west: 0, north: 0, size: 1))
      _ = PNGImage(Array(bytes[..<index]))
    }
  }

  @Test func readsTheListOfPictures() throws {
    let times = try LibreWXR.times(
      Array(
        #"{"radar":{"past":[{"time":1790812200},{"time":1790811600},{"time":"x"},7],"nowcast":[{"time":1790812800}]}}"#
          .utf8))
    #expect(times.past == [Self.time, Self.time.addingTimeInterval(600)])
    #expect(times.ahead == [Self.time.addingTimeInterval(1200)])
    for text in ["", "{}", "[]", #"{"radar":{"past":[{"time":1e99}]}}"#] {
      #expect(throws: ServiceError.self) { try LibreWXR.times(Array(text.utf8)) }
    }
  }

  /// If the German radars fail, LibreWXR answers, and the answer says why; elsewhere only LibreWXR is asked.
  @Test func answersWhereTheOthersDoNot() async throws {
    let frame = try #require(try Self.frame(Self.gray))
    let series = RadarSeries([frame], fetched: Self.time)
    let failing = RadarClient(
      series: { _, _ async throws(ServiceError) in throw .noReport }, covers: { $0.longitude > 0 })
    let answering = RadarClient(
      series: { _, _ async throws(ServiceError) in
        RadarAnswer(series: series, service: .libreWXR)
      }, covers: { _ in true })
    let choice = RadarChoice(brightSky: failing, libreWXR: answering).client
    let (here, there) = try (
      #require(Coordinate(latitude: 50, longitude: 8)),
      #require(Coordinate(latitude: 50, longitude: -8))
    )
    let first = try await choice.series(here, 1000)
    #expect(first.service == .libreWXR && first.failure == .noReport)
    #expect(try await choice.series(there, 1000).failure == nil)
    let none = RadarChoice(brightSky: failing, libreWXR: failing).client
    await #expect(throws: ServiceError.noReport) { try await none.series(here, 1000) }
    #expect(!none.covers(there) && choice.covers(there))
  }
}
