import JSON
import Reports
import Warnings

/// The warnings of the Deutscher Wetterdienst as Bright Sky passes them on, in English and German: those of the warning
/// cell that the point asked for lies in.
///
/// `GET /alerts?lat=&lon=` answers `{"alerts": [{"event_en", "event_de", "severity", "onset", "expires", …}],
/// "location": {"name": …}}` (https://brightsky.dev/docs).
enum BrightSky {
  static func alerts(_ body: [UInt8]) throws(AlertFailure) -> [Alert] {
    let tree = try JSONTree(alerts: body)
    let location = tree["location"]
    let area = AlertText.line(location["name"].text, limit: 200)
    var alerts: [Alert] = []
    for item in try tree.list("alerts") {
      var alert = Alert(identifier: item["alert_id"].text)
      alert.setStatus(item["status"].text, type: nil)
      for language in ["en", "de"] {
        func text(_ name: String) -> String? { item["\(name)_\(language)"].text }
        var texts: [String: String] = ["language": language]
        for name in ["event", "headline", "description", "instruction"] { texts[name] = text(name) }
        for name in ["severity", "effective", "onset", "expires"] { texts[name] = item[name].text }
        guard var warning = WeatherWarning(cap: texts) else { continue }
        warning.area = area
        warning.sender = WarningService.dwd.authority
        // Without a cell, the position that the service assumed is unknown.
        let here = Alert.Area(name: area ?? "", isHere: location.isObject ? true : nil)
        alert.versions.append(
          Alert.Version(
            warning: warning, isGreen: item["response_type"].text?.lowercased() == "allclear",
            areas: [here]))
      }
      alerts.append(alert.versions.isEmpty ? .unread("a warning without an event") : alert)
    }
    return alerts
  }
}
