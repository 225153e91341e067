import FlyingSocks
import Foundation

/// Writes answers to one connection, whole or spoilt.
struct StandInWire {
  private let connection: AsyncSocket

  init(_ connection: AsyncSocket) { self.connection = connection }

  /// Whether the connection can serve another request.
  func send(_ answer: StandInAnswer, _ fault: Fault?) async throws -> Bool {
    switch fault {
    case .delay(let duration): try await Task.sleep(for: duration)
    case .held(let gate): await gate.wait()
    case .drip(let interval):
      try await write(answer.head)
      for byte in answer.body {
        try await connection.write(Data([byte]))
        try await Task.sleep(for: interval)
      }
      return true
    case .cutOff:
      try await write(answer.head)
      try await connection.write(Data(answer.body.prefix(answer.body.count / 2)))
      return false
    case .halfHeader:
      try await write("HTTP/1.1 200 OK\r\nContent-Ty")
      return false
    case .hang(let gate):
      try await write("HTTP/1.1 200 OK\r\nContent-Ty")
      await gate.wait()
      return false
    case .reset:
      try reset()
      return false
    case .bytes(let text):
      try await write(text)
      return false
    case .rubbish:
      try await write("\u{1}\u{2}\u{3} 220 mail.example ESMTP\r\n\r\n")
      return false
    case .endless:
      try await write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk = "4000\r\n" + String(repeating: " ", count: 0x4000) + "\r\n"
      while !Task.isCancelled { try await write(chunk) }
      return false
    case .body, .deprecated, .empty, .gzipBomb, .limited, .redirect, .redirectLoop, .retryAfter,
      .status, nil:
      break
    }
    try await connection.write(Data(Array(answer.head.utf8) + answer.body))
    return true
  }

  /// Answers bytes that are no HTTP request.
  func refuse() async throws {
    try await write("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
  }

  private func write(_ text: String) async throws { try await connection.write(Data(text.utf8)) }

  /// Lets the coming close answer with RST instead of FIN.
  private func reset() throws {
    try connection.socket.setValue(linger(l_onoff: 1, l_linger: 0), for: LingerOption())
  }
}

/// `SO_LINGER`, which FlyingSocks does not name.
private struct LingerOption: SocketOption {
  var name: Int32 { SO_LINGER }

  func makeValue(from socketValue: linger) -> linger { socketValue }

  func makeSocketValue(from value: linger) -> linger { value }
}
