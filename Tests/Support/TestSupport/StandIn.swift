import FlyingSocks
import Synchronization

/// Stands in for the weather services on this machine: speaks HTTP on a loopback port, and fails as it is told.
///
/// It writes to the socket itself, because most of what fails cannot be said to an HTTP server. It serves
/// until `stop()`.
public final class StandIn: Sendable {
  /// The address, without a slash at the end.
  public let url: String
  public let port: Int
  /// Every request from now on, as soon as it was read.
  public let arrivals: AsyncStream<StandInRequest>

  private let answers: StandInAnswers
  private let state = Mutex(State())
  private let arrived: AsyncStream<StandInRequest>.Continuation
  private let listener: Listener

  private struct State {
    var requests: [StandInRequest] = []
    var faults: [String?: Fault] = [:]
    var oneTimeFaults: [Fault] = []
    var underWay = 0
    var mostUnderWay = 0
  }

  /// Starts to serve, on a free port unless one is named.
  public init(_ answers: StandInAnswers, port: UInt16 = 0) async throws {
    self.answers = answers
    (arrivals, arrived) = AsyncStream.makeStream()
    listener = try await Listener(port: port)
    self.port = listener.port
    url = "http://127.0.0.1:\(listener.port)"
    listener.start { [weak self] in await self?.serve($0) }
  }

  /// Serves as long as `body` runs.
  public static func serving<Value>(
    _ answers: StandInAnswers, _ body: (StandIn) async throws -> Value
  ) async throws -> Value {
    let standIn = try await StandIn(answers)
    defer { standIn.stop() }
    return try await body(standIn)
  }

  /// The variables that make Vane ask this server instead of the services.
  public var environment: [String: String] {
    [
      "VANE_IP_LOCATION_URL": url, "VANE_METEOALARM_URL": url, "VANE_NWS_URL": url,
      "VANE_OPEN_METEO_AIR_QUALITY_URL": url, "VANE_OPEN_METEO_GEOCODING_URL": url,
      "VANE_OPEN_METEO_URL": url, "VANE_CITY_LIST_URL": url, "VANE_MET_NORWAY_URL": url,
      "VANE_OPENWEATHER_URL": url, "VANE_OPEN_METEO_ARCHIVE_URL": url,
      "VANE_OPEN_METEO_ENSEMBLE_URL": url, "VANE_OPEN_METEO_PREVIOUS_RUNS_URL": url,
      "VANE_OPEN_METEO_SEASONAL_URL": url, "VANE_METAR_URL": url, "VANE_GEOSPHERE_URL": url,
      "VANE_BRIGHT_SKY_URL": url, "VANE_ECCC_URL": url, "VANE_MET_EIREANN_URL": url,
      "VANE_JMA_URL": url, "VANE_HKO_URL": url, "VANE_SACHET_URL": url, "VANE_METSERVICE_URL": url,
      "VANE_WMO_URL": url, "VANE_LIBREWXR_URL": url, "VANE_ROUTE_URL": url,
    ]
  }

  /// Every request so far, in the order in which they came.
  public var requests: [StandInRequest] { state.withLock { $0.requests } }

  /// The most requests that were ever being answered at once.
  public var mostAtOnce: Int { state.withLock { $0.mostUnderWay } }

  /// Fails every request from now on, or those for one path, or for one path and value of its query, as in
  /// `/cap?id=5`; `nil` ends that.
  public func fail(_ fault: Fault?, path: String? = nil) {
    state.withLock { $0.faults[path] = fault }
  }

  /// Fails the next requests, one with each of these.
  public func failNext(_ faults: Fault...) { state.withLock { $0.oneTimeFaults += faults } }

  /// Ends every connection and gives the port back.
  public func stop() {
    listener.stop()
    arrived.finish()
  }
}

extension StandIn {
  private func serve(_ connection: AsyncSocket) async {
    var received: [UInt8] = []
    while let request = await nextRequest(connection, &received) {
      let fault = begin(request)
      defer { end() }
      let isAlive = try? await StandInWire(connection).send(answer(request, fault), fault)
      guard isAlive == true else { return }
    }
  }

  private func nextRequest(
    _ connection: AsyncSocket, _ received: inout [UInt8]
  ) async -> StandInRequest? {
    let separator = Array("\r\n\r\n".utf8)
    while true {
      // A client that begins with TLS is told so in plain text, as other servers do.
      guard received.first != 0x16 else {
        if state.withLock({ $0.faults[nil] }) == .reset { return nil }
        try? await StandInWire(connection).refuse()
        return nil
      }
      if let end = received.firstRange(of: separator) {
        let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        received.removeSubrange(..<end.upperBound)
        return StandInRequest(head: head)
      }
      guard let more = try? await connection.read(atMost: 4096), received.count < 1 << 20 else {
        return nil
      }
      received += more
    }
  }

  private func begin(_ request: StandInRequest) -> Fault? {
    let fault = state.withLock { state -> Fault? in
      state.requests.append(request)
      state.underWay += 1
      state.mostUnderWay = max(state.mostUnderWay, state.underWay)
      guard state.oneTimeFaults.isEmpty else { return state.oneTimeFaults.removeFirst() }
      let ofQuery = request.query.compactMap { name, value in
        state.faults["\(request.path)?\(name)=\(value)"]
      }.first
      return ofQuery ?? state.faults[request.path] ?? state.faults[nil]
    }
    arrived.yield(request)
    return fault
  }

  private func end() { state.withLock { $0.underWay -= 1 } }

  private func answer(_ request: StandInRequest, _ fault: Fault?) -> StandInAnswer {
    switch fault {
    case .limited(let limit): return .error(429, reason: limit.rawValue)
    case .status(let status, let reason): return .error(status, reason: reason)
    case .retryAfter(let moment, let status):
      var answer = StandInAnswer.error(status, reason: "Come again")
      answer.headers.append(("Retry-After", moment))
      return answer
    case .deprecated:
      var answer = answers.answer(to: request)
      if answer.status == 200 { answer.status = 203 }
      return answer
    case .body(let text): return StandInAnswer(json: text)
    case .empty: return StandInAnswer(json: "")
    case .redirectLoop: return .redirect(to: request.path)
    case .redirect(let address): return .redirect(to: address)
    case .gzipBomb: return .fixed(GzipBomb.bytes, encoding: "gzip")
    case .bytes, .cutOff, .delay, .drip, .endless, .halfHeader, .hang, .held, .reset, .rubbish, nil:
      return answers.answer(to: request)
    }
  }
}
