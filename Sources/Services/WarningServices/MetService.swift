import Reports
import Warnings

/// The warnings of New Zealand's MetService, in English: an RSS feed of messages of CAP, each with its border.
///
/// `GET /cap/rss`, then `/cap/alert?id=` with each `guid`.
enum MetService {
  static func alerts(_ question: AlertQuestion) async throws(ServiceError) -> AlertAnswer {
    let (items, checked) = try await question.get(
      "/cap/rss", accepting: "application/xml", read: Self.items)
    let messages = await question.messages(
      items.map { (path: "/cap/alert", query: [(name: "id", value: $0.identifier ?? "")]) })
    // The feed has the title of a message that can't be read.
    return AlertAnswer(alerts: zip(items, messages).map { $1 ?? $0.abridged }, checked: checked)
  }

  /// The items of the feed, as far as it describes them.
  static func items(_ body: [UInt8]) throws(AlertFailure) -> [Alert] {
    let root = try XMLNode.document(body)
    guard root.name == "rss", let channel = root.children.first(where: { $0.name == "channel" })
    else { throw AlertFailure(detail: "no rss") }
    var alerts: [Alert] = []
    for item in channel.children where item.name == "item" {
      let identifier = AlertText.line(item.text("guid"), limit: 300)
      guard let event = item.text("title"),
        var warning = WeatherWarning(cap: [
          "event": event, "language": "en", "description": item.text("description") ?? "",
        ])
      else {
        alerts.append(.unread("an item without a title", identifier: identifier))
        continue
      }
      warning.sender = WarningService.metService.authority
      alerts.append(Alert(identifier: identifier, versions: [Alert.Version(warning: warning)]))
    }
    return alerts
  }
}
