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
    // To try takes a millisecond of each start.
    guard mayBeFew else { return }
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

  /// A limit of this many processes leaves room, whatever else the user runs.
  private static let plenty = 1024

  /// Whether the user or the container may have so few processes that it must be tried.
  private static var mayBeFew: Bool {
    var limit = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit) == 0
    return !isKnown || limit.rlim_cur < plenty || mostInContainer.map { $0 < plenty } ?? false
  }

  /// `nil` for no limit.
  private static var mostInContainer: Int? {
    let file = open("/sys/fs/cgroup/pids.max", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 32)
    let count = read(file, &text, text.count)
    return Int(String(decoding: text.prefix(max(0, count)).prefix { $0 > 0x20 }, as: UTF8.self))
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
