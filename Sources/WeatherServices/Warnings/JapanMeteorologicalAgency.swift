import Foundation
import JSON
import WeatherModels

/// The warnings and advisories of the Japan Meteorological Agency, in Japanese, with the names that it uses in English.
///
/// `GET /bosai/warning/data/warning/{office}.json` answers the codes in force in each area of an office, and
/// `/bosai/common/const/area.json` to which larger area each one belongs: municipality, class15, class10, office. An
/// area's ground is not published with them, so that only what is in force in all municipalities of the area that a
/// place is known to lie in is known to be for it.
enum JapanMeteorologicalAgency {
  static func alerts(_ question: AlertQuestion) async throws(ServiceError) -> AlertAnswer {
    let ground = JapaneseGround(question.place, prefectures: question.prefectures)
    let offices = ground.offices
    guard !offices.isEmpty else {
      throw .badWarnings(.jma, detail: "no office for \(question.place.region ?? "this place")")
    }
    // The names of the areas change once in years.
    let areas = try await question.get("/bosai/common/const/area.json", for: 86_400) {
      body throws(AlertFailure) in try Areas(body)
    }.value
    var alerts: [Alert] = []
    var checked = Date.distantFuture
    for office in offices {
      // One answer serves every place of the office: nothing of this one may be in it.
      let answer = try await question.get("/bosai/warning/data/warning/\(office).json") {
        body throws(AlertFailure) in
        let tree = try JSONTree(alerts: body)
        _ = try warnings(tree, of: office, areas: areas)
        return tree
      }
      do throws(AlertFailure) {
        alerts += try warnings(
          answer.value, of: office, within: ground.area, areas: areas, isOnly: offices.count == 1)
      } catch {
        throw .badWarnings(.jma, detail: error.detail)
      }
      checked = min(checked, answer.checked)
    }
    return AlertAnswer(alerts: alerts, checked: checked)
  }

  /// The code of the area that contains each area.
  struct Areas: Sendable {
    /// By the language, then by the code.
    var names: [String: [String: String]] = [:]
    var parents: [String: String] = [:]
    var offices: Set<String> = []

    init(_ body: [UInt8]) throws(AlertFailure) {
      let tree = try JSONTree(alerts: body)
      for kind in ["offices", "class10s", "class15s", "class20s"] {
        guard case .object(let members) = tree[kind] else {
          throw AlertFailure(detail: "no \(kind)")
        }
        if kind == "offices" { offices = Set(members.keys) }
        for (code, area) in members {
          for (language, name) in [("ja", "name"), ("en", "enName")] {
            names[language, default: [:]][code] = AlertText.line(area[name].text, limit: 100)
          }
          parents[code] = area["parent"].text
        }
      }
    }

    /// An area and those that contain it, the smallest first.
    func path(of code: String) -> [String] {
      var path = [code]
      while path.count < 5, let last = path.last, let parent = parents[last] { path.append(parent) }
      return path
    }

    func office(of code: String) -> String? { path(of: code).first(where: offices.contains) }
  }

  /// The codes in force, one alert for each, with the areas that it is for. `within` is the class10 area of the place,
  /// where that is known.
  static func warnings(
    _ tree: JSONTree, of office: String, within area: String? = nil, areas: Areas,
    isOnly: Bool = true
  ) throws(AlertFailure) -> [Alert] {
    var lists: [[JSONTree]] = []
    for kind in try tree.list("areaTypes") {
      // Not known to be another office's.
      lists.append(
        try kind.list("areas").filter { member in
          areas.office(of: member["code"].text ?? "") ?? office == office
        })
    }
    guard let largest = lists.first, !largest.isEmpty else {
      throw AlertFailure(detail: "no areas")
    }
    // Municipalities tell more than the areas around them.
    let smallest = lists.last { !$0.isEmpty } ?? largest
    let around = smallest.filter { member in
      area.map { areas.path(of: member["code"].text ?? "").contains($0) } ?? false
    }
    let members = around.isEmpty ? smallest : around
    let here = try inForce(members)
    let everywhere = try inForce(largest)
    let headline = tree["headlineText"].text
    return here.sorted { order($0.key) < order($1.key) }.compactMap { code, holders in
      guard let (japanese, english) = names[code] else { return nil }
      let isEverywhere = isOnly && holders.count == members.count
      let area = Alert.Area(isHere: isEverywhere ? true : nil)
      func places(_ language: String) -> [String] {
        (everywhere[code] ?? holders).compactMap { holder in
          let number = holder["code"].text ?? ""
          return areas.names[language]?[number] ?? AlertText.line(holder["name"].text, limit: 100)
            ?? areas.names["ja"]?[number]
        }
      }
      return Alert(
        identifier: "\(office)-\(code)",
        versions: [("ja", japanese), ("en", english)].compactMap { language, event in
          var texts = ["language": language, "event": event]
          texts["onset"] = tree["reportDatetime"].text
          texts["description"] = headline
          guard var warning = WeatherWarning(cap: texts) else { return nil }
          warning.area = AlertText.line(places(language).joined(separator: ", "), limit: 500)
          warning.sender = WarningService.jma.authority
          return Alert.Version(warning: warning, areas: [area])
        })
    }
  }

