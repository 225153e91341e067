import Glibc

/// Writes bytes to a descriptor completely, or remembers why that failed and writes no more.
struct OutputDescriptor: Sendable {
  let descriptor: Int32
  private(set) var failure: Int32?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while failure == nil, !rest.isEmpty {
      let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
      let written = uninterrupted { Glibc.write(descriptor, start, rest.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&polled, 1, -1)
      } else {
        failure = errno
      }
    }
  }
}
