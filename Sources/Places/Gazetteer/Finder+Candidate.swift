import WeatherClients

extension Finder {
  /// A place that may be the one, with the best reason found.
  struct Candidate {
    let place: PlaceWeight
    let kind: PlaceMatch.Kind
    var score: Double
    let usage: NameUsage
    let name: SoughtName
    /// The folded names that were found.
    let keys: [String]
    /// The number of letters that differ.
    var slips = 0
    /// The region, airport or other feature, if it is no town.
    var feature: Feature?

    /// Whether a name is the text.
    var isWhole: Bool { kind == .whole || kind == .airport }

    /// Whether nothing that only resembles the text can be meant. A rare name of a small place may be a slip.
    var isSure: Bool {
      switch kind {
      case .airport: true
      case .whole: feature != nil || usage.isUsual || score > 3
      case .beginning: score > 1.5
      default: false
      }
    }

    /// The keys to look for in a name, to show why it was found.
    var sought: [String] { kind == .word ? name.folded.words : keys }

    /// Whether the place was found by this name.
    func matches(_ other: String) -> Bool {
      if kind == .word { return sought.allSatisfy { Highlight.range(of: [$0], in: other) != nil } }
      return keys.contains {
        FoldedName.name(other, begins: $0, isWhole: kind != .beginning)
      }
    }

    /// Whether the text differs from a name by one letter.
    func isOneSlip(from other: String) -> Bool {
      let key = FoldedName.key(of: other)
      guard TypoIndex.accepts(key), var comparison = TypoIndex.Comparison(name.folded.key) else {
        return false
      }
      comparison.compare(TypoIndex.packed([(key, 0)]), length: key.utf8.count)
      return comparison.suggestions.contains { $0.distance == 1 }
    }

    /// Whether the place was found by this name with its Saint or Mount cut short.
    func matchesAbbreviation(of other: String) -> Bool {
      guard let short = FoldedName(other).abbreviatedKey(keepingLast: false) else { return false }
      return kind == .beginning ? keys.contains(where: short.hasPrefix) : keys.contains(short)
    }
  }
}
