internal import Clients
internal import Foundation
internal import Synchronization

/// The advisory lock of a file, held until `release`.
///
/// A waiting program records its time of arrival on the folder, and only the first in line tries to take the lock.
/// Without this queue, a program that releases the lock and wants it again at once would always win against those that
/// poll, and one of these would wait for seconds.
struct FileLock {
  /// `nil` if the file system has no locks.
  private let file: Int32?
  private let calls: FileCalls

  var isHeld: Bool { file != nil }

  /// Waits until `subject`, the locked file, wasn't changed for `timeout` seconds. Errors name it.
  init(
    path: String, of subject: String, timeout: Double, calls: FileCalls
  ) throws(StorageError) {
    self.calls = calls
    let queue = Queue(folder: path.folder, calls)
    defer { queue?.leave(calls) }
    let wait = Wait(subject: subject, timeout: timeout, queue: queue, calls)
    let file: Int32
    do {
      file = try Self.open(path, calls)
    } catch {
      throw .system(.write, path: subject.cleanPath, code: error.code)
    }
    do {
      self.file = try Self.lock(file, behind: wait, calls) ? file : nil
    } catch {
      try? calls.close(file)
      throw error
    }
    if self.file == nil { try? calls.close(file) }
  }

  func release() {
    guard let file else { return }
    calls.unlock(file)
    try? calls.close(file)
  }
}

extension FileLock {
  private static let pause = 0.001

  /// The longest time to wait while others make progress, in time-outs.
  private static let mostTimeouts = 3

  /// The state of a wait: how long, for which file, and after which other waiter.
  private struct Wait {
    let subject: String
    let timeout: Double
    let queue: Queue?
    private var until: Double
    private var stamp: FileStamp?
    private var timeoutsLeft = FileLock.mostTimeouts

    init(subject: String, timeout: Double, queue: Queue?, _ calls: FileCalls) {
      self.subject = subject
      self.timeout = timeout
      self.queue = queue
      until = calls.uptime() + timeout
      stamp = (try? calls.status(subject))?.stamp
    }

    /// The seconds left. If the file was changed meanwhile, the time begins again.
    mutating func left(_ calls: FileCalls) -> Double {
      let left = until - calls.uptime()
      guard left <= 0, timeoutsLeft > 1 else { return left }
      let new = (try? calls.status(subject))?.stamp
      guard new != stamp else { return left }
      (stamp, timeoutsLeft, until) = (new, timeoutsLeft - 1, until + timeout)
      return until - calls.uptime()
    }
  }

  /// A place in the queue of a folder. It only makes waiting fair: if it doesn't work, Vane waits without it.
  private struct Queue {
    private let folder: Int32
    private let arrival: Int64

    init?(folder path: String, _ calls: FileCalls) {
      guard let folder = try? calls.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) else {
        return nil
      }
      self.folder = folder
      arrival = Int64(calls.uptime() * 1e9)
      if (try? calls.mark(folder, arrival)) == nil {
        leave(calls)
        return nil
      }
    }

    func isBehindOthers(_ calls: FileCalls) -> Bool {
      (try? calls.isMarked(folder, arrival)) ?? false
    }

    func leave(_ calls: FileCalls) {
      calls.unlock(folder)
      try? calls.close(folder)
    }
  }

  private static func open(_ path: String, _ calls: FileCalls) throws(CallFailure) -> Int32 {
    do {
      return try openOwn(path, calls)
    } catch {
      guard error.code == ELOOP else { throw error }
      try removeLink(path, calls)
      return try openOwn(path, calls)
    }
  }

  /// Network file systems want a file open for writing; one made under `sudo` can only be read.
  private static func openOwn(_ path: String, _ calls: FileCalls) throws(CallFailure) -> Int32 {
    do {
      return try calls.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    } catch {
      guard error.code == EACCES,
        let file = try? calls.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW, 0)
      else { throw error }
      return file
    }
  }

  /// Only one program at a time checks and removes: a file that another one has created meanwhile may be locked.
  private static func removeLink(_ path: String, _ calls: FileCalls) throws(CallFailure) {
    let folder = try calls.open(path.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    defer { try? calls.close(folder) }
    try calls.lock(folder)
    if try calls.statusOfLink(path).kind == .link { try calls.remove(path) }
  }

  /// False where there are no locks.
  private static func lock(
    _ file: Int32, behind wait: Wait, _ calls: FileCalls
  ) throws(StorageError) -> Bool {
    var wait = wait
    while true {
      do throws(CallFailure) {
        if wait.queue?.isBehindOthers(calls) == true { throw CallFailure(code: EWOULDBLOCK) }
        try calls.lock(file)
        return true
      } catch {
        switch error.code {
        case EWOULDBLOCK:
          let left = wait.left(calls)
          guard left > 0 else { throw .busy(path: wait.subject.cleanPath, seconds: wait.timeout) }
          calls.pause(min(pause, left))
        case ENOLCK, ENOSYS, EOPNOTSUPP, EINVAL, EBADF:
          return false
        default:
          throw .system(.lock, path: wait.subject.cleanPath, code: error.code)
        }
      }
    }
  }
}

/// The time to wait for other programs where the work can go on without: some seconds, and none any more after that was
/// in vain, until a turn comes.
public final class Patience: Sendable {
  public let seconds: Double
  private let isLost = Mutex(false)

  public init(seconds: Double) { self.seconds = seconds }

  public var left: Double { isLost.withLock { $0 ? 0 : seconds } }

  public func lose() { isLost.withLock { $0 = true } }

  public func regain() { isLost.withLock { $0 = false } }
}
