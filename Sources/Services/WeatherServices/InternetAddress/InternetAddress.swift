public import Clients
import Foundation
public import HTTP
import Reports

/// The position of this machine's internet address by the tables of a service: ipapi.co, without a key, or
/// another that answers in the form of ipapi.co, ip-api.com or ipinfo.io.
public struct InternetAddress: Sendable {
  private let http: HTTPClient
  private let environment: [String: String]

  /// `VANE_IP_LOCATION_URL` in the environment replaces the service's address.
  public init(http: HTTPClient, environment: [String: String]) {
    self.http = http
    self.environment = environment
  }

  /// The host that sees the IP address of a request.
  public var host: String {
    (try? address().url("/"))?.host(percentEncoded: true) ?? Self.standard
  }

  /// Asks the service. The request holds nothing but what every request does.
  public func position() async throws(PositionError) -> Position {
    let answering: CleanText = host.cleaned(limit: 253)
    let answer: HTTPResponse
    do throws(ServiceError) {
      answer = try await http.get(address().url("/json/"), of: .internetAddress)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .badAnswer(_, let detail): throw .badAnswer(host: answering, detail: detail)
      default: throw .service(error)
      }
    }
    return try InternetAddressAnswer(answer).position(host: answering)
  }

  private static let standard = "ipapi.co"

  private func address() throws(ServiceError) -> BaseAddress {
    try BaseAddress(
      setting: "VANE_IP_LOCATION_URL", in: environment, standard: "https://" + Self.standard)
  }
}
