import NIOCore
import NIOPosix
import NIOSSL

/// TLS in front of a stand-in: an `https:` port of this machine that passes on what it hears.
public final class TLSFront: Sendable {
  public let port: Int
  private let listener: any Channel

  /// `port` is where the bytes go, and `identity` what it shows of itself.
  public init(to port: Int, identity: TestCertificates.Identity) async throws {
    let chain = try NIOSSLCertificate.fromPEMFile(identity.certificate)
    let configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) },
      privateKey: .privateKey(try NIOSSLPrivateKey(file: identity.key, format: .pem)))
    let context = try NIOSSLContext(configuration: configuration)
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
        }.flatMap { Tunnel.join(channel, toPort: port) }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    self.port = listener.localAddress?.port ?? 0
  }

  public func stop() {
    listener.close(promise: nil)
  }
}
