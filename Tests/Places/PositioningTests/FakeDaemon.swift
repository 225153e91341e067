import Clients
import Foundation
import Positioning
import Synchronization

/// A server at a loopback port, which sends its script to the first client.
final class FakeDaemon: Sendable {
  /// The daemon's behavior after its script.
  enum Ending: Sendable { case hangsUp, holds }

  struct CannotListen: Error {}

  let port: UInt16
  private let listener: Int32
  private let heard = Mutex("")

  init(says chunks: [String], then ending: Ending) throws {
    (listener, port) = try Self.listen()
    Thread.detachNewThread { [listener] in
      let caller = accept(listener, nil, nil)
      close(listener)
      guard caller >= 0 else { return }
      if ending == .holds || !chunks.isEmpty { self.note(from: caller) }
      for chunk in chunks {
        let bytes = Array(chunk.utf8)
        _ = send(caller, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      }
      // The caller hangs up at the latest when it has waited long enough.
      if ending == .holds { self.note(from: caller) }
      close(caller)
    }
  }

  /// The request of the client.
  var request: String { heard.withLock { $0 } }

  var address: GPSDAddress {
    get throws { try GPSDAddress(environment: ["VANE_GPSD": "127.0.0.1:\(port)"]) }
  }

  /// A port without a server.
  static func freePort() throws -> UInt16 {
    let (socket, port) = try listen()
    close(socket)
    return port
  }

  private func note(from caller: Int32) {
    var buffer = [UInt8](repeating: 0, count: 1000)
    let count = recv(caller, &buffer, buffer.count, 0)
    heard.withLock { $0 += String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) }
  }

  private static func listen() throws -> (Int32, UInt16) {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, size) | Foundation.listen(socket, 1)
          | getsockname(socket, pointer, &size)
      }
    }
    guard code == 0 else { throw CannotListen() }
    return (socket, UInt16(bigEndian: address.sin_port))
  }
}
