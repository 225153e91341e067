import JSON
import Reports
import Warnings

/// The feeds of MeteoAlarm, in which the weather services of Europe publish their warnings.
///
/// `GET /api/v1/warnings/feeds-COUNTRY` answers `{"warnings":[{"alert":{…}}]}`, where each alert is a message of CAP
/// 1.2 as JSON with an `info` for each language. The color and the kind are in its parameters `awareness_level` (`2;
/// yellow; Moderate`) and `awareness_type` (`1; Wind`).
enum MeteoAlarm {
  /// The name of each country's feed, by ISO 3166-1 alpha-2: the members of MeteoAlarm, and Åland in Finland's.
  static let feeds = [
    "AD": "andorra", "AT": "austria", "AX": "finland", "BA": "bosnia-herzegovina", "BE": "belgium",
    "BG": "bulgaria",
    "CH": "switzerland", "CY": "cyprus", "CZ": "czechia", "DE": "germany", "DK": "denmark",
    "EE": "estonia", "ES": "spain", "FI": "finland", "FR": "france", "GB": "united-kingdom",
    "GR": "greece", "HR": "croatia", "HU": "hungary", "IE": "ireland", "IL": "israel",
    "IS": "iceland", "IT": "italy", "LT": "lithuania", "LU": "luxembourg", "LV": "latvia",
    "MD": "moldova", "ME": "montenegro", "MK": "republic-of-north-macedonia", "MT": "malta",
    "NL": "netherlands", "NO": "norway", "PL": "poland", "PT": "portugal", "RO": "romania",
    "RS": "serbia", "SE": "sweden", "SI": "slovenia", "SK": "slovakia", "UA": "ukraine",
  ]

  static func alerts(_ body: [UInt8]) throws(AlertFailure) -> [Alert] {
    var alerts: [Alert] = []
    var parts = 0
    try JSONReader.eachElement(of: "warnings", in: body) { (reader) throws(JSONReader.Failure) in
      var found = missing
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        guard name == "alert" else { return try reader.skip() }
        found = try alert(&reader)
      }
      if found.partCount > Alert.mostPartsOfOne { found = .beyond }
      parts += found.partCount
      alerts.append(parts > Alert.mostParts ? .beyond : found)
    }
    return alerts
  }
}

extension MeteoAlarm {
  private static let missing = Alert.unread("no alert")

  private static func alert(_ reader: inout JSONReader) throws(JSONReader.Failure) -> Alert {
    var alert = Alert()
    var unread: [Alert.Version] = []
    var sender: String?
    var status: String?
    var type: String?
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      switch name {
      case "identifier": alert.identifier = try reader.string()
      case "sender": sender = AlertText.line(try reader.string(), limit: 100)
      case "status": status = try reader.string()
      case "msgType": type = try reader.string()
      case "references": alert.setReferences(try reader.string())
      case "info":
        try reader.each(atMost: 100) { (reader) throws(JSONReader.Failure) in
          let (version, isRead) = try version(&reader)
          if isRead {
            alert.versions.append(version)
          } else if version != unread.last {
            unread.append(version)
          }
        }
      default: try reader.skip()
      }
    }
    alert.setStatus(status, type: type)
    if alert.versions.isEmpty, !alert.isTest, !alert.isVoid {
      alert.fault = "an alert without an event"
      alert.versions = unread.isEmpty ? missing.versions : unread
    }
    return alert.changingWarnings { $0.sender = $0.sender ?? sender }
  }

  /// The version, and whether its text names a hazard.
  private static func version(
    _ reader: inout JSONReader
  ) throws(JSONReader.Failure) -> (Alert.Version, isRead: Bool) {
    var texts: [String: String] = [:]
    var parameters: [(name: String, value: String)] = []
    var areas: [Alert.Area] = []
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      switch name {
      case "area":
        try reader.each { (reader) throws(JSONReader.Failure) in
          let area = try area(&reader)
          if area != areas.last { areas.append(area) }
        }
      case "parameter":
        try reader.each { (reader) throws(JSONReader.Failure) in
          parameters.append(try pair(&reader))
        }
      case "language", "event", "severity", "effective", "onset", "expires", "headline",
        "description", "instruction", "senderName":
        texts[name] = try reader.string()
      case "responseType":
        try reader.each { (reader) throws(JSONReader.Failure) in
          texts[name] = try reader.string() ?? texts[name]
        }
      default: try reader.skip()
      }
    }
    if let version = Alert.Version(texts, parameters: parameters, areas: areas) {
      return (version, true)
    }
    var warning = WeatherWarning(event: "")
    warning.until = AlertText.instant(texts["expires"])
    return (Alert.Version(warning: warning, areas: areas), false)
  }

  private static func area(_ reader: inout JSONReader) throws(JSONReader.Failure) -> Alert.Area {
    var area = Alert.Area()
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      switch name {
      case "areaDesc": area.name = AlertText.line(try reader.string(), limit: 200) ?? ""
      case "polygon":
        try reader.each { (reader) throws(JSONReader.Failure) in
          area.add(try reader.string().flatMap { AlertOutline($0) })
        }
      case "circle":
        try reader.each { (reader) throws(JSONReader.Failure) in
          area.add(try reader.string().flatMap { AlertOutline(circle: $0) })
        }
      case "geocode":
        try reader.each { (reader) throws(JSONReader.Failure) in
          let (name, value) = try pair(&reader)
          area.add(code: value, scheme: name)
        }
      default: try reader.skip()
      }
    }
    return area
  }

  private static func pair(
    _ reader: inout JSONReader
  ) throws(JSONReader.Failure) -> (name: String, value: String) {
    var texts: [String: String] = [:]
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      texts[name] = try reader.string()
    }
    return (texts["valueName"] ?? "", texts["value"] ?? "")
  }

  /// The number before the first semicolon.
  static func number(_ value: String?) -> Int? {
    value?.split(separator: ";").first.flatMap { Int($0.filter { $0 != " " }) }
  }

  /// The awareness types by their numbers; there is no 11.
  static let kinds: [Int: WeatherWarning.Kind] = [
    1: .wind, 2: .snowOrIce, 3: .thunderstorm, 4: .fog, 5: .heat, 6: .cold, 7: .coast,
    8: .forestFire, 9: .avalanche, 10: .rain, 12: .flood, 13: .rainFlood,
  ]
}
