internal import Clients
public import Foundation

/// A call of the operating system that failed, by its `errno`.
public struct CallFailure: Error, Hashable, Sendable {
  public var code: Int32

  public init(code: Int32) {
    self.code = code
  }
}

/// The result of `stat`.
public struct FileStatus: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case file, folder, link, other }

  public var kind: Kind
  /// The permission bits, without the kind.
  var mode: UInt32
  public var owner: UInt32
  var group: UInt32
  public var stamp: FileStamp
}

/// Tells one content of a file from the next without reading it.
public struct FileStamp: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
  public var size: Int64
  public var modifiedSeconds: Int64
  public var modifiedNanoseconds: Int64
}

/// The calls of the operating system through which files are read and written.
///
/// Tests replace them one by one, to make the Nth call fail.
public struct FileCalls: Sendable {
  public var open:
    @Sendable (_ path: String, _ flags: Int32, _ mode: UInt32) throws(CallFailure) -> Int32
  /// Returns 0 at the end of the file.
  public var read:
    @Sendable (_ file: Int32, _ into: UnsafeMutableRawBufferPointer) throws(CallFailure) -> Int
  /// May write less than it was given.
  public var write:
    @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer) throws(CallFailure) -> Int
  /// Returns when the disk has everything that was written to the file, or to the folder.
  public var sync: @Sendable (_ file: Int32) throws(CallFailure) -> Void
  public var close: @Sendable (_ file: Int32) throws(CallFailure) -> Void
  public var rename: @Sendable (_ from: String, _ to: String) throws(CallFailure) -> Void
  public var remove: @Sendable (_ path: String) throws(CallFailure) -> Void
  public var makeFolder: @Sendable (_ path: String, _ mode: UInt32) throws(CallFailure) -> Void
  public var setMode: @Sendable (_ file: Int32, _ mode: UInt32) throws(CallFailure) -> Void
  public var setOwner:
    @Sendable (_ file: Int32, _ owner: UInt32, _ group: UInt32) throws(CallFailure) -> Void
  public var statusOfOpen: @Sendable (_ file: Int32) throws(CallFailure) -> FileStatus
  /// Follows symbolic links.
  public var status: @Sendable (_ path: String) throws(CallFailure) -> FileStatus
  /// The status of a file; of a symbolic link, the link's own.
  public var statusOfLink: @Sendable (_ path: String) throws(CallFailure) -> FileStatus
  /// The path without symbolic links; fails when there is no such file.
  public var resolve: @Sendable (_ path: String) throws(CallFailure) -> String
  /// The names in a folder, in no order, without `.` and `..`.
  public var names: @Sendable (_ folder: String) throws(CallFailure) -> [String]
  /// Takes the advisory lock of an open file, or fails at once with `EWOULDBLOCK`. Closing releases it.
  public var lock: @Sendable (_ file: Int32) throws(CallFailure) -> Void
  /// Marks a place in an open file or folder until that is closed. Others can see the mark, but aren't blocked by it.
  public var mark: @Sendable (_ file: Int32, _ place: Int64) throws(CallFailure) -> Void
  /// Whether another program has marked a place before this one.
  public var isMarked: @Sendable (_ file: Int32, _ before: Int64) throws(CallFailure) -> Bool
  /// Releases the lock and its markers, so that they don't outlive a `close` that fails.
  var unlock: @Sendable (_ file: Int32) -> Void
  /// Blocks the thread.
  public var pause: @Sendable (_ seconds: Double) -> Void
  /// Seconds on a clock that never goes back.
  public var uptime: @Sendable () -> Double
}

