internal import Foundation
internal import WeatherClients

/// The advisory lock of a file, held until `release`.
struct FileLock {
  /// `nil` where the file system has no locks.
  private let file: Int32?
  private let calls: FileCalls

  var isHeld: Bool { file != nil }

  /// Waits for `patience` seconds. `subject` is the file that the lock is for, to be named in errors.
  init(
    path: String, of subject: String, patience: Double, calls: FileCalls
  ) throws(StorageError) {
    self.calls = calls
    let file: Int32
    do {
      file = try Self.open(path, calls)
    } catch {
      throw .system(.write, path: subject, code: error.code)
    }
    do {
      self.file = try Self.wait(for: file, subject, patience, calls) ? file : nil
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
  /// Network file systems want a file open for writing; one made under `sudo` can only be read.
  private static func open(_ path: String, _ calls: FileCalls) throws(CallFailure) -> Int32 {
    do {
      return try calls.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    } catch {
      guard error.code == EACCES else { throw error }
      return try calls.open(path, O_RDONLY | O_CLOEXEC, 0)
    }
  }

  /// False where there are no locks.
  private static func wait(
    for file: Int32, _ subject: String, _ patience: Double, _ calls: FileCalls
  ) throws(StorageError) -> Bool {
    let deadline = calls.uptime() + patience
    var pause = 0.001
    while true {
      do {
        try calls.lock(file)
        return true
      } catch {
        switch error.code {
        case EWOULDBLOCK:
          let left = deadline - calls.uptime()
          guard left > 0 else { throw .busy(path: subject, seconds: patience) }
          calls.pause(min(pause, left))
          pause = min(pause * 2, 0.02)
        case ENOLCK, ENOSYS, EOPNOTSUPP, EINVAL, EBADF:
          return false
        default:
          throw .system(.lock, path: subject, code: error.code)
        }
      }
    }
  }
}
