import Clients
import Foundation
import JSON
import Reports

/// A service of warnings: its countries and its requests.
struct Authority: Sendable {
  var service: WarningService
  /// The variable of the environment that replaces its address.
  var setting: String
  var address: String
  /// Whether it wants a contact address.
  var wantsContact = false
  var alerts: @Sendable (AlertQuestion) async throws(ServiceError) -> AlertAnswer
}

/// The place of a request, and the connection to the service.
struct AlertQuestion: Sendable {
  var place: Place
  /// ISO 3166-1 alpha-2.
  var country: String
  /// ISO 639-1.
  var language: String
  var authority: Authority
  var requests: WarningRequests
  /// The English names of the prefectures of the towns around a point in Japan.
  var prefectures: @Sendable (Coordinate) -> [String]
  /// Whether only saved answers may be used.
  var asksNobody = false
  /// The part of a map, where not the place alone is meant: services that are asked for a point are asked for that.
  var area: MapArea?

  func get<Value: Sendable>(
    _ path: String, _ query: [(name: String, value: String)] = [],
    accepting type: String = "application/json", for lifetime: Double = WarningRequests.shelfLife,
    bodyLimit: Int = .max,
    read: ([UInt8]) throws(AlertFailure) -> Value
  ) async throws(ServiceError) -> (value: Value, checked: Date) {
    try await requests.value(
      of: authority, path, query, accepting: type, for: lifetime, asksNobody: asksNobody,
      bodyLimit: bodyLimit, read)
  }

  /// Requests and decodes warnings that come in a single response.
  func answer(
    _ path: String, _ query: [(name: String, value: String)] = [],
    accepting type: String = "application/json",
    read: ([UInt8]) throws(AlertFailure) -> [Alert]
  ) async throws(ServiceError) -> AlertAnswer {
    let (alerts, checked) = try await get(path, query, accepting: type, read: read)
    return AlertAnswer(alerts: alerts, checked: checked)
  }
}

struct AlertAnswer: Sendable {
  var alerts: [Alert]
  /// The time at which the service last confirmed it.
  var checked: Date
  /// Whether the service can say that a country has no warnings.
  var isCovered = true

  /// The reason why nothing of it could be read: one of another shape must not pass for one without warnings.
  var fault: CleanText? {
    let real = alerts.filter { !$0.isTest && !$0.isVoid }
    return real.allSatisfy { $0.fault != nil } ? real.first?.fault : nil
  }
}

extension Authority {
  /// The services for a country in order. Each one is a fallback for the one before.
  static func all(for country: String) -> [Authority] {
    let feed = MeteoAlarm.feeds[country] == nil ? nil : meteoAlarm
    let own = [national[country], feed].compactMap(\.self)
    return own.isEmpty ? [wmo] : own
  }

  /// Each country's own service, by ISO 3166-1 alpha-2.
  static let national: [String: Authority] = {
    var table = [
      "DE": dwd, "NO": metNorway, "SJ": metNorway, "IE": metEireann, "CA": environmentCanada,
      "JP": jma, "HK": hongKong, "IN": sachet, "NZ": metService,
    ]
    for country in NationalWeatherService.countries { table[country] = nationalWeatherService }
    return table
  }()

  static let meteoAlarm = Authority(
    service: .meteoAlarm, setting: "VANE_METEOALARM_URL", address: "https://feeds.meteoalarm.org"
  ) { question async throws(ServiceError) in
    let feed = MeteoAlarm.feeds[question.country] ?? question.country.lowercased()
    return try await question.answer("/api/v1/warnings/feeds-" + feed, read: MeteoAlarm.alerts)
  }

  static let nationalWeatherService = Authority(
    service: .nationalWeatherService, setting: "VANE_NWS_URL", address: "https://api.weather.gov",
    wantsContact: true
  ) { question async throws(ServiceError) in
    // More than four decimals are answered with a redirect.
    try await question.answer(
      "/alerts/active",
      question.area == nil
        ? [("point", question.place.coordinate.sent)] : [("status", "actual")],
      accepting: "application/geo+json", read: NationalWeatherService.alerts)
  }

  static let dwd = Authority(
    service: .dwd, setting: "VANE_BRIGHT_SKY_URL", address: "https://api.brightsky.dev"
  ) { question async throws(ServiceError) in
    try await question.answer(
      "/alerts", question.place.coordinate.sentQuery, read: BrightSky.alerts)
  }

