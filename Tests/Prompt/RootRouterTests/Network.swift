import Reports
import Synchronization

/// A network that is away until it comes back.
final class Network: Sendable {
  private struct State {
    var isThere = false
    var error = ServiceError.noNetwork(host: "api.example")
    var asked: [[Place]] = []
  }

  private let state = Mutex(State())
  let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation

  init() {
    (changes, change) = AsyncStream.makeStream()
  }

  /// The places of each request.
  var asked: [[Place]] { state.withLock { $0.asked } }

  var isThere: Bool {
    get { state.withLock { $0.isThere } }
    set { state.withLock { $0.isThere = newValue } }
  }

  var error: ServiceError {
    get { state.withLock { $0.error } }
    set { state.withLock { $0.error = newValue } }
  }

  func ask(_ places: [Place] = []) throws(ServiceError) {
    let error = state.withLock { state in
      state.asked.append(places)
      return state.isThere ? nil : state.error
    }
    if let error { throw error }
  }

  func comeBack() async {
    isThere = true
    await pretend()
  }

  /// A change that brings nothing.
  func pretend() async {
    change.yield()
    for _ in 0..<5 { await settle() }
  }
}
