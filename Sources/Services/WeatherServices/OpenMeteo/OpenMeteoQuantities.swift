public import Clients
import Foundation
import JSON
public import Quantities
import Reports

/// Quantities of the ground, the sky, the sea, rivers and the air by Open-Meteo's services.
///
/// Described at https://open-meteo.com/en/docs, /en/docs/marine-weather-api, /en/docs/flood-api and
/// /en/docs/air-quality-api. Each answer is kept, and asked for again when it is no longer recent; one without values,
/// where the service does not cover the place, after a week.
public struct OpenMeteoQuantities: Sendable {
  private let servers: OpenMeteoServers
  private let cache: AnswerCacheClient
  private let panel: @Sendable () -> SunPanel?

  /// `panel` is the one that was set.
  public init(
    servers: OpenMeteoServers, cache: AnswerCacheClient, panel: @escaping @Sendable () -> SunPanel?
  ) {
    self.servers = servers
    self.cache = cache
    self.panel = panel
  }

  public var client: QuantityClient {
    QuantityClient(values: values, saved: { kept($0, $1).last?.value }, panel: panel)
  }
}

extension OpenMeteoQuantities {
  private static let week = 7 * 86_400.0

  @Sendable private func values(
    _ quantity: WeatherQuantity, _ places: [Place], _ isRefresh: Bool
  ) async throws(ServiceError) -> [QuantitySeries] {
    var found: [QuantitySeries] = []
    for place in places {
      // Quantities that the service has only for Europe aren't requested elsewhere.
      guard Self.covers(place.coordinate, quantity) else {
        found.append(
          QuantitySeries(quantity, [], fetched: servers.now(), timeZone: nil, service: .openMeteo))
        continue
      }
      found.append(
        try await kept(quantity, place).value { _, series in
          isRecent(series, isRefresh: isRefresh)
        } ask: { _ async throws(ServiceError) in
          try await ask(quantity, place)
        })
    }
    return found
  }

  /// Whether saved values are still good. A place without values isn't covered, which doesn't change soon.
  private func isRecent(_ series: QuantitySeries, isRefresh: Bool) -> Bool {
    guard series.isCovered else {
      return series.fetched.isRecent(at: servers.now(), for: Self.week)
    }
    let lifetime = QuantityClient.freshness(series.quantity)
    return !isRefresh && series.fetched.isRecent(at: servers.now(), for: lifetime)
  }

  private func kept(_ quantity: WeatherQuantity, _ place: Place) -> KeptAnswer<QuantitySeries> {
    KeptAnswer(cache, key(quantity, place)) { answer throws(ServiceError) in
      try OpenMeteoAnswer(answer).quantity(quantity, panel())
    }
  }

  private func ask(
    _ quantity: WeatherQuantity, _ place: Place
  ) async throws(ServiceError) -> CachedResponse {
    guard let host = quantity.host else { throw .noReport }
    let (server, days) = host.request
    let block = quantity.isDaily ? "daily" : "hourly"
    let query =
      Place.openMeteoQuery([place], withHeights: host == .forecast) + [
        (block, quantity.variables.map(\.name).joined(separator: ",")), ("timezone", "auto"),
        ("forecast_days", "\(days)"),
      ]
      + (quantity.variables.contains { $0.name.contains("wind") }
        ? [("wind_speed_unit", "ms")] : [])
      + tilted(quantity)
    let weight = OpenMeteoServers.weight(variables: quantity.variables.count, days: days)
    do throws(ServiceError) {
      let answer = try await servers.ask(server, query, weight: weight)
      return CachedResponse(fetched: answer.received, body: answer.body)
    } catch {
      guard case .status(400, _, let reason?) = error,
        reason.description.contains("No data is available")
      else { throw error }
      return none(quantity)
    }
  }

