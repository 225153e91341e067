import Glibc
import Reports

/// The file of typed lines: one append per line, safe for several sessions at once and for a kill at any moment.
struct HistoryFile: Sendable {
  let path: String
  /// Without a lock (a dead network disk), a lost line is better than a hanging prompt.
  var timeout = Duration.seconds(2)

  /// The most that is read of a file that has grown without limit; its end is what counts.
  private static let mostBytes = 16 * 1024 * 1024

  /// The lines, oldest first; none when there is no file yet.
  func lines() throws(HistoryFailure) -> [String] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw failure()
    }
    defer { close(descriptor) }
    return HistoryCoding.lines(in: try contents(of: descriptor))
  }

  /// Adds one line in one write, then keeps the newest `limit` lines if there is a limit. Returns whether the file
  /// could be locked.
  func append(_ line: String, trimmingTo limit: Int?) throws(HistoryFailure) -> Bool {
    let (descriptor, isLocked) = try openLocked()
    defer { close(descriptor) }
    let size = try status(of: descriptor).st_size
    var last: UInt8 = 0
    let isBroken = size > 0 && pread(descriptor, &last, 1, size - 1) == 1 && last != 0x0A
    let bytes = Array(((isBroken ? "\n" : "") + HistoryCoding.encode(line) + "\n").utf8)
    let written = write(descriptor, bytes, bytes.count)
    guard written == bytes.count else {
      let error = written < 0 ? errno : ENOSPC
      if written > 0, isLocked { ftruncate(descriptor, size) }
      throw failure(error)
    }
    if let limit, isLocked { try trim(descriptor, to: limit) }
    return isLocked
  }
}

extension HistoryFile {
  /// The file, made if need be with its folders, and whether it is locked. A file that another
  /// session has replaced in the meantime is opened again.
  private func openLocked() throws(HistoryFailure) -> (Int32, isLocked: Bool) {
    let deadline = ContinuousClock.now + timeout
    while true {
      var descriptor = openForAppending()
      if descriptor < 0, errno == ENOENT {
        makeFolders()
        descriptor = openForAppending()
      }
      guard descriptor >= 0 else { throw failure() }
      var isHandedOver = false
      defer { if !isHandedOver { close(descriptor) } }
      let opened = try status(of: descriptor)
      if opened.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
      let isLocked = lock(descriptor, until: deadline)
      var current = stat()
      let isCurrent = stat(path, &current) == 0 && current.st_ino == opened.st_ino
      if isCurrent || !isLocked || ContinuousClock.now >= deadline {
        isHandedOver = true
        return (descriptor, isLocked && isCurrent)
      }
    }
  }

  private func openForAppending() -> Int32 {
    open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
  }

  private func lock(_ descriptor: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let mayBecomeFree = errno == EWOULDBLOCK || errno == EINTR
      guard mayBecomeFree, ContinuousClock.now < deadline else { return false }
      usleep(5_000)
    }
    return true
  }

  /// Replaces the file by its newest lines, while the lock keeps other sessions from adding to it.
  private func trim(_ descriptor: Int32, to limit: Int) throws(HistoryFailure) {
    let kept = HistoryCoding.lines(in: try contents(of: descriptor)).suffix(limit)
    let text = kept.map { HistoryCoding.encode($0) + "\n" }.joined()
    let target = resolvedPath
    let temporary = target + ".new"
    unlink(temporary)
    let copy = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard copy >= 0 else { throw failure() }
    defer { close(copy) }
    var output = OutputDescriptor(copy)
    output.write(text)
    guard output.failure == nil, fsync(copy) == 0, rename(temporary, target) == 0 else {
      let error = output.failure ?? errno
      unlink(temporary)
      throw failure(error)
    }
  }

  private func contents(of descriptor: Int32) throws(HistoryFailure) -> [UInt8] {
    let size = Int(try status(of: descriptor).st_size)
    let start = max(size - Self.mostBytes, 0)
    var bytes = [UInt8](repeating: 0, count: size - start)
    var count = 0
    while count < bytes.count {
      let got = uninterrupted {
        bytes.withUnsafeMutableBytes { buffer in
          let rest = buffer.baseAddress?.advanced(by: count)
          return pread(descriptor, rest, buffer.count - count, start + count)
        }
      }
      guard got >= 0 else { throw failure() }
      if got == 0 { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return start == 0 ? bytes : Array(bytes.drop { $0 != 0x0A })
  }

  private func status(of descriptor: Int32) throws(HistoryFailure) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .notAFile(path: path.cleaned(limit: 4096))
    }
    return status
  }

  /// A failure shows when the file is opened.
  private func makeFolders() {
    for (index, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      mkdir(String(decoding: path.utf8.prefix(index), as: UTF8.self), 0o700)
    }
  }

  /// The path with symbolic links followed, so that a linked history stays a link.
  private var resolvedPath: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func failure(_ error: Int32 = errno) -> HistoryFailure {
    .unusable(path: path.cleaned(limit: 4096), errno: error)
  }
}
