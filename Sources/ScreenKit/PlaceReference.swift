/// The place that a command is about, as it was typed.
public enum PlaceReference: Hashable, Sendable {
  /// None was named: the one that the screen is about.
  case atHand
  /// A row of the list last shown.
  case row(Int)
  case name(String)

  public init(_ words: [String]) {
    if words.isEmpty {
      self = .atHand
    } else {
      let arguments = Arguments(words)
      self = arguments.row.map(PlaceReference.row) ?? .name(arguments.text)
    }
  }
}

extension PlaceReference {
  /// The words that it was made of.
  public var words: [String] {
    switch self {
    case .atHand: []
    case .row(let row): ["\(row)"]
    case .name(let name): name.split(separator: " ").map(String.init)
    }
  }
}
