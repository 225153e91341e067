import JSON
import Reports
import Warnings

/// One document of the Japan Meteorological Agency: the codes in force in each area.
struct JapaneseBulletin: Sendable {
  /// ISO 8601.
  var issued: String?
  var headline: String?
  /// The largest areas first, then the parts of them.
  var lists: [[Area]]

  struct Area: Sendable {
    var code: String
    var name: String?
    var items: [JSONTree]
  }

  /// The documents of an office, the oldest first: of each kind of danger only the newest is in force.
  static func all(_ body: [UInt8]) throws(AlertFailure) -> [JapaneseBulletin] {
    let tree = try JSONTree(alerts: body)
    guard case .array(let documents) = tree else { return [try JapaneseBulletin(single: tree)] }
    guard !documents.isEmpty else { throw AlertFailure(detail: "no bulletins") }
    func issued(_ document: JSONTree) -> String { document["reportDatetime"].text ?? "" }
    let sorted = documents.sorted { issued($0) < issued($1) }
    var bulletins: [JapaneseBulletin] = []
    for (index, document) in sorted.enumerated() {
      let kind = document["dataTypeCode"].text
      let isReplaced = sorted[(index + 1)...].contains { $0["dataTypeCode"].text == kind }
      if kind == nil || !isReplaced { bulletins.append(try JapaneseBulletin(ofList: document)) }
    }
    return bulletins
  }

  /// `{"areaTypes": [{"areas": [{"code", "name", "warnings": [{"code", "status"}]}]}]}`.
  private init(single tree: JSONTree) throws(AlertFailure) {
    (issued, headline) = (tree["reportDatetime"].text, tree["headlineText"].text)
    lists = try tree.list("areaTypes").map { kind throws(AlertFailure) in
      try kind.list("areas").map { area throws(AlertFailure) in
        Area(
          code: area["code"].text ?? "", name: AlertText.line(area["name"].text, limit: 100),
          items: try area.list("warnings"))
      }
    }
  }

  /// `{"warning": {"class10Items": [{"areaCode", "kinds": [{"code", "status"}]}], "class20Items": […]}}`.
  private init(ofList tree: JSONTree) throws(AlertFailure) {
    (issued, headline) = (tree["reportDatetime"].text, tree["headlineText"].text)
    lists = []
    for name in ["class10Items", "class20Items"] {
      if case .null = tree["warning"][name] { continue }
      let list = try tree["warning"].list(name).map { area throws(AlertFailure) in
        Area(code: area["areaCode"].text ?? "", items: try area.list("kinds"))
      }
      lists.append(list)
    }
    guard !lists.isEmpty else { throw AlertFailure(detail: "no areas") }
  }

  /// The areas in which a code is in force, and the last document that says so.
  struct Held {
    var areas: [Area] = []
    var bulletin: Int
  }

  /// The codes in force in areas of documents, and what could not be read of them. A later document replaces an area's
  /// earlier state.
  static func inForce(_ lists: [[Area]]) -> (held: [String: Held], faults: Set<CleanText>) {
    var held: [String: Held] = [:]
    var faults: Set<CleanText> = []
    for (index, list) in lists.enumerated() {
      for area in list {
        for item in area.items {
          let code = item["code"].text
          guard let isOn = statuses[item["status"].text ?? ""] else {
            faults.insert("status \((item["status"].text ?? "").cleaned(limit: 20))")
            continue
          }
          if let code { held[code]?.areas.removeAll { $0.code == area.code } }
          guard isOn else { continue }
          guard let code, JapaneseWarning.all[code] != nil else {
            faults.insert("code \((code ?? "").cleaned(limit: 20))")
            continue
          }
          held[code, default: Held(bulletin: index)].areas.append(area)
          held[code]?.bulletin = index
        }
      }
    }
    return (held.filter { !$0.value.areas.isEmpty }, faults)
  }

  /// Whether a warning with this status is in force.
  private static let statuses = [
    "発表": true, "継続": true, "特別警報から危険警報": true, "特別警報から警報": true, "特別警報から注意報": true,
    "危険警報から警報": true, "危険警報から注意報": true, "警報から注意報": true,
    "解除": false, "発表警報・注意報はなし": false, "なし": false,
  ]
}

/// A warning or advisory, with its names in Japanese and as the agency writes them in English.
struct JapaneseWarning: Sendable {
  var japanese: String
  var english: String

  /// The agency's own levels as severities of CAP: emergency warnings (特別警報) are for the worst in decades, danger
  /// warnings (危険警報, level 4) and warnings (警報) for severe disasters, and advisories (注意報) for all else
  /// (https://www.jma.go.jp/jma/en/Emergency_Warning/ew_index.html).
  var severity: WeatherWarning.Severity {
    japanese.hasSuffix("特別警報") ? .extreme : japanese.hasSuffix("警報") ? .severe : .moderate
  }

  /// The warnings by code, including those that the agency introduced on 28 May 2026.
  static let all = table.mapValues { JapaneseWarning(japanese: $0.0, english: $0.1) }

  private static let table: [String: (String, String)] = [
    "02": ("暴風雪警報", "Snow-storm Warning"), "03": ("大雨警報", "Heavy Rain Warning"),
    "04": ("洪水警報", "Flood Warning"), "05": ("暴風警報", "Storm Warning"),
    "06": ("大雪警報", "Heavy Snow Warning"), "07": ("波浪警報", "High Wave Warning"),
    "08": ("高潮警報", "Storm Surge Warning"), "09": ("土砂災害警報", "Landslide Warning"),
    "10": ("大雨注意報", "Heavy Rain Advisory"),
    "12": ("大雪注意報", "Heavy Snow Advisory"), "13": ("風雪注意報", "Gale and Snow Advisory"),
    "14": ("雷注意報", "Thunderstorm Advisory"), "15": ("強風注意報", "Gale Advisory"),
    "16": ("波浪注意報", "High Wave Advisory"), "17": ("融雪注意報", "Snow Melting Advisory"),
    "18": ("洪水注意報", "Flood Advisory"), "19": ("高潮注意報", "Storm Surge Advisory"),
    "20": ("濃霧注意報", "Dense Fog Advisory"), "21": ("乾燥注意報", "Dry Air Advisory"),
    "22": ("なだれ注意報", "Avalanche Advisory"), "23": ("低温注意報", "Low Temperature Advisory"),
    "24": ("霜注意報", "Frost Advisory"), "25": ("着氷注意報", "Ice Accretion Advisory"),
    "26": ("着雪注意報", "Snow Accretion Advisory"), "27": ("その他の注意報", "Other Advisory"),
    "29": ("土砂災害注意報", "Landslide Advisory"),
    "32": ("暴風雪特別警報", "Snow-storm Emergency Warning"),
    "33": ("大雨特別警報", "Heavy Rain Emergency Warning"),
    "35": ("暴風特別警報", "Storm Emergency Warning"),
    "36": ("大雪特別警報", "Heavy Snow Emergency Warning"),
    "37": ("波浪特別警報", "High Wave Emergency Warning"),
    "38": ("高潮特別警報", "Storm Surge Emergency Warning"),
    "39": ("土砂災害特別警報", "Landslide Emergency Warning"),
    "43": ("大雨危険警報", "Heavy Rain Danger Warning"),
    "48": ("高潮危険警報", "Storm Surge Danger Warning"),
    "49": ("土砂災害危険警報", "Landslide Danger Warning"),
  ]
}
