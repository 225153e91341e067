import Glibc
import Synchronization
import Testing

@testable import LineEditor

/// A pipe whose ends close with it.
final class Pipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32
  private let open: Mutex<Set<Int32>>

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (readEnd, writeEnd) = (ends[0], ends[1])
    open = Mutex([ends[0], ends[1]])
  }

  /// A pipe that holds a short text and then ends.
  convenience init(holding text: String) throws {
    try self.init()
    var output = OutputDescriptor(writeEnd)
    output.write(text)
    closeWriteEnd()
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  func closeReadEnd() { close(readEnd) }

  func closeWriteEnd() { close(writeEnd) }

  /// Everything written, until the other end is closed, which this does where nobody else will.
  func contents() -> String {
    var result: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      var polled = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      if poll(&polled, 1, 0) == 0, fcntl(writeEnd, F_GETFL) & O_NONBLOCK == 0 { closeWriteEnd() }
      let count = read(readEnd, &bytes, bytes.count)
      guard count > 0 else { return String(decoding: result, as: UTF8.self) }
      result += bytes.prefix(count)
    }
  }

  private func close(_ end: Int32) {
    let isOpen = open.withLock { $0.remove(end) != nil }
    if isOpen { Glibc.close(end) }
  }
}
