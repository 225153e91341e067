import Phrases
import ScreenKit
import Synchronization

/// The language, the appearance and the units of one command: each read once, when it is first asked for, so that a page has
/// the same from its first line to its last. Each costs several reads of the settings.
nonisolated final class Presentation: Sendable {
  /// That of the command to which the present task belongs.
  @TaskLocal static var current: Presentation?

  let phrases = Once<any Phrases>()
  let appearance = Once<Appearance>()
  let units = Once<UnitChoice>()

  /// A setting was changed.
  func forget() {
    phrases.forget()
    appearance.forget()
    units.forget()
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
