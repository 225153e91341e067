public import Documents

/// The mode of this run: terminal, pipe or documents; decided once, at the edge.
public struct RunMode: Hashable, Sendable {
  /// The user types at the prompt and sees answers as they come.
  public var isInteractive: Bool
  /// One JSON document per command instead of text.
  public var json: Bool
  /// The part of each document that is written.
  public var wish = DocumentWish()
  /// Whether the user can answer questions.
  public var canAsk: Bool
  /// Whether it ends after the one command of its command line, so that no page can be turned.
  public var isOneCommand: Bool
  /// Deletes without asking.
  public var assumesYes: Bool
  /// Words without drawings.
  public var isPlain: Bool
  /// The user's country by their locale: ISO 3166-1 alpha-2.
  public var country: String?

  /// A table of comma-separated values per command instead of text.
  public var csv: Bool
  /// Whether the answers are documents or tables, for programs.
  public var isForPrograms: Bool { json || csv }
  /// Whether a person reads the answers at the prompt.
  public var isAtPrompt: Bool { isInteractive && !isForPrograms }

  public init(
    isInteractive: Bool, json: Bool, canAsk: Bool, assumesYes: Bool, isPlain: Bool = false,
    csv: Bool = false, isOneCommand: Bool = false, country: String? = nil
  ) {
    self.country = country
    self.isInteractive = isInteractive
    self.json = json
    self.canAsk = canAsk
    self.assumesYes = assumesYes
    self.isPlain = isPlain
    self.csv = csv
    self.isOneCommand = isOneCommand
  }

  /// The rows of a list that a window has room for, beside the lines that are above and below it, and the prompt. A
  /// script gets them all.
  package func rowsPerPage(columns: Int, rows: Int, fold: Bool) -> Int {
    guard isInteractive, !isOneCommand, !isForPrograms else { return .max }
    let room = rows - (columns < 80 ? 13 : 9)
    return fold && columns < 60 ? max(2, room / 2) : max(5, room)
  }
}
