public import Phrases

/// The rows that the user names: `3`, `1 4-6`, `2 to 4`, `all`.
public enum RowSelection: Hashable, Sendable {
  case all
  /// Ranges of rows in the order typed; an end may be beyond the list.
  case rows([ClosedRange<Int>])

  /// `nil` when a word is neither a number nor a range of them, or nothing is named.
  public init?(_ words: [String]) {
    if words.count == 1, Language.typed.english(for: words[0]) == "all" {
      self = .all
      return
    }
    let parts = Self.withRanges(words).flatMap { $0.split(separator: ",").map(String.init) }
    let ranges = parts.compactMap { part -> ClosedRange<Int>? in
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      let numbers = ends.compactMap(Arguments.number)
      guard numbers.count == ends.count, let first = numbers.first, let last = numbers.last,
        ends.count <= 2, first >= 1, first <= last
      else { return nil }
      return first...last
    }
    guard !parts.isEmpty, ranges.count == parts.count else { return nil }
    self = .rows(ranges)
  }

  /// `2-4` of `from 2 to 4`
  private static func withRanges(_ words: [String]) -> [String] {
    let isFrom = words.count > 3 && Language.typed.fromWords.contains(words[0].folded)
    var words = isFrom ? Array(words.dropFirst()) : words
    while let joint = words.indices.dropFirst().dropLast().first(where: {
      Language.typed.untilWords.contains(words[$0].folded) || ["-", "–"].contains(words[$0])
    }) {
      words.replaceSubrange(
        joint - 1...joint + 1, with: ["\(words[joint - 1])-\(words[joint + 1])"])
    }
    return words
  }

  /// The offsets named, from 0, each once, ascending.
  public func offsets(in count: Int) throws(Failure) -> [Int] {
    switch self {
    case .all: return Array(0..<count)
    case .rows(let ranges):
      if let outside = ranges.first(where: { $0.upperBound > count }) {
        throw .noRow(
          outside.lowerBound > count ? outside.lowerBound : outside.upperBound, count: count)
      }
      return Set(ranges.flatMap { $0.map { $0 - 1 } }).sorted()
    }
  }
}