  /// Says to later runs that the service has nothing there.
  private func none(_ quantity: WeatherQuantity) -> CachedResponse {
    let block = quantity.isDaily ? "daily" : "hourly"
    let columns = quantity.variables.map { #","\#($0.name)":[]"# }.joined()
    let body = #"{"\#(block)_units":{},"\#(block)":{"time":[]\#(columns)}}"#
    return CachedResponse(fetched: servers.now(), body: Array(body.utf8))
  }

  /// Pollen is for the area of CAMS' regional models: https://open-meteo.com/en/docs/air-quality-api
  static func covers(_ point: Coordinate, _ quantity: WeatherQuantity) -> Bool {
    !quantity.isOfEurope
      || (30...72).contains(point.latitude) && (-25...45).contains(point.longitude)
  }

  private func tilted(_ quantity: WeatherQuantity) -> [(name: String, value: String)] {
    guard quantity.needsPanel, let panel = panel() else { return [] }
    return [("tilt", "\(panel.tilt)"), ("azimuth", "\(panel.azimuth)")]
  }

  /// Names the server and the panel, too: with others, the values are others.
  private func key(_ quantity: WeatherQuantity, _ place: Place) -> String {
    let server = quantity.host.map { servers.source(of: $0.request.server) } ?? ""
    let panel = tilted(quantity).map(\.value).joined(separator: ",")
    return [quantity.name, place.coordinate.sent, panel, server]
      .filter { !$0.isEmpty }.joined(separator: "-")
  }
}

extension WeatherQuantity.Host {
  /// The model that is asked, and for how many days.
  fileprivate var request: (server: OpenMeteoServers.Host, days: Int) {
    switch self {
    case .forecast: (.forecast, 7)
    case .marine: (.marine, 7)
    case .flood: (.flood, 30)
    case .air: (.airQuality, 5)
    }
  }
}

extension OpenMeteoAnswer {
  /// - Throws: `badAnswer` where a column is missing, or is in a unit that isn't known.
  func quantity(
    _ quantity: WeatherQuantity, _ panel: SunPanel?
  ) throws(ServiceError) -> QuantitySeries {
    let block = quantity.isDaily ? "daily" : "hourly"
    let blocks = try parsed { (reader) throws(JSONReader.Failure) in
      try OpenMeteoBlocks(&reader, [block])
    }
    let table = blocks[block]
    guard table.isThere else {
      throw .badAnswer(.openMeteo, detail: "no \(block.cleaned(limit: 100))")
    }
    var columns: [[Double]] = []
    for variable in quantity.variables { columns.append(try table.values(of: variable)) }
    let times = table.times("time", offset: blocks.offset)
    var last = -Double.infinity
    var items: [QuantitySeries.Item] = []
    for (row, time) in times.enumerated() where time > last {
      guard EpochTime.day(ofSecond: time) != nil else { continue }
      last = time
      let values = columns.map { $0.indices.contains(row) ? $0[row] : .nan }
      guard case .service(_, _, let combine) = quantity.source else { continue }
      let start = quantity.spansBefore ? time - 3600 : time
      items.append(
        .init(
          time: Date(timeIntervalSince1970: start), value: quantity.checked(combine(values, panel)))
      )
    }
    return QuantitySeries(
      quantity, items, fetched: received, timeZone: blocks.timeZone, service: .openMeteo)
  }
}

extension OpenMeteoTable {
  /// The values in the base unit of the quantity.
  fileprivate func values(of variable: WeatherQuantity.Variable) throws(ServiceError) -> [Double] {
    let numbers = numbers(variable.name)
    // A column of nulls needs no unit.
    guard numbers.contains(where: { !$0.isNaN }) else {
      if numbers.isEmpty, !names.contains(variable.name) {
        throw .badAnswer(.openMeteo, detail: "no \(variable.name.cleaned(limit: 100))")
      }
      return numbers
    }
    guard let label = label(variable.name),
      let conversion = variable.dimension.conversion(from: label)
    else { throw .badAnswer(.openMeteo, detail: "unit of \(variable.name.cleaned(limit: 100))") }
    return numbers.map { $0 * conversion.scale + conversion.offset }
  }
}
