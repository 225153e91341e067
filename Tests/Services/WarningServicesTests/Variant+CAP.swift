import Reports

extension Variant {
  static let newZealand = [
    rangipo("nothing", [], own: []), rangipo("polygons", [cap("a", area: around)], own: ["a"]),
    rangipo("elsewhere", [cap("a", area: polygon("-30,170 -30,171 -31,171"))], own: []),
    rangipo(
      "an update",
      [cap("a", area: around), cap("b", "<references>m,a,t</references>", area: around)], own: ["b"]
    ),
    rangipo(
      "a cancellation",
      [
        cap("a", area: around),
        cap("b", "<msgType>Cancel</msgType><references>m,a,t</references>", area: around),
      ], own: []),
    rangipo("a test", [cap("a", "<status>Test</status>", area: around)], own: []),
    rangipo(
      "an answer",
      [
        cap("a", area: around),
        cap("b", "<msgType>Ack</msgType><references>m,a,t</references>", area: around),
      ], own: ["a"]),
    rangipo(
      "one that updates itself",
      [cap("a", "<msgType>Update</msgType><references>m,a,t</references>", area: around)],
      own: ["a"]),
    rangipo(
      "all clear", [cap("a", info: "<responseType>AllClear</responseType>", area: around)], own: []),
    rangipo(
      "over", [cap("a", info: "<expires>2026-03-06T11:00:00Z</expires>", area: around)], own: []),
    rangipo(
      "a time without a zone",
      [cap("a", info: "<expires>2026-03-06T11:00:00</expires>", area: around)], own: ["a"]),
    rangipo(
      "two rings over each other",
      [
        cap(
          "a",
          area: polygon("-39,175 -39,176 -40,176 -40,175 -39,175 -39,176 -40,176 -40,175 -39,175"))
      ], own: ["a"]),
    rangipo(
      "a ground that cannot be read", [cap("a", area: polygon("here"))], own: [], unclear: ["a"]),
  ]

  private static let around = polygon("-39,175 -39,176 -40,176 -40,175")

  static func polygon(_ points: String) -> String { "<polygon>\(points)</polygon>" }

  static func cap(
    _ name: String, _ members: String = "", info: String = "", area: String
  ) -> String {
    """
    <alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>\(name)</identifier><sender>m</sender>
    \(members)<info><language>en</language><event>\(name)</event>\(info)<area><areaDesc>x</areaDesc>\(area)</area>
    </info></alert>
    """
  }

  private static func rangipo(
    _ name: String, _ messages: [String], own: [String], unclear: [String] = []
  ) -> Variant {
    let items = messages.indices.map { "<item><title>x</title><guid>\($0)</guid></item>" }
    var answers = ["/cap/rss": "<rss><channel>\(items.joined())</channel></rss>"]
    for (index, message) in messages.enumerated() { answers["/cap/alert?id=\(index)"] = message }
    return Variant(
      "MetService: \(name)", at: place("Rangipo", "NZ", -39.287, 175.7395), answers, own: own,
      unclear: unclear)
  }

  static let world = [
    lima(
      "in its message's words", item("pe-senamhi-es/a.xml", "x"),
      cap("a", area: polygon("-11,-78 -11,-76 -13,-76 -13,-78")), own: ["a"]),
    lima(
      "without an event in the index", item("pe-senamhi-es/a.xml", nil),
      cap("a", area: polygon("-11,-78 -11,-76 -13,-76 -13,-78")), own: ["a"]),
    lima("of another country, and odd", item("ec-inamhi-es/a.xml", nil), "", own: []),
    lima(
      "a message that cannot be read", item("pe-senamhi-es/a.xml", "x"), "<html>", own: [],
      unclear: ["x"]),
    lima(
      "over", item("pe-senamhi-es/a.xml", "x", expires: "2026-03-06 11:00:00"), "<html>", own: []),
    lima(
      "a feed that is known to be wrong",
      item("pe-senamhi-es/a.xml", "x").replacing("pe-senamhi-es", with: "co-ungrd-es"), "", own: []),
    lima(
      "the longitude first", item("pe-senamhi-es/a.xml", "x"),
      cap("a", area: polygon("-78,-11 -76,-11 -76,-13 -78,-13")), own: [], unclear: ["a"]),
    // Where latitude and longitude are about the same, the area of a neighbor is not ours exchanged.
    Variant(
      "WMO: Nigeria", at: place("Kaduna", "NG", 10.52, 7.44),
      [
        "/v2/json/wmo_all.json": #"{"items":[\#(item("ng-nimet-en/a.xml", "x"))]}"#,
        "/v2/cap-alerts/ng-nimet-en/a.xml": cap("a", area: polygon("7,10 8,10 8,11 7,11")),
      ]),
  ]

