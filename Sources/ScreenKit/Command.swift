public import Phrases
public import TerminalText
public import WeatherModels

/// A command as its module declares it: its name, its short names, and how the words behind it become an action.
///
/// Parsing, help, completion and abbreviations derive from this; what the words mean to people stands in `Phrases`.
public struct Command<Action: Sendable>: Sendable {
  public let signature: CommandSignature
  /// `nil` when the words are not what the command takes.
  private let parse: @MainActor (Arguments) throws(Failure) -> Action?

  public init(
    _ name: CommandName, shorts: [String] = [], takes arguments: [Argument] = [],
    options: [CommandOption] = [], table: TableShape? = nil, details: CommandDetails? = nil,
    parse: @escaping @MainActor (Arguments) throws(Failure) -> Action?
  ) {
    signature = CommandSignature(
      name: name, shorts: shorts, arguments: arguments, options: options, table: table,
      details: details)
    self.parse = parse
  }

  /// A command that takes no words.
  public init(_ name: CommandName, shorts: [String] = [], _ action: Action) {
    self.init(name, shorts: shorts) { $0.words.isEmpty ? action : nil }
  }

  public var name: CommandName { signature.name }

  @MainActor public func action(for arguments: Arguments) throws(Failure) -> Action {
    let given = arguments.words.filter(\.isOption)
    let known = signature.usage.options.map(\.name)
    if let option = given.first(where: { !known.contains($0.optionName) }) {
      throw .unknownOption(option)
    }
    guard let action = try parse(arguments) else {
      throw signature.usage.failure(for: arguments.words)
    }
    return action
  }
}

/// The declaration of a command: all that is known without carrying it out.
public struct CommandSignature: Hashable, Sendable {
  public let usage: CommandUsage
  public let shorts: [String]
  /// The table that `--csv` makes of its answer.
  public let table: TableShape?
  /// Lines that `help` adds for this command alone.
  public let details: CommandDetails?

  public init(
    name: CommandName, shorts: [String], arguments: [Argument] = [],
    options: [CommandOption] = [], table: TableShape? = nil, details: CommandDetails? = nil
  ) {
    usage = CommandUsage(name, arguments: arguments, options: options)
    self.shorts = shorts
    self.table = table
    self.details = details
  }

  public var name: CommandName { usage.name }

  public static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.shorts == b.shorts }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension [CommandSignature] {
  /// In the order in which they are read about.
  package var inOrder: [CommandSignature] {
    CommandName.allCases.flatMap { name in filter { $0.name == name } }
  }
}

/// Lines for the help of one command.
public struct CommandDetails: Sendable {
  public let lines: @MainActor @Sendable (_ phrases: any Phrases, _ width: Int) -> [Line]

  public init(lines: @escaping @MainActor @Sendable (any Phrases, Int) -> [Line]) {
    self.lines = lines
  }
}

/// A command as it was understood, with the places that it is about: done again, it does the same, whatever its words
/// mean by then.
public struct ResolvedCommand: Sendable {
  public typealias Work = @MainActor @Sendable () async throws(Failure) -> Route

  private let work: Work
  private let again: Work
  /// The table of its answer, where that is not the one which the command declares.
  public var table: TableShape?

  /// `again` is what is done where it has to be made again; as a rule the same.
  public init(_ work: @escaping Work, again: Work? = nil) {
    self.work = work
    self.again = again ?? work
  }

  /// The same for another time.
  public var repeated: ResolvedCommand { ResolvedCommand(again) }

  /// One that leads nowhere.
  public static func ending(
    _ work: @escaping @MainActor @Sendable () async throws(Failure) -> Void
  ) -> ResolvedCommand {
    ResolvedCommand { () async throws(Failure) in
      try await work()
      return .stay
    }
  }

  @MainActor public func callAsFunction() async throws(Failure) -> Route { try await work() }
}

/// Where a command leads when its own work has ended.
public struct Route: Sendable {
  /// Comes next; `nil` where the command leads nowhere.
  public var next: ResolvedCommand?
  /// The place that this shows, where it shows one that was looked for.
  public var place: Place?
  /// Shown above that, and added to its document.
  public var preamble: Preamble?
  /// A failure on the way, reported after all that is shown.
  public var failure: Failure?

  public init(
    next: ResolvedCommand? = nil, place: Place? = nil, preamble: Preamble? = nil,
    failure: Failure? = nil
  ) {
    self.next = next
    self.place = place
    self.preamble = preamble
    self.failure = failure
  }

  /// Nowhere.
  public static let stay = Route()

  public static func then(
    _ next: @escaping @MainActor @Sendable () async throws(Failure) -> Route
  ) -> Route {
    Route(next: ResolvedCommand(next))
  }
}

/// The answer of a command before that of the screen it leads to.
public struct Preamble: Sendable {
  /// Shown once, above the first answer.
  public var sentences: [String]
  public var document: [JSONValue.Member]

  public init(sentences: [String], document: [JSONValue.Member]) {
    self.sentences = sentences
    self.document = document
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
