public import Phrases

/// A command as a screen declares it: its name, its short names, and how the words behind it become an action.
///
/// Parsing, help, completion and abbreviations derive from this; what the words mean to people stands in `Phrases`.
public struct Command<Action: Sendable>: Sendable {
  public let name: CommandName
  public let shorts: [String]
  /// The words that may stand behind it with a dash, such as `-o`.
  public let options: [String]
  /// `nil` when the words are not what the command takes.
  let parse: @Sendable (Arguments) -> Action?

  public init(
    _ name: CommandName, shorts: [String] = [], options: [String] = [],
    parse: @escaping @Sendable (Arguments) -> Action?
  ) {
    self.name = name
    self.shorts = shorts
    self.options = options
    self.parse = parse
  }

  /// A command that takes no words.
  public init(_ name: CommandName, shorts: [String] = [], _ action: Action) {
    self.init(name, shorts: shorts) { $0.words.isEmpty ? action : nil }
  }

  public var signature: CommandSignature { CommandSignature(name: name, shorts: shorts) }

  public func action(for arguments: Arguments) throws(Failure) -> Action {
    let given = arguments.words.filter(\.isOption)
    if let option = given.first(where: { !options.contains($0.optionName) }) {
      throw .unknownOption(option)
    }
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

extension String {
  /// `-x` or `--xyz`; a negative number and a lone dash are not options.
  public var isOption: Bool {
    hasPrefix("--") && count > 2
      || hasPrefix("-") && dropFirst().first.map { $0.isASCII && $0.isLetter } == true
  }

  /// `--xyz` of `--xyz=value`, and any other word as it is.
  fileprivate var optionName: String {
    hasPrefix("--") ? String(prefix { $0 != "=" }) : self
  }
}
