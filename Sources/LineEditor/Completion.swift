/// One way to go on with what has been typed.
public struct Completion: Equatable, Sendable {
  /// What stands in place of the part being completed.
  public var text: String
  /// Shown beside the text in a list: a country, what a command does.
  public var description: String?

  public init(_ text: String, description: String? = nil) {
    self.text = text
    self.description = description
  }
}

/// All ways to go on with a line, as asked for by Tab.
public struct CompletionList: Equatable, Sendable {
  /// The end of the line up to the cursor that a completion replaces: a word, or several (`New Yo`).
  public var replaced: String
  public var candidates: [Completion]

  public init(replacing replaced: String, with candidates: [Completion]) {
    self.replaced = replaced
    self.candidates = candidates
  }

  public static let none = CompletionList(replacing: "", with: [])
}

extension CompletionList {
  /// What Tab does with a list.
  enum Outcome: Equatable {
    case nothing
    case fill(String, isWhole: Bool)
    case list
  }

  var outcome: Outcome {
    guard let first = candidates.first else { return .nothing }
    if candidates.count == 1 { return .fill(first.text, isWhole: true) }
    var prefix = Substring(first.text)
    for candidate in candidates.dropFirst() {
      let shared = zip(prefix, candidate.text).prefix { $0 == $1 }.count
      prefix = prefix.prefix(shared)
    }
    return prefix.count > replaced.count ? .fill(String(prefix), isWhole: false) : .list
  }
}
