import Documents
import FileTestSupport
import HTTP
import Phrases
import Presentation
import TerminalText
import TestSupport
import WarningServices
import WarningWords
import Warnings

/// Shows each service's recorded answer to people, in both languages, and to programs.
struct AuthorityTests {
  @Test(arguments: Recorded.all) func saysWhatWasRecorded(recorded: Recorded) async throws {
    let found = try await recorded.found(language: "en")
    let clock = Date(timeIntervalSince1970: recorded.now)
    func page(_ phrases: any Phrases, _ found: PlaceWarnings) -> String {
      let words = Wording(phrases: phrases, now: { clock })
      let lines = WeatherLines.warnings(words.warnings.page(recorded.place, found), width: 80)
      let line = words.warnings.line(recorded.place, found)?.text ?? "–"
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
      ("SK", #"{"warnings":[{"uuid":"x"}]}"#), ("SK", #"{"warnings":["x"]}"#),
      ("SK", #"{"warnings":[{"alert":{"identifier":"x","info":[]}}]}"#),
      ("HK", #"{"WRAIN":{"name":"x","code":"WRAINX","actionCode":"ISSUE"}}"#),
      ("HK", #"{"WTCSGNL":{"name":"x","code":"TC2","actionCode":"ISSUE"}}"#),
      ("US", #"{"features":[{}]}"#),
      ("US", #"{"features":[{"properties":{"severity":"Severe"}}]}"#),
      ("IE", #"{"warnings":{"national":[],"marine":[],"environmental":[],"advisories":{}}}"#),
      ("PE", #"{"items":[{"capURL":"pe-senamhi-es/x.xml"}]}"#),
    ])
  func unknownShapesCannotBeRead(country: String, body: String) async throws {
    try await StandIn.serving(.sample { Date() }) { standIn in
      standIn.fail(.body(body))
      let region = country == "JP" ? "Tokyo" : nil
      let place = Place(name: "X", country: country, region: region, coordinate: .origin)
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
        "The warnings from MET Norway could not be read. These are from MeteoAlarm. No warnings for "
      )
        == true)
    #expect(found.json(at: recorded.place).description.contains(#""fallbackFor":"metalerts""#))
  }
}
