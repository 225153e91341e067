/// What `help` says of one command.
public struct CommandHelp: Sendable {
  /// What follows the name: `TEXT [in COUNTRY]`; empty where nothing does.
  public var usage: String
  /// One clause, without a full stop.
  public var summary: String
  public var examples: [String]

  public init(_ usage: String, _ summary: String, examples: [String] = []) {
    self.usage = usage
    self.summary = summary
    self.examples = examples
  }
}
