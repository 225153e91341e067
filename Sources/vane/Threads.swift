import Glibc
import Phrases

/// The threads that this program may start.
enum Threads {
  /// Those of the tasks, of timers, of libcurl, and of one look-up of a name, with some to spare.
  private static let fewest = 8

  /// Ends a program that may not start as many as it needs: libdispatch would try again for ever, without a word. Where
  /// it can't read what the system says of them, libdispatch would trap.
  static func demandRoom(_ environment: [String: String]) {
    let phrases = Language(setting: nil, environment: environment).phrases
    let states = open("/proc/self/stat", O_RDONLY | O_CLOEXEC)
    guard states >= 0 else { Descriptors.refuse(phrases.noThreadStates(code: errno)) }
    close(states)
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    defer { gate.deallocate() }
    pthread_mutex_init(gate, nil)
    pthread_mutex_lock(gate)
    var threads: [pthread_t] = []
    while threads.count < fewest {
      var thread: pthread_t = 0
      guard pthread_create(&thread, nil, passGate, gate) == 0 else { break }
      threads.append(thread)
    }
    pthread_mutex_unlock(gate)
    for thread in threads { pthread_join(thread, nil) }
    pthread_mutex_destroy(gate)
    guard threads.count < fewest else { return }
    Descriptors.refuse(phrases.tooFewThreads(fewest))
  }
}

/// Waits until the gate is open.
private func passGate(_ gate: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  let mutex = gate?.assumingMemoryBound(to: pthread_mutex_t.self)
  if let mutex {
    pthread_mutex_lock(mutex)
    pthread_mutex_unlock(mutex)
  }
  return nil
}
