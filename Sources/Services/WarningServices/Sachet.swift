import Clients
import Foundation
import JSON
import Reports
import Warnings

/// The alerts of India's authority for disasters (NDMA), in many languages.
///
/// `GET /cap_public_website/FetchAllAlertDetails` answers a list with the centroid and the extent of each, and
/// `…/FetchXMLFile?identifier=` the message of CAP with its border.
enum Sachet {
  /// An alert of the list.
  struct Entry: Hashable, Sendable {
    var identifier: String
    var alert: Alert
    /// The farthest that its area can reach from its middle, in kilometers.
    var middle: Coordinate?
    var reach: Double
  }

  static func alerts(_ question: AlertQuestion) async throws(ServiceError) -> AlertAnswer {
    let (entries, checked) = try await question.get(
      "/cap_public_website/FetchAllAlertDetails", read: Self.entries)
    let point = question.place.coordinate
    let near = entries.filter { entry in
      // On a map, the point of the view that is nearest to the warning.
      let nearest = question.area.map { $0.nearest(to: entry.middle ?? point) } ?? point
      return distance(entry.middle, nearest) <= entry.reach
    }.map { ($0, distance($0.middle, point)) }.sorted { $0.1 < $1.1 }.map(\.0)
    let messages = await question.messages(
      near.map {
        (
          path: "/cap_public_website/FetchXMLFile",
          query: [(name: "identifier", value: $0.identifier)]
        )
      })
    let alerts = zip(near, messages).map { entry, message in
      message.map { entry.completed(by: $0) } ?? entry.alert.abridged
    }
    return AlertAnswer(alerts: alerts, checked: checked)
  }

  static func entries(_ body: [UInt8]) throws(AlertFailure) -> [Entry] {
    guard case .array(let items) = try JSONTree(alerts: body) else {
      throw AlertFailure(detail: "no list")
    }
    var entries: [Entry] = []
    for item in items {
      let identifier = item["identifier"].text ?? item["identifier"].integer.map { "\($0)" }
      var texts: [String: String] = [:]
      texts["event"] = item["disaster_type"].text
      texts["language"] = item["actual_lang"].text
      texts["description"] = item["warning_message"].text
      let known = WeatherWarning(cap: texts)
      var warning = known ?? WeatherWarning(event: "")
      warning.from = instant(item["effective_start_time"].text)
      warning.until = instant(item["effective_end_time"].text)
      warning.color = WeatherWarning.Color(
        rawValue: item["severity_color"].text?.lowercased() ?? "")
      warning.level = AlertText.line(item["severity"].text, limit: 40)
      warning.area = AlertText.line(item["area_description"].text, limit: 500)
      warning.sender = AlertText.line(item["alert_source"].text, limit: 100)
      let numbers = (item["centroid"].text ?? "").split(separator: ",").compactMap { Double($0) }
      let extent = max(0, item["area_covered"].number ?? 0)
      entries.append(
        Entry(
          identifier: identifier ?? "",
          alert: Alert(
            identifier: identifier, fault: known == nil ? "an alert without an event" : nil,
            versions: [Alert.Version(warning: warning, areas: [])]),
          middle: numbers.count == 2
            ? Coordinate(latitude: numbers[1], longitude: numbers[0])
              ?? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil,
          // Three times the radius of a circle of this extent, for grounds are long at times. Of one without an extent
          // it is not known where it ends.
          reach: extent > 0 ? 50 + 3 * (extent / .pi).squareRoot() : .infinity))
    }
    return entries
  }

  /// `Mon Jan 01 09:00:00 IST 2035`, five and a half hours ahead of UTC.
  static func instant(_ text: String?) -> Date? {
    let parts = text?.prefix(60).split(separator: " ") ?? []
    guard parts.count == 6, parts[4] == "IST",
      let month = CalendarDay.shortMonths.firstIndex(of: String(parts[1]))
    else { return nil }
    let day = parts[2].count == 1 ? "0\(parts[2])" : "\(parts[2])"
    return AlertText.instant("\(parts[5])-\((month + 1).twoDigits)-\(day)T\(parts[3])+05:30")
  }

  /// The distance in kilometers; 0 where the middle is unknown, since the area may be anywhere.
  private static func distance(_ middle: Coordinate?, _ point: Coordinate) -> Double {
    guard let middle else { return 0 }
    // No middle in India is another one there if its numbers are exchanged.
    let distances = [middle, middle.exchanged].compactMap { $0?.distance(to: point) }
    return distances.map { $0.in(.kilometers) }.min() ?? 0
  }
}

extension Sachet.Entry {
  /// This entry of the list with the text and the area of its message; the times and the color are those of the list.
  fileprivate func completed(by message: Alert) -> Alert {
    // `IN-2026081001_8` for 2026081001; another one's message says nothing of this alert.
    guard !identifier.isEmpty, message.identifier?.contains(identifier) == true,
      let listed = self.alert.versions.first?.warning
    else { return self.alert }
    var alert = message.changingWarnings { warning in
      warning.color = listed.color
      warning.level = listed.level
      warning.from = listed.from ?? warning.from
      warning.until = listed.until ?? warning.until
      warning.sender = listed.sender ?? warning.sender
    }
    if alert.versions.isEmpty { alert.versions = self.alert.versions }
    return alert
  }
}
