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
