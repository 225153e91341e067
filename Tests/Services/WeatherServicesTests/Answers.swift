import HTTP
import Synchronization
import TestSupport
import Testing

@testable import WeatherServices

/// The answers in `Resources`, written by hand to the documented form of the service.
enum Answers {
  /// 2026-11-21T14:20:00Z.
  static let now = StandIn.now

  static func file(_ name: String) -> URL? {
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources")
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: try #require(file(name))))
  }

  static func reports(_ bytes: [UInt8], count: Int = 1) throws -> [Report] {
    try answer(bytes).reports(count: count)
  }

  static func places(_ bytes: [UInt8]) throws -> [Place] { try answer(bytes).places() }

  static func answer(_ bytes: [UInt8], status: Int = 200) throws -> OpenMeteoAnswer {
    try OpenMeteoAnswer(web(bytes, status: status), asked: now)
  }

  static func web(_ bytes: [UInt8], status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, host: "example.org", body: bytes)
  }
}

extension StandIn {
  /// What a service at the stand-in is asked with.
  func connection(at now: Date = Answers.now) -> ServiceConnection {
    ServiceConnection(http: .patient(), environment: environment, now: { now })
  }

  /// Open-Meteo's servers, which are all the stand-in.
  func openMeteo(
    ledger: ServiceLedgerClient = .noop, at now: Date = Answers.now
  ) -> OpenMeteoServers {
    OpenMeteoServers(
      http: .patient(), environment: environment, ledger: ledger, now: { now })
  }
}

/// Counts what is spent, up to a limit that clears in forty seconds.
final class Spent: Sendable {
  private let all = Mutex<[Double]>([])
  private let sum = Mutex(0.0)
  private let most: Double

  init(allowing most: Double = .infinity) { self.most = most }

  /// To one decimal.
  var weights: [Double] { all.withLock { $0.map { ($0 * 10).rounded() / 10 } } }

  func clear() { sum.withLock { $0 = 0 } }

  var client: ServiceLedgerClient {
    ServiceLedgerClient(
      records: { [:] }, note: { _, _ in },
      spend: { _, weight in
        let isAllowed = self.sum.withLock { sum in
          guard sum + weight <= self.most else { return false }
          sum += weight
          return true
        }
        guard isAllowed else { return Answers.now + 40 }
        self.all.withLock { $0.append(weight) }
        return nil
      })
  }
}
