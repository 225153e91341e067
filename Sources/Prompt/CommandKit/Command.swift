public import Documents
public import Phrases
public import Reports
public import TerminalText

/// A command as its module declares it: its names, its arguments, and its action.
///
/// Parsing, usage, help, manual and completion derive from this; its summary is in `Phrases` or in `ownSummary`.
public struct Command<Action: Sendable>: Sendable {
  public let signature: CommandSignature
  /// `nil` if the words don't match the arguments.
  private let read: @MainActor @Sendable (Walk) throws(Failure) -> Action?

  /// `run` is called with a value for each argument; where it returns `nil`, the usage is shown.
  ///
  /// The arguments are made when the command is typed, completed or explained: a start doesn't need them.
  public init<each Value: Sendable>(
    _ name: CommandName, in group: CommandGroup, shorts: [String] = [],
    examples: [String] = [], table: TableShape? = nil, details: CommandDetails? = nil,
    summary: (@Sendable (any Phrases) -> String)? = nil,
    @ArgumentBuilder _ arguments: @escaping @Sendable () -> (repeat Argument<each Value>),
    run: @escaping @MainActor @Sendable (repeat each Value) throws(Failure) -> Action?
  ) {
    signature = CommandSignature(
      name: name, group: group, shorts: shorts, examples: examples, table: table,
      details: details, summary: summary
    ) {
      var slots: [ArgumentSlot] = []
      let arguments = arguments()
      repeat slots.append(TypedSlot(each arguments))
      return slots
    }
    read = { words throws(Failure) in
      let arguments = arguments()
      let typed = (repeat TypedSlot(each arguments))
      var slots: [ArgumentSlot] = []
      repeat slots.append(each typed)
      guard try words.run(slots) else { return nil }
      return try run(repeat try (each typed).value(words))
    }
  }

  private init(
    signature: CommandSignature,
    read: @escaping @MainActor @Sendable (Walk) throws(Failure) -> Action?
  ) {
    self.signature = signature
    self.read = read
  }

  /// A command that takes no words.
  public init(
    _ name: CommandName, in group: CommandGroup, shorts: [String] = [], table: TableShape? = nil,
    _ action: Action
  ) {
    signature = CommandSignature(
      name: name, group: group, shorts: shorts, table: table)
    read = { words throws(Failure) in try words.run([]) ? action : nil }
  }

  /// This command for screens whose actions include these.
  public func map<Other>(
    _ transform: @escaping @MainActor @Sendable (Action) -> Other
  ) -> Command<Other> {
    Command<Other>(signature: signature) { [read] words throws(Failure) in
      try read(words).map(transform)
    }
  }

  public var name: CommandName { signature.name }

  @MainActor public func action(
    for arguments: Arguments, in vocabulary: Vocabulary
  ) throws(Failure) -> Action {
    let words = Walk(arguments, of: signature.usage, in: vocabulary)
    guard let action = try read(words) else { throw words.refused }
    return action
  }
}

/// The declaration of a command: all that is known without carrying it out.
public struct CommandSignature: Hashable, Sendable {
  public let name: CommandName
  public let group: CommandGroup
  public let shorts: [String]
  /// Lines that `help` shows to try, the same in every language.
  public let examples: [String]
  /// The table that `--csv` makes of its answer.
  public let table: TableShape?
  /// Lines that `help` adds for this command alone.
  public let details: CommandDetails?
  private let ownSummary: (@Sendable (any Phrases) -> String)?
  private let slots: @Sendable () -> [ArgumentSlot]

  init(
    name: CommandName, group: CommandGroup, shorts: [String], examples: [String] = [],
    table: TableShape? = nil,
    details: CommandDetails? = nil, summary: (@Sendable (any Phrases) -> String)? = nil,
    slots: @escaping @Sendable () -> [ArgumentSlot] = { [] }
  ) {
    self.name = name
    self.group = group
    self.shorts = shorts
    self.examples = examples
    self.table = table
    self.details = details
    ownSummary = summary
    self.slots = slots
  }

  /// The effect of the command: one clause, without a full stop.
  public func summary(in phrases: any Phrases) -> String {
    ownSummary?(phrases) ?? phrases.summary(of: name) ?? ""
  }

  public var usage: CommandUsage { usage(slots()) }

  /// Whether its arguments can be these words.
  package func takes(_ words: [String], in vocabulary: Vocabulary) -> Bool {
    let slots = slots()
    let walk = Walk(Arguments(words), of: usage(slots), in: vocabulary)
    return (try? walk.run(slots)) == true
  }