  private static func item(
    _ path: String, _ event: String?, expires: String = "2026-03-07 11:00:00"
  ) -> String {
    let event = event.map { #","event":"\#($0)""# } ?? ""
    return #"{"id":"\#(path)","capURL":"\#(path)","s":3,"expires":"\#(expires)"\#(event)}"#
  }

  private static func lima(
    _ name: String, _ item: String, _ message: String, own: [String], unclear: [String] = []
  ) -> Variant {
    Variant(
      "WMO: \(name)", at: place("Lima", "PE", -12.04318, -77.02824),
      [
        "/v2/json/wmo_all.json": #"{"items":[\#(item)]}"#,
        "/v2/cap-alerts/pe-senamhi-es/a.xml": message,
      ], own: own, unclear: unclear)
  }

  static let europe = [
    slovakia("nothing", [], own: []), slovakia("a region", [alarm("a", code: "SK502")], own: ["a"]),
    slovakia("its neighbour", [alarm("a", code: "SK511")], own: []),
    slovakia(
      "a polygon beside its region",
      [alarm("a", code: "SK502", area: #","polygon":["1,1 1,2 2,2"]"#)], own: []),
    slovakia("an exercise", [alarm("a", #""status":"Exercise","#, code: "SK502")], own: []),
    slovakia(
      "an update of the same name",
      [
        alarm("a", code: "SK502", event: "old"),
        alarm("a", #""msgType":"Update","references":"s,a,t","#, code: "SK502", event: "new"),
      ], own: ["new"]),
    slovakia(
      "all clear", [alarm("a", code: "SK502", info: #""responseType":["AllClear"],"#)], own: []),
    slovakia(
      "without an event",
      [
        #"{"alert":{"info":[{"description":"It storms.","area":[{"geocode":[{"valueName":"EMMA_ID","value":"SK502"}]}]}]}}"#
      ], own: ["It storms."]),
    slovakia("twelve languages", [#"{"alert":{"info":[\#(languages)]}}"#], own: ["in English"]),
    // The city of Waterford lies outside of the simplified border of its county.
    Variant(
      "MeteoAlarm: a simplified border", at: place("Waterford", "IE", 52.2583, -7.1119),
      ["/api/v1/warnings/feeds-ireland": #"{"warnings":[\#(alarm("a", code: "IE009"))]}"#],
      unclear: ["a"]),
  ]

  private static let languages = [
    "bg", "cs", "da", "de", "el", "es", "fi", "fr", "hu", "pl", "en", "uk",
  ].map {
    #"{"language":"\#($0)","event":"\#($0 == "en" ? "in English" : $0)","area":[{"geocode":[{"valueName":"EMMA_ID","value":"SK502"}]}]}"#
  }.joined(separator: ",")

  private static func alarm(
    _ name: String, _ members: String = "", code: String, area: String = "", info: String = "",
    event: String? = nil
  ) -> String {
    """
    {"alert":{"identifier":"\(name)",\(members)"info":[{"language":"en",\(info)"event":"\(event ?? name)",
    "area":[{"geocode":[{"valueName":"EMMA_ID","value":"\(code)"}]\(area)}]}]}}
    """
  }

  static func slovakia(
    _ name: String, _ alerts: [String], own: [String], unclear: [String] = []
  ) -> Variant {
    Variant(
      "MeteoAlarm: \(name)", at: place("Turzovka", "SK", 49.405, 18.62258),
      ["/api/v1/warnings/feeds-slovakia": #"{"warnings":[\#(alerts.joined(separator: ","))]}"#],
      own: own, unclear: unclear)
  }
}
