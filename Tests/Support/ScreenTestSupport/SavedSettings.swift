public import Clients
import Synchronization

/// Settings in memory.
public final class SavedSettings: Sendable {
  private let values: Mutex<[String: String]>

  public init(_ values: [String: String] = [:]) { self.values = Mutex(values) }

  public subscript(name: String) -> String? { values.withLock { $0[name] } }

  public var client: SettingsClient {
    SettingsClient(
      all: { () throws(StorageError) in self.values.withLock { $0 } },
      set: { name, value throws(StorageError) in self.values.withLock { $0[name] = value } })
  }
}
