package import Clients
import Phrases
import Presentation
import Synchronization

/// Everything that a command has read and heard so far. The settings, the language, the appearance and the units are
/// each read once, when they are first needed, so that a page has the same from its first line to its last.
nonisolated final class CommandMemory: Sendable {
  @TaskLocal static var current: CommandMemory?

  let settings = Once<Result<[String: String], StorageError>>()
  let phrases = Once<any Phrases>()
  let appearance = Once<Appearance>()
  let units = Once<UnitChoice>()
  private let answered = Atomic(false)
  private let overrides = Mutex<[String: String?]>([:])

  /// The settings of this command alone; `nil` for those that it takes back.
  var ofCommand: [String: String?] { overrides.withLock(\.self) }

  /// Overrides settings until the command ends.
  func override(_ settings: [String: String?]) {
    overrides.withLock { $0.merge(settings) { $1 } }
    forget()
  }

  /// Whether any service has answered.
  var hasHeard: Bool { answered.load(ordering: .relaxed) }

  /// The answer, noted on whatever thread it came.
  static func noting<Answer>(_ answer: Answer) -> Answer {
    current?.answered.store(true, ordering: .relaxed)
    return answer
  }

  /// A setting was changed.
  func forget() {
    settings.forget()
    phrases.forget()
    appearance.forget()
    units.forget()
  }
}

nonisolated extension SettingsClient {
  package var readOncePerCommand: SettingsClient {
    SettingsClient(
      all: { [all] () throws(StorageError) in
        guard let known = CommandMemory.current?.settings else { return try all() }
        return try known.value { Result { () throws(StorageError) in try all() } }.get()
      },
      set: { [set] name, value throws(StorageError) in
        // What couldn't be saved holds for this run.
        defer { CommandMemory.current?.forget() }
        try set(name, value)
      },
      ofRun: { [ofRun] in
        ofRun().merging(CommandMemory.current?.ofCommand ?? [:]) { _, ofCommand in ofCommand }
      },
      hold: { [hold] name, value in
        defer { CommandMemory.current?.forget() }
        hold(name, value)
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
