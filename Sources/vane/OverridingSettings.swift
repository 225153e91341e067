import Clients
import Synchronization

extension SettingsClient {
  /// Settings of which some are overridden for this run: by flags, of which `nil` takes a setting back, until they are
  /// set again, by `fixed` flags to its end, and by what was set and couldn't be saved.
  func overriding(
    _ flags: [String: String?], fixed: [String: String] = [:]
  ) -> SettingsClient {
    let overrides = Overrides(flags)
    return SettingsClient(
      all: all,
      set: { name, newValue throws(StorageError) in
        do throws(StorageError) {
          try set(name, newValue)
          overrides.values.withLock { $0[name] = nil }
        } catch {
          overrides.values.withLock { $0[name] = .some(newValue) }
          throw error
        }
      },
      ofRun: { overrides.values.withLock { $0 }.merging(fixed) { _, fixed in fixed } })
  }
}

/// The settings that this run has for itself.
private final class Overrides: Sendable {
  let values: Mutex<[String: String?]>

  init(_ values: [String: String?]) {
    self.values = Mutex(values)
  }
}
