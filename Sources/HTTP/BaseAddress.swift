public import Foundation
public import WeatherModels

/// The base address of a service: scheme, host and port, which an environment variable can replace.
public struct BaseAddress {
  private let base: String

  /// Reads the variable `setting`, or takes `standard` where it is missing or empty.
  ///
  /// - Throws: `badAddress` when the value is no `https:` address, or no `http:` address of this machine, or
  ///   has more to it than scheme, host and port.
  public init(
    setting: String, in environment: [String: String], standard: String
  ) throws(ServiceError) {
    let value = environment[setting].flatMap { $0.isEmpty ? nil : $0 } ?? standard
    guard let parts = URLComponents(string: value), let url = parts.url, url.isSafeToAsk,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      parts.path.isEmpty || parts.path == "/"
    else { throw .badAddress(setting: setting, value: value) }
    base = value.hasSuffix("/") ? String(value.dropLast()) : value
  }

  /// The address of one request. Values are percent-encoded; a comma stays, for it separates lists.
  public func url(_ path: String, _ query: [(name: String, value: String)]) -> URL? {
    let items = query.map { "\($0.name)=\(Self.encoded($0.value))" }
    let tail = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return URL(string: base + path + tail)
  }

  private static func encoded(_ value: String) -> String {
    var text = ""
    for byte in value.utf8 {
      switch Unicode.Scalar(byte) {
      case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", ",":
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return text
  }
}

extension URL {
  /// Whether nobody on the way can read or change the exchange: `https:`, or `http:` within this machine.
  var isSafeToAsk: Bool {
    guard let host = host(percentEncoded: false), !host.isEmpty else { return false }
    switch scheme?.lowercased() {
    case "https": return true
    case "http": return Self.isLoopback(host.lowercased())
    default: return false
    }
  }

  static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(host) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
