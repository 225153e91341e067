import Synchronization
public import TerminalText

/// The words that Tab completes, as they were when the prompt appeared. Asked on the editor's thread.
public nonisolated final class CompletionSource: Sendable {
  private let words = Mutex<CompletionWords?>(nil)

  public init() {}

  public func completions(for line: String) -> CompletionList {
    words.withLock { $0 }?.completions(for: line) ?? .none
  }

  package func update(_ words: CompletionWords) {
    self.words.withLock { $0 = words }
  }
}
