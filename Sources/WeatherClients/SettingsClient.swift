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

  /// The value where it is wanted by the way: a file that cannot be read is like one without it. Who asks for the
  /// setting itself, or changes it, hears why.
  public func string(_ name: String) -> String? { (try? value(name)) ?? nil }
}
