import NIOCore
import NIOPosix

/// Passes the bytes of one connection on to another.
final class Tunnel: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let partner: any Channel

  init(to partner: any Channel) {
    self.partner = partner
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    partner.writeAndFlush(unwrapInboundIn(data), promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    partner.close(promise: nil)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A caller that does not trust a certificate ends the connection so; that is what is tested.
    context.close(promise: nil)
  }

  /// Connects to a port of this machine and ties the channel and that connection together.
  static func join(_ channel: any Channel, toPort port: Int) -> EventLoopFuture<Void> {
    ClientBootstrap(group: channel.eventLoop)
      .connect(host: "127.0.0.1", port: port)
      .flatMapThrowing { other in
        try channel.pipeline.syncOperations.addHandler(Tunnel(to: other))
        try other.pipeline.syncOperations.addHandler(Tunnel(to: channel))
      }
  }
}
