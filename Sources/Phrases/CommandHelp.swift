/// What `help` says of one command.
public struct CommandHelp: Sendable {
  /// One clause, without a full stop.
  public var summary: String
  public var examples: [String]

  public init(_ summary: String, examples: [String] = []) {
    self.summary = summary
    self.examples = examples
  }
}
