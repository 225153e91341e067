import HTTP
import TestSupport
import Testing

@testable import WeatherServices

@Suite(.timeLimit(.minutes(5))) final class InternetAddressTests: StandInSuite {
  static let recordings: [(file: String, expected: String)] = [
    ("ip-api/alexreisner__74_200_247_59.json", "Jersey City 40.7209 -74.0468 America/New_York"),
    ("ip-api/doc-address__24_48_0_1_flags.json", "Montreal 45.4995 -73.5848 America/Toronto"),
    ("ipapi-co/ipapi-co__doc_50_1_2_3.json", "Sacramento 38.548 -121.4597 America/Los_Angeles"),
    ("ipinfo/alexreisner__8_8_8_8.json", "Mountain View 37.3845 -122.0881 –"),
    ("ipinfo/geocoder-php__74_125_45_100.json", "Tulsa 36.154 -95.9928 –"),
  ]

  @Test(
    .enabled(if: !Recordings.files("ip-geolocation/ipinfo").isEmpty, "There are no recordings."),
    arguments: recordings)
  func readsEveryForm(file: String, expected: String) throws {
    let body = try Data(
      contentsOf: Recordings.folder.appending(path: "ip-geolocation/" + file))
    let position = try answer([UInt8](body)).position(host: "a")
    let point = position.coordinate
    #expect(
      "\(position.name ?? "–") \(point.latitude) \(point.longitude) \(position.timeZone ?? "–")"
        == expected)
    #expect(position.source == .ip)
    #expect(position.accuracy == nil)
  }

  @Test(
    arguments: [
      (200, #"{"error":true,"reason":"RateLimited","message":"Sign up"}"#, "RateLimited"),
      (200, #"{"status":"fail","message":"private range","query":"::1"}"#, "private range"),
      (200, #"{"error":true}"#, "an error without a reason"), (200, "", "not JSON"),
      (200, #"{"ip":"127.0.0.1","bogon":true}"#, "no position"), (200, "[]", "not JSON"),
      (200, #"{"latitude":91,"longitude":0}"#, "no position"), (200, "<html>", "not JSON"),
      (200, #"{"loc":"1,2,3"}"#, "no position"), (200, #"{"loc":"nan,0"}"#, "no position"),
      (200, #"{"latitude":null,"longitude":null}"#, "no position"),
      (429, #"{"reason":"Rate\u001b[31m"}"#, "error 429: Rate[31m"), (503, "", "error 503"),
    ])
  func saysWhyThereIsNoPosition(status: Int, body: String, detail: String) {
    #expect(throws: PositionError.badAnswer(host: "a", detail: detail.cleaned(limit: 300))) {
      try answer(Array(body.utf8), status).position(host: "a")
    }
  }

  @Test func asksWithoutSayingAnything() async throws {
    let address = Self.address(["VANE_IP_LOCATION_URL": standIn.url])
    #expect(address.host == "127.0.0.1")
    let position = try await address.position()
    #expect(position.name == "Oslo")
    #expect(standIn.requests.map(\.path) == ["/json/"])
    standIn.fail(.status(429, reason: "RateLimited"))
    await #expect(
      throws: PositionError.badAnswer(host: "127.0.0.1", detail: "error 429: RateLimited")
    ) {
      try await address.position()
    }
  }

  @Test func namesTheServiceThatIsAsked() async {
    #expect(Self.address([:]).host == "ipapi.co")
    let bad = Self.address(["VANE_IP_LOCATION_URL": "http://example.org"])
    await #expect(
      throws: PositionError.service(
        .badAddress(setting: "VANE_IP_LOCATION_URL", value: "http://example.org"))
    ) {
      try await bad.position()
    }
  }

  private static func address(_ environment: [String: String]) -> InternetAddress {
    InternetAddress(
      ServiceConnection(http: .patient(), environment: environment, now: { Date() }))
  }

  private func answer(_ body: [UInt8], _ status: Int = 200) -> InternetAddressAnswer {
    InternetAddressAnswer(HTTPResponse(status: status, host: "a", body: body))
  }
}
