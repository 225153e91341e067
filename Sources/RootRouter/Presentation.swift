import Phrases
import Synchronization
package import WeatherClients
import WeatherText

/// The settings, the language, the appearance and the units of one command: each read once, when it is first asked for, so
/// that a page has the same from its first line to its last.
nonisolated final class Presentation: Sendable {
  /// The value of the command that the current task belongs to.
  @TaskLocal static var current: Presentation?

  let settings = Once<Result<[String: String], StorageError>>()
  let phrases = Once<any Phrases>()
  let appearance = Once<Appearance>()
  let units = Once<UnitChoice>()

  init() {}

  /// A setting was changed.
  func forget() {
    settings.forget()
    phrases.forget()
    appearance.forget()
    units.forget()
  }
}

nonisolated extension SettingsClient {
  /// The same settings, which each command reads once.
  package var readOncePerCommand: SettingsClient {
    SettingsClient(
      all: { [all] () throws(StorageError) in
        guard let known = Presentation.current?.settings else { return try all() }
        return try known.value { Result { () throws(StorageError) in try all() } }.get()
      },
      set: { [set] name, value throws(StorageError) in
        try set(name, value)
        Presentation.current?.forget()
      })
  }
}

/// A value that is read when it is first asked for, and kept.
nonisolated final class Once<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  func value(_ read: () -> Value) -> Value {
    if let value = known.withLock({ $0 }) { return value }
    let value = read()
    known.withLock { $0 = value }
    return value
  }

  func forget() {
    known.withLock { $0 = nil }
  }
}
