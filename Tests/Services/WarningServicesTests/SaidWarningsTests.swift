import Documents
import Phrases
import Presentation
import TestSupport
import Testing
import WarningWords
import Warnings

/// Texts as their authority wrote them, in the language that the user reads.
struct SaidWarningsTests {
  /// A title with a color names the kind in the user's language; the event stands below it unless the headline has it.
  @Test(
    arguments: [
      ("Kuling", "Warning until tomorrow", ["Kuling", "Warning until tomorrow"]),
      ("Kuling", "kuling until tomorrow", ["kuling until tomorrow"]),
      ("Kuling", "Kuling", ["Kuling"]), ("Wind", "Wind", []), ("Wind", nil, []),
      ("Yellow wind warning", nil, []), ("Yellow gale warning", nil, ["Yellow gale warning"]),
    ] as [(String, String?, [String])])
  func saysTheEvent(event: String, headline: String?, text: [String]) {
    var warning = WeatherWarning(event: event)
    (warning.color, warning.kind, warning.headline) = (.yellow, .wind, headline)
    let words = Wording(phrases: English(), now: { Date(timeIntervalSince1970: 0) })
    let place = Variant.place("Oslo", "NO", 59.91, 10.75)
    #expect(words.warnings.row(warning, at: place).title.text == "Yellow warning: wind")
    #expect(words.warnings.row(warning, at: place).text == text)
  }

  /// Seconds from Friday, 6 March 2026, 12:00 UTC. A message can end before what it warns of begins.
  @Test(
    arguments: [
      (0, 86_400, "Fri 12:00 to Sat 12:00"), (86_400, 3600, "from Sat 12:00"),
      (0, 10 * 86_400, "Fri 12:00 to Mon 16 12:00"),
      (0, 30 * 86_400, "Fri 12:00 to Sunday, 5 April 2026 12:00"), (nil, nil, nil),
    ] as [(Double?, Double?, String?)])
  func saysTheTimes(from: Double?, until: Double?, period: String?) {
    let now = Date(timeIntervalSince1970: Variant.now)
    var warning = WeatherWarning(event: "Wind")
    (warning.from, warning.until) = (from.map { now + $0 }, until.map { now + $0 })
    var place = Variant.place("Reykjavik", "IS", 64.1, -21.9)
    place.timeZone = "Atlantic/Reykjavik"
    let words = Wording(phrases: English(), now: { now })
    #expect(words.warnings.row(warning, at: place).facts.first == period)
  }

  @Test(arguments: [
    (["sk", "de-DE", "en"], "en", "en"), (["sk", "de-DE", "en"], "sk", "sk"),
    (["sk", "de-DE", "en"], "de", "de-DE"), (["sk", "de-DE", "en"], "fr", "en"),
    (["sk", "de-DE", "en"], "SK", "sk"), (["en", "SK_SK"], "sk", "SK_SK"),
    (["en", "slk"], "sk", "slk"), (["en", "slo"], "sk", "slo"), (["en", "SK-sk"], "sk", "SK-sk"),
  ])
  func choosesTheLanguage(tags: [String], reads: String, language: String) async throws {
    let infos = tags.map {
      #"{"language":"\#($0)","event":"x","area":[{"geocode":[{"valueName":"EMMA_ID","value":"SK502"}]}]}"#
    }
    let found = try await slovakia(infos, language: reads)
    #expect(found.warnings.map(\.language) == [language])
  }

