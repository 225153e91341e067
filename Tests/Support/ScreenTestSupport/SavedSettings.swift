public import Clients
import Synchronization

/// Settings in memory.
public final class SavedSettings: Sendable {
  private let values: Mutex<[String: String]>
  /// Those of flags, until they are set.
  private let held: Mutex<[String: String?]>

  public init(_ values: [String: String] = [:], held: [String: String?] = [:]) {
    self.values = Mutex(values)
    self.held = Mutex(held)
  }

  public subscript(name: String) -> String? { values.withLock { $0[name] } }

  public var client: SettingsClient {
    SettingsClient(
      all: { () throws(StorageError) in self.values.withLock { $0 } },
      set: { name, value throws(StorageError) in
        self.values.withLock { $0[name] = value }
        self.held.withLock { $0[name] = nil }
      }, ofRun: { self.held.withLock { $0 } },
      hold: { name, value in self.held.withLock { $0[name] = .some(value) } })
  }
}