  /// Emergency warnings first, then warnings, then advisories: their codes begin at 32, 02 and 10.
  private static func order(_ code: String) -> (Int, String) {
    (code >= "32" ? 0 : code < "10" ? 1 : 2, code)
  }

  /// The areas in which each code is in force.
  private static func inForce(
    _ members: [JSONTree]
  ) throws(AlertFailure) -> [String: [JSONTree]] {
    var inForce: [String: [JSONTree]] = [:]
    for member in members {
      for item in try member.list("warnings") {
        let status = item["status"].text ?? ""
        guard let isOn = statuses[status] else {
          throw AlertFailure(detail: "status \(status.prefix(20))")
        }
        guard isOn else { continue }
        guard let code = item["code"].text, names[code] != nil else {
          throw AlertFailure(detail: "code \((item["code"].text ?? "").prefix(20))")
        }
        inForce[code, default: []].append(member)
      }
    }
    return inForce
  }

  /// Whether a warning with this status is in force.
  private static let statuses = [
    "発表": true, "継続": true, "特別警報から警報": true, "特別警報から注意報": true, "警報から注意報": true,
    "解除": false, "発表警報・注意報はなし": false, "なし": false,
  ]

  /// The names by the codes of warnings, in Japanese and as the agency writes them in English.
  static let names: [String: (japanese: String, english: String)] = [
    "02": ("暴風雪警報", "Snow-storm Warning"), "03": ("大雨警報", "Heavy Rain Warning"),
    "04": ("洪水警報", "Flood Warning"), "05": ("暴風警報", "Storm Warning"),
    "06": ("大雪警報", "Heavy Snow Warning"), "07": ("波浪警報", "High Wave Warning"),
    "08": ("高潮警報", "Storm Surge Warning"), "10": ("大雨注意報", "Heavy Rain Advisory"),
    "12": ("大雪注意報", "Heavy Snow Advisory"), "13": ("風雪注意報", "Gale and Snow Advisory"),
    "14": ("雷注意報", "Thunderstorm Advisory"), "15": ("強風注意報", "Gale Advisory"),
    "16": ("波浪注意報", "High Wave Advisory"), "17": ("融雪注意報", "Snow Melting Advisory"),
    "18": ("洪水注意報", "Flood Advisory"), "19": ("高潮注意報", "Storm Surge Advisory"),
    "20": ("濃霧注意報", "Dense Fog Advisory"), "21": ("乾燥注意報", "Dry Air Advisory"),
    "22": ("なだれ注意報", "Avalanche Advisory"), "23": ("低温注意報", "Low Temperature Advisory"),
    "24": ("霜注意報", "Frost Advisory"), "25": ("着氷注意報", "Ice Accretion Advisory"),
    "26": ("着雪注意報", "Snow Accretion Advisory"), "27": ("その他の注意報", "Other Advisory"),
    "32": ("暴風雪特別警報", "Snow-storm Emergency Warning"),
    "33": ("大雨特別警報", "Heavy Rain Emergency Warning"),
    "35": ("暴風特別警報", "Storm Emergency Warning"),
    "36": ("大雪特別警報", "Heavy Snow Emergency Warning"),
    "37": ("波浪特別警報", "High Wave Emergency Warning"),
    "38": ("高潮特別警報", "Storm Surge Emergency Warning"),
  ]
}
