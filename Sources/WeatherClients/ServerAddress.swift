import Foundation

/// The base address of a server, checked as far as that is possible without asking it.
public struct ServerAddress: Hashable, Sendable {
  public let text: String

  /// `nil` for anything but scheme, host and port: `https:`, or `http:` on this machine.
  public init?(_ text: String) {
    guard let parts = URLComponents(string: text), let host = parts.host?.lowercased(),
      !host.isEmpty, parts.user == nil, parts.password == nil, parts.query == nil,
      parts.fragment == nil, parts.path.isEmpty || parts.path == "/"
    else { return nil }
    switch parts.scheme?.lowercased() {
    case "https": break
    case "http" where ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host): break
    default: return nil
    }
    self.text = text
  }
}