extension FileCalls {
  /// The operating system itself. A call that a signal interrupted is made again, a hundred times at most.
  public static let live = FileCalls(
    open: { path, flags, mode throws(CallFailure) in
      try checked { Foundation.open(path, flags, mode) }
    },
    read: { file, bytes throws(CallFailure) in
      try checked { Foundation.read(file, bytes.baseAddress, bytes.count) }
    },
    write: { file, bytes throws(CallFailure) in
      try checked { Foundation.write(file, bytes.baseAddress, bytes.count) }
    },
    sync: { file throws(CallFailure) in
      try checked { fsync(file) }
    },
    close: { file throws(CallFailure) in
      // Linux has closed the file when it says EINTR; a second close could hit another one's file.
      guard Foundation.close(file) == 0 || errno == EINTR else { throw CallFailure(code: errno) }
    },
    rename: { from, to throws(CallFailure) in
      try checked { Foundation.rename(from, to) }
    },
    remove: { path throws(CallFailure) in
      try checked { unlink(path) }
    },
    makeFolder: { path, mode throws(CallFailure) in
      try checked { mkdir(path, mode) }
    },
    setMode: { file, mode throws(CallFailure) in
      try checked { fchmod(file, mode) }
    },
    setOwner: { file, owner, group throws(CallFailure) in
      try checked { fchown(file, owner, group) }
    },
    statusOfOpen: { file throws(CallFailure) in
      try status { fstat(file, &$0) }
    },
    status: { path throws(CallFailure) in
      try status { stat(path, &$0) }
    },
    statusOfLink: { path throws(CallFailure) in
      try status { lstat(path, &$0) }
    },
    resolve: { path throws(CallFailure) in
      guard let resolved = realpath(path, nil) else { throw CallFailure(code: errno) }
      defer { free(resolved) }
      return String(cString: resolved)
    },
    names: { path throws(CallFailure) in
      try names(in: path)
    },
    lock: { file throws(CallFailure) in
      try checked { flock(file, LOCK_EX | LOCK_NB) }
    },
    mark: { file, place throws(CallFailure) in
      var mark = range(F_RDLCK, from: place, count: 1)
      try checked { fcntl(file, setOwnLock, &mark) }
    },
    isMarked: { file, before throws(CallFailure) in
      var found = range(F_WRLCK, from: 0, count: before)
      try checked { fcntl(file, getOthersLock, &found) }
      return found.l_type != Int16(F_UNLCK)
    },
    unlock: { file in
      var all = range(F_UNLCK, from: 0, count: 0)
      _ = fcntl(file, setOwnLock, &all)
      _ = flock(file, LOCK_UN)
    },
    pause: { seconds in
      Thread.sleep(forTimeInterval: seconds)
    },
    uptime: {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    })

  @discardableResult
  private static func checked<Value: BinaryInteger>(
    _ call: () -> Value
  ) throws(CallFailure) -> Value {
    for _ in 0..<100 {
      let value = call()
      if value >= 0 { return value }
      guard errno == EINTR else { throw CallFailure(code: errno) }
    }
    throw CallFailure(code: EINTR)
  }

  /// `F_OFD_GETLK` and `F_OFD_SETLK` of `fcntl.h`, locks that belong to the open file; the compiler does not see the
  /// macros. Linux gives them to folders, too.
  private static let (getOthersLock, setOwnLock) = (Int32(36), Int32(37))

  private static func range(_ type: Int32, from start: Int64, count: Int64) -> flock {
    flock(
      l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: off_t(start), l_len: off_t(count),
      l_pid: 0)
  }

  private static func status(_ call: (inout stat) -> Int32) throws(CallFailure) -> FileStatus {
    var status = stat()
    try checked { call(&status) }
    let kind: FileStatus.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    return FileStatus(
      kind: kind, mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid,
      stamp: FileStamp(
        device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
        modifiedSeconds: Int64(status.st_mtim.tv_sec),
        modifiedNanoseconds: Int64(status.st_mtim.tv_nsec)))
  }