  static let metNorway = Authority(
    service: .metNorway, setting: "VANE_MET_NORWAY_URL", address: "https://api.met.no",
    wantsContact: true
  ) { question async throws(ServiceError) in
    let isNorwegian = ["nb", "nn", "no"].contains(question.language)
    return try await question.answer(
      "/weatherapi/metalerts/2.0/current.json",
      (question.area == nil ? question.place.coordinate.sentQuery : [])
        + [("lang", isNorwegian ? "no" : "en")]
    ) { body throws(AlertFailure) in
      try MetNorwayAlerts.alerts(body, in: isNorwegian ? "no" : "en")
    }
  }

  static let metEireann = Authority(
    service: .metEireann, setting: "VANE_MET_EIREANN_URL", address: "https://prodapi.metweb.ie"
  ) { question async throws(ServiceError) in
    try await question.answer("/warnings", read: MetEireann.alerts)
  }

  static let environmentCanada = Authority(
    service: .environmentCanada, setting: "VANE_ECCC_URL", address: "https://api.weather.gc.ca"
  ) { question async throws(ServiceError) in
    let point = question.place.coordinate.rounded(to: 2)
    var box = [
      max(-180, point.longitude - 0.05), max(-90, point.latitude - 0.05),
      min(180, point.longitude + 0.05), min(90, point.latitude + 0.05),
    ]
    if let area = question.area {
      let crosses = area.west > area.east
      box = [crosses ? -180 : area.west, area.south, crosses ? 180 : area.east, area.north]
    }
    let bounds = box.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: ",")
    return try await question.answer(
      "/collections/weather-alerts/items",
      [
        ("f", "json"), ("lang", question.language == "fr" ? "fr" : "en"), ("bbox", bounds),
        ("limit", question.area == nil ? "100" : "1000"),
      ], read: EnvironmentCanada.alerts)
  }

  static let hongKong = Authority(
    service: .hongKongObservatory, setting: "VANE_HKO_URL", address: "https://data.weather.gov.hk",
    alerts: HongKongObservatory.alerts)

  static let jma = Authority(
    service: .jma, setting: "VANE_JMA_URL", address: "https://www.jma.go.jp",
    alerts: JapanMeteorologicalAgency.alerts)

  static let sachet = Authority(
    service: .sachet, setting: "VANE_SACHET_URL", address: "https://sachet.ndma.gov.in",
    alerts: Sachet.alerts)

  static let metService = Authority(
    service: .metService, setting: "VANE_METSERVICE_URL", address: "https://alerts.metservice.com",
    alerts: MetService.alerts)

  static let wmo = Authority(
    service: .wmo, setting: "VANE_WMO_URL", address: "https://severeweather.wmo.int",
    alerts: WorldIndex.alerts)
}

extension AlertFailure {
  /// The list that `read` makes of a document; anything but JSON is an invalid list of warnings.
  fileprivate static func reading<Value>(
    _ body: [UInt8], _ read: (inout JSONReader) throws(JSONReader.Failure) -> Value
  ) throws(AlertFailure) -> Value {
    var reader = JSONReader(body)
    do throws(JSONReader.Failure) {
      let value = try read(&reader)
      try reader.end()
      return value
    } catch {
      throw AlertFailure(detail: error.detail.cleaned(limit: 100))
    }
  }
}

extension JSONReader {
  /// Calls `read` for each element of the list that the member `name` of a document is, and `other` for other members.
  ///
  /// - Throws: `fault`, or else as for anything but JSON, where there is no such list: an answer of another shape must
  /// not pass for one without warnings.
  static func eachElement(
    of name: String, in body: [UInt8], atMost limit: Int = Alert.most, fault: CleanText? = nil,
    other: (inout JSONReader, String) throws(Failure) -> Void = { (reader, _) throws(Failure) in
      try reader.skip()
    }, read: (inout JSONReader) throws(Failure) -> Void
  ) throws(AlertFailure) {
    var isList = false
    try AlertFailure.reading(body) { (reader) throws(Failure) in
      guard try reader.kind() == .object else { throw Failure(offset: 0) }
      try reader.object { (reader, member) throws(Failure) in
        guard member == name else { return try other(&reader, member) }
        isList = try reader.kind() == .array
        try reader.array(atMost: limit, read)
      }
      guard isList || fault != nil else { throw Failure(offset: 0) }
    }
    if !isList, let fault { throw AlertFailure(detail: fault) }
  }
}

extension JSONTree {
  /// A document as small services send it.
  init(alerts body: [UInt8]) throws(AlertFailure) {
    self = try AlertFailure.reading(body) { (reader) throws(JSONReader.Failure) in
      try JSONTree(&reader)
    }
  }

  /// The elements of a member that must be a list.
  func list(_ name: String) throws(AlertFailure) -> [JSONTree] {
    guard case .array(let elements) = self[name] else {
      throw AlertFailure(detail: "no list \(name.cleaned(limit: 50))")
    }
    return elements
  }
}
