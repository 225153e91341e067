public import Foundation
public import WeatherModels

/// The base address of a server, checked as far as that is possible without asking it.
public struct ServerAddress: Hashable, Sendable {
  public let text: String

  /// `nil` for anything but scheme, host and port: `https:`, or `http:` on this machine.
  public init?(_ text: String) {
    guard let parts = URLComponents(string: text), let url = parts.url, Self.isSafe(url),
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      parts.path.isEmpty || parts.path == "/"
    else { return nil }
    self.text = text
  }

  /// Whether the exchange is safe from others: `https:`, or `http:` within this machine, at a valid port.
  public static func isSafe(_ url: URL) -> Bool {
    guard let host = url.host(percentEncoded: false), !host.isEmpty,
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return false }
    let port = parts.rangeOfPort.flatMap { range in parts.string.map { String($0[range]) } }
    guard port.map({ (UInt16($0) ?? 0) > 0 }) ?? true else { return false }
    return switch url.scheme?.lowercased() {
    case "https": true
    case "http": isLoopback(host)
    default: false
    }
  }

  /// Any address as a sentence has it, without what may be secret: the name and password before its host, and all that
  /// follows its path.
  public static func shown(_ address: String) -> CleanText {
    let end = address.lastIndex(of: "@")
    let rest = end.map { address[$0...] } ?? address[...]
    let shown = rest.prefix { $0 != "?" && $0 != "#" }
    return ((end == nil ? "" : "…") + shown + (shown.endIndex < rest.endIndex ? "…" : ""))
      .cleaned(limit: 200)
  }

  public static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(host.lowercased()) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
