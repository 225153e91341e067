import WeatherModels

/// One completion of the typed text, safe for a terminal.
public struct Completion: Equatable, Sendable {
  /// The text that replaces the part being completed.
  public let text: String
  /// Shown beside the text in a list: a country, the effect of a command.
  public let description: String?

  public init(_ text: String, description: String? = nil) {
    self.text = text.fitForTerminal
    self.description = description?.fitForTerminal
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
      with: candidates.map { Completion($0.text.inASCII, description: $0.description?.inASCII) })
  }

  public static let none = CompletionList(replacing: "", with: [])
}
