public import Clients
import Reports

/// The address of gpsd.
public struct GPSDAddress: Hashable, Sendable {
  let host: String
  let port: UInt16

  /// Reads `VANE_GPSD`, which is `host:port`, `host` or `[::1]:port`; else gpsd is on this machine, at the port that
  /// IANA gave it.
  public init(environment: [String: String]) throws(PositionError) {
    let value = environment["VANE_GPSD"].flatMap { $0.isEmpty ? nil : $0 } ?? "localhost:2947"
    guard let (host, port) = Self.parts(value) else { throw .badAddress(value.cleaned(limit: 300)) }
    self.host = host
    self.port = port
  }

  private static func parts(_ value: String) -> (String, UInt16)? {
    var host = Substring(value)
    var port: UInt16? = 2947
    if value.hasPrefix("["), let close = value.firstIndex(of: "]") {
      host = value[value.index(after: value.startIndex)..<close]
      let rest = value[value.index(after: close)...]
      if !rest.isEmpty { port = rest.first == ":" ? UInt16(rest.dropFirst()) : nil }
    } else if let colon = value.firstIndex(of: ":") {
      host = value[..<colon]
      port = UInt16(value[value.index(after: colon)...])
    }
    let isPlain = host.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "/") }
    guard let port, port > 0, !host.isEmpty, isPlain else { return nil }
    return (String(host), port)
  }
}

extension GPSDAddress {
  var shown: CleanText { description.cleaned(limit: 300) }
}

extension GPSDAddress: CustomStringConvertible {
  public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
