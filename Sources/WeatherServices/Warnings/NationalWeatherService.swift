import JSON
import WeatherModels

/// The alerts of the National Weather Service of the United States.
///
/// `GET /alerts/active?point=LAT,LON` answers a GeoJSON collection whose features carry the members of CAP as properties
/// (https://www.weather.gov/documentation/services-web-api). It wants to know who asks, and writes English only.
enum NationalWeatherService {
  /// The states, and the territories that it forecasts for.
  static let countries: Set = ["AS", "GU", "MP", "PR", "US", "VI"]

  static func alerts(_ reader: inout JSONReader) throws(JSONReader.Failure) -> [Alert] {
    var alerts: [Alert] = []
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      guard name == "features" else { return try reader.skip() }
      try reader.array(atMost: Alert.most) { (reader) throws(JSONReader.Failure) in
        try reader.object { (reader, name) throws(JSONReader.Failure) in
          guard name == "properties" else { return try reader.skip() }
          alerts.append(try alert(&reader))
        }
      }
    }
    return alerts
  }

  private static func alert(_ reader: inout JSONReader) throws(JSONReader.Failure) -> Alert {
    var texts: [String: String] = [:]
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      texts[name] = try reader.string()
    }
    var alert = Alert()
    let status = texts["status"] ?? "Actual"
    let type = texts["messageType"] ?? "Alert"
    alert.isVoid = status != "Actual" || !["Alert", "Update"].contains(type)
    guard let event = AlertText.line(texts["event"] ?? texts["headline"], limit: 100) else {
      return alert
    }
    var warning = WeatherWarning(event: event)
    warning.severity = WeatherWarning.Severity(cap: texts["severity"])
    warning.from = AlertText.instant(texts["onset"]) ?? AlertText.instant(texts["effective"])
    // `expires` is when the message is to be replaced, often before what it warns of is over.
    warning.until = AlertText.instant(texts["ends"]) ?? AlertText.instant(texts["expires"])
    warning.headline = AlertText.line(texts["headline"], limit: 300)
    warning.description = AlertText.paragraphs(texts["description"])
    warning.instruction = AlertText.paragraphs(texts["instruction"])
    warning.area = AlertText.line(texts["areaDesc"], limit: 500)
    warning.language = "en-US"
    warning.sender = AlertText.line(texts["senderName"], limit: 100)
    alert.versions = [Alert.Version(warning: warning)]
    return alert
  }
}
