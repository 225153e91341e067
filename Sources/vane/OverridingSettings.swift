import Synchronization
import WeatherClients

extension SettingsClient {
  /// Settings of which some are overridden by flags for this run until they are set again.
  func overriding(_ flags: [String: String?]) -> SettingsClient {
    let overrides = Overrides(flags.compactMapValues { $0 })
    return SettingsClient(
      all: { () throws(StorageError) in
        try all().merging(overrides.values.withLock { $0 }) { _, override in override }
      },
      set: { name, newValue throws(StorageError) in
        try set(name, newValue)
        overrides.values.withLock { $0[name] = nil }
      })
  }
}

/// The settings that the flags of this run change.
private final class Overrides: Sendable {
  let values: Mutex<[String: String]>

  init(_ values: [String: String]) {
    self.values = Mutex(values)
  }
}
