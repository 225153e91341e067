import Glibc

/// Runs the main actor's work on the program's first thread.
///
/// By default, Swift ends that thread and serves the main queue with others: a start would pay for these, and for
/// libgcc_s, which glibc loads to end a thread. The functions called here are those that CFRunLoop calls.
enum MainQueue {
  static func serve() -> Never {
    let handle = mainQueueHandle()
    while true {
      var ready = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, -1)
      var count: UInt64 = 0
      read(handle, &count, MemoryLayout<UInt64>.size)
      serveMainQueue(nil)
    }
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func serveMainQueue(_ message: UnsafeMutableRawPointer?)

/// Calls of other threads to the main actor, which wait until someone listens. A stream would have threads of its own.
@MainActor final class Calls {
  private var waiting = 0
  private var listener: (() -> Void)?

  nonisolated init() {}

  nonisolated func post() {
    Task { @MainActor in
      if let listener { listener() } else { waiting += 1 }
    }
  }

  func listen(_ listener: @escaping () -> Void) {
    self.listener = listener
    for _ in 0..<waiting { post() }
    waiting = 0
  }
}
