import Clients
public import Phrases
public import Reports

/// One screen of Vane, as the root router sees it.
@MainActor public protocol Screen<Action>: AnyObject {
  associatedtype Action: Sendable

  /// The commands that this screen adds to those that every screen has.
  var commands: [Command<Action>] { get }

  /// Shows what this screen showed before its present content; `false` if it showed nothing.
  func goBack() async throws(Failure) -> Bool

  /// Called when the user arrives from another screen, to which `back` leads.
  func arrive()

  /// Makes the list that the screen keeps the one whose rows are meant, because the user named the screen.
  func showOwnList()

  /// The place that the screen is about, if it is about one.
  var subject: Place? { get }

  /// Whether the list that the screen last showed has a further page.
  var hasNextPage: Bool { get }

  /// Whether the content shown last has rows of its own.
  var hasRows: Bool { get }

  /// Whether a time that is typed alone is one of what is shown: an hour of a map.
  var hasHours: Bool { get }

  /// Shows the screen as it is now.
  func open() async throws(Failure)

  /// Shows what was there when the user left it.
  func reopen() async throws(Failure)

  /// Carries an action out, and says where that leads.
  @discardableResult func perform(_ action: Action) async throws(Failure) -> Route

  /// Carries an action out again that failed without a network, which is back. A page that was turned stays turned.
  @discardableResult func performAgain(_ action: Action) async throws(Failure) -> Route

  /// The place in a row of the list that the screen last showed, from 1.
  func place(atRow row: Int) throws(Failure) -> Place

  /// The name in a row of that list, where the row is about what is called so.
  func name(ofRow row: Int) -> String?

  /// Drops its reports, because another service was chosen.
  func forgetReports()

  /// Cancels requests made ahead of need, because something else is requested.
  func stopFetchingAhead()

  /// Saves the state for the next start; called after each command.
  func keepState()

  /// Carries out a bare number.
  @discardableResult func open(row: Int) async throws(Failure) -> Route
}

extension Screen {
  public func reopen() async throws(Failure) { try await open() }

  public func performAgain(_ action: Action) async throws(Failure) -> Route {
    try await perform(action)
  }

  public func goBack() async throws(Failure) -> Bool { false }

  public func arrive() {}

  public func showOwnList() {}

  public var subject: Place? { nil }

  public var hasNextPage: Bool { false }

  public var hasRows: Bool { true }

  public var hasHours: Bool { false }

  public func forgetReports() {}

  public func stopFetchingAhead() {}

  public func keepState() {}

  public func place(atRow row: Int) throws(Failure) -> Place { throw .noList }

  public func name(ofRow row: Int) -> String? { nil }

  public func open(row: Int) async throws(Failure) -> Route { throw .noList }

  public var signatures: [CommandSignature] { commands.map { $0.signature } }

  /// One of the screen's commands with its arguments parsed; `nil` if it has none of this name.
  public func resolved(
    _ name: CommandName, _ arguments: Arguments, in vocabulary: Vocabulary
  ) throws(Failure) -> ResolvedCommand? {
    // A closure over the command's type would have all conformances searched, at every start.
    let commands = commands
    guard let index = commands.indices.first(where: { commands[$0].name == name }) else {
      return nil
    }
    let action = try commands[index].action(for: arguments, in: vocabulary)
    return ResolvedCommand { () async throws(Failure) in
      try await self.perform(action)
    } again: { () async throws(Failure) in
      try await self.performAgain(action)
    }
  }
}

/// The services of the prompt that a screen may use.
public struct ScreenContext: Sendable {
  /// Shows an answer, above the line being typed if there is one.
  public var show: @MainActor (Answer) -> Void
  /// Says what is being waited for, until `nil`.
  public var wait: @MainActor (String?) -> Void
  /// Says a sentence beside the answers.
  public var say: @MainActor (String) -> Void
  /// Reports the outcome of something that went on in the background of the prompt.
  public var announce: @MainActor (String) -> Void
  /// Whether the output is closed.
  public var isClosed: @MainActor () -> Bool
  /// Notes that something was done that `undo` takes back: on this screen, or what it is given.
  public var remember: @MainActor (Undoable?) -> Void
  /// Whether the rows on the screen are those that this screen changes.
  public var isListed: @MainActor () -> Bool
  /// Whether later commands may undo something.
  var canUndo: Bool
  /// The number of a list's rows that are shown at once: as many as the window has room for. Those that `fold` take two
  /// lines in a narrow window. `.max` where everything is shown.
  public var rowsPerPage: @MainActor (_ fold: Bool) -> Int
  /// The size of the window that pages are drawn for; `nil` for programs and screen readers.
  public var window: @MainActor () -> (columns: Int, rows: Int)?
  /// Asks for a yes. Throws `needsYes` if input isn't interactive.
  public var confirm:
    @MainActor (_ question: String, _ command: CommandName) async throws(Failure) -> Bool
  /// Asks whether something may be sent. Only the user's own answer counts, and not `--yes`. Throws as `confirm` does.
  public var consent:
    @MainActor (_ question: String, _ command: CommandName) async throws(Failure) -> Bool

  public init(
    show: @escaping @MainActor (Answer) -> Void,
    wait: @escaping @MainActor (String?) -> Void,
    say: @escaping @MainActor (String) -> Void = { _ in },
    announce: @escaping @MainActor (String) -> Void = { _ in },
    isClosed: @escaping @MainActor () -> Bool = { false },
    canUndo: Bool = true, remember: @escaping @MainActor (Undoable?) -> Void = { _ in },
    isListed: @escaping @MainActor () -> Bool = { false },
    rowsPerPage: @escaping @MainActor (_ fold: Bool) -> Int = { _ in 10 },
    window: @escaping @MainActor () -> (columns: Int, rows: Int)? = { nil },
    confirm: @escaping @MainActor (String, CommandName) async throws(Failure) -> Bool,
    consent: @escaping @MainActor (String, CommandName) async throws(Failure) -> Bool = {
      _, command throws(Failure) in throw .needsYes(command)
    }
  ) {
    self.say = say
    self.announce = announce
    self.isClosed = isClosed
    self.canUndo = canUndo
    self.remember = remember
    self.isListed = isListed
    self.rowsPerPage = rowsPerPage
    self.window = window
    self.show = show
    self.wait = wait
    self.confirm = confirm
    self.consent = consent
  }

  /// Asks before a file is replaced. If input isn't interactive, the error says what to add.
  @MainActor public func mayReplace(
    _ path: String, _ phrases: any Phrases, _ command: CommandName
  ) async throws(Failure) -> Bool {
    do {
      return try await confirm(phrases.confirmReplacing(path), command)
    } catch {
      guard case .needsYes = error else { throw error }
      throw .placeFile(.exists(path: path.cleanPath))
    }
  }

  /// A sentence about a change, with how to take it back where that can be done.
  public func undoable(_ sentence: String, _ hint: String) -> String {
    canUndo ? sentence + " " + hint : sentence
  }
}
