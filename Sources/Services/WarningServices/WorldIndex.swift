import JSON
import Reports
import Warnings

/// The index of the World Meteorological Organization's Severe Weather Information Centre: the warnings of all
/// participating services, each with the address of its CAP message.
///
/// `GET /v2/json/wmo_all.json` answers `{"items": [{"id", "event", "headline", "areaDesc", "sent", "effective",
/// "expires", "s", "capURL", "url"}]}`, with times in UTC and the country in the first two letters of `capURL`; the
/// message is at `/v2/cap-alerts/` followed by `capURL`.
enum WorldIndex {
  /// Feeds that are known to be wrong.
  private static let refused = ["co-ungrd-es", "mv-ndmc-en", "cn-cma-xx", "mo-smg-xx"]
  private static let most = 50_000
  /// The key of warnings without a country.
  private static let unknown = ""

  struct Entry: Hashable, Sendable {
    /// The address of its message; `nil` if that can't be read.
    var path: String?
    /// `nil` if the index doesn't name a hazard.
    var alert: Alert?
  }

  static func alerts(_ question: AlertQuestion) async throws(ServiceError) -> AlertAnswer {
    let (entries, checked) = try await question.get("/v2/json/wmo_all.json", read: Self.entries)
    let own = entries[question.country.lowercased(), default: []].sorted { $0.rank > $1.rank }
    let addressed = own.filter { $0.path != nil }
    let messages = await question.messages(
      addressed.map { (path: "/v2/cap-alerts/" + ($0.path ?? ""), query: []) })
    var alerts = zip(addressed, messages).map { entry, message in message ?? entry.known }
    alerts += own.filter { $0.path == nil }.map(\.known)
    // These warnings may be any country's.
    alerts += entries[unknown, default: []].map { _ in .unread("an item without a country") }
    let isLeftOut = refused.contains { $0.hasPrefix(question.country.lowercased() + "-") }
    return AlertAnswer(alerts: alerts, checked: checked, isCovered: !own.isEmpty || !isLeftOut)
  }

  /// Keys are country codes in lower case.
  static func entries(_ body: [UInt8]) throws(AlertFailure) -> [String: [Entry]] {
    var entries: [String: [Entry]] = [:]
    try JSONReader.eachElement(of: "items", in: body, atMost: most, fault: "no list items") {
      (reader) throws(JSONReader.Failure) in
      let item = try JSONTree(&reader)
      let address = item["capURL"].text ?? ""
      guard !refused.contains(where: address.hasPrefix) else { return }
      let country = address.prefix(2).lowercased()
      let isKnown = country.utf8.allSatisfy { (97...122).contains($0) } && country.count == 2
      // A warning without an event in the index may have one in its message.
      entries[isKnown ? country : unknown, default: []].append(
        Entry(path: path(address), alert: alert(item)))
    }
    return entries
  }

  private static func alert(_ item: JSONTree) -> Alert? {
    func time(_ name: String) -> String? {
      item[name].text.map { $0.replacing(" ", with: "T") + "Z" }
    }
    var texts: [String: String] = [:]
    for name in ["event", "headline", "areaDesc"] { texts[name] = item[name].text }
    texts["effective"] = time("effective")
    texts["expires"] = time("expires")
    let severities = WeatherWarning.Severity.allCases
    if let number = item["s"].integer, (1...4).contains(number) {
      texts["severity"] = severities[number - 1].rawValue
    }
    return WeatherWarning(cap: texts).map {
      Alert(identifier: item["id"].text, versions: [Alert.Version(warning: $0)])
    }
  }

  /// Nothing that could lead out of the folder of messages.
  private static func path(_ text: String) -> String? {
    guard text.utf8.count <= 300, text.utf8.count > 3, !text.contains(".."),
      text.utf8.allSatisfy({ byte in
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "/": true
        default: false
        }
      }), text.prefix(2).allSatisfy(\.isLetter)
    else { return nil }
    return text
  }
}

extension WorldIndex.Entry {
  /// As far as the index describes it.
  fileprivate var known: Alert { alert?.abridged ?? .unread("an item without an event") }

  fileprivate var rank: Int { alert?.versions.first?.warning.rank ?? 0 }
}
