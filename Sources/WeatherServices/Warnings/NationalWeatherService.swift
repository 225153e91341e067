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
    var isList = false
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      guard name == "features" else { return try reader.skip() }
      isList = try reader.kind() == .array
      try reader.array(atMost: Alert.most) { (reader) throws(JSONReader.Failure) in
        try reader.object { (reader, name) throws(JSONReader.Failure) in
          guard name == "properties" else { return try reader.skip() }
          alerts.append(try alert(&reader))
        }
      }
    }
    // An answer of another shape must not pass for one without warnings.
    guard isList else { throw JSONReader.Failure(offset: 0) }
    return alerts
  }

  private static func alert(_ reader: inout JSONReader) throws(JSONReader.Failure) -> Alert {
    var texts: [String: String] = [:]
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      texts[name] = try reader.string()
    }
    var alert = Alert(identifier: texts["id"])
    alert.setStatus(texts["status"], type: texts["messageType"])
    guard var warning = WeatherWarning(cap: texts) else { return alert }
    warning.language = "en-US"
    alert.versions = [Alert.Version(warning: warning, areas: [Alert.Area(isHere: true)])]
    return alert
  }
}
