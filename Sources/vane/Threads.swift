import Dispatch
import Glibc
import LineEditor
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
    let gate = DispatchSemaphore(value: 0)
    let passGate: @Sendable () -> Void = {
      gate.wait()
      gate.signal()
    }
    var threads: [WorkerThread] = []
    while threads.count < fewest, let thread = WorkerThread(passGate) { threads.append(thread) }
    gate.signal()
    for thread in threads { thread.join() }
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
