/// The things beside the weather that answers for programs need.
public struct ProgramsClient: Sendable {
  /// The JSON Schema of all answers, as it was installed.
  public var schema: @Sendable () throws(StorageError) -> String
  /// Starts Vane once more with these words, behind this run's back, unless it was started for them just now.
  public var startInBackground: @Sendable (_ words: [String]) -> Void

  public init(
    schema: @escaping @Sendable () throws(StorageError) -> String = { "true" },
    startInBackground: @escaping @Sendable (_ words: [String]) -> Void = { _ in }
  ) {
    self.schema = schema
    self.startInBackground = startInBackground
  }
}
