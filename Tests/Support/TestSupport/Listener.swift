import FlyingSocks
import Foundation
import Synchronization

/// A loopback port, and what is done with each connection to it.
final class Listener: Sendable {
  let port: Int
  private let pool: any AsyncSocketPool
  private let socket: AsyncSocket
  private let running = Mutex<Task<Void, any Error>?>(nil)

  /// Takes the port, or a free one; whoever connects waits until `start`.
  init(port: UInt16 = 0) async throws {
    pool = .make()
    try await pool.prepare()
    let socket = try Socket(domain: AF_INET, type: .stream)
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname() else {
      throw SocketError.unsupportedAddress
    }
    self.port = Int(port)
    self.socket = try AsyncSocket(socket: socket, pool: pool)
  }

  /// Accepts until `stop()`. A connection ends when `serve` returns.
  func start(_ serve: @escaping @Sendable (AsyncSocket) async -> Void) {
    running.withLock {
      $0 = Task { [pool, socket] in
        try await withThrowingTaskGroup { group in
          group.addTask { try await pool.run() }
          while true {
            let connection = try await socket.accept()
            group.addTask {
              await serve(connection)
              // A caller that goes away is what many tests are about; the connection ends, and that is all.
              try? connection.close()
            }
          }
        }
      }
    }
  }

  /// Ends every connection and gives the port back.
  func stop() {
    guard let task = running.withLock({ $0.take() }) else { return }
    // Refuses connections from now on. The socket is closed when the task has ended: if it were closed earlier, the
    // task could accept on another socket that got the same number.
    shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
    task.cancel()
    Task { [socket] in
      _ = await task.result
      // Nothing can be done about a socket that cannot be closed.
      try? socket.close()
    }
  }

  /// A connection to another port of this machine.
  func connect(to port: Int) async throws -> AsyncSocket {
    try await .connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: UInt16(port)), pool: pool)
  }
}
