internal import Foundation
internal import WeatherClients

/// The advisory lock of a file, held until `release`.
///
/// A program that waits for it holds the folder's lock meanwhile, and all take that one first. Without this
/// queue, a program that lets the lock go and wants it again at once would win against all who only look
/// from time to time, and these would wait for seconds.
struct FileLock {
  /// `nil` where the file system has no locks.
  private let file: Int32?
  private let calls: FileCalls

  var isHeld: Bool { file != nil }

  /// Waits for `timeout` seconds. `subject` is the file that the lock is for, to be named in errors.
  init(
    path: String, of subject: String, timeout: Double, calls: FileCalls
  ) throws(StorageError) {
    self.calls = calls
    let wait = Wait(subject: subject, timeout: timeout, until: calls.uptime() + timeout)
    let queue = try? calls.open(path.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    defer { if let queue { try? calls.close(queue) } }
    if let queue { try Self.joinQueue(queue, wait, calls) }
    let file: Int32
    do {
      file = try Self.open(path, calls)
    } catch {
      throw .system(.write, path: subject, code: error.code)
    }
    do {
      self.file = try Self.lock(file, wait, calls) ? file : nil
    } catch {
      try? calls.close(file)
      throw error
    }
    if self.file == nil { try? calls.close(file) }
  }

  func release() {
    if let file { try? calls.close(file) }
  }
}

extension FileLock {
  private static let pause = 0.001

  private struct Wait {
    var subject: String
    var timeout: Double
    var until: Double
  }

  /// Network file systems want a file open for writing; one made under `sudo` can only be read.
  private static func open(_ path: String, _ calls: FileCalls) throws(CallFailure) -> Int32 {
    do {
      return try calls.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    } catch {
      guard error.code == EACCES,
        let file = try? calls.open(path, O_RDONLY | O_CLOEXEC, 0)
      else { throw error }
      return file
    }
  }

  /// The queue only makes waiting fair: where it does not work, it is done without.
  private static func joinQueue(
    _ queue: Int32, _ wait: Wait, _ calls: FileCalls
  ) throws(StorageError) {
    do {
      _ = try lock(queue, wait, calls)
    } catch {
      if case .busy = error { throw error }
    }
  }

  /// False where there are no locks.
  private static func lock(
    _ file: Int32, _ wait: Wait, _ calls: FileCalls
  ) throws(StorageError) -> Bool {
    while true {
      do {
        try calls.lock(file)
        return true
      } catch {
        switch error.code {
        case EWOULDBLOCK:
          let left = wait.until - calls.uptime()
          guard left > 0 else { throw .busy(path: wait.subject, seconds: wait.timeout) }
          calls.pause(min(pause, left))
        case ENOLCK, ENOSYS, EOPNOTSUPP, EINVAL, EBADF:
          return false
        default:
          throw .system(.lock, path: wait.subject, code: error.code)
        }
      }
    }
  }
}
