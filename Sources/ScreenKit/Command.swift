public import Phrases

/// A command as a screen declares it: its name, its short names, and how the words behind it become an action.
///
/// Parsing, help, completion and abbreviations derive from this; what the words mean to people stands in `Phrases`.
public struct Command<Action: Sendable>: Sendable {
  public let name: CommandName
  public let shorts: [String]
  /// `nil` when the words are not what the command takes.
  let parse: @Sendable (Arguments) -> Action?

  public init(
    _ name: CommandName, shorts: [String] = [], parse: @escaping @Sendable (Arguments) -> Action?
  ) {
    self.name = name
    self.shorts = shorts
    self.parse = parse
  }

  /// A command that takes no words.
  public init(_ name: CommandName, shorts: [String] = [], _ action: Action) {
    self.init(name, shorts: shorts) { $0.words.isEmpty ? action : nil }
  }

  public var signature: CommandSignature { CommandSignature(name: name, shorts: shorts) }

  public func action(for arguments: Arguments) throws(Failure) -> Action {
    guard let action = parse(arguments) else { throw .usage(name) }
    return action
  }
}

/// What the grammar needs to know of a command.
public struct CommandSignature: Hashable, Sendable {
  public let name: CommandName
  public let shorts: [String]

  public init(name: CommandName, shorts: [String]) {
    self.name = name
    self.shorts = shorts
  }
}