  private static func names(in path: String) throws(CallFailure) -> [String] {
    guard let folder = opendir(path) else { throw CallFailure(code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        guard errno == 0 else { throw CallFailure(code: errno) }
        return names
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }
}

/// The bytes of a file, with the stamp of the very content that was read.
public struct FileContent: Hashable, Sendable {
  public var bytes: [UInt8]
  public var stamp: FileStamp

  public var data: Data { Data(bytes) }
}

extension FileCalls {
  /// The first `limit` bytes. A file of more than `largest` is not loaded, and fails with `EFBIG`; where links are not
  /// followed, one fails with `ELOOP`.
  func content(
    of path: String, limit: Int = .max, largest: Int = SafeFile.largest, followsLinks: Bool
  ) throws(CallFailure) -> FileContent {
    // Without O_NONBLOCK, opening a pipe in the file's place would wait forever.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    let file = try open(path, flags, 0)
    defer { try? close(file) }
    let status = try statusOfOpen(file)
    guard status.kind == .file else {
      throw CallFailure(code: status.kind == .folder ? EISDIR : EINVAL)
    }
    guard status.stamp.size <= largest else { throw CallFailure(code: EFBIG) }
    let bytes = try bytes(
      of: file, expecting: Int(status.stamp.size), limit: limit, largest: largest)
    return FileContent(bytes: bytes, stamp: status.stamp)
  }

  /// False for a file that another program made in this moment.
  package func isLink(_ path: String) -> Bool { (try? statusOfLink(path))?.kind == .link }

  func writeAll(_ data: Data, to file: Int32) throws(CallFailure) {
    var written = 0
    while written < data.count {
      let count = try data.bytes.withUnsafeBytes { bytes throws(CallFailure) in
        try write(file, UnsafeRawBufferPointer(rebasing: bytes[written...]))
      }
      guard count > 0 else { throw CallFailure(code: EIO) }
      written += count
    }
  }

  /// Waits until the disk has the folder's names. Where a folder cannot be opened or synced, the kernel
  /// must do.
  func syncFolder(_ path: String) throws(CallFailure) {
    let folder: Int32
    do {
      folder = try open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    } catch {
      guard error.code == EACCES else { throw error }
      return
    }
    defer { try? close(folder) }
    do {
      try sync(folder)
    } catch {
      guard error.code == EINVAL else { throw error }
    }
  }

  /// Makes the folder and those above it that are missing, with mode 0700 as the XDG specification says.
  func makeFolders(_ path: String) throws(StorageError) {
    do {
      if try isFolder(path) { return }
    } catch {
      throw .system(.createFolder, path: path.cleanPath, code: error.code)
    }
    if path.folder != path { try makeFolders(path.folder) }
    do {
      try makeUnlessThere(path)
      try syncFolder(path.folder)
    } catch {
      throw .system(.createFolder, path: path.cleanPath, code: error.code)
    }
  }

  /// False when there is nothing of that name.
  private func isFolder(_ path: String) throws(CallFailure) -> Bool {
    let kind: FileStatus.Kind
    do {
      kind = try status(path).kind
    } catch {
      guard error.code == ENOENT else { throw error }
      return false
    }
    guard kind == .folder else { throw CallFailure(code: ENOTDIR) }
    return true
  }

  /// Another program may be creating the same folder.
  private func makeUnlessThere(_ path: String) throws(CallFailure) {
    do {
      try makeFolder(path, 0o700)
    } catch {
      guard error.code == EEXIST, (try? status(path))?.kind == .folder else { throw error }
    }
  }

  private func bytes(
    of file: Int32, expecting size: Int, limit: Int, largest: Int
  ) throws(CallFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(max(0, size), limit - 1) + 1)
    var count = 0
    while count < limit {
      if count == bytes.count { bytes += Array(repeating: 0, count: min(count, limit - count)) }
      let more = try bytes.withUnsafeMutableBufferPointer { buffer throws(CallFailure) in
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        return try read(file, UnsafeMutableRawBufferPointer(rest))
      }
      if more == 0 { break }
      count += more
      guard count <= largest else { throw CallFailure(code: EFBIG) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}

extension String {
  /// The folder of an absolute path.
  var folder: String { (self as NSString).deletingLastPathComponent }

  /// The last part of a path.
  var name: String { (self as NSString).lastPathComponent }
}
