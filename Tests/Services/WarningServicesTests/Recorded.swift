import HTTP
import TestSupport
import Testing
import WarningServices
import Warnings

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
        case .file(let file): text = try Self.answer(file)
        }
        standIn.fail(.body(text), path: path)
      }
      return try await Self.client(standIn, at: now).found(place, in: language)
    }
  }

  /// The folder of the answers.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Answers/")

  static func answer(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  static func client(_ standIn: StandIn, at now: Double) -> WarningsClient {
    OfficialWarnings(
      ServiceConnection(
        http: .patient(), environment: standIn.environment,
        now: { Date(timeIntervalSince1970: now) }),
      regions: WarningRegions(file: PackageFolder.warningRegions).client
    ).client
  }

  static func place(
    _ name: String, _ country: String, _ region: String, _ latitude: Double, _ longitude: Double,
    _ zone: String
  ) -> Place {
    Place(
      name: name, country: country, countryName: country, region: region,
      coordinate: Coordinate(latitude, longitude), timeZone: zone)
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
      answers: [
        "/weatherAPI/opendata/weather.php?dataType=warnsum": .file("hko_warnsum.json"),
        "/weatherAPI/opendata/weather.php?dataType=warningInfo": .file("hko_warninginfo.json"),
      ]),
    Recorded(
      name: "meteoalarm",
      place: place("Bratislava", "SK", "", 48.14816, 17.10674, "Europe/Bratislava"),
      now: 1_795_270_800, answers: ["/api/v1/warnings/feeds-slovakia": .file("meteoalarm.json")]),
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

extension WarningsClient {
  func found(_ place: Place, in language: String = "en") async throws -> PlaceWarnings {
    guard case .found(let found) = try await warnings(place, language) else {
      throw ServiceError.noReport
    }
    return found
  }
}
