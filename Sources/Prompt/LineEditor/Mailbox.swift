import Reports
import Synchronization

/// A request for a line, and the callback that receives it.
struct PendingLine: Sendable {
  let prompt: String
  let remember: Bool
  let continuation: CheckedContinuation<LineEvent, Never>
}

/// A text to be written, and the rows above the prompt whose place it takes where these still are there.
struct OutputText: Sendable {
  var text: String
  var rows: Int?
  /// The text to write if those rows have moved.
  var otherwise = ""
}

/// The wishes of others to the editor's thread, in the order in which they came.
final class Mailbox: Sendable {
  let pipe = WakePipe()
  private let state = Mutex(State())

  private struct State {
    var output: [OutputText] = []
    var requests: [PendingLine] = []
    var foregroundProcesses: [ForegroundProcess] = []
    var keyRequests: [CheckedContinuation<Key, Never>] = []
    var busyLabel: String?
    var signals: Set<Int32> = []
    var isStopping = false
    var isClosed = false
    var outputFailure: Int32?
  }

  // Called from other threads

  /// False if the thread has ended and can't write the text.
  func post(_ text: String, over rows: Int? = nil, otherwise: String = "") -> Bool {
    post { $0.output.append(OutputText(text: text, rows: rows, otherwise: otherwise)) }
  }

  /// Returns when the line has come; at once when the thread has ended.
  func line(prompt: String, remember: Bool) async -> LineEvent {
    await withCheckedContinuation { continuation in
      let request = PendingLine(
        prompt: prompt.fitForTerminal, remember: remember, continuation: continuation)
      if !post({ $0.requests.append(request) }) { continuation.resume(returning: .endOfInput) }
    }
  }

  func key() async -> Key {
    await withCheckedContinuation { continuation in
      if !post({ $0.keyRequests.append(continuation) }) { continuation.resume(returning: .end) }
    }
  }

  /// False when the thread has ended, so that the program would not be run.
  func post(_ process: ForegroundProcess) -> Bool {
    post { $0.foregroundProcesses.append(process) }
  }

  func post(busy label: String?) {
    _ = post { $0.busyLabel = label }
  }

  /// Acts as if the signal had arrived, for tests.
  func post(signal: Int32) {
    _ = post { $0.signals.insert(signal) }
  }

  func postStop() {
    _ = post { $0.isStopping = true }
  }

  var outputFailure: Int32? { state.withLock { $0.outputFailure } }

  // Called from the editor's thread

  func takeOutput() -> [OutputText] {
    state.withLock { state in
      defer { state.output = [] }
      return state.output
    }
  }

  /// The next request, together with what was written before it was made.
  func takeRequest() -> (output: [OutputText], request: PendingLine?) {
    state.withLock { state in
      defer { state.output = [] }
      return (state.output, state.requests.isEmpty ? nil : state.requests.removeFirst())
    }
  }

  /// The program to run next, together with the text written before.
  func takeForegroundProcess() -> (output: [OutputText], process: ForegroundProcess)? {
    state.withLock { state in
      guard !state.foregroundProcesses.isEmpty else { return nil }
      defer { state.output = [] }
      return (state.output, state.foregroundProcesses.removeFirst())
    }
  }

  func takeKeyRequest() -> CheckedContinuation<Key, Never>? {
    state.withLock { $0.keyRequests.isEmpty ? nil : $0.keyRequests.removeFirst() }
  }

  func takeSignal(_ signal: Int32) -> Bool {
    state.withLock { $0.signals.remove(signal) != nil }
  }

  var busyLabel: String? { state.withLock { $0.busyLabel } }

  var isStopping: Bool { state.withLock { $0.isStopping } }

  func note(outputFailure: Int32?) {
    guard let outputFailure else { return }
    state.withLock { $0.outputFailure = $0.outputFailure ?? outputFailure }
  }

  /// False, and nothing is left, when the thread has ended.
  private func post(_ word: (inout State) -> Void) -> Bool {
    let isOpen = state.withLock { state in
      if !state.isClosed { word(&state) }
      return !state.isClosed
    }
    pipe.wake()
    return isOpen
  }

  /// Answers every request, present and future, with the end of input. Returns the texts that came
  /// last; from now on none are taken.
  @discardableResult
  func close() -> [OutputText] {
    let (waiting, keyWaiting, text) = state.withLock { state in
      state.isClosed = true
      defer { (state.requests, state.keyRequests, state.output) = ([], [], []) }
      return (state.requests, state.keyRequests, state.output)
    }
    for request in keyWaiting { request.resume(returning: .end) }
    for request in waiting { request.continuation.resume(returning: .endOfInput) }
    return text
  }
}
