import Documents
import FileTestSupport
import Foundation
import HTTP
import Phrases
import TerminalText
import TestSupport
import Testing
import WarningRegions
import WeatherClients
import WeatherModels
import WeatherServices
import WeatherText

/// What each service's recorded answer is to people, in both languages, and to programs.
struct AuthorityTests {
  @Test(arguments: Recorded.all) func saysWhatWasRecorded(recorded: Recorded) async throws {
    let found = try await recorded.found(language: "en")
    let clock = Date(timeIntervalSince1970: recorded.now)
    func page(_ phrases: any Phrases, _ found: PlaceWarnings) -> String {
      let words = Wording(phrases: phrases, now: { clock })
      let lines = WeatherLines.warnings(words.warnings.page(recorded.place, found), width: 80)
      let line = words.warnings.line(recorded.place, found) ?? "–"
      return (lines.map(\.text) + ["→ " + line]).joined(separator: "\n")
    }
    let slovak = try await recorded.found(language: "sk")
    let json = found.json(at: recorded.place).description
    try expectText(
      [page(English(), found), page(Slovak(), slovak), json].joined(separator: "\n\n") + "\n",
      isIn: recorded.name + ".txt")
  }

  /// A service that answers anything else has not said that there is nothing to warn of.
  @Test(
    arguments: [
      ("DE", "[]"), ("DE", "{}"), ("DE", "<html>"), ("DE", #"{"alerts":[{}]}"#),
      ("NO", "{}"), ("NO", #"{"features":{}}"#), ("NO", #"{"features":[{}]}"#),
      ("IE", "{}"), ("IE", #"{"warnings":{"national":[],"marine":[]}}"#),
      (
        "IE",
        #"{"warnings":{"national":[{"headline":"Wind","level":"Violet"}],"marine":[],"environmental":[]}}"#
      ),
      ("CA", "{}"), ("CA", #"{"features":[{}]}"#),
      ("CA", #"{"features":[],"numberMatched":3,"numberReturned":0}"#),
      ("HK", "[]"), ("HK", #"{"WXYZ":{"name":"New","actionCode":"ISSUE"}}"#),
      ("HK", #"{"WTS":{"name":"Thunderstorm","actionCode":"PERHAPS"}}"#), ("HK", #"{"WTS":{}}"#),
      ("JP", "{}"), ("JP", "[]"), ("IN", "{}"), ("IN", "[{}]"), ("NZ", "<html></html>"),
      ("NZ", "<rss><channel><item/></channel></rss>"), ("PE", "{}"), ("PE", #"{"items":[{}]}"#),
      ("PE", #"{"items":[{"capURL":"../../etc/passwd","event":"x"}]}"#), ("US", "{}"), ("SK", "{}"),
    ])
  func unknownShapesCannotBeRead(country: String, body: String) async throws {
    try await StandIn.serving(.sample { Date() }) { standIn in
      standIn.fail(.body(body))
      let region = country == "JP" ? "Tokyo" : nil
      let place = Place(
        name: "X", country: country, region: region, coordinate: .origin)
      do {
        let answer = try await Recorded.client(standIn, at: 0).warnings(place, "en")
        Issue.record("\(country): \(answer)")
      } catch {
        guard case ServiceError.badWarnings = error else {
          Issue.record("\(country): \(error)")
          return
        }
      }
    }
  }

  @Test(
    arguments: [
      #"{"reportDatetime":"x","areaTypes":[{"areas":[{"code":"130000","warnings":[{"code":"99","status":"発表"}]}]}]}"#,
      #"{"areaTypes":[{"areas":[{"code":"130000","warnings":[{"code":"03","status":"?"}]}]}]}"#,
      #"{"areaTypes":[]}"#, #"{"areaTypes":[{"areas":[{"code":"130000"}]}]}"#,
    ])
  func unknownCodesOfJapanCannotBeRead(body: String) async throws {
    var recorded = try #require(Recorded.all.first { $0.name == "jma" })
    recorded.answers["/bosai/warning/data/warning/130000.json"] = .text(body)
    await #expect(throws: ServiceError.self) { try await recorded.found(language: "en") }
  }

  /// The Bureau's message has codes that nobody can place, and China's list is none of ours.
  @Test func knowsWhatItCannotPlace() async throws {
    var recorded = try #require(Recorded.all.first { $0.name == "wmo-australia" })
    #expect(try await recorded.found(language: "en").warnings.map(\.placed) == [.country])
    recorded.answers["/v2/json/wmo_all.json"] = .file("cma_warnings.json")
    await #expect(throws: ServiceError.badWarnings(.wmo, detail: "no list items")) {
      try await recorded.found(language: "en")
    }
  }

  @Test func saysThatThereAreNone() async throws {
    var recorded = try #require(Recorded.all.first { $0.name == "metalerts" })
    recorded.answers = ["/weatherapi/metalerts/2.0/current.json": .text(#"{"features":[]}"#)]
    let found = try await recorded.found(language: "en")
    let words = Wording(phrases: English(), now: { found.fetched })
    #expect(
      words.warnings.page(recorded.place, found).note?
        .hasPrefix("No warnings for \(recorded.place.name). MET Norway, checked ") == true)
  }

  /// The country's own service first, MeteoAlarm only where that fails, and said so.
  @Test func fallsBackToMeteoAlarm() async throws {
    var recorded = try #require(Recorded.all.first { $0.name == "metalerts" })
    recorded.answers = [
      "/weatherapi/metalerts/2.0/current.json": .text("<html>"),
      "/api/v1/warnings/feeds-norway": .text(#"{"warnings":[]}"#),
    ]
    let found = try await recorded.found(language: "en")
    #expect(found.service == .meteoAlarm)
    #expect(found.fallbackFor == .metNorway)
    let words = Wording(phrases: English(), now: { found.fetched })
    #expect(
      words.warnings.page(recorded.place, found).note?.hasPrefix(
        "The warnings of MET Norway could not be read. These are from MeteoAlarm. No warnings for ")
        == true)
    #expect(found.json(at: recorded.place).description.contains(#""fallbackFor":"metalerts""#))
  }
}

/// A recorded answer, for a place.
struct Recorded: Sendable, CustomTestStringConvertible {
  var name: String
  var place: Place
  /// Seconds since 1970.
  var now: Double
  var answers: [String: Body]

  enum Body: Sendable {
    case file(String)
    case text(String)
  }

  var testDescription: String { name }

  func found(language: String) async throws -> PlaceWarnings {
    try await StandIn.serving(.sample { Date() }) { standIn in
      standIn.fail(.status(404, reason: "x"))
      for (path, body) in answers {
        let text: String
        switch body {
        case .text(let body): text = body
        case .file(let file):
          let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Answers/" + file)
          text = try String(contentsOf: url, encoding: .utf8)
        }
        standIn.fail(.body(text), path: path)
      }
      guard
        case .found(let found) = try await Self.client(standIn, at: now).warnings(place, language)
      else { throw ServiceError.noReport }
      return found
    }
  }

  static func client(_ standIn: StandIn, at now: Double) -> WarningsClient {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/WarningRegions/Resources/warning-regions.bin")
      .standardizedFileURL
    return OfficialWarnings(
      http: HTTPClient(userAgent: "vane/test"), environment: standIn.environment,
      regions: WarningRegions(file: file).client, now: { Date(timeIntervalSince1970: now) }
    ).client
  }

  private static func place(
    _ name: String, _ country: String, _ region: String, _ latitude: Double, _ longitude: Double,
    _ zone: String
  ) -> Place {
    Place(
      name: name, country: country, countryName: country, region: region,
      coordinate: Coordinate(latitude: latitude, longitude: longitude) ?? .origin, timeZone: zone)
  }

  /// 2026-03-06T12:00:00Z.
  private static let march = 1_772_798_400.0

  static let all: [Recorded] = [
    Recorded(
      name: "dwd", place: place("Berlin", "DE", "Berlin", 52.52437, 13.41053, "Europe/Berlin"),
      now: march, answers: ["/alerts": .file("brightsky_alerts.json")]),
    Recorded(
      name: "metalerts", place: place("Fram", "NO", "Svalbard", 78, -5, "Arctic/Longyearbyen"),
      now: march + 86_400,
      answers: ["/weatherapi/metalerts/2.0/current.json": .file("metno_alerts.json")]),
    Recorded(
      name: "met-eireann", place: place("Cork", "IE", "Munster", 51.898, -8.4706, "Europe/Dublin"),
      now: march, answers: ["/warnings": .file("meteireann_national.json")]),
    Recorded(
      name: "met-eireann-marine",
      place: place("Dublin", "IE", "Leinster", 53.33306, -6.24889, "Europe/Dublin"), now: march,
      answers: ["/warnings": .file("meteireann_warnings.json")]),
    Recorded(
      name: "eccc", place: place("Oakville", "CA", "Ontario", 43.45, -79.683, "America/Toronto"),
      now: 1_772_751_600,
      answers: ["/collections/weather-alerts/items": .file("eccc_alerts.json")]),
    Recorded(
      name: "hko", place: place("Hong Kong", "HK", "", 22.27832, 114.17469, "Asia/Hong_Kong"),
      now: 1_787_656_000,
      answers: ["/weatherAPI/opendata/weather.php": .file("hko_warnsum.json")]),
    Recorded(
      name: "jma", place: place("Tokyo", "JP", "Tokyo", 35.6895, 139.69171, "Asia/Tokyo"),
      now: march + 60_000,
      answers: [
        "/bosai/common/const/area.json": .file("jma_area.json"),
        "/bosai/warning/data/warning/130000.json": .file("jma_warning_tokyo.json"),
      ]),
    Recorded(
      name: "jma-islands", place: place("Tokyo", "JP", "Tokyo", 35.6895, 139.69171, "Asia/Tokyo"),
      now: march + 60_000,
      answers: [
        "/bosai/common/const/area.json": .file("jma_area.json"),
        "/bosai/warning/data/warning/130000.json": .file("jma_warning_islands.json"),
      ]),
    Recorded(
      name: "sachet", place: place("New Delhi", "IN", "Delhi", 28.63576, 77.22445, "Asia/Kolkata"),
      now: 2_051_240_000,
      answers: [
        "/cap_public_website/FetchAllAlertDetails": .file("sachet_alerts.json"),
        "/cap_public_website/FetchXMLFile": .file("sachet_cap_2026081001.xml"),
      ]),
    Recorded(
      name: "metservice",
      place: place("Rangipo", "NZ", "Manawatū", -39.287, 175.7395, "Pacific/Auckland"),
      now: 1_788_180_000,
      answers: [
        "/cap/rss": .file("metservice_rss.xml"),
        "/cap/alert": .file("metservice_cap_desertroad.xml"),
      ]),
    Recorded(
      name: "nws", place: place("New York", "US", "New York", 40.7128, -74.006, "America/New_York"),
      now: 1_774_360_800, answers: ["/alerts/active": .file("nws_alerts_with_test.json")]),
    Recorded(
      name: "wmo-australia",
      place: place("Sydney", "AU", "New South Wales", -33.86785, 151.20732, "Australia/Sydney"),
      now: 2_079_759_600,
      answers: [
        "/v2/json/wmo_all.json": .file("wmo_all.json"),
        "/v2/cap-alerts/au-bom-en/2035/11/27/storm.xml": .file("bom_cap_storm_nsw.xml"),
      ]),
    Recorded(
      name: "wmo-peru", place: place("Lima", "PE", "Lima", -12.04318, -77.02824, "America/Lima"),
      now: 2_079_759_600,
      answers: [
        "/v2/json/wmo_all.json": .file("wmo_all.json"),
        "/v2/cap-alerts/pe-senamhi-es/2035/11/27/dust.xml": .file("wmo_dust.xml"),
      ]),
    Recorded(
      name: "wmo-none", place: place("Nairobi", "KE", "Nairobi", -1.28, 36.82, "Africa/Nairobi"),
      now: 2_079_759_600, answers: ["/v2/json/wmo_all.json": .file("wmo_all.json")]),
  ]
}
