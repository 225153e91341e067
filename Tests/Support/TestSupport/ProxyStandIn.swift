import FlyingSocks
import Foundation
import Synchronization

/// Stands in for a proxy on this machine: understands HTTP's CONNECT and SOCKS 5, and leads everywhere to one port.
public final class ProxyStandIn: Sendable {
  /// The proxy's response to a `CONNECT` request.
  public enum Behaviour: Sendable {
    case connect
    case refuse
    case askForPassword
  }

  public var port: Int { listener.port }
  private let listener: Listener
  private let destination: Int
  private let behaviour: Behaviour
  private let heads = Mutex<[String]>([])

  /// The heads of the requests to be connected, so far; of SOCKS the host's name.
  public var requests: [String] { heads.withLock { $0 } }

  public init(to port: Int, _ behaviour: Behaviour = .connect) async throws {
    listener = try await Listener()
    destination = port
    self.behaviour = behaviour
    listener.start { [weak self] in try? await self?.serve($0) }
  }

  public func stop() { listener.stop() }
}

extension ProxyStandIn {
  private func serve(_ client: AsyncSocket) async throws {
    var received = try await client.read(atMost: 4096)
    if received.first == 5 {
      try await client.write(Data([5, 0]))
      // Version, command, zero, kind of address (3: a name), its length, the name, the port.
      let request = try await client.read(atMost: 4096)
      heads.withLock {
        $0.append(String(decoding: request.dropFirst(5).dropLast(2), as: UTF8.self))
      }
      let isAllowed = behaviour == .connect
      try await client.write(Data([5, isAllowed ? 0 : 2, 0, 1, 0, 0, 0, 0, 0, 0]))
      guard isAllowed else { return }
      return try await join(client)
    }
    while !received.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      received += try await client.read(atMost: 4096)
    }
    heads.withLock { $0.append(String(decoding: received, as: UTF8.self)) }
    switch behaviour {
    case .connect:
      try await client.write(Data("HTTP/1.1 200 Connection established\r\n\r\n".utf8))
      try await join(client)
    case .refuse: try await refuse(client, "403 Forbidden")
    case .askForPassword:
      try await refuse(client, "407 Proxy Authentication Required\r\nProxy-Authenticate: Basic")
    }
  }

  private func refuse(_ client: AsyncSocket, _ status: String) async throws {
    try await client.write(Data("HTTP/1.1 \(status)\r\nContent-Length: 0\r\n\r\n".utf8))
  }

  /// Passes the bytes on in both directions, until either end has no more.
  private func join(_ client: AsyncSocket) async throws {
    let server = try await listener.connect(to: destination)
    defer { try? server.close() }
    await withThrowingTaskGroup { group in
      group.addTask { try await Self.pass(from: client, to: server) }
      group.addTask { try await Self.pass(from: server, to: client) }
      _ = await group.nextResult()
      group.cancelAll()
    }
  }

  private static func pass(from source: AsyncSocket, to target: AsyncSocket) async throws {
    while true { try await target.write(Data(source.read(atMost: 16_384))) }
  }
}
