import Glibc

/// Whether the machine knows a way to the outside, by its own routing table.
public enum NetworkRoute {
  /// Connecting a datagram socket only looks up a route; nothing is sent. The address is one that is reserved
  /// for documentation (RFC 5737).
  public static func exists() -> Bool {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    guard socket >= 0 else { return true }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(443).bigEndian
    address.sin_addr.s_addr = UInt32(0xC000_0201).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return result == 0 || (errno != ENETUNREACH && errno != EHOSTUNREACH)
  }
}
