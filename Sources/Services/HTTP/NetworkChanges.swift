import Dispatch
import Glibc

/// The kernel's messages about links, addresses and routes (rtnetlink(7)).
public enum NetworkChanges {
  /// An element for each batch of messages, until iteration stops. Ends at once if the kernel has no such messages.
  public static func stream() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    guard let socket = open() else {
      continuation.finish()
      return stream
    }
    // Any thread may cancel a source; Dispatch's module on Linux does not say so.
    nonisolated(unsafe) let source = DispatchSource.makeReadSource(
      fileDescriptor: socket, queue: DispatchQueue(label: "vane.network"))
    source.setEventHandler {
      if drain(socket) { continuation.yield() }
    }
    source.setCancelHandler { close(socket) }
    continuation.onTermination = { _ in source.cancel() }
    source.activate()
    return stream
  }

  /// `sockaddr_nl` and the numbers of linux/netlink.h and linux/rtnetlink.h, which Swift does not see.
  private struct Address {
    var family = UInt16(AF_NETLINK)
    var padding: UInt16 = 0
    var port: UInt32 = 0
    /// Links, then addresses and routes of IPv4 and of IPv6.
    var groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
  }

  private static func open() -> Int32? {
    let kind = Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    // The family of protocols NETLINK_ROUTE is 0.
    let socket = Glibc.socket(AF_NETLINK, kind, 0)
    guard socket >= 0 else { return nil }
    var address = Address()
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
    guard result == 0 else {
      close(socket)
      return nil
    }
    return socket
  }

  /// Reads all there is; whether there was anything. What the messages say does not matter, nor that some were lost.
  private static func drain(_ socket: Int32) -> Bool {
    var hasRead = false
    var buffer = [UInt8](repeating: 0, count: 8192)
    var failures = 0
    while failures < 100 {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 || (count < 0 && [EINTR, ENOBUFS].contains(errno)) else { return hasRead }
      failures = count > 0 ? 0 : failures + 1
      hasRead = true
    }
    return hasRead
  }
}
