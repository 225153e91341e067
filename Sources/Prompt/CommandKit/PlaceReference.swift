import Phrases
import Reports

/// The place that a command is about, as it was typed.
public enum PlaceReference: Hashable, Sendable {
  /// None was named: the one that the screen is about.
  case atHand
  /// A row of the list last shown.
  case row(Int)
  case name(String)

  public init(_ words: [String]) {
    if words.isEmpty || words.count == 1 && Language.typed.wordsAtHand.contains(words[0]) {
      self = .atHand
    } else {
      let arguments = Arguments(words)
      // Five digits are a row only where there is one, and else a postal code.
      let row = arguments.text.utf8.count == 5 ? nil : arguments.row
      self = row.map(PlaceReference.row) ?? .name(arguments.text)
    }
  }
}

extension PlaceReference {
  public var words: [String] {
    switch self {
    case .atHand: []
    case .row(let row): ["\(row)"]
    case .name(let name): name.spacedWords
    }
  }
}
