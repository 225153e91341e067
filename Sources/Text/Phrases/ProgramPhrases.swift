/// Sentences about answers for programs, and of the prompt.
public protocol ProgramPhrases: Sendable {
  func meaning(of flag: ProgramFlag) -> String
  /// One clause, without a full stop.
  func meaning(of status: ExitStatus) -> String
  /// Events were saved to a file.
  func savedEvents(_ count: Int, to path: String) -> String
  /// The output could not be written.
  var outputLost: String { get }
  /// `needed` is how many files have to be open at once.
  func tooFewFiles(_ needed: Int32) -> String
  func tooFewThreads(_ needed: Int) -> String
  /// The system's account of the program's threads could not be read, by its `errno`.
  func noThreadStates(code: Int32) -> String
  /// Said if the input of `vane mcp` is a terminal.
  var waitsForAgent: String { get }
  /// Whether enough can be opened could not be found out, by its `errno`.
  func noFiles(code: Int32) -> String

  /// Below each screenful of a page that continues.
  func moreLines(_ count: Int) -> String
}

/// The subjects of `help` beside commands.
public enum HelpTopic: String, Hashable, Sendable, CaseIterable {
  case json, csv, schema, options, version
  /// The rows of the table of quantities.
  case quantities
  case exitCodes = "exit-codes"
  /// Tools for agents.
  case mcp
  /// A line about each command.
  case commands = "all"

  /// By its name; `about` is the version's other one.
  public init?(named name: String) {
    self.init(rawValue: name == "about" ? Self.version.rawValue : name)
  }
}
