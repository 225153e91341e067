import Glibc
import Synchronization

/// A thread for work that blocks; Swift's own pool has none to spare for that.
package final class WorkerThread: Sendable {
  private let handle: Mutex<pthread_t?>

  /// Starts the work; `nil` if no thread could be created.
  package init?(_ work: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Work(run: work))
    var thread = pthread_t()
    let result = pthread_create(&thread, nil, runWork, box.toOpaque())
    handle = Mutex(result == 0 ? thread : nil)
    if result != 0 {
      box.release()
      return nil
    }
  }

  /// Detaches the thread: the system frees it when its work has ended.
  deinit {
    if let thread = take() { pthread_detach(thread) }
  }

  /// Waits for the work's end, once.
  package func join() {
    if let thread = take() { pthread_join(thread, nil) }
  }

  private func take() -> pthread_t? {
    handle.withLock { handle in
      defer { handle = nil }
      return handle
    }
  }
}

private final class Work {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
