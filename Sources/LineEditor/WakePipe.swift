import CEditline
import Glibc

/// A pipe that wakes a thread out of `poll`, from any thread or a signal handler.
final class WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    ce_wake_pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func wake() {
    // A full pipe wakes as well as one byte more would.
    _ = Glibc.write(writeEnd, "!", 1)
  }

  /// Waits for a byte in the pipe, and for input on `descriptor` if there is one. True when there
  /// is input, or none will ever come.
  func wait(orInputOn descriptor: Int32? = nil, for timeout: Duration? = nil) -> Bool {
    var polled = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = timeout.map { Int32(max(0, $0 / .milliseconds(1)).rounded(.up)) } ?? -1
    guard poll(&polled, 2, milliseconds) > 0 else { return false }
    if polled[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      while read(readEnd, &bytes, bytes.count) == bytes.count {}
    }
    return polled[1].revents != 0
  }
}
