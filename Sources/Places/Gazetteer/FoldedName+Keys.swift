extension FoldedName {
  /// The keys by which a name is found: its own, and that with its Saint or Mount cut short.
  @_spi(Building) public static func keys(of name: String) -> Set<String> {
    let folded = FoldedName(name)
    return Set([folded.key, folded.abbreviatedKey(keepingLast: false)].compactMap { $0 })
      .subtracting([""])
  }

  /// `Halle` of "Halle (Saale)", both halves of "Biel/Bienne", `Knoxville` of "Knoxville, Tennessee".
  @_spi(Building) public static func keys(ofPartsOf name: String) -> Set<String> {
    var parts = name.split(separator: "/").map(String.init)
    if parts.count == 1 { parts = [] }
    if let end = name.firstIndex(where: { "(,،".contains($0) }), end > name.startIndex {
      parts.append(String(name[..<end]))
    }
    return parts.reduce(into: []) { $0.formUnion(keys(of: $1)) }
  }
}
