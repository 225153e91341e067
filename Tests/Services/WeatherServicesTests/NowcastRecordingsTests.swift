import Clients
import Foundation
import HTTP
import Reports
import TestSupport
import Testing
@testable import WeatherServices

/// The recorded answers of real services.
struct NowcastRecordingsTests {
  private static func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: Recordings.folder.appending(path: "nowcast/" + name))).map(Array.init)
  }

  @Test(
    .enabled(if: !Recordings.files("nowcast").isEmpty),
    arguments: ["johnarilds__nowcast_tromso-0.json", "trskare__nowcast_oslo.json"])
  func readsMETNorway(name: String) throws {
    let nowcast = try MetNorwayNowcast.nowcast(try #require(Self.bytes(name)), fetched: Answers.now)
    #expect(nowcast.coverage == .ok)
    #expect(nowcast.steps.count == 23)
    #expect(nowcast.steps.allSatisfy { $0.rate?.in(.millimeters) == 0 })
    #expect(nowcast.temperature != nil)
  }

  @Test(.enabled(if: !Recordings.files("nowcast").isEmpty)) func readsGeoSphere() throws {
    let nowcast = try GeoSphere.nowcast(
      try #require(Self.bytes("slettmayer__geosphere_nowcast_vienna.json")), fetched: Answers.now)
    #expect(nowcast.steps.count == 12)
    #expect(nowcast.steps[8].rate?.in(.millimeters) == 0.04)
    #expect(throws: ServiceError.noReport) {
      try GeoSphere.nowcast(
        try #require(Self.bytes("slettmayer__geosphere_nowcast_out_of_domain.json")),
        fetched: Answers.now)
    }
  }

  /// The data set describes its corners, its name for rain, and its step.
  @Test(.enabled(if: !Recordings.files("nowcast").isEmpty)) func knowsTheDataSet() throws {
    let bytes = try #require(Self.bytes("slettmayer__geosphere_nowcast_metadata.json"))
    let metadata = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let box = try #require(metadata["bbox"] as? [Double])
    #expect(zip(box, GeoSphere.bounds).allSatisfy { abs($0 - $1) < 1e-9 } && box.count == 4)
    #expect(metadata["frequency"] as? String == "15min")
    let parameters = try #require(metadata["parameters"] as? [[String: String]])
    #expect(parameters.first { $0["name"] == "rr" }?["unit"] == "kg m-2")
    #expect(parameters.first { $0["name"] == "t2m" }?["unit"] == "degree_Celsius")
  }

  @Test(.enabled(if: !Recordings.files("nowcast").isEmpty)) func readsOpenMeteo() throws {
    let nowcast = try OpenMeteoMinutes.nowcast(
      try #require(Self.bytes("frenck__forecast_minutely_15.json")), fetched: Answers.now)
    #expect(nowcast.steps.count == 4)
    #expect(nowcast.steps.first?.start == (try Date("2026-10-03T10:15:00Z", strategy: .iso8601)))
  }
}
