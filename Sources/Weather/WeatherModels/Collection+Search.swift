extension RandomAccessCollection where Index == Int {
  /// The last of the first elements for which something holds, where it holds for none of those after them; found by
  /// halves.
  public func lastIndex(while holds: (Element) -> Bool) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > startIndex ? low - 1 : nil
  }
}
