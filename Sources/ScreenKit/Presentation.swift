package import Phrases
import Synchronization

/// The language, the appearance and the units of one command: each read once, when it is first asked for, so that a page has
/// the same from its first line to its last. Each costs several reads of the settings.
package final class Presentation: Sendable {
  /// That of the command to which the present task belongs.
  @TaskLocal package static var current: Presentation?

  package let phrases = Once<any Phrases>()
  package let appearance = Once<Appearance>()
  package let units = Once<UnitChoice>()

  package init() {}

  /// A setting was changed.
  package func forget() {
    phrases.forget()
    appearance.forget()
    units.forget()
  }
}

/// A value that is read when it is first asked for, and kept.
package final class Once<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  package func value(_ read: () -> Value) -> Value {
    if let value = known.withLock({ $0 }) { return value }
    let value = read()
    known.withLock { $0 = value }
    return value
  }

  func forget() {
    known.withLock { $0 = nil }
  }
}
