import JSON
import Reports
import Warnings

/// The alerts of Environment and Climate Change Canada, in English and French, each with the border of its region.
///
/// `GET /collections/weather-alerts/items?f=json&lang=en&bbox=W,S,E,N` answers GeoJSON (OGC API Features). An alert
/// holds until `event_end_datetime`, and is gone after `expiration_datetime` whatever became of it.
enum EnvironmentCanada {
  private static let ended: Set = ["ended", "cancelled"]
  /// Of an alert without a color, such as those for the sea: by its type, from what is or will be dangerous to what is
  /// not hazardous enough to warn of.
  private static let severities: [String: WeatherWarning.Severity] = [
    "warning": .severe, "watch": .moderate, "advisory": .moderate, "statement": .minor,
  ]

  static func alerts(_ body: [UInt8]) throws(AlertFailure) -> [Alert] {
    let collection = try FeatureCollection(body, alert)
    let count = collection.features.count
    if let matched = collection.members["numberMatched"]?.number, matched > Double(count) {
      throw AlertFailure(detail: "only a part of the alerts")
    }
    return collection.features
  }

  private static func alert(_ feature: JSONTree, _ area: Alert.Area) -> Alert {
    let properties = feature["properties"]
    var alert = Alert(identifier: properties["id"].text)
    alert.isVoid = ended.contains(properties["status_en"].text?.lowercased() ?? "")
    for language in ["en", "fr"] {
      func text(_ name: String) -> String? { properties["\(name)_\(language)"].text }
      var texts = ["language": language]
      texts["event"] = text("alert_name")
      texts["description"] = text("alert_text")
      texts["onset"] = properties["validity_datetime"].text
      texts["expires"] = properties["event_end_datetime"].text
      guard var warning = WeatherWarning(cap: texts) else { continue }
      warning.event = warning.event.prefix(1).uppercased() + warning.event.dropFirst()
      warning.color = WeatherWarning.Color(
        rawValue: properties["risk_colour_en"].text?.lowercased() ?? "")
      warning.area = AlertText.line(text("feature_name"), limit: 200)
      warning.sender = WarningService.environmentCanada.authority
      if warning.color == nil {
        warning.level = AlertText.line(text("risk_colour"), limit: 40)
        warning.severity = severities[properties["alert_type"].text?.lowercased() ?? ""]
      }
      alert.versions.append(
        Alert.Version(
          warning: warning, areas: [area],
          goneAfter: AlertText.instant(properties["expiration_datetime"].text)))
    }
    return alert.versions.isEmpty && !alert.isVoid
      ? .unread("an alert without a name", area: area) : alert
  }
}
