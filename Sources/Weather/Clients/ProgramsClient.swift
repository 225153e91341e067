/// The things beside the weather that answers for programs need.
public struct ProgramsClient: Sendable {
  /// The JSON Schema of all answers, as it was installed.
  public var schema: @Sendable () throws(StorageError) -> String
  /// Starts Vane once more with these words, in the background, unless it was started for them just now.
  public var startInBackground: @Sendable (_ words: [String]) -> Void
  /// Runs another program, found in `PATH`, with arguments and additional environment variables, never through a shell.
  public var run:
    @Sendable (_ words: [String], _ environment: [String: String]) async -> ProgramOutcome
  /// Whether the file at a path is a program.
  public var isThere: @Sendable (_ path: String) -> Bool
  /// Whether there is a bus of the user's session, on which notifications can be shown.
  public var hasSessionBus: @Sendable () -> Bool
  /// The path of Vane itself.
  public var path: @Sendable () -> String
  /// Writes the units with which systemd runs alerts, where none are installed, or deletes them; whether any changed.
  public var keepUnits: @Sendable (_ isOn: Bool) throws(StorageError) -> Bool

  public init(
    schema: @escaping @Sendable () throws(StorageError) -> String = { "true" },
    startInBackground: @escaping @Sendable (_ words: [String]) -> Void = { _ in },
    run: @escaping @Sendable ([String], [String: String]) async -> ProgramOutcome = { _, _ in
      .missing
    },
    isThere: @escaping @Sendable (String) -> Bool = { _ in false },
    hasSessionBus: @escaping @Sendable () -> Bool = { false },
    path: @escaping @Sendable () -> String = { "vane" },
    keepUnits: @escaping @Sendable (_ isOn: Bool) throws(StorageError) -> Bool = { _ in false }
  ) {
    self.schema = schema
    self.startInBackground = startInBackground
    self.run = run
    self.isThere = isThere
    self.hasSessionBus = hasSessionBus
    self.path = path
    self.keepUnits = keepUnits
  }

  /// The seconds that a program may take.
  public static let longestRun = 10.0
}

/// The end of another program.
public enum ProgramOutcome: Hashable, Sendable {
  case done
  /// It ended with this exit status, or 128 plus the number of a signal.
  case failed(status: Int32)
  /// There is none of this name, or it may not be run.
  case missing
  /// The program took too long and was stopped.
  case timedOut
}
