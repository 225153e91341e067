extension Sequence {
  /// The first of all elements that have the same value.
  public func uniqued<Value: Hashable>(by value: (Element) -> Value) -> [Element] {
    var seen: Set<Value> = []
    return filter { seen.insert(value($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions.
  public var uniqued: [Element] { uniqued { $0 } }
}
