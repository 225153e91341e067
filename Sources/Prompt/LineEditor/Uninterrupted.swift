import Glibc

/// The result of a system call, which is repeated when a signal interrupts it. After a hundred times it isn't a signal
/// any more, and the call fails with `EINTR`.
func uninterrupted<Value: BinaryInteger>(_ call: () -> Value) -> Value {
  for _ in 1..<100 {
    let value = call()
    if value >= 0 || errno != EINTR { return value }
  }
  return call()
}

/// The bytes that can be read from a descriptor, none if none have come yet; `nil` at its end.
func available(on descriptor: Int32, atMost most: Int) -> ArraySlice<UInt8>? {
  var bytes = [UInt8](repeating: 0, count: most)
  let count = uninterrupted { read(descriptor, &bytes, most) }
  if count < 0, errno == EAGAIN { return [] }
  return count > 0 ? bytes[..<count] : nil
}
