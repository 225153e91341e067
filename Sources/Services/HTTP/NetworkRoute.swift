import Glibc

/// Whether the machine knows a way to the outside, by its own routing table.
public enum NetworkRoute {
  /// Connecting a datagram socket only looks up a route; nothing is sent. The addresses are reserved for
  /// documentation (RFC 5737, RFC 3849).
  public static func exists() -> Bool {
    var four = sockaddr_in()
    four.sin_family = sa_family_t(AF_INET)
    four.sin_port = UInt16(443).bigEndian
    four.sin_addr.s_addr = UInt32(0xC000_0201).bigEndian
    var six = sockaddr_in6()
    six.sin6_family = sa_family_t(AF_INET6)
    six.sin6_port = UInt16(443).bigEndian
    inet_pton(AF_INET6, "2001:db8::1", &six.sin6_addr)
    return canConnect(&four, AF_INET) || canConnect(&six, AF_INET6)
  }

  /// True also if that can't be determined: then the request itself decides.
  private static func canConnect<Address>(_ address: inout Address, _ family: Int32) -> Bool {
    let socket = Glibc.socket(family, Int32(SOCK_DGRAM.rawValue), 0)
    // A machine without IPv6 has no such sockets, and no way by them.
    guard socket >= 0 else { return errno != EAFNOSUPPORT }
    defer { close(socket) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
    // A machine that has only itself has no address to send from.
    return result == 0 || ![ENETUNREACH, EHOSTUNREACH, EADDRNOTAVAIL].contains(errno)
  }
}
