import Archiving
import Clients
import Glibc
import LineEditor
import Phrases
import Preferences
import Reports
import Synchronization
import TerminalText

/// Notices for the user that no command asked for, collected until there is somewhere to show them.
final class NoticeBoard: Sendable {
  /// Something that happened to a file.
  enum Notice: Sendable {
    case preferences(PreferencesNotice)
    case archive(ArchiveNotice)
    case history(HistoryFailure)
    case gazetteer(GazetteerError, isOnline: Bool)
    case keys(KeyFileError)
  }

  private struct State {
    var lines: (any LineSource)?
    var waiting: [String] = []
    var phrases: @Sendable () -> any Phrases = { English() }
  }

  private let isInteractive: Bool
  private let theme: Theme
  private let state = Mutex(State())

  init(isInteractive: Bool, isASCII: Bool = false) {
    self.isInteractive = isInteractive
    theme = Theme(.dark, .none, isASCII: isASCII)
  }

  /// Sets the language of notices; English until it is known.
  func speak(_ phrases: @escaping @Sendable () -> any Phrases) {
    state.withLock { $0.phrases = phrases }
  }

  func open(_ lines: any LineSource) {
    let (waiting, phrases) = state.withLock { state in
      state.lines = lines
      return (state.waiting, state.phrases)
    }
    for sentence in waiting { write(sentence, to: lines) }
    if isInteractive, let note = phrases().incompleteNote { write(note, to: lines) }
  }

  func post(_ notice: Notice) {
    // The path that it names may hold anything.
    let sentence = sentence(for: notice).cleaned(limit: 10_000)
    let lines = state.withLock { state in
      if state.lines == nil { state.waiting.append(sentence) }
      return state.lines
    }
    if let lines { write(sentence, to: lines) }
  }

  /// Writes a line of text for people who look for a fault; at the prompt it stands above it.
  func log(_ text: String) {
    if isInteractive, isatty(STDERR_FILENO) == 1, let lines = state.withLock(\.lines) {
      return lines.writeError(text)
    }
    let bytes = Array(text.utf8)
    Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }

  private func write(_ sentence: String, to lines: any LineSource) {
    let page =
      isInteractive
      ? Line(" " + sentence).wrapped(to: lines.size.columns, indent: 1) : [Line(sentence)]
    lines.writeError(page.map { theme.render($0) + "\n" }.joined())
  }

  private func sentence(for notice: Notice) -> String {
    // Called without the lock: reading the language may post something as well.
    let phrases = state.withLock(\.phrases)()
    return switch notice {
    case .preferences(.damaged(let copy)), .archive(.damaged(let copy)):
      phrases.damaged(copy: copy)
    case .archive(.link(let copy)):
      phrases.linkedArchive(copy: copy)
    case .gazetteer(let error, true):
      phrases.noGazetteer(error)
    case .gazetteer(let error, false):
      phrases.sentence(for: .gazetteer(error))
    case .keys(let error):
      phrases.keysNotUsed(error)
    case .archive(.failed(.busy(let path, _))):
      phrases.lockedArchive(path: path.description)
    case .archive(.failed(let error)):
      phrases.sentence(for: .storage(error))
    case .archive(.newer(let path)):
      phrases.sentence(for: .storage(.newer(path: path.cleanPath)))
    case .history(.unusable(let path, _)), .history(.notAFile(let path)):
      phrases.historyNotSaved(path: path.description)
    }
  }
}
