import Documents
import Phrases
import Presentation
import TestSupport
import Testing
import WarningWords
import Warnings

/// Answers of which a part can't be read: the rest is shown, and what is missing is said.
struct UnreadTests {
  private static let wind = """
    "event":"Wind","severity":"Severe","area":[{"areaDesc":"x","geocode":[{"valueName":"EMMA_ID","value":"SK502"}]}]
    """

  private static func area(_ code: String) -> String {
    #"{"alert":{"info":[{"area":[{"geocode":[{"valueName":"EMMA_ID","value":"\#(code)"}]}]}]}}"#
  }

  @Test(
    arguments: [
      // Its ground is another one.
      (area("SK511"), 0), (area("SK502"), 1),
      (#"{"alert":{"info":[{"area":[{"areaDesc":"y"}]}]}}"#, 1), (#""x""#, 1), ("{}", 1),
      (#"{"alert":{"info":[]}}"#, 1), (#"{"alert":{"status":"Test","info":[]}}"#, 0),
      (#"{"alert":{"msgType":"Cancel","info":[]}}"#, 0),
      (#"{"alert":{"info":[{"expires":"2026-03-06T11:00:00Z"}]}}"#, 0),
    ])
  func saysWhatIsUnreadBesideTheRest(entry: String, unread: Int) async throws {
    let found = try await Variant.slovakia(
      "unread", [#"{"alert":{"info":[{\#(Self.wind)}]}}"#, entry], own: []
    ).found()
    #expect(found.own.map(\.event) == ["Wind"])
    #expect(found.unread == unread)
    let words = Wording(phrases: English(), now: { found.fetched })
    let note = words.warnings.page(found.place, found).note
    #expect(note == (unread == 0 ? nil : "One of 2 warnings could not be read."))
    let line = words.warnings.line(found.place, found)
    #expect(line?.text == ["Wind (severe)", note].compactMap(\.self).joined(separator: " · "))
    #expect(found.json(at: found.place).description.contains(#""unread":\#(unread),"#))
  }

  /// A warning that could not be read may be for the place, so the page doesn't say that there are none.
  @Test func isNotAnAllClear() async throws {
    let far = Self.wind.replacing("SK502", with: "SK511")
    let found = try await Variant.slovakia(
      "unread", [#"{"alert":{"info":[{\#(far)}]}}"#, "{}"], own: []
    ).found()
    #expect(found.warnings.isEmpty && !found.isEmpty)
    let words = Wording(phrases: English(), now: { found.fetched }).warnings
    #expect(words.page(found.place, found).note == "One of 2 warnings could not be read.")
    #expect(words.line(found.place, found)?.text == "One of 2 warnings could not be read.")
    #expect(words.known(found.place, found)?.text == "One of 2 warnings could not be read.")
  }

  private static let lists = [
    "NO": "/weatherapi/metalerts/2.0/current.json", "CA": "/collections/weather-alerts/items",
    "US": "/alerts/active", "DE": "/alerts", "IE": "/warnings", "NZ": "/cap/rss",
    "HK": "/weatherAPI/opendata/weather.php?dataType=warnsum", "PE": "/v2/json/wmo_all.json",
    "IN": "/cap_public_website/FetchAllAlertDetails",
  ]

  @Test(arguments: [
    ("NO", #"{"features":[{"properties":{"event":"Known"}},{"properties":{}}]}"#),
    ("CA", #"{"features":[{"properties":{"alert_name_en":"Known"}},{"properties":{}}]}"#),
    ("US", #"{"features":[{"properties":{"event":"Known"}},{}]}"#),
    ("DE", #"{"location":{},"alerts":[{"event_en":"Known"},{}]}"#),
    (
      "IE",
      #"{"warnings":{"national":[{"type":"Known","regions":["EI0"]},{"type":"x","level":"Violet"}],"marine":[],"environmental":[]}}"#
    ),
    (
      "HK",
      #"{"WTS":{"name":"Known","actionCode":"ISSUE"},"WNEW":{"name":"New","actionCode":"ISSUE"}}"#
    ),
    ("PE", #"{"items":[{"capURL":"pe-x/1.xml","event":"Known"},{"capURL":"pe-x/2.xml"}]}"#),
    ("PE", #"{"items":[{"capURL":"pe-x/1.xml","event":"Known"},{"event":"x"}]}"#),
    ("IN", #"[{"identifier":1,"disaster_type":"Known"},{"identifier":2}]"#),
    ("NZ", "<rss><channel><item><title>Known</title><guid>1</guid></item><item/></channel></rss>"),
  ])
  func oneUnknownEntryHidesNoOther(country: String, body: String) async throws {
    let found = try await Variant(
      "unread", at: Variant.place("X", country, 53, -8), [#require(Self.lists[country]): body]
    ).found()
    #expect(found.warnings.map(\.event) == ["Known"])
    #expect(found.unread == 1)
    #expect(found.abridged == (["IN", "NZ", "PE"].contains(country) ? 1 : 0))
  }

  /// Only a limited number of an index's messages are read.
  @Test func saysOfHowManyOnlyTheTitleIsKnown() async throws {
    let items = (0..<70).map { #"{"capURL":"pe-x/\#($0).xml","event":"Wind \#($0)","s":1}"# }
    var answers = ["/v2/json/wmo_all.json": #"{"items":[\#(items.joined(separator: ","))]}"#]
    for index in 0..<70 {
      answers["/v2/cap-alerts/pe-x/\(index).xml"] = """
        <alert><info><event>Wind \(index)</event><area><circle>-12,-77 100</circle></area></info></alert>
        """
    }
    let found = try await Variant(
      "index", at: Variant.place("Lima", "PE", -12.04318, -77.02824), answers
    ).found()
    #expect(found.own.count == 60)
    #expect(found.unclear.count == 10)
    #expect(found.abridged == 10)
    let words = Wording(phrases: English(), now: { found.fetched })
    #expect(
      words.warnings.page(found.place, found).note == "10 of these could only be read in part.")
    #expect(found.json(at: found.place).description.contains(#""abridged":10,"#))
  }

  /// A border of more points than a tree of JSON may have values, beside one of three.
  @Test(
    arguments: [("NO", 99_000, true), ("NO", 150_000, nil), ("CA", 99_000, true)]
      as [(String, Int, Bool?)])
  func longBordersAreRead(country: String, count: Int, isHere: Bool?) async throws {
    let points = (0..<count).map { index in
      let turn = Double(index) / Double(count) * 2 * .pi
      return "[\(10 + cos(turn)),\(60 + sin(turn))]"
    }
    func feature(_ event: String, _ ring: String) -> String {
      let name = country == "NO" ? "event" : "alert_name_en"
      return
        #"{"geometry":{"type":"Polygon","coordinates":[[\#(ring)]]},"properties":{"\#(name)":"\#(event)"}}"#
    }
    let body =
      #"{"features":[\#(feature("Long", points.joined(separator: ","))),"#
      + feature("Short", "[9,59],[11,59],[10,62]") + "]}"
    let found = try await Variant(
      "long", at: Variant.place("X", country, 60, 10), [#require(Self.lists[country]): body]
    ).found()
    #expect(Set(found.own.map(\.event)) == (isHere == true ? ["Long", "Short"] : ["Short"]))
    #expect(found.unclear.map(\.event) == (isHere == true ? [] : ["Long"]))
  }
}

extension PlaceWarnings {
  fileprivate var place: Place { Place(name: "Turzovka", country: "SK", coordinate: .origin) }
}
