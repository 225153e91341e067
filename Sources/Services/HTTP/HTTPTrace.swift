import Foundation
import Reports

/// One exchange with a server as it was, for people who look for a fault.
public struct HTTPTrace: Sendable {
  /// The address without keys and passwords.
  public let address: String
  public let seconds: Double
  /// 0 where no answer came.
  public let status: Int
  /// libcurl's words for a failure.
  public let failure: String
  /// Those of the body.
  public let bytes: Int

  init(_ url: URL, secret: String?, outcome: Transfer.Outcome?, seconds: Double) {
    let keys = [secret, secret.map(BaseAddress.encoded)].compactMap { $0 }.filter { !$0.isEmpty }
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.user = nil
    parts?.password = nil
    let shown = parts?.string ?? url.hostName.description
    address = keys.reduce(shown) { $0.replacing($1, with: "…") }.cleaned(limit: 2000).description
    self.seconds = seconds
    status = outcome?.status ?? 0
    bytes = outcome?.body.count ?? 0
    failure = (outcome?.message ?? "canceled").cleaned(limit: 200).description
  }

  /// `200, 134 ms, 12345 B, https://api.open-meteo.com/v1/forecast?…`
  public var line: String {
    let end = status > 0 && failure.isEmpty ? "\(status)" : failure.isEmpty ? "no answer" : failure
    return "\(end), \(Int(seconds * 1000)) ms, \(bytes) B, \(address)"
  }
}
