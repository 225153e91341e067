extension Array {
  /// The elements in groups, a new one wherever two neighbors part.
  public func divided(where parts: (Element, Element) -> Bool) -> [[Element]] {
    var groups: [[Element]] = []
    for element in self {
      if let last = groups.last?.last, !parts(last, element) {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
    return groups
  }

  /// The elements of the greatest value first; those without one come last, each group in its previous order.
  public func descending(_ value: (Element) -> Double?) -> [Element] {
    enumerated().map { (element: $1, index: $0, value: value($1) ?? -.infinity) }
      .sorted { ($0.value, $1.index) > ($1.value, $0.index) }.map(\.element)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The last element for which something holds, by a binary search: it holds for every element before that one, and for
  /// none after it.
  public func lastIndex(while holds: (Element) -> Bool) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > startIndex ? low - 1 : nil
  }
}

extension Sequence {
  /// The first element of each value.
  public func uniqued<Value: Hashable>(by value: (Element) -> Value) -> [Element] {
    var seen: Set<Value> = []
    return filter { seen.insert(value($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions.
  public var uniqued: [Element] { uniqued { $0 } }
}

extension StringProtocol {
  /// The words between spaces.
  public var spacedWords: [String] {
    let words: [SubSequence] = split(separator: " ")
    return words.map { String($0) }
  }
}
