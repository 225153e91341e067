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
}
