internal import Clients
internal import Foundation

/// The socket to gpsd, from the first byte to the fix. Blocks its thread.
struct GPSDSession: Sendable {
  let address: GPSDAddress
  let seconds: Double
  let now: @Sendable () -> Date
  let turn: GPSDTurn

  func run() -> GPSDTurn.Answer {
    Result { () throws(PositionError) in
      let deadline = ContinuousClock.now + .seconds(seconds)
      let socket = try connected(until: deadline)
      defer { close(socket) }
      return try converse(socket, until: deadline)
    }
  }
}

extension GPSDSession {
  private static let request = Array("?WATCH={\"enable\":true,\"json\":true};\n".utf8)

  /// Connects to the first address of the host that answers: `localhost` may have an IPv6 address without a server.
  private func connected(until deadline: ContinuousClock.Instant) throws(PositionError) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address.host, "\(address.port)", &hints, &list) == 0 else {
      throw .noDaemon(address: address.shown)
    }
    defer { freeaddrinfo(list) }
    var next = list
    while let candidate = next?.pointee {
      next = candidate.ai_next
      if let socket = try connect(to: candidate, until: deadline) { return socket }
    }
    throw .noDaemon(address: address.shown)
  }

  /// `nil` if no server listens there.
  private func connect(
    to candidate: addrinfo, until deadline: ContinuousClock.Instant
  ) throws(PositionError) -> Int32? {
    let type = candidate.ai_socktype | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let socket = Foundation.socket(candidate.ai_family, type, candidate.ai_protocol)
    guard socket >= 0 else { return nil }
    var isConnected = false
    defer { if !isConnected { close(socket) } }
    if Foundation.connect(socket, candidate.ai_addr, candidate.ai_addrlen) != 0 {
      guard errno == EINPROGRESS else { return nil }
      guard try wait(for: POLLOUT, socket, until: deadline) else { return nil }
      var code: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      guard getsockopt(socket, SOL_SOCKET, SO_ERROR, &code, &size) == 0, code == 0 else {
        return nil
      }
    }
    isConnected = true
    return socket
  }

  private func converse(
    _ socket: Int32, until deadline: ContinuousClock.Instant
  ) throws(PositionError) -> Position {
    var conversation = GPSDConversation(address: address.shown, seconds: seconds, now: now)
    // This few bytes fit into the buffer of a new socket. Reading finds out whether the peer has closed it already.
    _ = send(socket, Self.request, Self.request.count, Int32(MSG_NOSIGNAL))
    var buffer = [UInt8](repeating: 0, count: 4096)
    while try wait(for: POLLIN, socket, until: deadline) {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { throw conversation.failure(isClosed: true) }
      if let position = try conversation.take(buffer[..<count]) { return position }
    }
    throw conversation.failure(isClosed: false)
  }

  /// False when the time is over.
  private func wait(
    for event: Int32, _ socket: Int32, until deadline: ContinuousClock.Instant
  ) throws(PositionError) -> Bool {
    var watched = [
      pollfd(fd: socket, events: Int16(event), revents: 0),
      pollfd(fd: turn.over, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return false }
      let count = poll(&watched, 2, Int32(min(left.rounded(.up), 60_000)))
      if watched[1].revents != 0 { throw .cancelled }
      if count > 0 { return true }
    }
  }
}
