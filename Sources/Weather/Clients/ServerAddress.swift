public import Foundation
public import Reports

/// The base address of a server, checked as far as that is possible without asking it.
public struct ServerAddress: Hashable, Sendable {
  public let text: String

  /// `nil` for anything but scheme, host and port, with a path before those of requests where one may be: `https:`, or
  /// `http:` on this machine.
  public init?(_ text: String, mayHavePath: Bool = false) {
    guard let parts = URLComponents(string: text), let url = parts.url, Self.isSafe(url),
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      mayHavePath || parts.path.isEmpty || parts.path == "/"
    else { return nil }
    self.text = text
  }

  /// Whether the exchange is safe from others: `https:`, or `http:` within this machine, or `privately` within the
  /// user's network, at a valid port.
  public static func isSafe(_ url: URL, privately: Bool = false) -> Bool {
    guard let host = url.host(percentEncoded: false), !host.isEmpty,
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return false }
    let port = parts.rangeOfPort.flatMap { range in parts.string.map { String($0[range]) } }
    guard port.map({ (UInt16($0) ?? 0) > 0 }) ?? true else { return false }
    return switch url.scheme?.lowercased() {
    case "https": true
    case "http": privately ? isPrivate(host) : isLoopback(host)
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

  /// Whether a host can only be in the user's own network, by the address or the name alone: the private and link-local
  /// addresses (RFC 1918, 3927, 4193, 4291), and names that no public name server knows (RFC 6762, 8375; ICANN's
  /// `internal`).
  public static func isPrivate(_ host: String) -> Bool {
    let host = host.lowercased()
    if isLoopback(host) { return true }
    let names = [".local", ".lan", ".home.arpa", ".internal"]
    if names.contains(where: { host.hasSuffix($0) && host.count > $0.count }) { return true }
    if host.contains(":") {
      let start = host.drop { $0 == "[" }.prefix(4)
      // fc00::/7 and fe80::/10.
      guard let group = UInt16(start, radix: 16) else { return false }
      return group & 0xFE00 == 0xFC00 || group & 0xFFC0 == 0xFE80
    }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    // A leading zero would make it octal for others.
    let numbers = parts.compactMap { part in
      part.count > 1 && part.hasPrefix("0") ? nil : UInt8(part)
    }
    guard parts.count == 4, numbers.count == 4 else { return false }
    switch (numbers[0], numbers[1]) {
    case (10, _), (192, 168), (169, 254): return true
    case (172, let second): return (16...31).contains(second)
    default: return false
    }
  }
}

/// The user's address for services: an e-mail address, or that of a page.
public struct ContactAddress: Hashable, Sendable {
  public let text: String

  /// `nil` for anything else, and for an address that would break a comment of an HTTP header.
  public init?(_ text: String) {
    let signs = text.utf8
    guard (3...100).contains(signs.count), signs.allSatisfy({ (0x21...0x7E).contains($0) }),
      !text.contains(where: { #"()\"<>,;"#.contains($0) })
    else { return nil }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isMail = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    let page = URLComponents(string: text)
    let isPage =
      ["http", "https"].contains(page?.scheme?.lowercased()) && page?.host?.isEmpty == false
    guard isMail || isPage else { return nil }
    self.text = text
  }

  /// The setting that holds it.
  public static let setting = "contact"
}
