import JSON
import Reports
import Warnings

/// The warnings of MET Norway, in Norwegian or English, as GeoJSON whose features carry the members of CAP.
///
/// `GET /weatherapi/metalerts/2.0/current.json?lat=&lon=` (https://api.met.no/weatherapi/metalerts/2.0/documentation).
/// The times are in `when.interval`, color and kind as MeteoAlarm has them. `lang` is the language of the answer, which
/// may not be the one that was asked for.
enum MetNorwayAlerts {
  static func alerts(_ body: [UInt8], in language: String) throws(AlertFailure) -> [Alert] {
    let collection = try FeatureCollection(body, alert)
    let language = collection.members["lang"]?.text ?? language
    return collection.features.map { alert in
      alert.changingWarnings { $0.language = AlertText.line(language, limit: 20) }
    }
  }

  private static func alert(_ feature: JSONTree, _ drawn: Alert.Area) -> Alert {
    let properties = feature["properties"]
    var alert = Alert(identifier: properties["id"].text)
    alert.setStatus(
      properties["status"].text, type: properties["type"].text ?? properties["msgType"].text)
    alert.setReferences(properties["references"].text)
    let times = feature["when"]["interval"].elements.map(\.text)
    var texts: [String: String] = [:]
    texts["event"] = properties["eventAwarenessName"].text ?? properties["event"].text
    texts["headline"] = properties["title"].text
    for name in ["severity", "description", "instruction"] { texts[name] = properties[name].text }
    texts["onset"] = times.first ?? nil
    texts["expires"] = (times.count > 1 ? times[1] : nil) ?? properties["eventEndingTime"].text
    var area = drawn
    area.name = AlertText.line(properties["area"].text, limit: 200) ?? ""
    let parameters = ["awareness_level", "awareness_type"].map {
      (name: $0, value: properties[$0].text ?? "")
    }
    guard var version = Alert.Version(texts, parameters: parameters, areas: [area]) else {
      return alert.isTest || alert.isVoid
        ? alert : .unread("a warning without an event", area: area)
    }
    version.warning.sender = WarningService.metNorway.authority
    if let consequences = AlertText.paragraphs(properties["consequences"].text) {
      let description = [version.warning.description, consequences].compactMap(\.self)
      version.warning.description = description.joined(separator: "\n")
    }
    alert.versions = [version]
    return alert
  }
}
