public import Phrases
public import WeatherModels

/// One screen of Vane, as the root router sees it.
@MainActor public protocol Screen<Action>: AnyObject {
  associatedtype Action: Sendable

  /// The commands that this screen adds to those that every screen has.
  var commands: [Command<Action>] { get }

  /// The place that the screen is about, if it is about one.
  var subject: Place? { get }

  /// Whether the list that the screen last showed has a further page.
  var hasNextPage: Bool { get }

  /// Shows the screen as it is now.
  func open() async throws(Failure)

  func perform(_ action: Action) async throws(Failure)

  /// The place in a row of the list that the screen last showed, from 1.
  func place(atRow row: Int) throws(Failure) -> Place

  /// Drops the reports that it holds: another service is asked from now on.
  func forgetReports()

  /// Lets go of what it asks for before anybody wants it: something else is asked.
  func stopFetchingAhead()

  /// What a bare number does.
  func open(row: Int) async throws(Failure)
}

extension Screen {
  public var subject: Place? { nil }

  public var hasNextPage: Bool { false }

  public func forgetReports() {}

  public func stopFetchingAhead() {}

  public func place(atRow row: Int) throws(Failure) -> Place { throw .noList }

  public func open(row: Int) async throws(Failure) { throw .noList }

  public var signatures: [CommandSignature] { commands.map { $0.signature } }

  /// Performs one of the screen's commands; `false` when it has none of this name.
  public func perform(_ name: CommandName, _ arguments: Arguments) async throws(Failure) -> Bool {
    guard let command = commands.first(where: { $0.name == name }) else { return false }
    try await perform(command.action(for: arguments))
    return true
  }
}

/// What a screen may ask of the world around it.
public struct Shell: Sendable {
  /// Shows an answer, above the line being typed if there is one.
  public var show: @MainActor (Answer) -> Void
  /// Says what is being waited for, until `nil`.
  public var wait: @MainActor (String?) -> Void
  /// Asks for a yes. Throws `needsYes` where nobody can answer.
  public var confirm:
    @MainActor (_ question: String, _ command: CommandName) async throws(Failure) -> Bool

  public init(
    show: @escaping @MainActor (Answer) -> Void,
    wait: @escaping @MainActor (String?) -> Void,
    confirm: @escaping @MainActor (String, CommandName) async throws(Failure) -> Bool
  ) {
    self.show = show
    self.wait = wait
    self.confirm = confirm
  }
}
