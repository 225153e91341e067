import Reports

/// One completion of the typed text, safe for a terminal.
public struct Completion: Equatable, Sendable {
  /// The text that replaces the part being completed.
  public let text: String
  /// Shown beside the text in a list: a country, the effect of a command.
  public let description: String?
  /// Whether it must be typed letter by letter, as the name of a file.
  let isExact: Bool

  public init(_ text: String, description: String? = nil, isExact: Bool = false) {
    self.text = text.fitForTerminal
    self.description = description?.fitForTerminal
    self.isExact = isExact
  }
}

/// All completions of a line, as Tab requests them.
public struct CompletionList: Equatable, Sendable {
  /// The end of the line up to the cursor that a completion replaces: a word, or several (`New Yo`).
  public var replaced: String
  public var candidates: [Completion]

  public init(replacing replaced: String, with candidates: [Completion]) {
    self.replaced = replaced
    self.candidates = candidates
  }

  /// The list for a terminal whose character set has no more than ASCII.
  public var inASCII: CompletionList {
    CompletionList(
      replacing: replaced,
      with: candidates.map {
        Completion(
          $0.isExact ? $0.text : $0.text.inASCII, description: $0.description?.inASCII,
          isExact: $0.isExact)
      })
  }

  public static let none = CompletionList(replacing: "", with: [])
}
