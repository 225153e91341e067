import NIOCore
import NIOPosix
import Synchronization

/// Stands in for a proxy on this machine: understands CONNECT, and leads everywhere to one port.
public final class ProxyStandIn: Sendable {
  /// What it does with who wants to be connected.
  public enum Manner: Sendable {
    case connect
    case refuse
    case askForPassword
  }

  public let port: Int
  private let listener: any Channel
  private let heads: Heads

  /// The heads of the requests to be connected, so far.
  public var requests: [String] { heads.all }

  public init(to port: Int, _ manner: Manner = .connect) async throws {
    let heads = Heads()
    self.heads = heads
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            Gatekeeper(port: port, manner: manner, heads: heads))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    self.port = listener.localAddress?.port ?? 0
  }

  public func stop() {
    listener.close(promise: nil)
  }

  fileprivate final class Heads: Sendable {
    private let heads = Mutex<[String]>([])

    var all: [String] { heads.withLock { $0 } }

    func add(_ head: String) { heads.withLock { $0.append(head) } }
  }
}

/// Reads the head of a request, then answers it or steps aside.
private final class Gatekeeper: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let port: Int
  private let manner: ProxyStandIn.Manner
  private let heads: ProxyStandIn.Heads
  private var received = ""

  init(port: Int, manner: ProxyStandIn.Manner, heads: ProxyStandIn.Heads) {
    self.port = port
    self.manner = manner
    self.heads = heads
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    received += String(buffer: unwrapInboundIn(data))
    guard received.hasSuffix("\r\n\r\n") else { return }
    heads.add(received)
    let (channel, port) = (context.channel, port)
    switch manner {
    case .connect:
      let answer = channel.allocator.buffer(string: "HTTP/1.1 200 Connection established\r\n\r\n")
      // Nobody says anything before the answer, so that nothing is lost between the two handlers.
      context.pipeline.syncOperations.removeHandler(self)
        .flatMap { Tunnel.join(channel, toPort: port) }
        .whenSuccess { channel.writeAndFlush(answer, promise: nil) }
    case .refuse:
      refuse(context, "403 Forbidden")
    case .askForPassword:
      refuse(context, "407 Proxy Authentication Required\r\nProxy-Authenticate: Basic")
    }
  }

  private func refuse(_ context: ChannelHandlerContext, _ status: String) {
    let answer = "HTTP/1.1 \(status)\r\nContent-Length: 0\r\n\r\n"
    context.writeAndFlush(
      NIOAny(context.channel.allocator.buffer(string: answer)), promise: nil)
  }
}