  /// MET Norway says which language it answers in.
  @Test func saysTheLanguageOfTheAnswer() async throws {
    var recorded = try #require(Recorded.all.first { $0.name == "metalerts" })
    #expect(try await recorded.found(language: "en").warnings.map(\.language) == ["no"])
    recorded.answers = [
      "/weatherapi/metalerts/2.0/current.json": .text(
        #"{"features":[{"properties":{"event":"gale"},"geometry":null}]}"#)
    ]
    #expect(try await recorded.found(language: "en").warnings.map(\.language) == ["en"])
  }

  /// MeteoAlarm has three colors; a level beyond them is said as it was written.
  @Test func keepsALevelThatIsNotKnown() async throws {
    let info = #"""
      {"event":"x","parameter":[{"valueName":"awareness_level","value":"5; violet; Extreme"}],
      "area":[{"geocode":[{"valueName":"EMMA_ID","value":"SK502"}]}]}
      """#
    let found = try await slovakia([info], language: "en")
    #expect(found.warnings.map(\.color) == [nil])
    #expect(found.warnings.map(\.level) == ["violet"])
  }

  @Test func namesTheCounties() async throws {
    let found = try await Variant.ireland(
      "national", #"{"type":"Rain","level":"Yellow","regions":["EI07","IE007","EI99"]}"#
    ).found()
    #expect(found.warnings.map(\.area) == ["Dublin, Cork"])
  }

  @Test(arguments: [("en", "Tokyo Region"), ("ja", "東京地方")])
  func namesTheAreasOfJapan(language: String, area: String) async throws {
    var recorded = try #require(Recorded.all.first { $0.name == "jma" })
    recorded.answers = [
      "/bosai/common/const/area.json": .text(
        """
        {"offices":{"130000":{"name":"東京都"}},"class15s":{},"class20s":{},
        "class10s":{"130010":{"name":"東京地方","enName":"Tokyo Region","parent":"130000"}}}
        """),
      "/bosai/warning/data/warning/130000.json": .text(
        #"{"areaTypes":[{"areas":[{"code":"130010","warnings":[{"code":"03","status":"発表"}]}]}]}"#),
    ]
    #expect(try await recorded.found(language: language).warnings.map(\.area) == [area])
  }

  @Test func namesTheServiceThatFailed() async throws {
    try await StandIn.serving(.sample { Date() }) { standIn in
      standIn.fail(.status(404, reason: "Not Found"))
      await #expect {
        _ = try await Recorded.client(standIn, at: 0).warnings(
          Variant.place("Berlin", "DE", 52.52, 13.41), "en")
      } throws: { error in
        guard case ServiceError.warnings(.dwd, .status(404, _, _)) = error else { return false }
        let sentence = English().warningsMissing(because: .service(error as! ServiceError))
        return sentence.hasPrefix("The warnings from Deutscher Wetterdienst could not be read. ")
      }
    }
    let json = PlaceWarnings.unreadJSON("x", of: .dwd).description
    #expect(json.contains(#""service":"dwd""#))
  }

  /// China's feed is known to be wrong: that it has no warnings is not said.
  @Test(arguments: [("CN", true), ("PE", false)])
  func saysNothingOfAFeedThatIsLeftOut(country: String, isLeftOut: Bool) async throws {
    try await StandIn.serving(.sample { Date() }) { standIn in
      standIn.fail(.body(#"{"items":[{"capURL":"cn-cma-xx/a.xml","event":"x"}]}"#))
      let answer = try await Recorded.client(standIn, at: 0).warnings(
        Variant.place("X", country, 30, 110), "en")
      #expect((answer == .noService) == isLeftOut)
    }
  }

  /// A map needs the warnings of all of Canada: more points than a tree of JSON may have values.
  @Test func readsLargeCollections() async throws {
    let ring = (0..<1000).map { "[\(-80 + Double($0) / 1000),\($0 < 500 ? 43 : 44)]" }
    let features = (0..<300).map {
      #"{"properties":{"id":"\#($0)","alert_name_en":"snow","feature_name_en":"\#($0)"},"geometry":{"type":"Polygon","coordinates":[[\#(ring.joined(separator: ","))]]}}"#
    }
    let found = try await Recorded(
      name: "", place: Variant.place("Oakville", "CA", 43.2, -79.7), now: Variant.now,
      answers: [
        "/collections/weather-alerts/items": .text(
          #"{"features":[\#(features.joined(separator: ","))],"numberMatched":300}"#)
      ]
    ).found(language: "en")
    #expect(found.warnings.map(\.event) == ["Snow"])
    #expect(found.warnings.map(\.placed) == [.polygon])
  }

  private func slovakia(_ infos: [String], language: String) async throws -> PlaceWarnings {
    let alert = #"{"alert":{"info":[\#(infos.joined(separator: ","))]}}"#
    return try await Variant.slovakia("", [alert], own: []).found(language: language)
  }
}
