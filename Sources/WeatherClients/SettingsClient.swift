/// The settings that a person changes with `set`, by name. What they may be is checked by who reads them.
public struct SettingsClient: Sendable {
  /// The person's own value, without defaults; `nil` when it was never set.
  public var value: @Sendable (_ name: String) throws(StorageError) -> String?
  /// `nil` takes the setting back.
  public var set: @Sendable (_ name: String, _ value: String?) throws(StorageError) -> Void

  public init(
    value: @escaping @Sendable (String) throws(StorageError) -> String?,
    set: @escaping @Sendable (String, String?) throws(StorageError) -> Void
  ) {
    self.value = value
    self.set = set
  }
}
