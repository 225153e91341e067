import Synchronization
import WeatherClients

extension SettingsClient {
  /// The same settings, of which flags give some for this run, until they are set anew.
  func overriding(_ flags: [String: String?]) -> SettingsClient {
    let overrides = Overrides(flags.compactMapValues { $0 })
    return SettingsClient(
      value: { name throws(StorageError) in
        if let value = overrides.value(name) { return value }
        return try value(name)
      },
      set: { name, newValue throws(StorageError) in
        try set(name, newValue)
        overrides.remove(name)
      })
  }
}

/// The settings that the flags of this run change.
private final class Overrides: Sendable {
  private let values: Mutex<[String: String]>

  init(_ values: [String: String]) {
    self.values = Mutex(values)
  }

  func value(_ name: String) -> String? {
    values.withLock { $0[name] }
  }

  func remove(_ name: String) {
    values.withLock { $0[name] = nil }
  }
}
