public import Clients
import Foundation
public import HTTP
import JSON
import Reports

/// The position of this machine's internet address by the tables of a service: ipapi.co, without a key, or
/// another that answers in the form of ipapi.co, ip-api.com or ipinfo.io.
public struct InternetAddress: Sendable {
  private let connection: ServiceConnection

  /// `VANE_IP_LOCATION_URL` in the environment replaces the service's address.
  public init(_ connection: ServiceConnection) { self.connection = connection }

  /// The host that sees the IP address of a request.
  public var host: String { (try? url("/"))?.host(percentEncoded: true) ?? Self.standard }

  /// Asks the service. The request holds nothing but what every request does.
  public func position() async throws(PositionError) -> Position {
    let answering: CleanText = host.cleaned(limit: 253)
    let answer: HTTPResponse
    do throws(ServiceError) {
      answer = try await connection.http.get(url("/json/"), of: .internetAddress)
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

  private func url(_ path: String) throws(ServiceError) -> URL {
    try connection.url("VANE_IP_LOCATION_URL", else: "https://" + Self.standard, path)
  }
}

/// The answer of a service about an internet address, in any of three forms.
struct InternetAddressAnswer {
  private let status: Int
  /// `nil` if it isn't a JSON object.
  private let members: JSONTree?

  init(_ answer: HTTPResponse) {
    status = answer.status
    members = (try? JSONTree(answer.body)).flatMap { $0.isObject ? $0 : nil }
  }

  /// `host` is the server that answered.
  func position(host: CleanText) throws(PositionError) -> Position {
    let reason: CleanText? = (text("reason") ?? text("message") ?? text("title"))?
      .cleaned(limit: 100)
    guard status == 200 else {
      throw .badAnswer(
        host: host, detail: reason.map { "error \(status): \($0)" } ?? "error \(status)")
    }
    guard let members else { throw .badAnswer(host: host, detail: "not JSON") }
    guard members["error"].bool != true, text("status") ?? "success" == "success" else {
      throw .badAnswer(host: host, detail: reason ?? "an error without a reason")
    }
    guard let coordinate else { throw .badAnswer(host: host, detail: "no position") }
    return Position(
      coordinate: coordinate, source: .ip, name: text("city"), timeZone: text("timezone"))
  }
}

extension InternetAddressAnswer {
  /// ipapi.co: `latitude`, `longitude`; ip-api.com: `lat`, `lon`; ipinfo.io: `loc`, both in a text.
  private var coordinate: Coordinate? {
    let loc = (text("loc") ?? "").split(separator: ",").map { Double($0) }
    let pair = loc.count == 2 ? loc : [nil, nil]
    guard let latitude = number("latitude") ?? number("lat") ?? pair[0],
      let longitude = number("longitude") ?? number("lon") ?? pair[1]
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private func text(_ name: String) -> String? {
    (members?[name].text?.cleaned(limit: 100)).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func number(_ name: String) -> Double? { members?[name].plainNumber }
}
