import Foundation
import JSON
import Reports
import Warnings

/// The warnings of the Hong Kong Observatory, in English or Chinese, for all of the territory.
///
/// `dataType=warnsum` answers `{"WTS": {"name", "code", "actionCode", "issueTime", "expireTime"}}`, an empty object
/// where nothing is in force; `dataType=warningInfo` has the texts: `{"details": [{"contents": […],
/// "warningStatementCode"}]}`.
enum HongKongObservatory {
  private static let path = "/weatherAPI/opendata/weather.php"
  private static let actions: Set = ["CANCEL", "EXTEND", "ISSUE", "REISSUE", "UPDATE"]
  /// The codes of the Observatory's documentation, with those of their levels; others are refused.
  private static let codes: [String: Set<String>] = [
    "WCOLD": [], "WFIRE": ["WFIREY", "WFIRER"], "WFNTSA": [], "WFROST": [], "WHOT": [], "WL": [],
    "WMSGNL": [], "WRAIN": ["WRAINA", "WRAINR", "WRAINB"], "WTCPRE8": [],
    "WTCSGNL": ["TC1", "TC3", "TC8NE", "TC8SE", "TC8SW", "TC8NW", "TC9", "TC10"], "WTMW": [],
    "WTS": [],
  ]
  /// The colors of levels; amber and black are none of those that others have.
  private static let colors: [String: WeatherWarning.Color] = [
    "WFIREY": .yellow, "WFIRER": .red, "WRAINR": .red,
  ]
  /// The severities of CAP by what the Observatory says of each signal (https://www.hko.gov.hk/en/wservice/warning/):
  /// extreme where everyone is to stay in shelter or hurricanes blow (black rainstorms, signals 9 and 10), severe where
  /// schools and work stop or lives are in danger (red rainstorms, signal 8 and its announcement, landslips, extreme
  /// fire danger), minor where people only stand by (signal 1), and moderate else.
  private static let severities: [String: WeatherWarning.Severity] = [
    "WRAINB": .extreme, "TC9": .extreme, "TC10": .extreme, "WTMW": .extreme,
    "WRAINR": .severe, "TC8NE": .severe, "TC8SE": .severe, "TC8SW": .severe, "TC8NW": .severe,
    "WTCPRE8": .severe, "WL": .severe, "WFIRER": .severe,
    "WRAINA": .moderate, "TC3": .moderate, "WFIREY": .moderate, "WTS": .moderate,
    "WFNTSA": .moderate, "WMSGNL": .moderate, "WCOLD": .moderate, "WHOT": .moderate,
    "WFROST": .moderate, "TC1": .minor,
  ]
  /// The Observatory's words for levels that a name may leave out.
  private static let levels = [
    "WFIREY": "Yellow", "WFIRER": "Red", "WRAINA": "Amber", "WRAINR": "Red", "WRAINB": "Black",
    "TC1": "No. 1", "TC3": "No. 3", "TC8NE": "No. 8 Northeast", "TC8SE": "No. 8 Southeast",
    "TC8SW": "No. 8 Southwest", "TC8NW": "No. 8 Northwest", "TC9": "No. 9", "TC10": "No. 10",
  ]

  static func alerts(_ question: AlertQuestion) async throws(ServiceError) -> AlertAnswer {
    let isChinese = question.language == "zh"
    let language = isChinese ? "tc" : "en"
    let (alerts, checked) = try await question.get(
      path, [("dataType", "warnsum"), ("lang", language)]
    ) { body throws(AlertFailure) in try summary(body, in: isChinese ? "zh-Hant" : "en") }
    guard alerts.contains(where: { !$0.isVoid }) else {
      return AlertAnswer(alerts: alerts, checked: checked)
    }
    // A warning without its text is still one.
    let texts = try? await question.get(
      path, [("dataType", "warningInfo"), ("lang", language)], read: Self.texts
    ).value
    return AlertAnswer(
      alerts: alerts.map { alert in
        let text = alert.identifier.flatMap { texts?[$0] }
        return alert.changingWarnings { $0.description = AlertText.paragraphs(text) }
      }, checked: checked)
  }

  static func summary(_ body: [UInt8], in language: String) throws(AlertFailure) -> [Alert] {
    guard case .object(let members) = try JSONTree(alerts: body) else {
      throw AlertFailure(detail: "no object")
    }
    return members.sorted { $0.key < $1.key }.map { alert($0, $1, in: language) }
  }

  private static func alert(_ name: String, _ item: JSONTree, in language: String) -> Alert {
    let code = item["code"].text ?? name
    guard let known = codes[name], code == name || code == "CANCEL" || known.contains(code)
    else {
      return .unread("code \(name.cleaned(limit: 20)) \(code.cleaned(limit: 20))", identifier: name)
    }
    let action = item["actionCode"].text ?? ""
    guard actions.contains(action) else {
      return .unread("action \(action.cleaned(limit: 20))", identifier: name)
    }
    // A signal's name is in its type.
    let title = [item["name"].text, item["type"].text].compactMap(\.self)
    var texts = ["language": language, "event": title.joined(separator: ": ")]
    texts["onset"] = item["issueTime"].text
    texts["expires"] = item["expireTime"].text
    guard !title.isEmpty, var warning = WeatherWarning(cap: texts) else {
      return .unread("a warning without a name", identifier: name)
    }
    warning.sender = WarningService.hongKongObservatory.authority
    warning.severity = severities[code]
    warning.color = colors[code]
    if language == "en", let level = levels[code],
      !warning.event.localizedCaseInsensitiveContains(level)
    {
      warning.level = level
    }
    return Alert(
      identifier: name, isVoid: action == "CANCEL" || code == "CANCEL",
      versions: [Alert.Version(warning: warning, areas: [Alert.Area(isHere: true)])])
  }

  /// The text of each warning by its code.
  static func texts(_ body: [UInt8]) throws(AlertFailure) -> [String: String] {
    var texts: [String: String] = [:]
    for detail in try JSONTree(alerts: body).list("details") {
      guard let code = detail["warningStatementCode"].text else { continue }
      texts[code] = detail["contents"].elements.compactMap(\.text).joined(separator: "\n\n")
    }
    return texts
  }
}
