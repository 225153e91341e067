import Clients
import Synchronization

extension SettingsClient {
  /// Settings of which some are overridden for this run: by flags, of which `nil` takes a setting back, until they are
  /// set again, by `fixed` flags to its end, and by what was set and couldn't be saved.
  func overriding(
    _ flags: [String: String?], fixed: [String: String] = [:]
  ) -> SettingsClient {
    // The settings that this run has for itself.
    let overrides = Mutex(flags)
    return SettingsClient(
      all: all,
      set: { name, newValue throws(StorageError) in
        do throws(StorageError) {
          try set(name, newValue)
          overrides.withLock { $0[name] = nil }
        } catch {
          overrides.withLock { $0[name] = .some(newValue) }
          throw error
        }
      },
      ofRun: { overrides.withLock { $0 }.merging(fixed) { _, fixed in fixed } },
      hold: { name, value in overrides.withLock { $0[name] = .some(value) } })
  }
}
