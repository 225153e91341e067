import Reports

extension Variant {
  static let all =
    germany + norway + irish + america + canada + japan + india + newZealand + world + europe

  private static let germany = [
    variant("nothing", "", own: []), variant("a test", alert(#""status":"test""#), own: []),
    variant("all clear", alert(#""response_type":"allclear""#), own: []),
    variant("without an end", alert(#""onset":"2026-03-06T10:00:00+00:00""#), own: ["Frost"]),
    variant("over", alert(#""expires":"2026-03-06T11:59:59+00:00""#), own: []),
    variant("to come", alert(#""onset":"2026-03-08T10:00:00+00:00""#), own: ["Frost"]),
    variant("German alone", #"{"event_de":"GLÄTTE"}"#, own: ["GLÄTTE"]),
    Variant(
      "DWD: no cell", at: berlin, ["/alerts": #"{"alerts":[\#(alert(""))]}"#], unclear: ["Frost"]),
  ]

  private static let berlin = place("Berlin", "DE", 52.52437, 13.41053)

  private static func alert(_ members: String) -> String {
    #"{"alert_id":"a","event_en":"Frost","event_de":"FROST"\#(members.isEmpty ? "" : ",")\#(members)}"#
  }

  private static func variant(_ name: String, _ alerts: String, own: [String]) -> Variant {
    Variant(
      "DWD: \(name)", at: berlin,
      ["/alerts": #"{"alerts":[\#(alerts)],"location":{"name":"Berlin"}}"#], own: own)
  }

  private static let square = "[[10,59],[12,59],[12,61],[10,61],[10,59]]"
  private static let hole = "[[10.5,59.5],[11,59.5],[11,60.2],[10.5,60.2],[10.5,59.5]]"

  private static let norway = [
    oslo("an update", feature("a") + "," + feature("b", #","references":"no,a,2026""#), ["b"]),
    oslo(
      "a cancellation",
      feature("a") + "," + feature("b", #","type":"Cancel","references":"no,a,2026""#), []),
    oslo("a test", feature("a", #","status":"Test""#), []),
    oslo("an exercise", feature("a", #","status":"Exercise""#), []),
    oslo("green", feature("a", #","awareness_level":"1; green; Minor""#), []),
    oslo("a hole", feature("a", rings: "[\(square),\(hole)]"), []),
    oslo(
      "an island", feature("a", rings: "[[[[1,1],[2,1],[2,2],[1,1]]],[\(square)]]", "MultiPolygon"),
      ["a"]), oslo("elsewhere", feature("a", rings: "[[[1,59],[2,59],[2,61],[1,59]]]"), []),
    oslo(
      "the latitude first", feature("a", rings: "[[[59,10],[59,12],[61,12],[61,10]]]"), [],
      unclear: ["a"]),
    oslo(
      "a point that cannot be read",
      feature("a", rings: "[[[1,59],[2,59],[11,95],[2,61],[1,59]]]"), [], unclear: ["a"]),
    Variant(
      "MET Norway: no ground", at: place("Oslo", "NO", 59.91, 10.75),
      [metAlerts: #"{"features":[{"properties":{"event":"a"},"geometry":null}]}"#], unclear: ["a"]),
  ]

  private static let metAlerts = "/weatherapi/metalerts/2.0/current.json"

  private static func oslo(
    _ name: String, _ features: String, _ own: [String], unclear: [String] = []
  ) -> Variant {
    Variant(
      "MET Norway: \(name)", at: place("Oslo", "NO", 59.91, 10.75),
      [metAlerts: #"{"features":[\#(features)]}"#], own: own, unclear: unclear)
  }

  private static func feature(
    _ name: String, _ more: String = "", rings: String = "[\(square)]", _ type: String = "Polygon"
  ) -> String {
    #"{"properties":{"id":"\#(name)","event":"\#(name)"\#(more)},"geometry":{"type":"\#(type)","coordinates":\#(rings)}}"#
  }

  private static let irish = [
    ireland("national", #"{"type":"Rain","level":"Yellow","regions":["EI0"]}"#, own: ["Rain"]),
    ireland("national", #"{"type":"Rain","level":"Yellow","regions":["IE012"]}"#, own: ["Rain"]),
    ireland("national", #"{"type":"Rain","level":"Yellow","regions":["EI04"]}"#),
    ireland("national", #"{"type":"Rain","level":"Yellow","regions":["EI99"]}"#, unclear: ["Rain"]),
    ireland("national", #"{"type":"Rain","level":"Green","regions":["EI07"]}"#),
    ireland("national", #"{"type":"Rain","level":"Red","regions":["EI07"],"status":"Cancelled"}"#),
    ireland("national", #"{"type":"Rain","level":"Status Red","regions":["EI07"]}"#, own: ["Rain"]),
    ireland(
      "advisories", #"{"headline":"Cold","level":"Advisory","regions":["EI0"]}"#, own: ["Cold"]),
    ireland("marine", #"{"headline":"Gale","level":"Orange","regions":["EI8"]}"#),
  ]

  private static let america = [
    newYork("an exercise", #"{"event":"a","status":"Exercise"}"#, []),
    newYork("a cancellation", #"{"event":"a","messageType":"Cancel"}"#, []),
    newYork("a test message", #"{"event":"Test Message","status":"Actual"}"#, []),
    newYork("a word that CAP does not have", #"{"event":"a","status":"Real"}"#, ["a"]),
    newYork(
      "the end before its message's",
      #"{"event":"a","ends":"2026-03-06T11:00:00Z","expires":"2026-03-07T11:00:00Z"}"#, []),
    newYork("a border around another place", #"{"event":"a"},"geometry":\#(box(west: -90))"#, []),
    newYork("a border around it", #"{"event":"a"},"geometry":\#(box(west: -75))"#, ["a"]),
    newYork("no border", #"{"event":"a"},"geometry":null"#, ["a"]),
    Variant(
      "NWS: an update", at: place("New York", "US", 40.7, -74),
      [
        "/alerts/active": """
        {"features":[{"properties":{"id":"x","event":"a"}},
        {"properties":{"id":"y","event":"b","messageType":"Update","references":[{"@id":"u","identifier":"x"}]}}]}
        """
      ], own: ["b"]),
  ]

  /// A case in New York; `feature` is the text of a feature without its closing brace.
  private static func newYork(_ name: String, _ feature: String, _ own: [String]) -> Variant {
    Variant(
      "NWS: \(name)", at: place("New York", "US", 40.7, -74),
      ["/alerts/active": #"{"features":[{"properties":\#(feature)}]}"#], own: own)
  }

  private static func box(west: Int) -> String {
    #"{"type":"Polygon","coordinates":[[[\#(west),40],[\#(west + 2),40],[\#(west + 2),41],[\#(west),41]]]}"#
  }

  private static let canada = [
    oakville("until its end", "2026-03-06T13:00:00Z", "2026-03-06T15:00:00Z", own: ["Snow"]),
    oakville("gone before its end", "2026-03-07T13:00:00Z", "2026-03-06T11:00:00Z"),
    oakville("over before it is gone", "2026-03-06T11:00:00Z", "2026-03-06T15:00:00Z"),
    oakville("ended", "2026-03-06T13:00:00Z", "2026-03-06T15:00:00Z", status: "ended"),
    oakville("another province", "2026-03-06T13:00:00Z", "2026-03-06T15:00:00Z", west: -90),
  ]

  private static func oakville(
    _ name: String, _ end: String, _ expiration: String, status: String = "issued",
    west: Int = -80, own: [String] = []
  ) -> Variant {
    Variant(
      "Canada: \(name)", at: place("Oakville", "CA", 43.45, -79.683),
      [
        "/collections/weather-alerts/items": """
        {"features":[{"properties":{"id":"a","alert_name_en":"snow","status_en":"\(status)",
        "event_end_datetime":"\(end)","expiration_datetime":"\(expiration)"},"geometry":{"type":"Polygon",
        "coordinates":[[[\(west),43],[\(west + 1),43],[\(west + 1),44],[\(west),44]]]}}],
        "numberMatched":1}
        """
      ], own: own)
  }

  /// Chiyoda and Shinjuku in the Tokyo district, Ōshima on an island.
  static let areas = """
    {"offices":{"130000":{"name":"東京都"}},
    "class10s":{"130010":{"name":"東京地方","parent":"130000"},"130020":{"name":"伊豆諸島北部","parent":"130000"}},
    "class15s":{"130011":{"name":"23区西部","parent":"130010"},"130021":{"name":"大島","parent":"130020"}},
    "class20s":{"1310100":{"name":"千代田区","parent":"130011"},"1310400":{"name":"新宿区","parent":"130011"},
    "1336100":{"name":"大島町","parent":"130021"}}}
    """

  private static let japan = [
    tokyo(
      "all of the district", [("1310100", "03"), ("1310400", "03")], own: ["Heavy Rain Warning"]),
    tokyo(
      "one municipality", [("1310100", "03"), ("1310400", nil)], unclear: ["Heavy Rain Warning"]),
    tokyo("the islands", [("1310100", nil), ("1310400", nil), ("1336100", "03")]),
    tokyo(
      "the islands", [("1310100", nil), ("1336100", "03")], at: 34.75, own: ["Heavy Rain Warning"]),
    tokyo("only the islands", [("1336100", "03")]),
    tokyo("only the mainland", [("1310100", "03")], at: 34.75),
    tokyo(
      "the islands and one that is unknown", [("1336100", "03"), ("1399900", "14")],
      unclear: ["Thunderstorm Advisory"]), tokyo("nothing", [("1310100", nil), ("1310400", nil)]),
    tokyo(
      "an emergency first", [("1310100", "15"), ("1310100", "35"), ("1310100", "05")],
      unclear: ["Storm Emergency Warning", "Storm Warning", "Gale Advisory"]),
  ]

  private static func tokyo(
    _ name: String, _ codes: [(area: String, code: String?)], at latitude: Double = 35.69,
    own: [String] = [], unclear: [String] = []
  ) -> Variant {
    let members = codes.map { area, code in
      let warning = code.map { #"{"code":"\#($0)","status":"発表"}"# } ?? #"{"status":"発表警報・注意報はなし"}"#
      return #"{"code":"\#(area)","warnings":[\#(warning)]}"#
    }.joined(separator: ",")
    return Variant(
      "JMA: \(name)", at: place("Tokyo", "JP", latitude, 139.5, region: "Tokyo"),
      [
        "/bosai/common/const/area.json": areas,
        "/bosai/warning/data/warning/130000.json": """
        {"reportDatetime":"2026-03-06T09:00:00+09:00","areaTypes":[
        {"areas":[{"code":"130010","warnings":[]},{"code":"130020","warnings":[]}]},{"areas":[\(members)]}]}
        """,
      ], own: own, unclear: unclear)
  }

  private static let india = [
    delhi("without an extent", "", cap: ""),
    delhi(
      "taken back", #","area_covered":"1000.0""#, cap: "<msgType>Cancel</msgType>", unclear: []),
    delhi("far away", #","area_covered":"10.0""#, cap: "", middle: "77.2,15", unclear: []),
    delhi(
      "a circle", "", cap: "", area: "<circle>28.6,77.2 20</circle>", own: ["Rain"], unclear: []),
    delhi("another circle", "", cap: "", area: "<circle>26.6,77.2 20</circle>", unclear: []),
    delhi("a circle with the longitude first", "", cap: "", area: "<circle>77.2,28.6 20</circle>"),
    delhi(
      "over by its message", "", cap: "", info: "<expires>2026-03-06T11:00:00Z</expires>",
      unclear: []),
    // The middle's latitude first.
    delhi("far away", #","area_covered":"10.0""#, cap: "", middle: "15,77.2", unclear: []),
    delhi("far in the east", #","area_covered":"10.0""#, cap: "", middle: "26,91.7", unclear: []),
    delhi("with the latitude first", #","area_covered":"10.0""#, cap: "", middle: "28.6,77.2"),
  ]

  private static func delhi(
    _ name: String, _ members: String, cap: String, info: String = "", area: String = "",
    middle: String = "77.2,28.6", own: [String] = [], unclear: [String] = ["Rain"]
  ) -> Variant {
    Variant(
      "SACHET: \(name)", at: place("New Delhi", "IN", 28.636, 77.224),
      [
        "/cap_public_website/FetchAllAlertDetails": """
        [{"identifier":5,"disaster_type":"Rain","centroid":"\(middle)"\(members)}]
        """,
        "/cap_public_website/FetchXMLFile": """
        <alert><identifier>IN-5_8</identifier>\(cap)<info><event>Rain</event>\(info)<area>\(area)</area></info></alert>
        """,
      ], own: own, unclear: unclear)
  }
}
