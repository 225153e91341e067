import Foundation
import Reports

/// Writes warnings as MeteoAlarm and the National Weather Service do: one of wind, for every place that the stand-in
/// knows in the country, or for the point asked for.
enum WarningsScribe {
  static let feeds = "/api/v1/warnings/feeds-"

  static func meteoAlarm(to request: StandInRequest, places: [Place], now: Date) -> StandInAnswer {
    let feed = request.path.dropFirst(feeds.count)
    let areas = places.filter { place in
      (place.countryName ?? "").lowercased().replacing(" ", with: "-") == feed
    }.map {
      #"{"areaDesc":\#($0.name.asJSON),"circle":"\#($0.coordinate.latitude),\#($0.coordinate.longitude) 30"}"#
    }
    func info(_ language: String, _ event: String, _ text: String) -> String {
      """
      {"language":"\(language)","category":["Met"],"event":"\(event)","responseType":["Monitor"],\
      "urgency":"Immediate","severity":"Moderate","certainty":"Likely",\
      "effective":"\(time(now))","onset":"\(time(now + 3600))","expires":"\(time(now + 21_600))",\
      "senderName":"Stand-in","headline":"\(event)","description":"\(text)",\
      "instruction":"SAMPLE: made up, not a warning.",\
      "parameter":[{"valueName":"awareness_level","value":"2; yellow; Moderate"},\
      {"valueName":"awareness_type","value":"1; Wind"}],\
      "area":[\(areas.joined(separator: ","))]}
      """
    }
    return StandInAnswer(
      json: """
        {"warnings":[{"uuid":"1","alert":{"identifier":"stand-in-1","sender":"stand-in@example.org",\
        "sent":"\(time(now))","status":"Actual","msgType":"Alert","scope":"Public","info":[\
        \(info("sk-SK", "Žltá výstraha: vietor", "Nárazy do 75 km/h.")),\
        \(info("en-GB", "Yellow wind warning", "Gusts up to 75 km/h."))]}}]}
        """)
  }

  static let metNorway = "/weatherapi/metalerts/2.0/current.json"

  /// A warning for all of the Earth.
  static func metNorway(now: Date) -> StandInAnswer {
    StandInAnswer(
      json: """
        {"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Polygon",\
        "coordinates":[[[-180,-90],[180,-90],[180,90],[-180,90],[-180,-90]]]},"properties":{\
        "area":"Stand-in","awareness_level":"2; yellow; Moderate","awareness_type":"1; Wind",\
        "description":"Gusts up to 75 km/h.","eventAwarenessName":"Yellow wind warning",\
        "id":"stand-in-1","instruction":"SAMPLE: made up, not a warning.","severity":"Moderate",\
        "status":"Actual","title":"Yellow wind warning","type":"Alert"},\
        "when":{"interval":["\(time(now + 3600))","\(time(now + 21_600))"]}}]}
        """)
  }

  static func nationalWeatherService(to request: StandInRequest, now: Date) -> StandInAnswer {
    let point = request.list("point").compactMap(Double.init)
    guard point.count == 2 else {
      return StandInAnswer(status: 400, json: #"{"title":"Bad Request","status":400}"#)
    }
    return StandInAnswer(
      json: """
        {"type":"FeatureCollection","features":[{"type":"Feature","geometry":null,"properties":{\
        "areaDesc":"Stand-in County","sent":"\(time(now))","effective":"\(time(now))",\
        "onset":"\(time(now + 3600))","expires":"\(time(now + 7200))","ends":"\(time(now + 21_600))",\
        "status":"Actual","messageType":"Alert","severity":"Moderate","certainty":"Likely",\
        "urgency":"Expected","event":"Wind Advisory","senderName":"Stand-in",\
        "headline":"Wind Advisory of the stand-in","description":"* WHAT...Gusts up to 45 mph.\\n\\n\
        * WHERE...The place asked\\nfor.","instruction":"SAMPLE: made up, not a warning."}}]}
        """)
  }

  private static func time(_ date: Date) -> String {
    date.ISO8601Format().replacing("Z", with: "+00:00")
  }
}
