import TerminalText

extension CompletionList {
  /// The effect of Tab on a list.
  enum Outcome: Equatable {
    case nothing
    case fill(String, isWhole: Bool)
    case list
  }

  var outcome: Outcome {
    guard let first = candidates.first else { return .nothing }
    if candidates.count == 1 { return .fill(first.text, isWhole: true) }
    let prefix = candidates.reduce(first.text[...]) { prefix, candidate in
      prefix.prefix(zip(prefix, candidate.text).prefix { $0 == $1 }.count)
    }
    return prefix.count > replaced.count ? .fill(String(prefix), isWhole: false) : .list
  }
}
