import Glibc

/// The result of a call of the system, which is made again where a signal interrupted it. A hundred times are no signal any
/// more: then it has failed with `EINTR`.
func uninterrupted<Value: BinaryInteger>(_ call: () -> Value) -> Value {
  for _ in 1..<100 {
    let value = call()
    if value >= 0 || errno != EINTR { return value }
  }
  return call()
}
