import Synchronization

/// A line asked for, and how to hand it over.
struct LineRequest: Sendable {
  var prompt: String
  var remember: Bool
  var continuation: CheckedContinuation<LineEvent, Never>
}

/// What others want of the editor's thread, in the order in which they said it.
final class Mailbox: Sendable {
  let pipe = WakePipe()
  private let state = Mutex(State())

  private struct State {
    var output = ""
    var requests: [LineRequest] = []
    var foregroundProcesses: [ForegroundProcess] = []
    var keyRequests: [CheckedContinuation<Key, Never>] = []
    var busyLabel: String?
    var signals: Set<Int32> = []
    var isStopping = false
    var isClosed = false
    var outputFailure: Int32?
  }

  // What others do

  /// False when the thread has ended, so that nobody would write the text.
  func post(_ text: String) -> Bool {
    let isOpen = state.withLock { state in
      if !state.isClosed { state.output += text }
      return !state.isClosed
    }
    pipe.wake()
    return isOpen
  }

  func post(_ request: LineRequest) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.requests.append(request) }
      return state.isClosed
    }
    if isClosed { request.continuation.resume(returning: .endOfInput) }
    pipe.wake()
  }

  func post(_ request: CheckedContinuation<Key, Never>) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.keyRequests.append(request) }
      return state.isClosed
    }
    if isClosed { request.resume(returning: .end) }
    pipe.wake()
  }

  /// False when the thread has ended, so that nobody would lend anything.
  func post(_ process: ForegroundProcess) -> Bool {
    let isOpen = state.withLock { state in
      if !state.isClosed { state.foregroundProcesses.append(process) }
      return !state.isClosed
    }
    pipe.wake()
    return isOpen
  }

  func post(busy label: String?) {
    state.withLock { $0.busyLabel = label }
    pipe.wake()
  }

  /// As if the signal had come.
  func post(signal: Int32) {
    state.withLock { _ = $0.signals.insert(signal) }
    pipe.wake()
  }

  func postStop() {
    state.withLock { $0.isStopping = true }
    pipe.wake()
  }

  var outputFailure: Int32? { state.withLock { $0.outputFailure } }

  // What the editor's thread does

  func takeOutput() -> String {
    state.withLock { state in
      defer { state.output = "" }
      return state.output
    }
  }

  /// The next request, together with what was written before it was made.
  func takeRequest() -> (output: String, request: LineRequest?) {
    state.withLock { state in
      defer { state.output = "" }
      return (state.output, state.requests.isEmpty ? nil : state.requests.removeFirst())
    }
  }

  /// What is to be lent next, together with what was written before.
  func takeForegroundProcess() -> (output: String, process: ForegroundProcess)? {
    state.withLock { state in
      guard !state.foregroundProcesses.isEmpty else { return nil }
      defer { state.output = "" }
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

  /// Answers every request, present and future, with the end of input. Returns the texts that came
  /// last; from now on none are taken.
  @discardableResult
  func close() -> String {
    let (waiting, keyWaiting, text) = state.withLock { state in
      state.isClosed = true
      defer { (state.requests, state.keyRequests, state.output) = ([], [], "") }
      return (state.requests, state.keyRequests, state.output)
    }
    for request in keyWaiting { request.resume(returning: .end) }
    for request in waiting { request.continuation.resume(returning: .endOfInput) }
    return text
  }
}
