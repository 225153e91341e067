import TestSupport
import Testing
import Warnings

/// Answers that were never recorded: updates, cancellations, tests, odd codes, odd times and odd ground.
struct VariantTests {
  @Test(arguments: Variant.all) func showsWhatIsInForceHere(variant: Variant) async throws {
    let found = try await variant.found()
    #expect(found.own.map(\.event) == variant.own)
    #expect(found.unclear.map(\.event) == variant.unclear)
  }

  @Test(
    arguments: [
      ("WTS", "WTS"), ("WRAIN", "WRAINA"), ("WRAIN", "WRAINR"), ("WRAIN", "WRAINB"),
      ("WTCSGNL", "TC1"), ("WTCSGNL", "TC3"), ("WTCSGNL", "TC8NE"), ("WTCSGNL", "TC8SE"),
      ("WTCSGNL", "TC8SW"), ("WTCSGNL", "TC8NW"), ("WTCSGNL", "TC9"), ("WTCSGNL", "TC10"),
      ("WTCPRE8", "WTCPRE8"), ("WHOT", "WHOT"), ("WCOLD", "WCOLD"), ("WFROST", "WFROST"),
      ("WFIRE", "WFIREY"), ("WFIRE", "WFIRER"), ("WL", "WL"), ("WMSGNL", "WMSGNL"),
      ("WFNTSA", "WFNTSA"), ("WTMW", "WTMW"),
    ])
  func readsEveryCodeOfHongKong(name: String, code: String) async throws {
    for (action, count) in [
      ("ISSUE", 1), ("REISSUE", 1), ("EXTEND", 1), ("UPDATE", 1), ("CANCEL", 0),
    ] {
      let found = try await Variant.hongKong(
        #"{"\#(name)":{"name":"A warning","code":"\#(code)","actionCode":"\#(action)"}}"#
      ).found()
      #expect(found.warnings.count == count, "\(code) \(action)")
      #expect(found.warnings.allSatisfy { $0.event == "A warning" })
    }
  }

  @Test(
    arguments: [
      (#""risk_colour_en":"Orange","alert_type":"statement""#, .orange, nil),
      (#""risk_colour_en":null,"alert_type":"statement""#, nil, .minor),
      (#""alert_type":"Advisory""#, nil, .moderate), (#""alert_type":"watch""#, nil, .moderate),
      (#""alert_type":"warning""#, nil, .severe), (#""alert_type":"bulletin""#, nil, nil),
    ] as [(String, WeatherWarning.Color?, WeatherWarning.Severity?)])
  func anAlertOfCanadaWithoutAColorHasTheSeverityOfItsType(
    members: String, color: WeatherWarning.Color?, severity: WeatherWarning.Severity?
  ) async throws {
    let found = try await Variant(
      "Canada", at: Variant.place("Halifax", "CA", 44.65, -63.57),
      [
        "/collections/weather-alerts/items":
          #"{"features":[{"properties":{"alert_name_en":"gale",\#(members)}}]}"#
      ]
    ).found()
    #expect(found.warnings.map(\.color) == [color])
    #expect(found.warnings.map(\.severity) == [severity])
  }

  @Test func saysTheLevelsOfHongKong() async throws {
    let found = try await Variant.hongKong(
      """
      {"WRAIN":{"name":"Rainstorm Warning Signal","code":"WRAINB","type":"Black","actionCode":"ISSUE"},
      "WFIRE":{"name":"Fire Danger Warning","code":"WFIRER","actionCode":"ISSUE"}}
      """,
      texts: """
        {"details":[{"contents":["It rains.","Stay."],"warningStatementCode":"WRAIN","subtype":"WRAINB"}]}
        """
    ).found()
    #expect(
      found.warnings.map(\.event) == ["Fire Danger Warning", "Rainstorm Warning Signal: Black"])
    #expect(found.warnings.map(\.level) == ["Red", nil])
    #expect(found.warnings.map(\.color) == [.red, nil])
    #expect(found.warnings.map(\.description) == [nil, "It rains.\nStay."])
  }

  @Test(
    arguments: [
      ("00:00 Saturday 07/03/2026", "2026-03-07T00:00:00Z"),
      ("18:30 Monday 06/07/2026", "2026-07-06T17:30:00Z"), ("soon", nil), ("00:00 07/03/2026", nil),
    ] as [(String, String?)])
  func readsTheTimesOfIreland(text: String, instant: String?) async throws {
    let found = try await Variant.ireland(
      "national", #"{"type":"Rain","level":"Yellow","regions":["EI07"],"validFrom":"\#(text)"}"#
    ).found()
    #expect(found.warnings.map { $0.from.map { $0.formatted(.iso8601) } } == [instant])
  }
}

/// An answer of a service, for a place, and the events that are to be shown there.
struct Variant: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var place: Place
  var answers: [String: String]
  var own: [String] = []
  var unclear: [String] = []

  init(
    _ name: String, at place: Place, _ answers: [String: String], own: [String] = [],
    unclear: [String] = []
  ) {
    testDescription = name
    (self.place, self.answers, self.own, self.unclear) = (place, answers, own, unclear)
  }

  /// 2026-03-06T12:00:00Z.
  static let now = 1_772_798_400.0

  func found(language: String = "en") async throws -> PlaceWarnings {
    try await Recorded(
      name: testDescription, place: place, now: Self.now, answers: answers.mapValues { .text($0) }
    ).found(language: language)
  }

  static func place(
    _ name: String, _ country: String, _ latitude: Double, _ longitude: Double,
    region: String? = nil
  ) -> Place {
    Place(
      name: name, country: country, region: region, coordinate: Coordinate(latitude, longitude))
  }

  static func hongKong(_ summary: String, texts: String = "{}") -> Variant {
    Variant(
      "HKO", at: place("Hong Kong", "HK", 22.28, 114.17),
      [
        "/weatherAPI/opendata/weather.php?dataType=warnsum": summary,
        "/weatherAPI/opendata/weather.php?dataType=warningInfo": texts,
      ])
  }

  static func ireland(
    _ list: String, _ items: String, own: [String] = [], unclear: [String] = []
  ) -> Variant {
    let lists = ["national", "marine", "environmental", "advisories"].map {
      #""\#($0)":[\#($0 == list ? items : "")]"#
    }
    return Variant(
      "Met Éireann: \(items.prefix(60))", at: place("Dublin", "IE", 53.33306, -6.24889),
      ["/warnings": #"{"warnings":{\#(lists.joined(separator: ","))}}"#], own: own,
      unclear: unclear)
  }
}
