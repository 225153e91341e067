import JSON
import Reports
import Warnings

/// The alerts of the National Weather Service of the United States.
///
/// `GET /alerts/active?point=LAT,LON` answers a GeoJSON collection whose features carry the members of CAP as
/// properties (https://www.weather.gov/documentation/services-web-api). Clients must identify themselves. The text is
/// English only.
enum NationalWeatherService {
  /// The states, and the territories that it forecasts for.
  static let countries: Set = ["AS", "GU", "MP", "PR", "US", "VI"]

  static func alerts(_ body: [UInt8]) throws(AlertFailure) -> [Alert] {
    var alerts: [Alert] = []
    try JSONReader.eachElement(of: "features", in: body) { (reader) throws(JSONReader.Failure) in
      var found = Alert.unread("a feature without properties")
      var area = Alert.Area()
      try reader.object { (reader, name) throws(JSONReader.Failure) in
        switch name {
        case "properties": found = try alert(&reader)
        case "geometry": try area.addGeometry(&reader)
        default: try reader.skip()
        }
      }
      // A border is narrower than the zones that a point is looked up by.
      if area.outlines.isEmpty { area.isHere = true }
      if !found.versions.isEmpty { found.versions[0].areas = [area] }
      alerts.append(found)
    }
    return alerts
  }

  private static func alert(_ reader: inout JSONReader) throws(JSONReader.Failure) -> Alert {
    var texts: [String: String] = [:]
    var replaced: [String] = []
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      guard name == "references" else { return texts[name] = try reader.string() }
      try reader.each(atMost: 1000) { (reader) throws(JSONReader.Failure) in
        try reader.object { (reader, name) throws(JSONReader.Failure) in
          guard name == "identifier" else { return try reader.skip() }
          if let identifier = try reader.string() { replaced.append(identifier) }
        }
      }
    }
    var alert = Alert(identifier: texts["id"], replaced: replaced)
    alert.setStatus(texts["status"], type: texts["messageType"])
    if texts["event"] == "Test Message" { alert.isTest = true }
    guard var warning = WeatherWarning(cap: texts) else {
      return alert.isTest || alert.isVoid ? alert : .unread("an alert without an event")
    }
    warning.language = "en-US"
    alert.versions = [Alert.Version(warning: warning)]
    return alert
  }
}