  func completions(for typed: String, from sources: CompletionWords) -> CompletionList {
    let slots = slots()
    return Walk(completing: typed, of: usage(slots), from: sources).completions(slots)
  }

  private func usage(_ slots: [ArgumentSlot]) -> CommandUsage {
    CommandUsage(
      name, arguments: slots.flatMap(\.shapes), options: slots.compactMap(\.option))
  }

  public static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.shorts == b.shorts }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Lines for the help of one command.
public typealias CommandDetails =
  @MainActor @Sendable (_ phrases: any Phrases, _ width: Int) -> [Line]

/// A command as it was understood, with its places: done again, it does the same, whatever its words mean by then.
public struct ResolvedCommand: Sendable {
  public typealias Work = @MainActor @Sendable () async throws(Failure) -> Route

  private let work: Work
  private let again: Work
  /// The table of its answer, where that is not the one which the command declares.
  public var table: TableShape?

  /// `again` is the action when the command is repeated; usually the same.
  public init(_ work: @escaping Work, again: Work? = nil) {
    self.work = work
    self.again = again ?? work
  }

  /// This command, run at another time.
  public var repeated: ResolvedCommand { ResolvedCommand(again) }

  /// A command after which the screen stays.
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

/// The screen or the command that follows when a command's own work has ended.
public struct Route: Sendable {
  /// Comes next; `nil` if the command leads nowhere.
  public var next: ResolvedCommand?
  /// The places that this shows, where it shows some that were looked for.
  public var places: [Place]
  /// Shown above that, and added to its document.
  public var preamble: Preamble?
  /// A failure on the way, reported after all that is shown.
  public var failure: Failure?

  public init(
    next: ResolvedCommand? = nil, places: [Place] = [], preamble: Preamble? = nil,
    failure: Failure? = nil
  ) {
    self.next = next
    self.places = places
    self.preamble = preamble
    self.failure = failure
  }

  /// The one that was looked for.
  public var place: Place? { places.last }

  /// Adds a preamble to that before it.
  public mutating func introduce(_ other: Preamble?) {
    guard let other else { return }
    preamble = preamble.map { $0 + other } ?? other
  }

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

  package static func + (first: Preamble, second: Preamble) -> Preamble {
    Preamble(
      sentences: first.sentences + second.sentences, document: first.document + second.document)
  }
}

extension String {
  /// `-x` or `--xyz`; a negative number and a lone dash are not options.
  public var isOption: Bool {
    hasPrefix("--") && count > 2
      || hasPrefix("-") && dropFirst().first.map { $0.isASCII && $0.isLetter } == true
  }
}

// Commands that several screens have, each with an action of its own.

extension Command {
  public static func refresh(_ action: Action) -> Command {
    Command(
      .refresh, in: .weather, shorts: ["r"],
      action)
  }

  public static func undo(_ action: Action) -> Command {
    Command(.undo, in: .lists, action)
  }

  public static func filter(
    _ action: @escaping @MainActor @Sendable (String) -> Action
  ) -> Command {
    Command(.filter, in: .places, examples: ["filter san", "filter"]) {
      Argument.text(.text).or("")
    } run: {
      action($0)
    }
  }

  public static func sort(
    _ orders: [String], _ action: @escaping @MainActor @Sendable (String) -> Action?
  ) -> Command {
    Command(
      .sort, in: .places,
      examples: [orders.contains("temperature") ? "sort temperature" : "sort added", "sort name"]
    ) {
      Argument.choice(orders)
    } run: {
      action($0)
    }
  }

  /// Gives a row a name; without one, its original name again.
  public static func rename(
    _ action: @escaping @MainActor @Sendable (_ row: Int, String?) -> Action
  ) -> Command {
    rename(examples: ["rename 2 Our hut", "rename 2"]) {
      Argument.text(.text, behind: Language.typed.beforeNames).or("")
    } _: { row, text in
      let name = text.cleaned(limit: 200)
      return action(row, name.allSatisfy(\.isWhitespace) ? nil : name)
    }
  }

  /// `name` is the argument of the new name.
  public static func rename<Name: Sendable>(
    examples: [String], _ name: @escaping @Sendable () -> Argument<Name>,
    _ action: @escaping @MainActor @Sendable (_ row: Int, Name) -> Action?
  ) -> Command {
    Command(
      .rename, in: .lists, examples: examples
    ) {
      Argument.row
      name()
    } run: {
      action($0, $1)
    }
  }
}
