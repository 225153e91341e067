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
