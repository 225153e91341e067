import CEditline
import Glibc
import Synchronization

/// A pipe that wakes a thread out of `poll`, from any thread or a signal handler. Where the system gives none, the
/// thread looks by itself from time to time.
final class WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32
  private let interruptions = Atomic(0)

  private static let pauseWithoutPipe = Duration.milliseconds(50)

  init() {
    var ends: [Int32] = [-1, -1]
    ce_wake_pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    for end in [readEnd, writeEnd] where end >= 0 { close(end) }
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
    let pause = readEnd < 0 ? Self.pauseWithoutPipe : nil
    let longest = [timeout, pause].compactMap(\.self).min()
    let milliseconds = longest.map { Int32(max(0, $0 / .milliseconds(1)).rounded(.up)) } ?? -1
    let count = poll(&polled, 2, milliseconds)
    if count < 0, errno == EINTR {
      // A signal is handled first. After a hundred times it isn't one any more, and reading shows whether there is
      // input.
      let times = interruptions.add(1, ordering: .relaxed).newValue
      return times >= 100 && descriptor != nil
    }
    interruptions.store(0, ordering: .relaxed)
    guard count > 0 else { return false }
    if polled[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      while read(readEnd, &bytes, bytes.count) == bytes.count {}
    }
    return polled[1].revents != 0
  }
}
