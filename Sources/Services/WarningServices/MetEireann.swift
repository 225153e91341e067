import Foundation
import JSON
import Reports
import Warnings

/// The warnings of Met Éireann, in English, for counties and for the sea.
///
/// `GET /warnings` answers `{"warnings": {"national": […], "marine": […], "environmental": […]}}`. Each has its
/// counties as codes in `regions`: MeteoAlarm's, or those of FIPS 10-4 (`EI07`).
enum MetEireann {
  private static let lists = ["national", "marine", "environmental"]
  /// Without a list of advisories there are none.
  private static let advisories = "advisories"

  static func alerts(_ body: [UInt8]) throws(AlertFailure) -> [Alert] {
    let warnings = try JSONTree(alerts: body)["warnings"]
    var alerts: [Alert] = []
    for list in lists + [advisories] {
      if list == advisories, case .null = warnings[list] { continue }
      for item in try warnings.list(list) {
        // A form whose text is "Nil" says that there is nothing to warn of.
        let description = item["description"].text ?? item["text"].text
        if description?.lowercased() == "nil" { continue }
        alerts.append(alert(item, description, isMarine: list == "marine"))
      }
    }
    return alerts
  }

  private static func alert(_ item: JSONTree, _ description: String?, isMarine: Bool) -> Alert {
    var texts: [String: String] = ["language": "en"]
    let type = item["type"].text
    texts["event"] = type.flatMap { $0 == "warning" ? nil : $0 } ?? item["headline"].text
    texts["headline"] = item["headline"].text
    texts["description"] = description
    texts["severity"] = item["severity"].text
    texts["onset"] = item["onset"].text
    texts["expires"] = item["expiry"].text
    guard var warning = WeatherWarning(cap: texts) else {
      return .unread("a warning without an event")
    }
    let level = item["level"].text?.lowercased().split(separator: " ").last.map(String.init) ?? ""
    if level == "green" { return Alert(isVoid: true) }
    warning.color = WeatherWarning.Color(rawValue: level)
    if warning.color == nil, !["", "advisory"].contains(level) {
      return .unread("level \(level.cleaned(limit: 20))")
    }
    warning.from = warning.from ?? instant(item["validFrom"].text)
    warning.until = warning.until ?? instant(item["validUntil"].text)
    warning.sender = WarningService.metEireann.authority
    var area = Alert.Area()
    for region in item["regions"].elements { area.add(county: region.text ?? "") }
    warning.area = AlertText.line(area.name, limit: 500)
    // The sea around Ireland has no codes; a county on land is none of it.
    if isMarine,
      area.codes.isEmpty || item["regions"].elements.contains(where: { $0.text == "EI8" })
    {
      area.codes = [sea]
    }
    var alert = Alert(identifier: item["capId"].text.flatMap { $0 == "0" ? nil : $0 })
    alert.versions = [Alert.Version(warning: warning, areas: [area])]
    let status = item["status"].text?.lowercased() ?? ""
    alert.isTest = status == "test"
    alert.isVoid = ["cancel", "cancelled", "expired"].contains(status)
    return alert
  }

  /// `00:00 Saturday 07/03/2026`, by the clocks of Ireland.
  static func instant(_ text: String?) -> Date? {
    let parts = text?.prefix(60).split(separator: " ") ?? []
    let date = parts.last?.split(separator: "/") ?? []
    guard parts.count == 3, date.count == 3, let zone = TimeZone(identifier: "Europe/Dublin"),
      let local = EpochTime.seconds(iso8601: "\(date[2])-\(date[1])-\(date[0])T\(parts[0])")
    else { return nil }
    let guess = Date(timeIntervalSince1970: local)
    return guess - Double(zone.secondsFromGMT(for: guess - Double(zone.secondsFromGMT(for: guess))))
  }

  /// A part of the sea, wherever it is.
  private static let sea = RegionCode(.emma, "IE801")

  /// The counties by the codes of FIPS 10-4 and of MeteoAlarm, whose numbers differ.
  fileprivate static let counties: [(fips: String, region: String, name: String)] = [
    ("EI01", "IE020", "Carlow"), ("EI02", "IE027", "Cavan"), ("EI03", "IE014", "Clare"),
    ("EI04", "IE007", "Cork"), ("EI06", "IE018", "Donegal"), ("EI07", "IE012", "Dublin"),
    ("EI10", "IE015", "Galway"), ("EI11", "IE008", "Kerry"), ("EI12", "IE030", "Kildare"),
    ("EI13", "IE021", "Kilkenny"), ("EI14", "IE029", "Leitrim"), ("EI15", "IE022", "Laois"),
    ("EI16", "IE013", "Limerick"), ("EI18", "IE025", "Longford"), ("EI19", "IE019", "Louth"),
    ("EI20", "IE016", "Mayo"), ("EI21", "IE023", "Meath"), ("EI22", "IE031", "Monaghan"),
    ("EI23", "IE028", "Offaly"), ("EI24", "IE026", "Roscommon"), ("EI25", "IE017", "Sligo"),
    ("EI26", "IE006", "Tipperary"), ("EI27", "IE009", "Waterford"), ("EI29", "IE024", "Westmeath"),
    ("EI30", "IE010", "Wexford"), ("EI31", "IE011", "Wicklow"),
  ]
}

extension Alert.Area {
  /// `EI0` is for all counties, `EI8` for all of the sea.
  fileprivate mutating func add(county code: String) {
    if code == "EI0" { isHere = true }
    let county = MetEireann.counties.first { $0.fips == code || $0.region == code }
    add(code: county?.region ?? code, scheme: RegionCode.Scheme.emma.rawValue)
    if let county { name += (name.isEmpty ? "" : ", ") + county.name }
  }
}
